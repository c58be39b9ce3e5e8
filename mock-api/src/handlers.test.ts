import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getResponse } from 'msw';
import { setupServer } from 'msw/node';
import { parseSuggestions, worthShowing } from '@front-door/shared/contract/search';

import { scenarioChoice } from './choice';
import { createHandlers } from './handlers';
import { scenarios, scenarioSearchApi, type ScenarioId } from './scenarios';

const found = [{ name: 'Rash', path: 'rash', score: 0.9 }];
let current: ScenarioId = 'normal';
let waited: number[] = [];

const server = setupServer(
  ...createHandlers({
    search: () => found,
    choice: () => scenarioChoice(current),
    waitFor: async (milliseconds, signal) => {
      waited.push(milliseconds);
      if (!Number.isFinite(milliseconds)) {
        await new Promise((resolve) => {
          signal.addEventListener('abort', resolve);
        });
      }
    },
  }),
);

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
});
beforeEach(() => {
  current = 'normal';
  waited = [];
});
afterAll(() => {
  server.close();
});

const search = (base: string, init: RequestInit = {}) =>
  fetch(`https://api.example.com${base}/ai/search`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ message: 'itchy arm', guid: 'g' }),
    ...init,
  });
const searchIn = (id: ScenarioId) => search(scenarioSearchApi(id));

/** The names that a client shows for an answer. */
async function shown(response: Response): Promise<readonly string[]> {
  const suggestions = parseSuggestions(await response.json());
  return worthShowing(suggestions ?? []).map(({ name }) => name);
}

describe('the handlers in Node', () => {
  test('[QA-01] answer a search at any origin and base', async () => {
    for (const base of ['/rest/v1', '/deeper/rest/v1']) {
      expect(await (await search(base)).json()).toEqual(found);
    }
  });

  test('[QA-01] answer a transaction', async () => {
    const transactionId = '5f0f7a11-6f0e-4b8e-9a39-0b0c1c1e6f2f';
    const response = await fetch('https://www.example.com/calls/transaction', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ transactionId }),
    });
    expect(await response.json()).toEqual({ transactionId, status: 'received' });
  });

  test('[QA-01] leave addresses alone that only look like theirs', async () => {
    const handlers = createHandlers({ search: () => found });
    for (const path of ['/src/calls/x.ts', '/src/scenarios/x.ts', '/callsign', '/src/rest/v1.ts']) {
      expect(await getResponse(handlers, new Request(`https://www.example.com${path}`))).toBeUndefined();
    }
    expect((await fetch('https://www.example.com/calls/other')).status).toBe(404);
  });
});

describe('the scenarios', () => {
  test('[QA-02] are the fifteen that testers can pick, each described', () => {
    expect(scenarios.map(({ id }) => id)).toEqual([
      'normal',
      'none',
      'below-threshold',
      'exactly-0.2',
      'more-than-three',
      'slow',
      'never-answers',
      '500',
      '401',
      '429',
      'not-json',
      'not-a-list',
      'hostile-strings',
      'network-down',
      'emergency',
    ]);
    for (const { title, expect: sees } of scenarios) expect(title.length * sees.length).toBeGreaterThan(0);
  });

  test('[QA-02] apply by address, or by what the setting says', async () => {
    current = '500';
    expect((await search('/rest/v1')).status).toBe(500);
    expect((await searchIn('normal')).status).toBe(200);
  });

  test.each<[ScenarioId, readonly string[]]>([
    ['normal', ['Rash']],
    ['none', []],
    ['below-threshold', []],
    ['exactly-0.2', []],
    ['more-than-three', ['Sinus Infection', 'Cold and Flu', 'Sore Throat']],
    ['emergency', ['Shortness of Breath', 'General Consult']],
  ])('[QA-02] %s shows %j', async (id, names) => {
    const response = await searchIn(id);
    expect(response.status).toBe(200);
    expect(await shown(response)).toEqual(names);
  });

  test('[QA-02] exactly 0.2 and below threshold do send items', async () => {
    expect(parseSuggestions(await (await searchIn('exactly-0.2')).json())?.map(({ score }) => score)).toEqual([
      0.2, 0.2,
    ]);
    const scores = parseSuggestions(await (await searchIn('below-threshold')).json())?.map(({ score }) => score) ?? [];
    expect(scores.length).toBeGreaterThan(0);
    expect(Math.max(...scores)).toBeLessThan(0.2);
  });

  test('[QA-02] slow answers as usual after three seconds', async () => {
    expect(await shown(await searchIn('slow'))).toEqual(['Rash']);
    expect(waited).toEqual([3000]);
  });

  test('[QA-02] never-answers ends only by the caller giving up', async () => {
    const signal = AbortSignal.timeout(50);
    await expect(search(scenarioSearchApi('never-answers'), { signal })).rejects.toMatchObject({
      name: 'TimeoutError',
    });
    expect(waited).toEqual([Infinity]);
  });

  test.each<[ScenarioId, number, string, string]>([
    ['500', 500, 'content-type', 'application/problem+json'],
    ['401', 401, 'www-authenticate', 'Bearer'],
    ['429', 429, 'retry-after', '30'],
  ])('[QA-02] %s fails with that status as a problem', async (id, status, header, value) => {
    const response = await searchIn(id);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(response.headers.get(header)).toBe(value);
    expect(await response.json()).toMatchObject({ type: 'about:blank', status });
  });

  test('[QA-02] not-json has status 200 and can’t be parsed', async () => {
    const response = await searchIn('not-json');
    expect(response.status).toBe(200);
    await expect(response.json()).rejects.toThrow(SyntaxError);
  });

  test('[QA-02] not-a-list has status 200 and is JSON of another kind', async () => {
    const response = await searchIn('not-a-list');
    expect(response.status).toBe(200);
    expect(parseSuggestions(await response.json())).toBeUndefined();
  });

  test('[QA-02] network-down fails without an answer', async () => {
    await expect(searchIn('network-down')).rejects.toThrow(TypeError);
  });

  test('[QA-02] hostile-strings holds every kind of bad item and three that are bad in name only', async () => {
    const text = await (await searchIn('hostile-strings')).text();
    for (const hostile of ['<script>', 'javascript:', '//evil.example', '../..', '1e999', '"NaN"', 'null']) {
      expect(text).toContain(hostile);
    }
    const items = JSON.parse(text) as unknown[];
    expect(items).toContainEqual({ name: 'Score is infinite', path: 'earache', score: Infinity });
    expect(parseSuggestions(items)?.map(({ path }) => path)).toEqual(['rash', 'acne', 'eczema']);
  });

  test('[QA-02] a request that is wrong is refused whatever the scenario', async () => {
    for (const { id } of scenarios) {
      const response = await search(scenarioSearchApi(id), { body: '{"message":7}' });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ field: 'message' });
    }
  });

  test.each<[ScenarioId, number | 'fails']>([
    ['none', 200],
    ['not-json', 200],
    ['slow', 200],
    ['500', 500],
    ['429', 429],
    ['network-down', 'fails'],
  ])('[QA-02] [API-02] a transaction under %s: %s', async (id, outcome) => {
    current = id;
    const body = JSON.stringify({ transactionId: '5f0f7a11-6f0e-4b8e-9a39-0b0c1c1e6f2f' });
    const status = await fetch('https://www.example.com/calls/transaction', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    }).then(
      (response) => response.status,
      () => 'fails',
    );
    expect(status).toBe(outcome);
  });
});
