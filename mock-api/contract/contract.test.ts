import { Validator } from '@seriousme/openapi-schema-validator';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { searchPath } from '@front-door/shared/contract/search';
import { longestGuid } from '../src/requests';
import { scenarios, scenarioSearchApi, type ScenarioId } from '../src/scenarios';
import { search } from '../src/search/search';
import { createFrontDoorServer } from '../src/server/frontDoorServer';
import { close, listen, send } from '../src/server/testing';
import { buildForWorkerd, startWorkerd } from '../edge/workerd';
import { readContract, type ReceivedAnswer } from './openApi';

const contract = readContract();
const json = { 'Content-Type': 'application/json', Accept: 'application/json' };
const asked = JSON.stringify({ message: 'sore throat and a fever', guid: 'g' });
const reported = JSON.stringify({ transactionId: '5f0f7a11-6f0e-4b8e-9a39-0b0c1c1e6f2f' });
/** The servers of the API, each of which has to keep to the description; both with the tester's switches on. */
const runtimes: Readonly<Record<string, () => Promise<{ readonly port: number; readonly stop: () => Promise<void> }>>> =
  {
    Node: async () => {
      const server = createFrontDoorServer({ isForTesters: true, search, waitFor: () => Promise.resolve() });
      return { port: await listen(server), stop: () => close(server) };
    },
    workerd: async () => {
      const built = await buildForWorkerd();
      const { port: on, stop: end } = await startWorkerd(built, { TESTER: 'on' });
      return {
        port: on,
        stop: async () => {
          await end();
          await built.remove();
        },
      };
    },
  };
let port = 0;
let stop: () => Promise<void>;

async function post(
  path: string,
  body: string,
  method = 'POST',
  headers: Readonly<Record<string, string>> = json,
): Promise<ReceivedAnswer> {
  const answer = await send(port, { method, path, headers, body });
  return { status: answer.status, contentType: answer.headers['content-type'] ?? null, body: answer.body };
}
const searchIn = (id: ScenarioId) => post(scenarioSearchApi(id) + searchPath, asked);

const answeredAsDescribed = [
  'normal',
  'none',
  'below-threshold',
  'exactly-0.2',
  'more-than-three',
  'slow',
  'emergency',
] as const satisfies readonly ScenarioId[];
const failing = ['500', '401', '429'] as const satisfies readonly ScenarioId[];
const breaking: readonly (readonly [id: ScenarioId, complaint: RegExp])[] = [
  ['not-json', /text\/html is not described/],
  ['not-a-list', /must be array/],
  ['hostile-strings', /\/\d+\/(?:path must match|score must be)/],
];

describe('the description', () => {
  test('[API-03] is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    expect(await validator.validate(structuredClone(contract.document))).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
  });

  test('[API-03] shows examples that keep to it', () => {
    expect(contract.examples.length).toBeGreaterThanOrEqual(10);
    const complaints = contract.examples.map(({ operation, status, contentType, body }) =>
      status === undefined
        ? contract.checkRequest(operation, body)
        : contract.checkAnswer(operation, { status, contentType, body }),
    );
    expect(complaints.flat()).toEqual([]);
  });
});

