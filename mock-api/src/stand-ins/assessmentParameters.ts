import { modesOf } from '@front-door/shared/catalogue/availability';
import { fees } from '@front-door/shared/catalogue/prices';
import { usStates } from '@front-door/shared/catalogue/states';
import { findTreatmentByName } from '@front-door/shared/catalogue/treatments';
import { weightLossVisits } from '@front-door/shared/contract/assessmentUrl';
import { isRandomUuid } from '@front-door/shared/ids';
import type { Row } from '../page/page';

type Reading = Pick<Row, 'meaning' | 'odd'>;

interface Parameter {
  readonly name: string;
  readonly required: boolean;
  readonly read: (value: string, all: URLSearchParams) => Reading;
}

const fine = (meaning: string): Reading => ({ meaning, odd: false });
const odd = (meaning: string): Reading => ({ meaning, odd: true });
const asGiven = (meaning: string) => (value: string) =>
  value === '' ? odd(`${meaning}; must not be empty`) : fine(meaning);
const always = (expected: string, meaning: string) => (value: string) =>
  value === expected ? fine(meaning) : odd(`${meaning}; always ${expected}`);

const isWeightLoss = (protocolName: string) => /weight loss/i.test(protocolName);

/** Every parameter that a launch may carry (specification 7), in the order it is written. */
const parameters: readonly Parameter[] = [
  { name: 'protocolID', required: true, read: always('101406', 'Protocol') },
  { name: 'protocolName', required: true, read: readProtocolName },
  { name: 'theme', required: true, read: always('default', 'Theme') },
  { name: 'mode', required: true, read: readMode },
  {
    name: 'state',
    required: true,
    read: (value) =>
      usStates.some((state) => state === value) ? fine('Where the patient lives') : odd('No such state or district'),
  },
  { name: 'login', required: true, read: always('true', 'The site asks for an account or a login') },
  { name: 'fee', required: true, read: readFee },
  { name: 'patientOEMID', required: true, read: always('970', 'Where the patient comes from: this storefront') },
  { name: 'pharmacyID', required: false, read: asGiven('Pharmacy') },
  { name: 'pharmacyGroupID', required: false, read: asGiven('Group of the pharmacy') },
  { name: 'advertisingID', required: false, read: readUuid('The visitor’s guid') },
  { name: 'sourceID', required: false, read: asGiven('Campaign and source of the visit') },
  { name: 'protocolClinicID', required: true, read: readClinic },
  { name: 'Advertiser', required: false, read: asGiven('Source of the visit') },
  { name: 'AdTransaction', required: false, read: readUuid('Transaction') },
];

/**
 * What the assessment site received: every parameter as it came, repeated ones too, and the names of
 * required ones that did not.
 */
export function readAssessment(query: URLSearchParams): { readonly rows: readonly Row[]; readonly missing: string[] } {
  const rows = [...query].map(([name, value]) => {
    const reading =
      query.getAll(name).length > 1
        ? odd('Given more than once')
        : (parameters.find((parameter) => parameter.name === name)?.read(value, query) ??
          odd('Not a parameter of a launch'));
    return { name, value, meaning: reading.meaning, odd: reading.odd };
  });
  const missing = parameters.filter(({ name, required }) => required && !query.has(name)).map(({ name }) => name);
  return { rows, missing };
}

/** What is sent when it is stored, which with a launch of the storefront's own it always is. */
export function idsNotSent(query: URLSearchParams): readonly string[] {
  return ['advertisingID', 'AdTransaction'].filter((name) => !query.has(name));
}

function readProtocolName(value: string): Reading {
  if (value === weightLossVisits.new) return fine('Weight-loss program, new patient');
  if (value === weightLossVisits.existing) return fine('Weight-loss program, existing patient');
  const treatment = findTreatmentByName(value);
  return treatment === undefined ? odd('No treatment has this name') : fine(`Treatment: ${treatment.name}`);
}

function readMode(value: string, all: URLSearchParams): Reading {
  if (value === '1') {
    const protocolName = all.get('protocolName') ?? '';
    if (isWeightLoss(protocolName)) return odd('Virtual consultation; the weight-loss program has none');
    const treatment = findTreatmentByName(protocolName);
    return treatment !== undefined && !modesOf(treatment).includes('virtual')
      ? odd(`Virtual consultation; ${treatment.name} has none`)
      : fine('Virtual consultation');
  }
  return value === '2' ? fine('Live consultation') : odd('1 is virtual, 2 is live');
}

function readFee(value: string, all: URLSearchParams): Reading {
  const amount = decodeBase64(value);
  if (amount === undefined || !/^\d+$/.test(amount)) return odd('Not a price in base64');
  const due = isWeightLoss(all.get('protocolName') ?? '')
    ? fees.weightLoss
    : all.get('mode') === '1'
      ? fees.virtual
      : fees.live;
  return amount === String(due) ? fine(`$${amount}`) : odd(`$${amount}; $${String(due)} was expected`);
}

function readClinic(value: string, all: URLSearchParams): Reading {
  const expected = isWeightLoss(all.get('protocolName') ?? '') ? '101404' : '101365';
  if (value !== expected) return odd(`Clinic; ${expected} was expected`);
  return fine(expected === '101404' ? 'Weight-loss clinic' : 'Clinic of every other treatment');
}

function readUuid(meaning: string): (value: string) => Reading {
  return (value) => (isRandomUuid(value) ? fine(meaning) : odd(`${meaning}; must be a random UUID`));
}

function decodeBase64(value: string): string | undefined {
  try {
    return atob(value);
  } catch {
    return undefined;
  }
}
