import type { MarkupElement } from '../doctor.types';

export const byScript =
  'A script of the page should add the tag of the Receptionist. Only a browser can see whether it does.';
export const runCommand =
  'Run the doctor as a command, which loads the page in a browser, or paste what the browser shows as the page’s elements.';

/** `manager`: where the page's tag manager stands, if it has one. */
export const missing = (manager: string | undefined) =>
  `The page does not have the tag of the Receptionist.${
    manager === undefined
      ? ''
      : ` It has a tag manager (${manager}), which may add the tag later, but without its data- attributes.`
  }`;
export const putTag = 'Put the tag into the head or the body.';
export const putTagItself = 'Put the tag into the page itself, or set the options with the list of commands beside it.';

export const inlined =
  'The loader’s code is written into the page, as optimizers do: there it cannot tell where to load the chat from, and new releases never reach the page.';
export const excludeIt = 'Exclude the script from inlining and combining, so that the page has the tag itself.';

export const inert = (place: NonNullable<MarkupElement['inert']>) =>
  `The tag is inside a ${place}, where no script runs.`;
export const moveOut = 'Move it out.';

export const duplicate = (times: number, isDifferent: boolean) =>
  `The page has the tag ${String(times)} times. There is still only one Receptionist${
    isDifferent ? ', with the options of whichever tag runs first' : ''
  }.`;
export const leaveOne = 'Leave one.';

/** `isSurelySecure`: the page is known to be one of https. */
export const insecure = (address: string, isSurelySecure: boolean) =>
  `The tag asks for ${address} without encryption${
    isSurelySecure ? ', which browsers refuse on this https page' : ': https pages refuse it'
  }.`;
export const writeHttps = 'Write https.';

export const notAsync =
  'The tag has no "async": the page waits for the script, and stops loading while the script is slow to arrive.';
export const addAsync = 'Add async.';

export const nomodule = 'The tag has "nomodule", so no browser that the Receptionist supports runs it.';
export const takeWordOut = 'Remove "nomodule".';
