import { describe, expect, test } from 'vitest';
import { fees } from '../prices';
import { loadCatalogue } from '../treatmentContent';
import { treatmentAt, type TreatmentPath } from '../treatments';
import { medicationPrice, visitTotals } from './medicationPrice';
import { isBrandOnly } from './medications';
import { genericMedications } from './medications.fixture';
import { listPrice } from './priceCoverage';

const catalogue = await loadCatalogue();
const known = (line: string) => genericMedications.some((name) => line.toLowerCase().startsWith(name));

describe('prices', () => {
  test('[AF-04] say what the range covers', () => {
    expect(medicationPrice(treatmentAt('rash'))).toMatchObject({ label: 'Medication', price: '$6 to $15' });
    expect(medicationPrice(treatmentAt('rash')).covers).toMatch(
      /for a generic, paid at the pharmacy.*only as a brand cost more/,
    );
    expect(medicationPrice(treatmentAt('covid-19'))).toMatchObject({ price: 'Varies' });
    for (const path of ['general-consult', 'general-consult-pediatric'] as const)
      expect(medicationPrice(treatmentAt(path))).toEqual({
        label: 'Medication',
        price: 'Depends on what is prescribed',
        covers: 'You pay for it at the pharmacy.',
      });
  });

  test('[AF-04] add visit and medication where the range is that of a prescription', () => {
    expect(visitTotals(treatmentAt('rash'))).toEqual([
      { mode: 'virtual', text: '$35 to $44' },
      { mode: 'live', text: '$80 to $89' },
    ]);
    for (const path of ['erectile-dysfunction', 'covid-19', 'general-consult', 'weight-loss'] as const)
      expect(visitTotals(treatmentAt(path))).toEqual([]);
  });

  test('[AF-07] of weight loss: the month stands first, and the other is bought separately and not needed with it', () => {
    expect(listPrice(treatmentAt('weight-loss'))).toBe(`$${String(fees.weightLoss)} a month`);
    const { label, price, covers } = medicationPrice(treatmentAt('weight-loss'));
    expect([label, price]).toEqual(['Medication bought separately (not needed with the program)', '$510 to $530']);
    expect(covers).toMatch(/In the monthly program you buy no medication separately: the \$299 a month includes it/);
  });

  test('[AF-04] every list shows the medication as before', () => {
    expect(
      ['acne', 'erectile-dysfunction', 'covid-19', 'general-consult'].map((path) =>
        listPrice(treatmentAt(path as TreatmentPath)),
      ),
    ).toEqual(['Medication: $10 to $25', 'Medication: $1 to $3 per tablet', 'Medication: Varies', 'No set medication']);
  });
});

describe('medications that exist only as a brand', () => {
  const marked = Object.fromEntries(
    catalogue
      .map(({ path, commonMedications }) => [path, commonMedications.filter((line) => isBrandOnly(line))] as const)
      .filter(([, lines]) => lines.length > 0),
  );

  test('[AF-04] are marked on every page that names them', () => {
    expect(marked).toEqual({
      'covid-19': ['Nirmatrelvir with ritonavir (Paxlovid)', 'Molnupiravir (Lagevrio)'],
      'cold-and-flu': ['Baloxavir (Xofluza)'],
      asthma: [
        'Albuterol with budesonide rescue inhaler (Airsupra)',
        'Budesonide inhaler (Pulmicort)',
        'Beclomethasone inhaler (Qvar)',
      ],
      'birth-control': [
        'Drospirenone pill (Slynd)',
        'Norgestrel pill, no prescription needed (Opill)',
        'Ulipristal emergency pill (ella)',
      ],
      'genital-warts': ['Sinecatechins ointment (Veregen)'],
      'overactive-bladder': ['Vibegron (Gemtesa)'],
      'erectile-dysfunction': ['Avanafil (Stendra)'],
      'dry-eye': ['Lifitegrast eye drops (Xiidra)', 'Varenicline nasal spray (Tyrvaya)'],
      'chronic-cough': ['Budesonide inhaler (Pulmicort), if asthma may be the cause'],
      eczema: ['Crisaborole ointment (Eucrisa)'],
    });
  });

  test('[AF-04] every other one has been looked at: a new medication is placed before it is shown', () => {
    const lines = catalogue.flatMap(({ commonMedications }) => commonMedications);
    expect(lines.filter((line) => isBrandOnly(line) === known(line))).toEqual([]);
  });

  test('[AF-04] leave a generic in every entry whose range is the price of generics', () => {
    const without = catalogue.filter(
      ({ priceRange, commonMedications }) =>
        priceRange.startsWith('$') && commonMedications.every((line) => isBrandOnly(line)),
    );
    expect(without).toEqual([]);
  });
});
