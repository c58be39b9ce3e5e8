export const wrong = (file: string) =>
  `The tag's integrity is not that of ${file} as it is served now: browsers refuse the script.`;
export const old = (file: string, released: string) =>
  `The tag asks for a version (${file}) that is not the one released now (${released}). It works as long as it is served.`;
export const copyServed = 'Copy the tag of the version that is served.';
export const copyServedOrNewest =
  'Copy the tag of the version that is served, or ask for receptionist.js to have the newest at all times.';

export const ofNewest =
  'The tag states the integrity of receptionist.js, whose content changes with every release: from the next one on browsers refuse it.';
export const oneVersion = 'Ask for the file of one version, or state no integrity.';

export const withoutCrossorigin =
  'The tag states an integrity and has no "crossorigin": browsers can not check a script of another origin without it, and refuse it.';
export const addCrossorigin = 'Add crossorigin.';

const verb = (isReported: boolean) => (isReported ? 'reports' : 'refuses');
export const tagUnstated = (header: string, isReported: boolean) =>
  `The header ${header} ${verb(isReported)} scripts without integrity, and the tag states none.`;
export const stateIt = 'State it, with the file of one version.';
export const filesUnstated = (header: string, isReported: boolean) =>
  `The header ${header} ${verb(isReported)} scripts without integrity, and no import map states that of the chat's files.`;
export const stateInMap = 'State it in an import map, before every module.';
