/* What a policy is, as the subject of a sentence. */
export const header = (name: string) => `the header ${name}`;
export const metaElement = (place: string) => `the policy in a meta element (${place})`;

export const onlyReports = (met: string) =>
  `${met} The policy only reports: nothing is stopped, but every visit is reported.`;

export const trustsNonce = (policy: string, hasOther: boolean) =>
  `${policy} trusts only scripts with its nonce and what those load ('strict-dynamic'), and the tag of the Receptionist has ${
    hasOther ? 'another nonce' : 'no nonce'
  }.`;
export const giveNonce =
  "Give the tag the nonce of the page's own scripts, which the server makes anew for each response. The chat takes it from the tag.";
export const onlyLoader = (policy: string, origin: string) =>
  `${policy} allows the loader, but none of the chat's files at ${origin}.`;
export const noScript = (policy: string, origin: string) =>
  `${policy} allows no script from ${origin}, where the Receptionist comes from.`;
export const noConnection = (policy: string, origin: string) =>
  `${policy} allows no connection to ${origin}, which answers visitors' messages: the chat opens, but every message fails.`;
export const addDirective = (name: string) =>
  `Allow that origin. Add ${name} beside default-src, with what default-src allows:`;
export const replaceDirective = (name: string) => `Allow that origin. Replace ${name} with:`;

export const trustedTypes = (policy: string, name: string) =>
  `${policy} requires trusted types and does not allow the name "${name}": the chat is drawn in the page itself (in a closed shadow root) instead of in its own frame, which the page's scripts cannot reach.`;
export const allowName = 'Allow the name.';

export const noScriptRuns = (policy: string) => `${policy} lets no script of the page run.`;
export const allowScripts = 'Allow scripts.';
export const linksHeld = (policy: string) => `${policy} may stop the chat's links from working.`;
export const allowLinks = 'Allow what the links need.';
