/** Ends in a slash. */
export const projectRoot = decodeURIComponent(new URL('../../..', import.meta.url).pathname);

/** A file of the build's output that names the packages whose code or files are in it; its name is hidden from visitors. */
export const packagesFile = /^\.packages\.\w+\.json$/;

/** The part of a bundle that is read here, of Vite's and Rolldown's plugin context alike. */
interface Bundling {
  emitFile(file: { readonly type: 'asset'; readonly fileName: string; readonly source: string }): unknown;
}
interface BundledFile {
  readonly modules?: Readonly<Record<string, { readonly renderedLength?: number }>>;
}

/** Styles, fonts and pictures that a chunk imports leave no code in it, and yet ship. */
const isAsset = /\.(?:css|woff2?|svg|png)(?:\?|$)/;

/**
 * A Vite plugin that writes `.packages.{build}.json`: the folders of the packages that this build has taken code from, so
 * that a release can name their licences. What was shaken out of the bundle is not listed.
 *
 * @param build the name of the build, letters alone: several builds write into one folder.
 * @param besides folders of packages whose files the build ships otherwise than by an import, from the project's root.
 */
export function bundledPackages(
  build: string,
  besides: readonly string[] = [],
): {
  readonly name: string;
  readonly generateBundle: (this: Bundling, options: unknown, bundle: Readonly<Record<string, BundledFile>>) => void;
} {
  return {
    name: 'bundled-packages',
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((file) => Object.entries(file.modules ?? {}));
      const used = modules.filter(([id, { renderedLength = 0 }]) => renderedLength > 0 || isAsset.test(id));
      const folders = new Set([...besides, ...used.flatMap(([id]) => packageFolder(id) ?? [])]);
      this.emitFile({
        type: 'asset',
        fileName: `.packages.${build}.json`,
        source: JSON.stringify([...folders].toSorted()),
      });
    },
  };
}

/**
 * The folder of the package that a module's file belongs to, from the project's root: `node_modules/react-dom`, or
 * `widget/node_modules/@scope/name` where a workspace has a version of its own. `undefined` for the project's own files.
 */
export function packageFolder(id: string): string | undefined {
  const path = id.replace(/^\0/, '').replaceAll('\\', '/');
  const folder = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0];
  return folder?.startsWith(projectRoot) === true ? folder.slice(projectRoot.length) : folder;
}
