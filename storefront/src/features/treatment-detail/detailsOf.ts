import { createElement, type ComponentType, type ReactElement } from 'react';
import { loadTreatment } from '@front-door/shared/catalogue/treatmentContent';
import type { TreatmentPath } from '@front-door/shared/catalogue/treatments';
import { loadChunk } from '../../platform/loadChunk';
import { deferred } from '../../ui/deferred';

const parts = new Map<TreatmentPath, ComponentType>();

/** `TreatmentDetails` of an entry with its content, for pages that show one entry after the other: nothing waits for it. */
export function detailsOf(path: TreatmentPath): ReactElement {
  return createElement(parts.get(path) ?? partOf(path));
}

function partOf(path: TreatmentPath): ComponentType {
  const part = deferred(
    async () => {
      const [{ TreatmentDetails }, treatment] = await Promise.all([
        import('./TreatmentDetails'),
        loadTreatment(path, loadChunk),
      ]);
      return { Details: () => createElement(TreatmentDetails, { treatment }) };
    },
    (module) => module.Details,
  );
  parts.set(path, part);
  return part;
}
