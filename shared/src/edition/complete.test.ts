import { expectTypeOf, test } from 'vitest';
import type { CompleteTexts } from './complete';

interface English {
  readonly title: 'Costs';
  readonly visit: (price: string) => string;
  readonly states: Readonly<Record<'Ohio' | 'Texas', string>>;
}
interface French {
  readonly title: 'Prix';
  readonly visit: (price: string) => string;
  readonly states: { readonly Ohio: 'Ohio'; readonly Texas: 'Texas' };
}

/* What is expected here the type check finds, not the run. */
test('[ES-06] texts are complete in any words; one that is missing or takes something else is a type error', () => {
  expectTypeOf<CompleteTexts<English, French>>().toEqualTypeOf<French>();
  // @ts-expect-error -- no title
  expectTypeOf<CompleteTexts<English, Omit<French, 'title'>>>();
  // @ts-expect-error -- a function in the place of a text
  expectTypeOf<CompleteTexts<English, Omit<French, 'title'> & { readonly title: () => string }>>();
  // @ts-expect-error -- asks for more than the page has
  expectTypeOf<CompleteTexts<English, Omit<French, 'visit'> & { readonly visit: (a: string, b: string) => string }>>();
  // @ts-expect-error -- no text for one of the states
  expectTypeOf<CompleteTexts<English, Omit<French, 'states'> & { readonly states: { readonly Ohio: string } }>>();
});
