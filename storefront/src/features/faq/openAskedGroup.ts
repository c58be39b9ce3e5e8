/**
 * Opens the group of FAQs that an address asks for, by its fragment or by `section` (specification 2.10). It
 * is also written into the page as text, to run before the first paint: it may refer to nothing outside itself.
 *
 * @returns the group; `undefined` when the address asks for none that there is.
 */
export function openAskedGroup({ search, hash }: Pick<Location, 'search' | 'hash'>): HTMLElement | undefined {
  const asksForWeightLoss = /^weight-?loss$/i.test(new URLSearchParams(search).get('section') ?? '');
  const fragment = asksForWeightLoss && hash === '' ? '#weight-loss-questions' : hash;
  const group = document.getElementById(fragment.slice(1));
  if (!(group instanceof HTMLDetailsElement)) return undefined;
  group.open = true;
  return group;
}
