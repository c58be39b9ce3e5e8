export const recorder = (names: string, isInPage: boolean) =>
  `The page records visits (${names}). A recording shows the launcher, and that the chat is opened and closed. ${
    isInPage
      ? 'Because of the page’s policy, the chat is drawn in the page, in a closed shadow root: what is typed and shown is not recorded, but a script of the page written to reach it could.'
      : 'What is typed and shown is in a frame that no script of the page can reach, so it is not recorded.'
  }`;
export const allowFrame = 'Let the policy allow the frame (trusted-types receptionist).';
export const noMask = 'Nothing. You do not need to mask or exclude anything.';

export const sameCorner = (names: string, isMoved: boolean) =>
  `The page has something else in a lower corner (${names})${
    isMoved ? '; the tag moves the Receptionist away' : ': one may cover the other'
  }.`;
export const bothHit = 'Make sure that visitors can press both.';
export const sideEach = 'Put them on different sides, or move the Receptionist up.';

export const scrollTaken = (names: string, isInPage: boolean) =>
  `The page changes how the mouse wheel or fingers scroll (${names}). ${
    isInPage
      ? 'The chat is drawn in the page, so scrolling in it may move the page instead of the messages.'
      : 'The chat scrolls in its own frame and is not affected.'
  }`;
export const spare = 'Exclude the Receptionist, with the setting that the library has for this.';

export const fetchReplaced = (names: string, isInPage: boolean) =>
  `The page replaces the browser's fetch function (${names}). ${
    isInPage
      ? 'The chat is drawn in the page and makes its calls with the replacement.'
      : 'The chat makes its calls with the fetch of its own frame.'
  }`;
export const keepFetch = "Keep the browser's own fetch for the chat, before the other script runs.";

export const translator = (names: string) =>
  `The page is translated while it is read (${names}). The chat itself speaks English or Spanish, depending on the page's lang, and no other language.`;
export const setLang = 'Let the translator set lang on the root element. Nothing else is needed.';

export const tagWritten =
  'The tag is added by document.write: browsers may refuse it on slow networks, and once the page has loaded it would replace the whole page.';
export const writing =
  'A script uses document.write: if it is called once the page has loaded, it replaces the whole page, including the Receptionist.';
export const writeTag = 'Put the tag itself into the page.';
export const whileReading = 'Make sure that it runs while the page is loading, or remove it.';

export const nothing = 'Nothing.';
