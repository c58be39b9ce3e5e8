import { describe, expect, test } from 'vitest';
import { categories } from '../categories';
import { findTreatmentByName, isPediatric, treatmentAt, treatments, type TreatmentPath } from '../treatments';
import { placeText, sexOfCategory, shownCategories } from './shownCategories';

const titles = (path: TreatmentPath) => shownCategories(treatmentAt(path)).map(({ title }) => title);
const words = (path: TreatmentPath) => placeText(treatmentAt(path));

describe('the categories that a page names', () => {
  test('[AF-05] are those of both sexes, or none, where anybody can have it', () => {
    expect(titles('genital-warts')).toEqual(["Women's Health", "Men's Health"]);
    expect(titles('overactive-bladder')).toEqual([]);
    expect(titles('yeast-infection')).toEqual(["Women's Health"]);
    expect(titles('hair-loss')).toEqual(["Men's Health"]);
    expect(titles('rash')).toEqual(['Urgent Care']);
    for (const { path } of treatments.filter((entry) => entry.sex === undefined)) {
      const sexes = titles(path).flatMap((title) => sexOfCategory[title] ?? []);
      expect([path, new Set(sexes).size === 1]).toEqual([path, false]);
    }
  });

  test('[AF-05] hold no entry of the other sex, and children and adults apart', () => {
    const listed = categories.flatMap(({ title, treatments: names = [] }) =>
      names.map((name) => ({ title, entry: findTreatmentByName(name) })),
    );
    const misplaced = listed.filter(({ title, entry }) => {
      if (entry === undefined || isPediatric(entry) !== (title === 'Pediatric Health')) return true;
      return sexOfCategory[title] !== undefined && entry.sex !== undefined && entry.sex !== sexOfCategory[title];
    });
    expect(listed.length).toBeGreaterThan(50);
    expect(misplaced).toEqual([]);
  });

  test('[AF-05] in a list are told in words, where there are none too', () => {
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
