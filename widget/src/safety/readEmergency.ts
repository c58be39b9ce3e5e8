import { readMessage } from '../../../shared/src/reading/reading';
import type { EmergencyLine, EmergencyReading } from './emergency.types';
import { ruleMatcher } from './matching';
import { parseRules } from './rules';
import { emergencies } from './rules/emergencies';
import { partsOf, signReader } from './signs';

const order: readonly EmergencyLine[] = ['911', '988', 'poison-help'];

/**
 * Which lines a message should bring up: what it tells of happens now, in English or Spanish. What is denied ("no
 * chest pain"), long over ("had chest pain years ago"), feared or a figure of speech ("killing me") brings up none.
 * In doubt it does: to miss an emergency is the worse error.
 *
 * @param message what the visitor sends; it is read here and goes nowhere.
 */
export function readEmergency(message: string): EmergencyReading {
  // Made when the first message is sent, so that opening the chat doesn't wait for it.
  reader ??= { readSigns: signReader(), match: ruleMatcher(parseRules(emergencies)) };
  const reading = readMessage(message);
  const found = reader.match(reader.readSigns(reading), partsOf(reading));
  return {
    lines: order.filter((line) => found.some(({ lines }) => lines.includes(line))),
    language: reading.language,
    signs: [...new Set(found.map(({ concept }) => concept))],
  };
}

let reader:
  { readonly readSigns: ReturnType<typeof signReader>; readonly match: ReturnType<typeof ruleMatcher> } | undefined;
