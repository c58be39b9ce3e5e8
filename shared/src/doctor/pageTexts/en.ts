export const base = (href: string, attributes: string) =>
  `<base href="${href}"> turns addresses without an origin elsewhere, and the tag has some (${attributes}).`;
export const wholeAddresses = 'Write whole addresses in the tag.';

export const noViewport =
  'The page has no viewport meta element: phones show it, and the chat, as a small picture of a wide screen.';
export const intoHead = 'Put it into the head.';
export const fixedViewport = (content: string) =>
  `The viewport of the page is not the device's width ("${content}"): on phones the chat is small.`;
export const write = 'Write:';

export const noLanguage = 'The root element has no lang: the chat speaks English, and screen readers guess.';
export const sayLanguage = 'Say what language the page is in.';
export const misspelt = (given: string) =>
  `lang="${given}" is no language tag: browsers and screen readers do not know it, and the chat may not.`;
export const writeLanguageTag = 'Write the tag of the language.';
export const otherLanguage = (given: string, asked: string) =>
  `The page is in "${given}" and the tag asks for "${asked}": the chat speaks that, whatever the page says.`;
export const followPage = 'Take data-language out, if the chat should follow the page.';
export const notSpoken = (given: string) =>
  `The page is in "${given}", which the chat does not speak: it speaks English.`;
export const chooseLanguage = 'Choose the language that your visitors are more likely to read.';

export const globalTaken = (usesQueue: boolean) =>
  `An element has the name of the widget's global, "Receptionist": until the script has come, window.Receptionist is that element${
    usesQueue ? ', and the commands that the page gives it fail' : ''
  }.`;
export const otherId = 'Give it another id.';
export const otherIdOrDeclaration = 'Give it another id, or begin the list of commands by a declaration.';

export const memberTaken = (element: string, member: string) =>
  `A ${element} element named "${member}" takes the place of document.${member}, for every script of the page. The Receptionist asks its own tag alone where it comes from; others may not.`;
export const otherName = 'Give it another name.';
