import { parseState } from '@front-door/shared/catalogue/states';
import { visitChoice } from './visitChoice';

/** The state that the visitor lives in. */
export const { remember: rememberState, useChosen: useChosenState } = visitChoice('state', parseState);
