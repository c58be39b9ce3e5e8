/**
 * Stands in for stylis, the compiler inside styled-components. Browsers nest rules by themselves, so a component's
 * styles are one rule as they are written, and no script has to read them while the chat opens.
 */
type Emit = (rule: string) => void;

export const RULESET = 'rule';
export const compile = (rule: string) => rule;
export const serialize = (rule: string, emit: Emit) => emit(rule);
export const rulesheet = (emit: Emit) => emit;
/** The last of them is what takes the rules; the others would change them. */
export const middleware = (chain: readonly (Emit | undefined)[]) => chain.at(-1);
export const prefixer = undefined;
export const stringify = undefined;
