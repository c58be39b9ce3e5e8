import { act } from 'react';
import { describe, expect, test } from 'vitest';
import type { Treatment } from '@front-door/shared/catalogue/catalogue.types';
import { loadTreatment } from '@front-door/shared/catalogue/treatmentContent';
import { treatmentAt, type TreatmentPath } from '@front-door/shared/catalogue/treatments';
import { missingItemsNote, whatYouNeedCodes, whatYouNeedLine } from '@front-door/shared/catalogue/whatYouNeed';
import { rememberState } from '../../platform/chosenState';
import { eventually } from '../../testing/interact';
import { parsed, prerenderAt, renderAt, textOf } from '../../testing/renderAt';
import { BeforeTheVisit } from './BeforeTheVisit';
import { HelpNow } from './HelpNow';
import { sentencesOf } from './sentences';
import { TreatmentDetails } from './TreatmentDetails';
import { TreatmentHeader } from './TreatmentHeader';

const sample: Treatment = {
  ...treatmentAt('rash'),
  description: 'A change of the skin.',
  whatYouNeed: [...whatYouNeedCodes, 'Shoe size'],
  commonMedications: ['Hydrocortisone cream'],
  symptoms: [
    { sectionName: 'Later', sectionOrder: 2, sectionDetails: ['A plain sentence.'] },
    { sectionName: 'First', sectionOrder: 1, sectionDetails: ['Hives: itchy welts.', 'Not sure?: look here.'] },
  ],
  helpNow: { signs: ['trouble breathing'], seeInPerson: ['a fever'] },
  emergencyLines: ['911', '988', 'poison-help'],
  sources: [{ publisher: 'MedlinePlus', title: 'Rashes', url: 'https://medlineplus.gov/rashes.html' }],
};

async function rendered(element: React.ReactElement) {
  return parsed(await prerenderAt('/', element));
}

test('[TR-01] [AF-09] the header shows name, category with its icon, description and the condition’s picture', async () => {
  const header = await rendered(<TreatmentHeader treatment={sample} />);
  expect(textOf(header.querySelector('h1'))).toBe('Rash');
  expect(header.querySelector('a[href="/category/urgent-care"]')?.textContent).toBe('Urgent Care');
  expect(textOf(header)).toContain('A change of the skin.');
  expect(header.querySelector('a > img')?.getAttribute('src')).toBe('/images/categories/urgent-care-icon.svg');
  expect(header.querySelector('use')?.getAttribute('href')).toBe('/images/conditions/urgent-care.svg#rash');
});

test('[TR-01] [AF-09] a treatment without a category shows a picture of its own', async () => {
  const header = await rendered(<TreatmentHeader treatment={await loadTreatment('medication-refill')} />);
  expect(header.querySelector('use')?.getAttribute('href')).toBe('/images/conditions/other.svg#medication-refill');
});

/** Where the header's trail leads, and its picture. */
async function headOf(path: TreatmentPath): Promise<readonly string[]> {
  const header = await rendered(<TreatmentHeader treatment={await loadTreatment(path)} />);
  const links = [...header.querySelectorAll('nav a')].map(textOf);
  return [...links, header.querySelector('use')?.getAttribute('href') ?? ''];
}

test('[AF-02] beside the name stands one sentence of the description, and the price with what it depends on', async () => {
  const page = <TreatmentHeader treatment={await loadTreatment('urinary-tract-infection')} />;
  const { container } = renderAt('/treatments/urinary-tract-infection', page);
  expect(textOf(container.querySelector('h1 + p'))).toBe(
    'A urinary tract infection, or UTI, happens when germs grow in your bladder or the tube you pee through.',
  );
  const facts = await eventually(() => container.querySelector('[data-facts]'));
  expect(textOf(facts.firstElementChild)).toBe('From $29 depends on your state');
  act(() => {
    rememberState('Texas');
  });
  expect(textOf(facts.firstElementChild)).toBe('$74 in Texas');
  act(() => {
    rememberState(undefined);
  });
});

test('[AF-03] [AF-05] before the visit stands whom it fits and whom not, the rest of the description, and what happens', async () => {
  const part = await rendered(<BeforeTheVisit treatment={await loadTreatment('earache')} />);
  expect([...part.querySelectorAll('h2, h3')].map(textOf)).toEqual([
    'Is This You?',
    'It Fits',
    'It Does Not Fit',
    'What Happens',
  ]);
  expect(textOf(part)).toContain('Adults from 18 to 64 years old.');
  expect(part.querySelector('a')?.getAttribute('href')).toBe('/treatments/earache-pediatric');
  const { description } = await loadTreatment('earache');
  expect(textOf(part.querySelector('p'))).toBe(sentencesOf(description).rest);
});

