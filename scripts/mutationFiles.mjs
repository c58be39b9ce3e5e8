/** The unit tests of each workspace, as the projects of Vitest that run them. */
const projects = {
  shared: ['shared'],
  widget: ['widget'],
  storefront: ['storefront', 'storefront/vitest.spanish.config.ts'],
  'mock-api': ['mock-api'],
};
const workspaces = /** @type {(keyof typeof projects)[]} */ (Object.keys(projects));

/** Tests and what they stand on; declarations, which do nothing; words and looks, which people judge. */
const isLeftAlone = /\.(?:test|fixture|gate|types|styles|d)\.tsx?$|\/testing(?:\/|\.ts$)|\/(?:en|es)\.tsx?$/;

/** @param {string} file @returns {keyof typeof projects | undefined} */
const workspaceOf = (file) => workspaces.find((workspace) => file.startsWith(`${workspace}/src/`));

/**
 * Those of some files that mutation tests may change: code of the products, which unit tests beside it prove.
 *
 * @param {readonly string[]} files paths below the project's root, with slashes
 */
export function mutableFiles(files) {
  return files.filter((file) => workspaceOf(file) !== undefined && /\.tsx?$/.test(file) && !isLeftAlone.test(file));
}

/**
 * Which projects of Vitest prove such files: those of their own workspaces, so that a test stands beside what it proves
 * and the run ends soon.
 *
 * @param {readonly string[]} files
 * @returns {string[]}
 */
export function projectsOf(files) {
  const named = new Set(files.map(workspaceOf));
  return workspaces.filter((workspace) => named.has(workspace)).flatMap((workspace) => projects[workspace]);
}
