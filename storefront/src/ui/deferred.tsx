import { lazy, Suspense, type ComponentType, type ReactElement } from 'react';
import { loadChunk } from '../platform/loadChunk';

/**
 * A part of a page that is prerendered with it but hydrated later, when its own chunk has arrived: for what
 * nobody touches first. Should the chunk not arrive, the part goes and the page stays.
 *
 * @returns one element to use as it is. It must stay the same element: React leaves a part that still waits
 * alone only as long as it is not rendered anew.
 */
export function deferred<Module>(load: () => Promise<Module>, pick: (module: Module) => ComponentType): ReactElement {
  const Part = lazy(async () => ({ default: await loadChunk(load).then(pick, () => Nothing) }));
  return (
    <Suspense>
      <Part />
    </Suspense>
  );
}

function Nothing() {
  return null;
}