test('[AF-03] of the steps of what happens the last one goes where a state has fewer, which leaves no gap in their numbers', async () => {
  const page = <BeforeTheVisit treatment={await loadTreatment('sore-throat')} />;
  const { container } = renderAt('/treatments/sore-throat', page);
  const steps = () => [...container.querySelectorAll('ol > li')];
  const before = steps();
  expect(before).toHaveLength(4);
  act(() => {
    rememberState('Texas');
  });
  expect(steps()).toEqual(before.slice(0, 3));
  expect(steps().every((step, index) => step === before[index])).toBe(true);
  act(() => {
    rememberState(undefined);
  });
});

test('[AF-05] what anybody can have is headed by both lists or by none, and keeps its picture', async () => {
  const pictures = '/images/conditions/womens-health.svg';
  expect(await headOf('genital-warts')).toEqual([
    'All Treatments',
    "Women's Health",
    "Men's Health",
    `${pictures}#genital-warts`,
  ]);
  expect(await headOf('overactive-bladder')).toEqual(['All Treatments', `${pictures}#overactive-bladder`]);
});

describe('the details', () => {
  test('[AF-04] mark a medication that exists only as a brand, and no other', async () => {
    const details = await rendered(<TreatmentDetails treatment={await loadTreatment('dry-eye')} />);
    const marked = [...details.querySelectorAll('li')].map(textOf).filter((text) => text.includes('brand only'));
    expect(marked).toEqual([
      'Lifitegrast eye drops (Xiidra): brand only, costs more',
      'Varenicline nasal spray (Tyrvaya): brand only, costs more',
    ]);
  });

  test('[TR-02] show the sections in their order, then what you need and common medications', async () => {
    const details = await rendered(<TreatmentDetails treatment={sample} />);
    expect([...details.querySelectorAll('h2')].map(textOf)).toEqual([
      'First',
      'Later',
      'What You Need',
      'Common Medications',
    ]);
    expect(textOf(details)).toContain('Hydrocortisone cream');
  });

  test('[TR-07] [TR-08] map every code to its line, show an unknown one as written, and add the note', async () => {
    const text = textOf(await rendered(<TreatmentDetails treatment={sample} />));
    for (const code of whatYouNeedCodes) expect(text).toContain(whatYouNeedLine(code));
    expect(text).toContain('Shoe size');
    expect(text).toContain(missingItemsNote);
  });

  test('[TR-07] speak of the child where a parent brings the items', async () => {
    const text = textOf(await rendered(<TreatmentDetails treatment={await loadTreatment('rash-pediatric')} />));
    expect(text).toContain(whatYouNeedLine('Thermometer', 'child'));
    expect(text).not.toContain(whatYouNeedLine('Thermometer'));
  });

  test('[TR-09] show the label of a line in bold', async () => {
    const details = await rendered(<TreatmentDetails treatment={sample} />);
    expect([...details.querySelectorAll('li > strong')].map(textOf)).toEqual(['Hives:', 'Not sure?']);
    expect(textOf(details.querySelector('li'))).toBe('Hives: itchy welts.');
  });

  test('[TR-05] [RT-06] say of refills that scheduled drugs are not refilled and who sets the length', async () => {
    const text = textOf(await rendered(<TreatmentDetails treatment={await loadTreatment('medication-refill')} />));
    expect(text).toContain('Scheduled drugs such as opioids and Adderall cannot be refilled.');
    expect(text).toContain('The refill length is set by the prescribing doctor.');
  });

  test('[RT-06] have a special text for each of the pages at the root', async () => {
    const pediatric = await loadTreatment('general-consult-pediatric');
    expect(textOf(await rendered(<TreatmentDetails treatment={pediatric} />))).toContain(
      'A parent or guardian starts the visit and acts for the child.',
    );
    const general = await loadTreatment('general-consult');
    expect(textOf(await rendered(<TreatmentDetails treatment={general} />))).toContain(
      'A General Consult is a call with a licensed provider',
    );
  });
});

describe('when to get help now', () => {
  test('[APP-10] names the signs, the lines to call and what to have seen in person', async () => {
    const alert = await rendered(<HelpNow treatment={sample} />);
    expect(textOf(alert)).toContain('Get help now if you have:trouble breathing');
    expect([...alert.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      'tel:911',
      'tel:988',
      'tel:+18002221222',
    ]);
    expect(textOf(alert)).toMatch(/See someone in person today if you have\s*a fever$/);
  });

  test.each([
    ['urinary-tract-infection', false],
    ['shortness-of-breath', true],
    ['pinkeye', true],
    ['earache-pediatric', true],
    ['general-consult-pediatric', true],
  ] as const)('[AF-02] the strip of %s is prerendered open: %s', async (path, isOpen) => {
    const alert = await rendered(<HelpNow treatment={await loadTreatment(path)} />);
    expect(alert.querySelector('details')?.open).toBe(isOpen);
    expect(textOf(alert.querySelector('summary'))).toBe('When to get help now');
  });

  test('[APP-10] speaks of the child on pediatric pages', async () => {
    const alert = await rendered(<HelpNow treatment={await loadTreatment('rash-pediatric')} />);
    expect(textOf(alert)).toContain('Get help now if your child has:');
  });
});
