export const nothingRuns = 'nothing runs in it';
export const noNewTabs = 'links to new tabs do not open';
export const heldAsTight = 'pages that links open are held as tight';
export const noWayOut = 'links can not leave the frame';

export const inFrame =
  'The Receptionist is in a frame of the page: it has the room that the frame has, and its links lead the whole page away.';
export const roomier =
  'Put the tag into the page itself, where you can; else give the frame 400 by 700 pixels at least.';

export const sandboxed = (tokens: string, why: string) =>
  `The frame with the Receptionist is sandboxed without ${tokens}: ${why}.`;
export const allowThem = 'Allow them.';

export const builder =
  'The page is made by a site builder, which puts pasted HTML into a frame: the Receptionist would stand in that box and not in the corner of the window.';
export const codeOfSite =
  "Put the tag in by the builder's own place for code of the whole site (custom code in the head or the body), not by an element for HTML.";

/** `elsewhere`: where the files come from, unless it is our own site, whose files say that they may be loaded. */
export const isolated = (elsewhere: string | undefined) =>
  `The page has Cross-Origin-Embedder-Policy: require-corp, and loads only files of other origins that allow it. ${
    elsewhere === undefined
      ? 'Those of the Receptionist do (Cross-Origin-Resource-Policy: cross-origin).'
      : `Those at ${elsewhere} must do so.`
  }`;
export const isAllowed = 'Nothing; with crossorigin the tag does not depend on it.';
export const allowFiles =
  'Send Cross-Origin-Resource-Policy: cross-origin with the files, or add crossorigin to the tag.';
