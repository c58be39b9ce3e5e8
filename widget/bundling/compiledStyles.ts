import { createElement, forwardRef, type ElementType, type ReactNode, type Ref } from 'react';

/** What is left of styled-components once `compileStyles` has done its work. */

let rules = '';

/** Adds rules to the one sheet. */
export function addRules(more: string): void {
  rules += more;
}

interface ElementProps {
  readonly as?: ElementType;
  readonly [name: string]: unknown;
}

/** A component that is an element with these classes. */
export function element(tag: ElementType, className: string) {
  return forwardRef<unknown, ElementProps>(({ as = tag, ...props }, ref) =>
    createElement(as as 'div', { ...props, ref: ref as Ref<HTMLDivElement>, className }),
  );
}

/** In the place of rules that belong to no element: the sheet has them. */
export const nothing = (): null => null;

interface ManagerProps {
  /** Where the library would put its style element (see `adoptedTarget`). */
  readonly target: { insertBefore(tag: object): void };
  readonly children: ReactNode;
}

const filled = new WeakSet<object>();

/** Fills the sheet of a target, once, and draws what is in it. */
export function StyleSheetManager({ target, children }: ManagerProps): ReactNode {
  if (!filled.has(target)) {
    filled.add(target);
    const tag: { sheet?: CSSStyleSheet } = {};
    target.insertBefore(tag);
    tag.sheet?.replaceSync(rules);
  }
  return children;
}
