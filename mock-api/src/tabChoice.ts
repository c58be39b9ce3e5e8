import { isUsual, readChoice, readChoiceForm, usualChoice, writeChoice, type Choice } from './choice';
import { scenarioKey } from './scenarios';

/** What is chosen for one tab of the browser: on the panel, or by the address of a page in it. */
export interface TabChoice {
  readonly read: () => Choice;
  readonly keep: (choice: Choice) => void;
  /** A sentence on the last address that chose nothing there is. */
  readonly complaint: () => string | undefined;
}

/**
 * @param kept where the tab keeps its choice.
 * @param query the query of the page that the tab shows now. It chooses once, when it first shows, so that it
 * does not undo what the panel chooses later.
 */
export function createTabChoice(
  kept: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  query: () => string,
): TabChoice {
  let seen: string | undefined;
  let complaint: string | undefined;
  const keep = (choice: Choice) => {
    if (isUsual(choice)) kept.removeItem(scenarioKey);
    else kept.setItem(scenarioKey, writeChoice(choice));
  };
  const lookAtAddress = () => {
    const shown = query();
    if (shown === seen) return;
    seen = shown;
    const chosen = readChoiceForm(new URLSearchParams(shown));
    if (chosen?.kind === 'ok') keep(chosen.value);
    complaint = chosen?.kind === 'failed' ? chosen.failure : undefined;
  };
  return {
    read: () => {
      lookAtAddress();
      const choice = readChoice(kept.getItem(scenarioKey) ?? '');
      return choice.kind === 'ok' ? choice.value : usualChoice;
    },
    keep,
    complaint: () => {
      lookAtAddress();
      return complaint;
    },
  };
}
