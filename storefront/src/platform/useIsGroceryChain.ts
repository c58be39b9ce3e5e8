import { isGroceryChain } from '@front-door/shared/visitor/visitorContext';
import { useVisitor } from './visitor';

/** Whether the visit is the grocery chain's, where Weight Loss and the price lookup are hidden (specification 6). */
export function useIsGroceryChain(): boolean {
  const visitor = useVisitor();
  return visitor !== undefined && isGroceryChain(visitor);
}
