import type { Plugin } from 'vite';

/** Something that is left out of a package: where it stands there, and what stands in its place. */
export interface Cut {
  readonly what: string;
  readonly places: readonly (readonly [place: RegExp, instead: string])[];
}

/**
 * Leaves out of a package what no page uses, in whatever is built: every page would pay for it.
 *
 * @param name the plugin's.
 * @param file the package's file, by its path and by some of its text.
 * @throws while building, when the package is no longer written as it was.
 */
export function leanPackage(
  name: string,
  file: { readonly id: RegExp; readonly code: string },
  cuts: readonly Cut[],
): Plugin {
  let isFound = false;
  return {
    name,
    apply: 'build',
    transform: {
      filter: file,
      handler(code) {
        isFound = true;
        let lean = code;
        for (const { what, places } of cuts) {
          for (const [place, instead] of places) {
            const next = lean.replace(place, instead);
            if (next === lean) this.error(`there is no longer the place where it ${what}: ${String(place)}`);
            lean = next;
          }
        }
        return { code: lean, map: null };
      },
    },
    buildEnd(error) {
      if (error === undefined && !isFound) this.error(`no file was built that is like ${String(file.id)}`);
    },
  };
}
