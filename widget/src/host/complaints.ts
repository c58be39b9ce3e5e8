/** For the page's developer, who looks nowhere else. */
export function logError(sentence: string): void {
  // oxlint-disable-next-line no-console -- see above
  console.error(sentence);
}

/** Tells what can't be used, a sentence each: each once, however often the page gives the same. */
export function complaints(): (problems: readonly string[]) => void {
  const told = new Set<string>();
  return (problems) => {
    for (const problem of problems) {
      if (!told.has(problem)) logError(`Receptionist: ${problem}`);
      told.add(problem);
    }
  };
}
