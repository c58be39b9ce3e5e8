import type { TreatmentSummary } from './catalogue.types';
import { findTreatmentByName, type TreatmentPath } from './treatments';

/** The query parameter that names the treatment to start, by its name or the provider's protocol name. */
export const protocolNameParameter = 'protocolName';

/** What can say which treatment a visitor is to start; `undefined` and texts that name none say nothing. */
export interface TreatmentSources {
  /** Value of `protocolNameParameter`, in any case. */
  readonly protocolName?: string | null | undefined;
  /** Whether this visitor may be led to what it names; else it names nothing. */
  readonly isOffered?: (path: TreatmentPath) => boolean;
  /** What the visitor has chosen from a list; on a treatment's own page, that treatment. */
  readonly selected?: TreatmentSummary | undefined;
}

/**
 * The treatment to start: the first of the sources that names one (specification 4, step 6).
 *
 * @returns `undefined` when none does: then there is neither a price nor a name to show.
 */
export function resolveTreatment({
  protocolName,
  isOffered = () => true,
  selected,
}: TreatmentSources): TreatmentSummary | undefined {
  const named = findTreatmentByName(protocolName ?? '');
  return named && isOffered(named.path) ? named : selected;
}
