import { describe, expect, test } from 'vitest';
import { categories } from '../categories';
import { findTreatmentByName, isPediatric, treatmentAt, treatments, type TreatmentPath } from '../treatments';
import { placeText, sexOfCategory, shownCategories } from './shownCategories';

const titles = (path: TreatmentPath) => shownCategories(treatmentAt(path)).map(({ title }) => title);

describe('the categories that a page names', () => {
  test('[AF-05] are those of both sexes, or none, where anybody can have it', () => {
    expect(titles('genital-warts')).toEqual(["Women's Health", "Men's Health"]);
    expect(titles('overactive-bladder')).toEqual([]);
    expect(titles('yeast-infection')).toEqual(["Women's Health"]);
    expect(titles('hair-loss')).toEqual(["Men's Health"]);
    expect(titles('rash')).toEqual(['Urgent Care']);
    for (const { path, sex } of treatments.filter((entry) => entry.sex === 'any')) {
      const sexes = titles(path).flatMap((title) => sexOfCategory[title] ?? []);
      expect([path, sex, new Set(sexes).size === 1]).toEqual([path, 'any', false]);
    }
  });

  test('[AF-05] hold no entry of the other sex, and children and adults apart', () => {
    for (const { title, treatments: names = [] } of categories)
      for (const name of names) {
        const entry = findTreatmentByName(name);
        if (entry === undefined) throw new Error(`${title} lists ${name}, which is no entry`);
        expect([title, name, isPediatric(entry)]).toEqual([title, name, title === 'Pediatric Health']);
        if (sexOfCategory[title] !== undefined && entry.sex !== 'any')
          expect([title, name, entry.sex]).toEqual([title, name, sexOfCategory[title]]);
      }
  });

  test('[AF-05] in a list are told in words, where there are none too', () => {
    const words = (path: TreatmentPath) => placeText(treatmentAt(path));
    expect(words('general-consult')).toBe('For any concern');
    expect(words('medication-refill')).toBe('For a medicine you take');
    expect(words('weight-loss')).toBe('A monthly program');
    expect(words('genital-warts')).toBe("Women's Health and Men's Health");
    expect(words('overactive-bladder')).toBe('For women and men');
    expect(words('acne')).toBe('Dermatology');
    const unplaced = treatments.filter((entry) => shownCategories(entry).length === 0).map(({ path }) => path);
    expect(unplaced).toEqual(['medication-refill', 'general-consult', 'overactive-bladder', 'weight-loss']);
  });
});
