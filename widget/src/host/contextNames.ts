import type { ReceptionistContext } from '@front-door/shared/contract/receptionist';

/** Where a visit came from, by the names that options, attributes and links have for it. */
export const contextNames = [
  'partner',
  'pharmacy',
  'source',
  'campaign',
] as const satisfies readonly (keyof ReceptionistContext)[];
