import type { Page } from '@playwright/test';
import { isHidden, partnerOf } from '@front-door/shared/visitor/partners';
import { GetStarted, readStored } from '../models/getStarted.model';
import { navigateWithin } from '../models/crawl.model';
import { markDocument, openPage, seeSameDocument } from '../models/site.model';
import { part } from '../support/part';
import { expect, test } from '../support/test';

/** What the assessment site must receive, written out by hand from the specification (sections 7 and 9). */
const always = { protocolID: '101406', theme: 'default', login: 'true', patientOEMID: '970' } as const;
const clinic = { protocolClinicID: '101365' } as const;
const virtual = { ...clinic, mode: '1', fee: 'Mjk=' } as const;
const live = { ...clinic, mode: '2', fee: 'NzQ=' } as const;
const weightLoss = { protocolClinicID: '101404', mode: '2', fee: 'Mjk5' } as const;

interface Launch {
  readonly path: string;
  readonly state: string;
  readonly button: RegExp;
  /** A button of the dialog that stands before the launch. */
  readonly confirm?: string;
  readonly sent: Readonly<Record<string, string>>;
}

const goOn = { confirm: 'Continue to Care' } as const;
const newPatient = { button: /New.*Patient/, state: 'Texas' } as const;
const existing = { button: /Existing.*Patient/, state: 'Texas' } as const;
const initialVisit = { ...weightLoss, protocolName: 'Weight Loss Initial Visit' } as const;
const followUp = { ...weightLoss, protocolName: 'Weight Loss Follow up' } as const;

/** Each kind of consultation for each kind of treatment. No page comes twice in a row: going on renews the transaction. */
const launches: readonly Launch[] = [
  {
    path: '/treatments/migraine-headache',
    state: 'Ohio',
    button: /Virtual/,
    sent: { ...virtual, protocolName: 'Migraine Headache' },
  },
  { path: '/general-consult', state: 'Ohio', button: /Live/, sent: { ...live, protocolName: 'General Consult' } },
  { path: '/treatments/weight-loss', ...newPatient, confirm: 'Yes', sent: initialVisit },
  {
    path: '/treatments/rash-pediatric',
    state: 'Ohio',
    button: /Virtual/,
    ...goOn,
    sent: { ...virtual, protocolName: 'Rash - Pediatric' },
  },
  { path: '/treatments/weight-loss', ...existing, confirm: 'Yes', sent: followUp },
  {
    path: '/medication-refill',
    state: 'District of Columbia',
    button: /Live/,
    sent: { ...live, protocolName: 'Medication Refill' },
  },
  {
    path: '/treatments/migraine-headache',
    state: 'New York',
    button: /Live/,
    sent: { ...live, protocolName: 'Migraine Headache' },
  },
  {
    path: '/treatments/rash-pediatric',
    state: 'Texas',
    button: /Live/,
    ...goOn,
    sent: { ...live, protocolName: 'Rash - Pediatric' },
  },
];

/** Further ones, in which the visitor's partner makes no difference. */
const furtherLaunches: readonly Launch[] = [
  {
    path: '/general-consult-pediatric',
    state: 'Ohio',
    button: /Live/,
    ...goOn,
    sent: { ...live, protocolName: 'General Consult - Pediatric' },
  },
  { path: '/treatments/weight-loss', ...newPatient, confirm: 'No, I am an existing patient', sent: followUp },
  {
    path: '/treatments/erectile-dysfunction',
    state: 'Texas',
    button: /Virtual/,
    sent: { ...virtual, protocolName: 'Erectile Dysfunction' },
  },
  { path: '/treatments/weight-loss', ...existing, confirm: 'No, I am a new patient', sent: initialVisit },
];

/**
 * On phones the bar differs, not what is sent: one visitor is enough there. What differs by partner or on a phone differs
 * alike for all: a part of the consultations shows it, and those of a turn of each make up the whole.
 */
const visitors = [
  { who: 'of no partner', query: '', sent: {}, further: furtherLaunches, turn: 0, tag: '@sweep' },
  {
    who: 'of the grocery chain',
    query: '?source=eaglecrest-flyer&pharmacyId=77&pharmacyGroupId=88&campaign=fall%20%26%20winter&firstSymVisitKey=x',
    sent: {
      sourceID: 'fall & winter - eaglecrest-flyer',
      Advertiser: 'eaglecrest-flyer',
      pharmacyID: '77',
      pharmacyGroupID: '88',
    },
    further: [],
    turn: 0,
    tag: '@once @sweep',
  },
  {
    who: 'of the chamber of commerce',
    query: `?source=${encodeURIComponent("chamber Joe's 100%+ 🍂")}`,
    sent: { sourceID: "chamber Joe's 100%+ 🍂", Advertiser: "chamber Joe's 100%+ 🍂" },
    further: furtherLaunches,
    turn: 2,
    tag: '@once @sweep',
  },
] as const;

/** Clicks through to the launch and reads what the new tab asks the assessment site for. */
async function launch(page: Page, start: GetStarted, { button, confirm }: Launch, isMobile: boolean) {
  const asked = page.context().waitForEvent('request', (request) => /\/protocol\/consent\?/.test(request.url()));
  const opened = page.waitForEvent('popup');
  // On phones from the bar, elsewhere from the panel.
  await (isMobile ? start.bar : start.panel).getByRole('button', { name: button }).click();
  if (confirm !== undefined) await page.getByRole('dialog').getByRole('button', { name: confirm }).click();
  const received = Object.fromEntries(new URL((await asked).url()).searchParams);
  await (await opened).close();
  return received;
}

for (const { who, query, sent: fromVisit, further, turn, tag } of visitors) {
  test(`[OB-01] [OB-02] [CX-04] [GS-09] [GS-10] [GS-15] every consultation that a visitor ${who} can start sends what it must ${tag}`, async ({
    page,
    isMobile,
  }) => {
    await page.context().route('**/stand-in/assessment/**', (route) => route.fulfill({ body: 'received' }));
    await openPage(page, `/${query}`);
    const greeting = page.getByRole('dialog');
    if (query.includes('eaglecrest')) await greeting.getByRole('button', { name: 'Get Started' }).click();
    await markDocument(page);
    const start = new GetStarted(page);
    const guid = await readStored(page, 'guid');
    const partner = partnerOf({ source: new URLSearchParams(query).get('source') ?? undefined });
    const canStart = [...launches, ...further].filter(
      ({ path }) => !isHidden(path.replace('/treatments/', ''), partner),
    );
    for (const consultation of part(canStart, 3, isMobile ? 1 : turn)) {
      const { path, state, sent } = consultation;
      await navigateWithin(page, path);
      await start.chooseState(state);
      await expect.poll(() => readStored(page, 'transaction_id')).not.toBeNull();
      const transaction = await readStored(page, 'transaction_id');
      const received = await launch(page, start, consultation, isMobile);
      expect(received, path).toEqual({
        ...always,
        ...fromVisit,
        ...sent,
        state,
        advertisingID: guid,
        AdTransaction: transaction,
      });
      expect(await readStored(page, 'transaction_id')).toBeNull();
    }
    await seeSameDocument(page);
  });
}
