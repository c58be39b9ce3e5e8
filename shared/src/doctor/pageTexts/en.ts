export const base = (href: string, attributes: string) =>
  `<base href="${href}"> changes where addresses without an origin lead, and the tag has some (${attributes}).`;
export const wholeAddresses = 'Write full addresses in the tag.';

export const noViewport =
  'The page has no viewport meta element: phones show the page and the chat very small, like a wide screen.';
export const intoHead = 'Put it into the head.';
export const fixedViewport = (content: string) =>
  `The page's viewport is not as wide as the device ("${content}"): on phones the chat is small.`;
export const write = 'Write:';

export const noLanguage = 'The root element has no lang: the chat speaks English, and screen readers have to guess.';
export const sayLanguage = 'Say what language the page is in.';
export const misspelt = (given: string) =>
  `lang="${given}" is not a language tag: browsers and screen readers do not know it, and the chat may not either.`;
export const writeLanguageTag = 'Write a language tag.';
export const otherLanguage = (given: string, asked: string) =>
  `The page is in "${given}" and the tag asks for "${asked}": the chat speaks "${asked}".`;
export const followPage = 'Remove data-language if the chat should follow the page.';
export const notSpoken = (given: string) =>
  `The page is in "${given}", which the chat does not speak: it speaks English.`;
export const chooseLanguage = 'Choose the language that your visitors are more likely to read.';

export const globalTaken = (usesQueue: boolean) =>
  `An element has the same name as the widget's global variable, "Receptionist": until the script has loaded, window.Receptionist is that element${
    usesQueue ? ', and the commands that the page gives it fail' : ''
  }.`;
export const otherId = 'Give it another id.';
export const otherIdOrDeclaration = 'Give it another id, or begin the list of commands with a declaration.';

export const memberTaken = (element: string, member: string) =>
  `A ${element} element named "${member}" replaces document.${member} for every script of the page. The Receptionist is not affected; other scripts may be.`;
export const otherName = 'Give it another name.';
