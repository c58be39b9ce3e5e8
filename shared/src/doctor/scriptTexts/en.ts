export const recorder = (names: string, isInPage: boolean) =>
  `The page records visits (${names}). A recorder sees the launcher, and that the chat is opened and closed. ${
    isInPage
      ? 'The page’s policy has the chat drawn in the page, in a closed shadow root: what is typed and shown is not in its recording, but a script of the page that means to could reach it.'
      : 'What is typed and shown is in a frame that no script of the page reaches: no recorder gets it.'
  }`;
export const allowFrame = 'Let the policy allow the frame (trusted-types receptionist).';
export const noMask = 'Nothing. No mask and no exclusion is needed.';

export const sameCorner = (names: string, isMoved: boolean) =>
  `The page has something else in a lower corner (${names})${
    isMoved ? '; the tag moves the Receptionist away' : ': one may stand on the other'
  }.`;
export const bothHit = 'See that both can be hit.';
export const sideEach = 'Give them a side each, or lift the Receptionist.';

export const scrollTaken = (names: string, isInPage: boolean) =>
  `The page takes wheel or fingers over (${names}). ${
    isInPage
      ? 'The chat is drawn in the page: there it may scroll the page in place of the messages.'
      : 'The chat scrolls in a frame of its own, which it does not reach.'
  }`;
export const spare = 'Spare the Receptionist, as the library lets you.';

export const fetchReplaced = (names: string, isInPage: boolean) =>
  `The page puts another fetch in the browser's place (${names}). ${
    isInPage
      ? 'The chat is drawn in the page and makes its calls by it.'
      : 'The chat makes its calls by the fetch of its own frame.'
  }`;
export const keepFetch = "Keep the browser's own for the chat, before the other script runs.";

export const translator = (names: string) =>
  `The page is translated while it is read (${names}). The chat speaks English and Spanish by itself, as the page's lang says, and no other language.`;
export const setLang = 'Let the translator set lang on the root element; nothing else.';

export const tagWritten =
  'The tag is put there by document.write: browsers may refuse it on slow networks, and after the page has come it would replace the whole page.';
export const writing =
  'A script uses document.write: called after the page has come it replaces the whole page, and with it the Receptionist.';
export const writeTag = 'Write the tag itself.';
export const whileReading = 'See that it runs while the page is being read, or take it out.';

export const nothing = 'Nothing.';
