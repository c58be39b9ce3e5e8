import type { MarkupElement } from '../doctor.types';

export const byScript =
  'A script of the page is to put the tag of the Receptionist there: what it makes of it only a browser can see.';
export const runCommand =
  'Run the command of the doctor, which loads the page in a browser, or paste what the browser shows as the page’s elements.';

/** `manager`: where the page's tag manager stands, if it has one. */
export const missing = (manager: string | undefined) =>
  `The page has no tag of the Receptionist.${
    manager === undefined
      ? ''
      : ` It has a tag manager (${manager}), which may put it there later and which leaves out its data- attributes.`
  }`;
export const putTag = 'Put the tag into the head or the body.';
export const putTagItself = 'Put the tag into the page itself, or set the options by the list of commands beside it.';

export const inlined =
  'The loader stands in the page as text, as optimizers inline it: there it can not tell where the chat is to be loaded from, and new releases never reach the page.';
export const excludeIt = 'Exclude the script from inlining and combining, and let the page have the tag itself.';

export const inert = (place: NonNullable<MarkupElement['inert']>) =>
  `The tag stands in a ${place}, where no script runs.`;
export const moveOut = 'Move it out.';

export const duplicate = (times: number, isDifferent: boolean) =>
  `The page has the tag ${String(times)} times. There is one Receptionist all the same${
    isDifferent ? ', with the options of whichever tag runs first' : ''
  }.`;
export const leaveOne = 'Leave one.';

/** `isSurelySecure`: the page is known to be one of https. */
export const insecure = (address: string, isSurelySecure: boolean) =>
  `The tag asks for ${address} without encryption${
    isSurelySecure ? ', which browsers refuse on this page of https' : ': pages of https refuse it'
  }.`;
export const writeHttps = 'Write https.';

export const notAsync =
  'The tag has no "async": the page waits for it, and stands still where the script is slow to come.';
export const addAsync = 'Add async.';

export const nomodule =
  'The tag has "nomodule", which keeps every browser that the Receptionist supports from running it.';
export const takeWordOut = 'Take the word out.';
