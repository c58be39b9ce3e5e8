const sources = import.meta.glob<string>(
  ['../**/*.{ts,tsx}', '../../../shared/src/**/*.ts', '!**/*.test.*', '!**/es.*'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

let read: readonly (readonly [folder: string, source: string])[] | undefined;

/** The sources without what markup and code add to a text; read when the first text is looked for. */
function plainSources(): NonNullable<typeof read> {
  read ??= Object.entries(sources).map(([file, source]) => [
    file.replace(/^(?:\.\.\/)+/, '').replace(/\/[^/]*$/, ''),
    source.replaceAll(/\\(?=')|<\/?\w+>/g, '').replaceAll(/\s+/g, ' '),
  ]);
  return read;
}

/** The folders of the source files that have a text, or else those that have its beginning; for those who look for it. */
export function whereSaid(text: string): string {
  const words = text.split(' ');
  for (const length of [words.length, 6, 4, 3, 2]) {
    const part = words.slice(0, length).join(' ');
    const folders = new Set(plainSources().flatMap(([folder, source]) => (source.includes(part) ? [folder] : [])));
    if (folders.size > 0 && folders.size < 5) return [...folders].join(' or ');
  }
  return 'somewhere';
}
