/** What a path turned out to be when it was started. */
export type Started = 'whole' | 'shell' | 'nothing';

export interface Browsers {
  /** For most tests. Absent where the machine has no browser. */
  readonly quick?: string;
  /** With all that a visitor's has. Absent where there is but a shell. */
  readonly whole?: string;
}

interface Choice {
  readonly variable: string;
  /** What the variable holds. */
  readonly named: string | undefined;
  /** Where a browser may be, the better first. */
  readonly places: readonly string[];
  readonly start: (path: string) => Started;
}

/**
 * Chooses among paths by starting them, each once, until there is a shell and a whole browser.
 *
 * @throws when the variable names what is no browser: whoever set it means that one and no other.
 */
export function chooseBrowsers({ variable, named, places, start }: Choice): Browsers {
  if (named !== undefined && named !== '') {
    const started = start(named);
    if (started === 'nothing')
      throw new Error(
        `${variable} is "${named}", which does not start as a Chromium or Chrome: correct it, or unset ${variable}.`,
      );
    return started === 'whole' ? { quick: named, whole: named } : { quick: named };
  }
  const found = new Map<Started, string>();
  for (const path of places) {
    if (found.has('shell') && found.has('whole')) break;
    const started = start(path);
    if (started !== 'nothing' && !found.has(started)) found.set(started, path);
  }
  const whole = found.get('whole');
  const quick = found.get('shell') ?? whole;
  return { ...(quick !== undefined && { quick }), ...(whole !== undefined && { whole }) };
}
