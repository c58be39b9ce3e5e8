import { describe, expect, test } from 'vitest';
import { isPediatric, treatmentAt, treatments, type TreatmentPath } from '../treatments';
import { factsOf } from './facts';
import type { Elsewhere } from './facts.types';
import { whoCanUse } from './whoCanUse';

const all = treatments.map((entry) => ({ entry, facts: factsOf(entry.path) }));
const pathsWhere = (holds: (path: TreatmentPath) => boolean) =>
  treatments.map(({ path }) => path).filter((path) => holds(path));
const said = (path: TreatmentPath) =>
  whoCanUse(path).map(({ sentence, link }) =>
    link === undefined ? sentence : sentence.replace('{link}', treatmentAt(link).name),
  );
const targets = (where: Elsewhere | undefined) =>
  where === undefined || where === 'in-person' || where === 'nowhere' ? [] : [factsOf(where)];

describe('the facts of every entry', () => {
  test('[AF-05] tell children from adults as the catalogue does, and who acts for whom', () => {
    for (const { entry, facts } of all) {
      const child = isPediatric(entry);
      expect([entry.path, facts.patient, facts.actor]).toEqual(
        child ? [entry.path, 'child', 'parent-or-guardian'] : [entry.path, 'adult', 'patient'],
      );
      expect([entry.path, facts.ages.throughYears]).toEqual([entry.path, child ? 17 : 64]);
      expect(facts.ages.fromMonths < 18 * 12).toBe(child);
    }
  });

  test('[AF-05] name one sex for five entries, and where the other goes or that it goes nowhere', () => {
    expect(pathsWhere((path) => factsOf(path).sex === 'female')).toEqual([
      'birth-control',
      'yeast-infection',
      'female-hair-loss',
    ]);
    expect(pathsWhere((path) => factsOf(path).sex === 'male')).toEqual(['erectile-dysfunction', 'hair-loss']);
    for (const { facts } of all) expect(facts.otherSex === undefined).toBe(facts.sex === 'any');
  });

  test('[AF-05] send nobody to an entry that does not fit them', () => {
    const astray = all.filter(
      ({ facts }) =>
        targets(facts.otherAge).some(({ patient }) => patient === facts.patient) ||
        targets(facts.otherSex).some(({ sex }) => sex === facts.sex),
    );
    expect(astray).toEqual([]);
    expect(factsOf('acne').otherAge).toBe('general-consult-pediatric');
  });

  test('[AF-05] are said beside the start button, of each entry its own', () => {
    expect(said('acute-sinusitis').slice(0, 3)).toEqual([
      'Adults from 18 to 64 years old.',
      'It has lasted less than 4 weeks.',
      'For a child or teen, choose General Consult - Pediatric.',
    ]);
    expect(said('erectile-dysfunction').slice(0, 2)).toEqual([
      'Men from 18 to 64 years old.',
      'For women, choose General Consult.',
    ]);
    expect(said('earache-pediatric')).toEqual([
      'A child from 6 months to 17 years old.',
      'It has lasted less than 48 hours.',
      'A parent or guardian acts for the child, with their own contact details.',
      'A younger child should be seen in person.',
      'For an adult, choose Earache.',
      'A child who is enrolled in Medicare or Medicaid is not eligible.',
      'Not for emergencies. For a life-threatening issue, call 911 or go to the nearest emergency room.',
    ]);
    expect(said('sore-throat-pediatric')[0]).toBe('A child from 3 years to 17 years old.');
    expect(said('pinkeye-pediatric')[0]).toBe('A child from 1 month to 17 years old.');
    expect(said('general-consult-pediatric')[0]).toBe('A child under 18 years old.');
    expect(said('shortness-of-breath')).toContain(
      'Live visits only: the provider needs to talk with you and hear you breathe.',
    );
  });

  test('[AF-05] let a parent or guardian act on the pages of children alone, and adults be read on no such page', () => {
    for (const { path } of treatments) {
      const text = said(path).join(' ');
      const child = path.endsWith('-pediatric');
      expect([path, /parent or guardian acts/.test(text)]).toEqual([path, child]);
      expect([path, /^(Adults|Men|Women) from 18/.test(text)]).toEqual([path, !child]);
    }
  });
});
