import { projectRoot } from './bundledPackages';

/** As the compiler writes it, which derives the middle part from where the project lies on the machine that builds. */
const written = /\bcomponentId: "sc-\w+-(\d+)"/g;

/** How each of the names begins; no other class does. */
export const idMark = '_';

/**
 * A Vite plugin that names styled components after their file's path in the project and their place in the file, so that
 * their classes are the same wherever the project is built. It has to run after the compiler.
 */
export function componentIds(): {
  readonly name: string;
  readonly enforce: 'post';
  readonly transform: (code: string, id: string) => Promise<{ readonly code: string; readonly map: null } | null>;
} {
  const named = new Map<string, string>();
  return {
    name: 'component-ids',
    enforce: 'post',
    async transform(code, id) {
      const [path = ''] = id.split('?');
      if (!path.startsWith(projectRoot) || path.includes('/node_modules/') || !code.includes('componentId: "'))
        return null;
      const file = path.slice(projectRoot.length);
      const mark = await markOf(file);
      const other = named.get(mark) ?? file;
      if (other !== file)
        throw new Error(`${file} and ${other} would have the same names for their styles: rename one.`);
      named.set(mark, file);
      return {
        code: code.replaceAll(written, (_all, place: string) => `componentId: "${idMark}${mark}${place}"`),
        map: null,
      };
    },
  };
}

/** Three characters: longer ones would be paid for on every page. */
async function markOf(file: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(file));
  return new DataView(digest).getUint32(0).toString(36).padStart(3, '0').slice(-3);
}
