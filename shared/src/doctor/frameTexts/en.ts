export const nothingRuns = 'nothing runs in it';
export const noNewTabs = 'links to new tabs do not open';
export const heldAsTight = 'pages opened from links get the same restrictions';
export const noWayOut = 'links cannot leave the frame';

export const inFrame =
  'The Receptionist is in a frame of the page: it has only as much room as the frame, and its links replace the whole page.';
export const roomier =
  'Put the tag into the page itself if you can. Otherwise make the frame at least 400 by 700 pixels.';

export const sandboxed = (tokens: string, why: string) =>
  `The frame with the Receptionist is sandboxed without ${tokens}: ${why}.`;
export const allowThem = 'Allow them.';

export const builder =
  'The page is made with a site builder, which puts pasted HTML into a frame: the Receptionist would be in that box and not in the corner of the window.';
export const codeOfSite =
  "Use the builder's setting for code on the whole site (custom code in the head or the body), not an HTML element on the page.";

/** `elsewhere`: where the files come from, unless it is our own site, whose files say that they may be loaded. */
export const isolated = (elsewhere: string | undefined) =>
  `The page has Cross-Origin-Embedder-Policy: require-corp, so it loads files from other origins only if those files allow it. ${
    elsewhere === undefined
      ? 'The files of the Receptionist do (Cross-Origin-Resource-Policy: cross-origin).'
      : `The files at ${elsewhere} must do so.`
  }`;
export const isAllowed = 'Nothing. With crossorigin, the tag does not depend on it.';
export const allowFiles =
  'Send Cross-Origin-Resource-Policy: cross-origin with the files, or add crossorigin to the tag.';
