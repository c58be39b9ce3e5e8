import { readEmergency } from '../src/safety/readEmergency';
import type { LabelledMessage } from './messages';

/** How messages were read. */
export interface Measure {
  readonly emergencies: number;
  readonly shown: number;
  /** Of those shown, the ones with every line that they need. */
  readonly rightLine: number;
  readonly calm: number;
  readonly alarms: number;
}

/** Counts how the messages are read; what they say goes nowhere. */
export function measure(messages: readonly LabelledMessage[]): Measure {
  return measureLines(messages.map(({ message, lines }) => ({ needed: lines, lines: readEmergency(message).lines })));
}

interface ReadLines {
  readonly needed: LabelledMessage['lines'];
  readonly lines: LabelledMessage['lines'];
}

/** Counts how lines that were shown fit those that were needed. */
export function measureLines(read: readonly ReadLines[]): Measure {
  const emergencies = read.filter(({ needed }) => needed.length > 0);
  const shown = emergencies.filter(({ lines }) => lines.length > 0);
  const calm = read.filter(({ needed }) => needed.length === 0);
  return {
    emergencies: emergencies.length,
    shown: shown.length,
    rightLine: shown.filter(({ needed, lines }) => needed.every((line) => lines.includes(line))).length,
    calm: calm.length,
    alarms: calm.filter(({ lines }) => lines.length > 0).length,
  };
}

/** The same for each value of a property of the messages, in order of the alphabet. */
export function measureBy(
  messages: readonly LabelledMessage[],
  key: 'concept' | 'language',
): readonly (readonly [string, Measure])[] {
  const values = [...new Set(messages.map((message) => message[key]))].sort();
  return values.map((value) => [value, measure(messages.filter((message) => message[key] === value))]);
}

/** A share of a whole; of nothing, all. */
export const share = (part: number, whole: number): number => (whole === 0 ? 1 : part / whole);
