export const wrong = (file: string) =>
  `The tag's integrity value does not match ${file} as it is served now, so browsers refuse the script.`;
export const old = (file: string, released: string) =>
  `The tag asks for a version (${file}) that is not the current release (${released}). It works as long as that file is served.`;
export const copyServed = 'Copy the tag of the version that is served.';
export const copyServedOrNewest =
  'Copy the tag of the version that is served, or ask for receptionist.js to always have the newest.';

export const ofNewest =
  'The tag has an integrity value for receptionist.js, whose content changes with every release: browsers will refuse the next one.';
export const oneVersion = 'Ask for the file of one version, or remove the integrity value.';

export const withoutCrossorigin =
  'The tag has an integrity value and no "crossorigin": without it, browsers cannot check a script from another origin, and refuse it.';
export const addCrossorigin = 'Add crossorigin.';

const verb = (isReported: boolean) => (isReported ? 'reports' : 'refuses');
export const tagUnstated = (header: string, isReported: boolean) =>
  `The header ${header} ${verb(isReported)} scripts without an integrity value, and the tag has none.`;
export const stateIt = 'Add one, with the file of one version.';
export const filesUnstated = (header: string, isReported: boolean) =>
  `The header ${header} ${verb(isReported)} scripts without an integrity value, and no import map gives one for the chat's files.`;
export const stateInMap = 'Add them in an import map, before every module.';
