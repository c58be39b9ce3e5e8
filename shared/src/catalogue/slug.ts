/**
 * Turns a name into its address segment: lower case, spaces to hyphens, and a run of hyphens (as in
 * "Rash - Pediatric") to one.
 */
export function slugOf(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '-');
}
