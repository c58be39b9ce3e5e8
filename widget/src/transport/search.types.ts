/** Why a search brought no answer. All of them can be foreseen, so none is an exception. */
export type SearchFailure =
  | { readonly kind: 'network' }
  | { readonly kind: 'status'; readonly status: number }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'too-long' }
  | { readonly kind: 'not-json' }
  | { readonly kind: 'not-a-list' };
