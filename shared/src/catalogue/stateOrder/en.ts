import { usStates, type UsState } from '../states';

/** Every state in the order of what it is called. */
export const statesInOrder: readonly UsState[] = usStates;
