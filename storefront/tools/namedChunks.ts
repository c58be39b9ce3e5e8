import type { Plugin } from 'vite';

/** Small modules that many pages share, kept in one file each: alone, a module is little more than the frame of a file. */
const namedModules = {
  /** The libraries that every page runs. */
  vendor: [
    /node_modules[\\/]react[\\/]/,
    /node_modules[\\/]react-dom[\\/]/,
    /node_modules[\\/]scheduler[\\/]/,
    /node_modules[\\/]react-router[\\/]/,
    /node_modules[\\/]styled-components[\\/]/,
    /node_modules[\\/]stylis[\\/]/,
    /node_modules[\\/]@emotion[\\/]/,
  ],
  /** What most choices and buttons need. */
  controls: [
    /platform[\\/]chosenState/,
    /platform[\\/]visitChoice/,
    /platform[\\/]useIsHydrated/,
    /catalogue[\\/]state/,
    /catalogue[\\/]facts[\\/]shownCategories/,
    /icons[\\/]map-pin[.]/,
    /icons[\\/]x[.]/,
    /ui[\\/]iconButton/,
  ],
  /** The same of every page with the search. */
  searchPlace: [
    /treatment-search[\\/]deferredSearchBox\./,
    /treatment-search[\\/]searchLabelTexts/,
    /platform[\\/]viewMemory/,
  ],
  /** And of every page that offers a visit. */
  offer: [
    /ui[\\/]PageOffer/,
    /treatment-detail[\\/]TwoColumns/,
    /treatment-detail[\\/]deferred/,
    /get-started[\\/]GetStarted[.]/,
    /get-started[\\/]useTreatmentToStart/,
  ],
} satisfies Readonly<Record<string, readonly RegExp[]>>;

const groupOf = (name: keyof typeof namedModules, priority = 0) => ({
  name,
  test: (id: string) => namedModules[name].some((module) => module.test(id)),
  priority,
});

/** The files that the application is divided into, beside one for each page and each part that is fetched later. */
export const chunkGroups = [
  groupOf('vendor', 1),
  // What every page runs in one file: pages share some of it, which would make files of their own.
  { name: 'shell', tags: ['$initial' as const] },
  groupOf('controls'),
  groupOf('searchPlace'),
  groupOf('offer'),
];

/** Which of the names above stand for no module: a module that was renamed would fall out of its file unnoticed. */
export function namesWithoutModule(ids: readonly string[]): readonly string[] {
  return Object.entries(namedModules).flatMap(([chunk, modules]) =>
    modules.filter((module) => !ids.some((id) => module.test(id))).map((module) => `${chunk}: ${module.source}`),
  );
}

/** A Vite plugin that fails the build of the browser's files where a name above stands for no module. */
export function namedModulesExist(): Plugin {
  return {
    name: 'named-modules-exist',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    buildEnd(error) {
      if (error !== undefined) return;
      const missing = namesWithoutModule([...this.getModuleIds()]);
      if (missing.length > 0)
        this.error(`tools/namedChunks.ts names modules that are not there: ${missing.join(', ')}`);
    },
  };
}
