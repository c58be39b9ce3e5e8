import { followUp, profile, support } from './accountEntriesTexts/en';

/** The three things "My Account" offers (specification 2.2), each with a dialog of its own. */
export const accountEntries = [
  { id: 'portal', label: profile },
  { id: 'follow-up', label: followUp },
  { id: 'support', label: support },
] as const;

export type AccountEntryId = (typeof accountEntries)[number]['id'];

/** An entry as the application wires it. */
export interface AccountAction {
  readonly label: string;
  readonly onSelect: () => void;
}