describe.each(Object.keys(runtimes))('[RL-10] the search on %s', (runtime) => {
  beforeAll(async () => {
    const running = await runtimes[runtime]?.();
    if (running === undefined) throw new Error('no such runtime');
    ({ port, stop } = running);
  });
  afterAll(() => stop());

  test.each(answeredAsDescribed)('[API-03] [QA-02] answers a search as described under %s', async (id) => {
    const answer = await searchIn(id);
    expect(answer.status).toBe(200);
    expect(contract.checkAnswer('search', answer)).toEqual([]);
  });

  test.each(failing)('[API-03] [QA-02] fails both calls as described under %s', async (id) => {
    const answer = await searchIn(id);
    expect(answer.status).toBe(Number(id));
    expect(contract.checkAnswer('search', answer)).toEqual([]);
    const transaction = await post(`/scenarios/${id}/calls/transaction`, reported);
    expect(transaction.status).toBe(Number(id));
    expect(contract.checkAnswer('reportTransaction', transaction)).toEqual([]);
  });

  test.each(breaking)(
    '[API-03] [QA-02] breaks the description under %s, as the scenario says',
    async (id, complaint) => {
      expect(contract.checkAnswer('search', await searchIn(id)).join('\n')).toMatch(complaint);
    },
  );

  test('[API-03] [QA-02] sends no answer at all under the remaining scenarios', () => {
    const answering = new Set<ScenarioId>([...answeredAsDescribed, ...failing, ...breaking.map(([id]) => id)]);
    expect(scenarios.map(({ id }) => id).filter((id) => !answering.has(id))).toEqual(['never-answers', 'network-down']);
  });

  test('[API-03] [API-02] receives a transaction as described', async () => {
    const answer = await post('/calls/transaction', reported);
    expect(answer.status).toBe(200);
    expect(contract.checkAnswer('reportTransaction', answer)).toEqual([]);
  });

  test.each<[string, string]>([
    ['PUT', '/rest/v1/ai/search'],
    ['PATCH', '/calls/transaction'],
    ['POST', '/rest/v1/ai/other'],
    ['POST', '/scenarios/nonsense/rest/v1/ai/search'],
  ])('[API-03] refuses %s %s with a problem as described', async (method, path) => {
    const answer = await post(path, asked, method);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(contract.checkProblem(answer)).toEqual([]);
  });

  const calls = [
    ['search', '/rest/v1/ai/search', asked],
    ['reportTransaction', '/calls/transaction', reported],
  ] as const;
  const types: readonly (readonly [what: string, headers: Readonly<Record<string, string>>])[] = [
    ['no content type', {}],
    ['text/plain', { 'Content-Type': 'text/plain;charset=UTF-8' }],
    ['a form', { 'Content-Type': 'application/x-www-form-urlencoded' }],
    ['a type that only begins alike', { 'Content-Type': 'application/jsonp' }],
  ];

  describe.each(calls)('at %s', (operation, path, body) => {
    test.each(types)('[API-03] [QA-01] JSON that comes as %s is refused as described', async (_what, headers) => {
      const answer = await post(path, body, 'POST', headers);
      expect(answer.status).toBe(415);
      expect(contract.checkAnswer(operation, answer)).toEqual([]);
      expect((await post(`/scenarios/500${path}`, body, 'POST', headers)).status).toBe(415);
    });
  });

  test.each(calls)('[API-03] takes %s with a charset, in any case', async (operation, path, body) => {
    const answer = await post(path, body, 'POST', { 'content-type': 'Application/JSON; charset=utf-8' });
    expect(answer.status).toBe(200);
    expect(contract.checkAnswer(operation, answer)).toEqual([]);
  });

  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc.stringMatching(/^\s*$/),
    fc.constantFrom('g'.repeat(longestGuid), 'g'.repeat(longestGuid + 1), '🤧'.repeat(150), '🤧'.repeat(201)),
  );
  const value = fc.oneof({ weight: 4, arbitrary: text }, fc.jsonValue({ maxDepth: 1 }));
  const searches = fc.oneof(
    { weight: 6, arbitrary: fc.record({ message: value, guid: value, other: value }, { requiredKeys: [] }) },
    fc.jsonValue({ maxDepth: 2 }),
  );
  const ids = fc.oneof(
    fc.uuid(),
    fc.uuid({ version: 4 }),
    fc.uuid({ version: 4 }).map((id) => id.toUpperCase()),
    value,
  );

  test('[API-03] [API-01] accepts exactly the searches that the description allows', async () => {
    await fc.assert(
      fc.asyncProperty(searches, async (request) => {
        const body = JSON.stringify(request);
        const answer = await post('/rest/v1/ai/search', body);
        expect(answer.status).toBe(contract.checkRequest('search', body).length === 0 ? 200 : 400);
        expect(contract.checkAnswer('search', answer)).toEqual([]);
      }),
      { numRuns: 150, examples: [[{ message: 'itchy', guid: 'g' }], [{ message: '\u00A0\uFEFF', guid: 'g' }]] },
    );
  });

  test('[API-03] [API-02] accepts exactly the transactions that the description allows', async () => {
    await fc.assert(
      fc.asyncProperty(fc.record({ transactionId: ids }, { requiredKeys: [] }), async (request) => {
        const body = JSON.stringify(request);
        const answer = await post('/calls/transaction', body);
        expect(answer.status).toBe(contract.checkRequest('reportTransaction', body).length === 0 ? 200 : 400);
        expect(contract.checkAnswer('reportTransaction', answer)).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  // The chat asks from a frame whose origin is nobody's, wherever its page is from.
  describe.each(['null', 'https://partner.example'])('asked from the origin %s', (origin) => {
    test('[API-03] [QA-01] says beforehand that a search may be made, as described', async () => {
      const answer = await send(port, {
        method: 'OPTIONS',
        path: `/rest/v1${searchPath}`,
        headers: {
          Origin: origin,
          'Access-Control-Request-Method': 'POST',
          'Access-Control-Request-Headers': 'authorization,content-type',
        },
      });
      expect(answer.status).toBe(204);
      expect(answer.headers).toMatchObject(contract.headersOf('allowSearch', '204'));
    });

    test.each([
      [200, '/rest/v1'],
      [400, '/scenarios/nonsense/rest/v1'],
      [401, scenarioSearchApi('401')],
      [429, scenarioSearchApi('429')],
      [500, scenarioSearchApi('500')],
    ] as const)('[API-03] [QA-01] answers with %i so that the chat can read it', async (status, api) => {
      const headers = { ...json, Origin: origin };
      const answer = await send(port, { method: 'POST', path: api + searchPath, headers, body: asked });
      expect(answer.status).toBe(status);
      const described = contract.headersOf('search', String(status));
      expect(described).toMatchObject({ 'access-control-allow-origin': '*' });
      expect(answer.headers).toMatchObject(described);
      expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
    });
  });

  test.each(['my kid has a rash', 'me duele la cabeza', 'hello', 'back pain for 4 months', 'can not sleep'])(
    '[API-03] [QA-03] answers “%s” as described, with eight suggestions at most',
    async (message) => {
      const answer = await post('/rest/v1/ai/search', JSON.stringify({ message, guid: 'g' }));
      expect(contract.checkAnswer('search', answer)).toEqual([]);
      expect((JSON.parse(answer.body) as unknown[]).length).toBeLessThanOrEqual(8);
    },
  );
});
