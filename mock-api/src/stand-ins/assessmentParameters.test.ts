import { describe, expect, test } from 'vitest';
import { assessmentUrl, type Launch } from '@front-door/shared/contract/assessmentUrl';
import { readAssessment } from './assessmentParameters';

const visitor = {
  guid: '0b0c1c1e-6f0e-4b8e-9a39-6f2f5f0f7a11',
  transactionId: '5f0f7a11-6f0e-4b8e-9a39-0b0c1c1e6f2f',
  welcomed: true,
  pharmacy: 'Corner Pharmacy',
  pharmacyId: '17',
  pharmacyGroupId: '4',
  campaign: 'fall',
  source: 'mail',
} as const;

const queryOf = (launch: Launch) =>
  new URLSearchParams(assessmentUrl('https://x.example/consent', launch).split('?')[1]);
const rashLive = queryOf({
  consultation: { kind: 'consultation', mode: 'live' },
  genieMdName: 'Rash',
  state: 'Texas',
  visitor,
});

/** The rash launch with one parameter changed. */
function changed(name: string, value: string): URLSearchParams {
  const query = new URLSearchParams(rashLive);
  query.set(name, value);
  return query;
}

const rowOf = (query: URLSearchParams, name: string) => readAssessment(query).rows.find((row) => row.name === name);

describe('a launch', () => {
  test.each<[what: string, launch: Omit<Launch, 'visitor'>, fee: string]>([
    [
      'virtual',
      { consultation: { kind: 'consultation', mode: 'virtual' }, genieMdName: 'Rash', state: 'Texas' },
      '$29',
    ],
    ['live', { consultation: { kind: 'consultation', mode: 'live' }, genieMdName: 'Rash', state: 'Texas' }, '$74'],
    ['new', { consultation: { kind: 'weight-loss', path: 'new' }, genieMdName: 'Weight Loss', state: 'Ohio' }, '$299'],
    [
      'existing',
      { consultation: { kind: 'weight-loss', path: 'existing' }, genieMdName: 'Weight Loss', state: 'Ohio' },
      '$299',
    ],
  ])('[QA-05] [OB-01] [OB-02] of the storefront (%s) is complete and every value fits', (_what, launch, fee) => {
    const query = queryOf({ ...launch, visitor });
    const { rows, missing } = readAssessment(query);
    expect(missing).toEqual([]);
    expect(rows.filter((row) => row.odd)).toEqual([]);
    expect(rows.map(({ name }) => name)).toEqual([...query.keys()]);
    expect(rowOf(query, 'fee')?.meaning).toBe(fee);
  });

  test('[QA-05] [OB-01] without its required parameters has them called out', () => {
    expect(readAssessment(new URLSearchParams('state=Texas&Advertiser=mail')).missing).toEqual([
      'protocolID',
      'protocolName',
      'theme',
      'mode',
      'login',
      'fee',
      'patientOEMID',
      'protocolClinicID',
    ]);
  });

  test.each(['Shortness of Breath', 'General Consult', 'Medication Refill'])(
    '[QA-05] [AF-06] has a virtual consultation for %s called out',
    (genieMdName) => {
      const virtual = { kind: 'consultation', mode: 'virtual' } as const;
      const query = queryOf({ consultation: virtual, genieMdName, state: 'Texas', visitor });
      expect(rowOf(query, 'mode')).toMatchObject({
        odd: true,
        meaning: `Virtual consultation; ${genieMdName} has none`,
      });
    },
  );

  test('[QA-05] shows the fee decoded beside the raw value', () => {
    expect(rowOf(rashLive, 'fee')).toEqual({ name: 'fee', value: 'NzQ=', meaning: '$74', odd: false });
  });

  test.each([
    ['protocolID', '1'],
    ['protocolName', 'Broken Heart'],
    ['theme', 'dark'],
    ['mode', '3'],
    ['state', 'Atlantis'],
    ['login', ''],
    ['fee', '74'],
    ['fee', '***'],
    ['fee', btoa('29')],
    ['fee', btoa('<b>')],
    ['patientOEMID', '971'],
    ['pharmacyID', ''],
    ['advertisingID', 'me'],
    ['protocolClinicID', '101404'],
    ['AdTransaction', '1'],
    ['toString', 'x'],
  ])('[QA-05] with %s=%s has it marked', (name, value) => {
    expect(rowOf(changed(name, value), name)).toMatchObject({ value, odd: true });
  });

  test('[QA-05] with a repeated parameter shows both and marks them', () => {
    const query = new URLSearchParams(rashLive);
    query.append('state', 'Ohio');
    const rows = readAssessment(query).rows.filter(({ name }) => name === 'state');
    expect(rows.map(({ value, odd }) => [value, odd])).toEqual([
      ['Texas', true],
      ['Ohio', true],
    ]);
  });
});
