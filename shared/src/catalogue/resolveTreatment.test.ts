import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { resolveTreatment } from './resolveTreatment';
import { treatmentAt, treatments } from './treatments';

const gout = treatmentAt('gout');
const acne = treatmentAt('acne');

const isOffered = (path: string) => path !== 'rash';

/** A text with each letter in a case of its own. */
const inSomeCase = (text: string) =>
  fc
    .array(fc.boolean(), { minLength: text.length, maxLength: text.length })
    .map((upper) => Array.from(text, (letter, at) => (upper[at] === true ? letter.toUpperCase() : letter)).join(''));

describe('the treatment to start', () => {
  test('[GS-11] is the one that the protocol-name parameter names, whatever is selected', () => {
    const named = treatmentAt('rash');
    expect(resolveTreatment({ protocolName: 'Rash', selected: acne })).toBe(named);
    expect(resolveTreatment({ protocolName: 'Rash' })).toBe(named);
  });

  test('[GS-11] is found by its own or its protocol name in any case', () => {
    fc.assert(
      fc.property(
        fc
          .constantFrom(...treatments)
          .chain((entry) =>
            fc.tuple(fc.constant(entry), fc.constantFrom(entry.name, entry.genieMdName).chain(inSomeCase)),
          ),
        ([entry, protocolName]) => {
          expect(resolveTreatment({ protocolName, selected: gout })).toBe(entry);
        },
      ),
    );
  });

  test('[CX-06] [GS-11] is never one that the parameter names and the partner hides: then the next source has its say', () => {
    expect(resolveTreatment({ protocolName: 'Rash', isOffered, selected: acne })).toBe(acne);
    expect(resolveTreatment({ protocolName: 'RASH', isOffered })).toBeUndefined();
    expect(resolveTreatment({ protocolName: 'Gout', isOffered, selected: acne })).toBe(gout);
  });

  test('[GS-11] is else the selected one', () => {
    expect(resolveTreatment({ protocolName: null, selected: acne })).toBe(acne);
  });

  test('[GS-11] a parameter that names nothing does not take the choice away', () => {
    expect(resolveTreatment({ protocolName: 'Broken Heart', selected: acne })).toBe(acne);
    expect(resolveTreatment({ protocolName: '', selected: gout })).toBe(gout);
  });

  test.each(['', 'nothing', '__proto__', 'constructor', 'toString', '%', 'x'.repeat(100_000)])(
    '[GS-11] is none when nothing matches: %.20s',
    (text) => {
      expect(resolveTreatment({ protocolName: text })).toBeUndefined();
    },
  );
});
