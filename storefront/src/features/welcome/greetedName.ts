/** The longest name that is shown whole, in characters. */
const longest = 60;

/**
 * A pharmacy's name as the greeting shows it. The name comes from an address, so it may be anything: what can't be seen
 * or reorders text is left out, piled-up accents are thinned, and a long name is cut with an ellipsis.
 */
export function greetedName(pharmacy: string): string {
  const text = pharmacy
    .replaceAll(/[\p{C}\p{Z}\s]+/gu, ' ')
    .replaceAll(/(\p{M}{2})\p{M}+/gu, '$1')
    .trim();
  const characters = Array.from(text);
  return characters.length <= longest ? text : `${characters.slice(0, longest).join('').trimEnd()}…`;
}
