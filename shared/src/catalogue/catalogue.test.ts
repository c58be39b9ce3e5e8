import { describe, expect, test } from 'vitest';
import { categories } from './categories';
import { readingGrade } from './testing/readingGrade';
import { loadCatalogue } from './treatmentContent';
import { slugOf } from './slug';
import { isPediatric, treatmentAt } from './treatments';
import { whatYouNeedCodes } from './whatYouNeed';
import type { Treatment } from './catalogue.types';

const catalogue = await loadCatalogue();

/** Entries that break a rule, each with what is wrong, so that a failure names them all at once. */
function offenders(check: (entry: Treatment) => unknown): Record<string, unknown> {
  return Object.fromEntries(
    catalogue
      .map((entry) => [entry.path, check(entry)] as const)
      .filter(([, found]) => found !== undefined && !(Array.isArray(found) && found.length === 0)),
  );
}

function sectionLines(entry: Treatment): readonly string[] {
  return entry.symptoms.flatMap((section) => section.sectionDetails);
}

/** Every sentence of an entry that a visitor reads as prose. */
function prose(entry: Treatment): readonly string[] {
  return [entry.description, ...sectionLines(entry)];
}

describe('the entries', () => {
  test('[DM-01] are those of the specification, in its order', () => {
    expect(catalogue.map((entry) => entry.name)).toEqual([
      'Headache',
      'Medication Refill',
      'Migraine - Headache',
      'Rash',
      'Rash - Pediatric',
      'Shortness of Breath',
      'Sinus Infection',
      'Sore Throat',
      'Sore Throat - Pediatric',
      'Urinary Tract Infection',
      'Abdominal Pain',
      'Acute Cough',
      'Ankle Injury',
      'Ankle Pain',
      'Back Pain',
      'COVID-19',
      'Cold and Flu',
      'Earache',
      'Arthritis',
      'Asthma',
      'Gout',
      'Birth Control',
      'General Consult',
      'General Consult - Pediatric',
      'Genital Warts',
      'Overactive Bladder',
      'Yeast Infection',
      'Erectile Dysfunction',
      'Hair Loss',
      'Female Hair Loss',
      'Abdominal Pain - Pediatric',
      'Acute Cough - Pediatric',
      'Diarrhea - Pediatric',
      'Earache - Pediatric',
      'Acne',
      'Dry Eye',
      'Pinkeye',
      'Pinkeye - Pediatric',
      'Chronic Lower Back Pain',
      'Chronic Cough',
      'Allergies',
      'Eczema',
      'Acute Sinusitis',
      'Anti-Aging',
      'Weight Loss',
    ]);
  });

  test('[DM-01] have all their fields, none of them blank', () => {
    expect(
      offenders((entry) =>
        [
          entry.id,
          entry.genieMdName,
          entry.description,
          ...entry.whatYouNeed,
          ...entry.commonMedications,
          ...entry.symptoms.map((section) => section.sectionName),
          ...sectionLines(entry),
          ...entry.helpNow.signs,
          ...entry.helpNow.seeInPerson,
        ].filter((text) => text === '' || text !== text.trim()),
      ),
    ).toEqual({});
    expect(
      offenders((entry) =>
        Object.entries({
          whatYouNeed: entry.whatYouNeed.length,
          commonMedications: entry.commonMedications.length,
          symptoms: entry.symptoms.length,
          sectionDetails: Math.min(...entry.symptoms.map((section) => section.sectionDetails.length)),
          signs: entry.helpNow.signs.length,
          lines: entry.emergencyLines.length,
          seeInPerson: entry.helpNow.seeInPerson.length,
        })
          .filter(([, length]) => length === 0)
          .map(([field]) => field),
      ),
    ).toEqual({});
  });

  test('[DM-01] share the ids 31 and 43 between two entries each, and no other', () => {
    const pathsOf = (id: string) => catalogue.filter((entry) => entry.id === id).map((entry) => entry.path);
    const sharedIds = catalogue.map((entry) => entry.id).filter((id) => pathsOf(id).length > 1);
    expect(Object.fromEntries(sharedIds.map((id) => [id, pathsOf(id)]))).toEqual({
      '31': ['abdominal-pain-pediatric', 'acute-cough-pediatric'],
      '43': ['anti-aging', 'weight-loss'],
    });
  });

  test('[DM-01] are told apart by their paths, which are their names as address segments', () => {
    expect(new Set(catalogue.map((entry) => entry.path)).size).toBe(catalogue.length);
    expect(offenders((entry) => (entry.path === slugOf(entry.name) ? undefined : entry.name))).toEqual({});
  });

  test('[DM-01] belong to a category of the specification, save the three that stand alone', () => {
    expect(catalogue.filter((entry) => entry.primaryCategory === '').map((entry) => entry.name)).toEqual([
      'Medication Refill',
      'General Consult',
      'Weight Loss',
    ]);
    const titles = new Set<string>(['', ...categories.map((category) => category.title)]);
    expect(offenders((entry) => (titles.has(entry.primaryCategory) ? undefined : entry.primaryCategory))).toEqual({});
  });

  test('[DM-01] number their sections from 1 without a gap', () => {
    expect(
      offenders((entry) => {
        const orders = entry.symptoms.map((section) => section.sectionOrder).sort((a, b) => a - b);
        return orders.every((order, index) => order === index + 1) ? undefined : orders;
      }),
    ).toEqual({});
  });

  test('[DM-01] ask only for things that have a readable line', () => {
    const known = new Set<string>(whatYouNeedCodes);
    expect(offenders((entry) => entry.whatYouNeed.filter((code) => !known.has(code)))).toEqual({});
  });
});

