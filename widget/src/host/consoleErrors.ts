/** For the page's developer, who looks nowhere else. */
export function logError(sentence: string): void {
  // oxlint-disable-next-line no-console -- see above
  console.error(sentence);
}

/** Tells what can't be used, a sentence each: each once, however often the page gives the same. */
export function errorLog(): (problems: readonly string[]) => void {
  const told: string[] = [];
  return (problems) => {
    for (const problem of problems) {
      if (!told.includes(problem)) logError(`Receptionist: ${problem}`);
      told.push(problem);
    }
  };
}
