import type { UsState } from '../states';

/** What a state is called where it is shown. */
export function shownState(state: UsState): string {
  return state;
}
