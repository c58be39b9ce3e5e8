import { decide } from './decide';
import type { EmergencyReading } from './emergency.types';
import artefact from './learned/artefact.json' with { type: 'json' };
import { readChances } from './model';
import { understander } from './understand';

/**
 * Which lines a message should bring up: what it tells of happens now, in English or Spanish. What is denied ("no
 * chest pain"), long over ("had chest pain years ago"), feared or a figure of speech ("killing me") brings up none.
 * In doubt it does: to miss an emergency is the worse error.
 *
 * @param message what the visitor sends; it is read here and goes nowhere.
 */
export function readEmergency(message: string): EmergencyReading {
  // Made when the first message is sent, so that opening the chat doesn't wait for it.
  reader ??= { understand: understander(), chancesOf: readChances(artefact) };
  const { reading, found, features } = reader.understand(message);
  return { ...decide(found, reader.chancesOf(features)), language: reading.language };
}

let reader:
  | { readonly understand: ReturnType<typeof understander>; readonly chancesOf: ReturnType<typeof readChances> }
  | undefined;
