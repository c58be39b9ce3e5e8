import { createEngine, type Engine } from '../engine';
import artefact from './artefact.json' with { type: 'json' };
import type { Artefact } from '../model';

let made: Engine | undefined;

/** The engine with what was learned, made when first asked for. */
export function engine(): Engine {
  made ??= createEngine(artefact as unknown as Artefact);
  return made;
}