describe('price texts', () => {
  const range = /^\$(\d+) to \$(\d+)$/;
  const ordinary = catalogue.filter((entry) => entry.path !== 'weight-loss' && range.test(entry.priceRange));

  test('[DM-02] have one of the shapes of the specification', () => {
    expect(
      offenders((entry) =>
        range.test(entry.priceRange) || ['$1 to $3 per tablet', 'Varies', ''].includes(entry.priceRange)
          ? undefined
          : entry.priceRange,
      ),
    ).toEqual({});
    expect(treatmentAt('erectile-dysfunction').priceRange).toBe('$1 to $3 per tablet');
    expect(treatmentAt('weight-loss').priceRange).toBe('$510 to $530');
  });

  test('[DM-02] run from "$6 to $9" up to "$10 to $25", with "$5 to $40" once', () => {
    const texts = ordinary.map((entry) => entry.priceRange);
    expect(texts).toContain('$6 to $9');
    expect(texts).toContain('$10 to $25');
    expect(texts.filter((text) => text === '$5 to $40')).toHaveLength(1);

    const outside = texts
      .filter((text) => text !== '$5 to $40')
      .filter((text) => {
        const [low = 0, high = 0] = (range.exec(text) ?? []).slice(1).map(Number);
        return !(low >= 6 && low <= 10 && high >= 9 && high <= 25 && low < high);
      });
    expect(outside).toEqual([]);
  });
});

describe('condition definitions', () => {
  test.each([
    ['chronic-cough', '8 weeks or longer'],
    ['chronic-lower-back-pain', '12 weeks or more'],
    ['acute-sinusitis', 'less than 4 weeks'],
    ['acute-cough-pediatric', 'less than 3 weeks'],
  ] as const)('[DM-05] the description of %s says "%s"', (path, duration) => {
    expect(catalogue.find((entry) => entry.path === path)?.description).toContain(duration);
  });
});

describe('what an entry tells a patient', () => {
  /** Who may vouch for a medical statement; a new name is added after a look at who stands behind the host. */
  const trustedPublishers = new Map([
    ['medlineplus.gov', 'MedlinePlus'],
    ['telehealth.hhs.gov', 'Department of Health and Human Services'],
    ['www.aad.org', 'American Academy of Dermatology'],
    ['www.cdc.gov', 'Centers for Disease Control and Prevention'],
    ['www.dea.gov', 'Drug Enforcement Administration'],
    ['www.fda.gov', 'Food and Drug Administration'],
    ['www.healthychildren.org', 'American Academy of Pediatrics'],
    ['www.nccih.nih.gov', 'National Center for Complementary and Integrative Health'],
    ['www.nei.nih.gov', 'National Eye Institute'],
    ['www.nhlbi.nih.gov', 'National Heart, Lung, and Blood Institute'],
    ['www.niams.nih.gov', 'National Institute of Arthritis and Musculoskeletal and Skin Diseases'],
    ['www.nidcd.nih.gov', 'National Institute on Deafness and Other Communication Disorders'],
    ['www.niddk.nih.gov', 'National Institute of Diabetes and Digestive and Kidney Diseases'],
    ['www.ninds.nih.gov', 'National Institute of Neurological Disorders and Stroke'],
    ['www.uspreventiveservicestaskforce.org', 'U.S. Preventive Services Task Force'],
    ['www.womenshealth.gov', "Office on Women's Health"],
  ]);

  test('[DM-08] rests on at least two pages', () => {
    expect(
      offenders((entry) => (new Set(entry.sources.map((source) => source.url)).size < 2 ? entry.sources : undefined)),
    ).toEqual({});
  });

  test('[DM-08] rests on titled https pages of public-health publishers, each named as itself', () => {
    expect(
      offenders((entry) =>
        entry.sources.filter(({ publisher, title, url }) => {
          const { protocol, hostname } = new URL(url);
          return protocol !== 'https:' || trustedPublishers.get(hostname) !== publisher || title.trim() === '';
        }),
      ),
    ).toEqual({});
  });

  test('[DM-08] reads at grade 8 or lower', () => {
    expect(
      offenders((entry) => {
        const grade = readingGrade(prose(entry));
        return grade > 8 ? grade.toFixed(1) : undefined;
      }),
    ).toEqual({});
  });

  test('[DM-08] leaves amounts to the prescriber', () => {
    const amount = /(?:\d[\d.,]*\s*|\b)(?:mg|mcg|µg|ml|milligrams?|micrograms?|milliliters?)\b/gi;
    expect(offenders((entry) => JSON.stringify({ ...entry, sources: [] }).match(amount) ?? undefined)).toEqual({});
  });

  test('[DM-08] sends those who may be pregnant where it sends those who are', () => {
    expect(
      offenders((entry) =>
        sectionLines(entry).filter(
          (line) => line.startsWith('Not for an online visit') && /\bpregnant\b/.test(line) && !/\bmay be\b/.test(line),
        ),
      ),
    ).toEqual({});
  });

  test('[DM-08] speaks to the parent of a sick child', () => {
    expect(
      catalogue
        .filter((entry) => isPediatric(entry) && !/\byour child\b/i.test(entry.description))
        .map((entry) => entry.path),
    ).toEqual([]);
  });
});
