import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { searchPath } from '@front-door/shared/contract/search';
import { badInputs } from '../src/server/badInput.fixture';
import { keepAlive } from '../src/server/keepAlive.fixture';
import { send } from '../src/server/testing';
import { buildForWorkerd, startWorkerd, type BuiltSearch, type RunningWorkerd } from './workerd';

const asked = JSON.stringify({ message: 'sore throat', guid: 'g' });
const json = { 'Content-Type': 'application/json' };
let built: BuiltSearch;
let workerd: RunningWorkerd;

beforeAll(async () => {
  built = await buildForWorkerd();
  workerd = await startWorkerd(built);
});
afterAll(async () => {
  await workerd.stop();
  await built.remove();
});

describe('[RL-10] the search on workerd, as visitors get it', () => {
  test.each(badInputs)('[QA-08] meets $what with an answer or a refusal', async ({ what, request, outcome }) => {
    const connection = keepAlive(workerd.port);
    const status = await connection.send(request);
    // The runtime refuses some of them itself, with a status of its own.
    // Of two content types Node reads the first; here they come as one, which is none.
    const isAnswered = outcome === 'answer' && what !== 'a body that says it is something else';
    // The runtime refuses some of them itself, with a status of its own.
    expect(isAnswered ? [200] : [400, 404, 405, 413, 414, 415, 431, 501]).toContain(status);
    connection.close();
  });

  test('[RL-06] lets no address choose how it is answered', async () => {
    const answer = await send(workerd.port, {
      method: 'POST',
      path: `/scenarios/500/rest/v1${searchPath}`,
      headers: json,
      body: asked,
    });
    expect(answer.status).toBe(404);
  });

  test('is at work after all that', async () => {
    const answer = await send(workerd.port, {
      method: 'POST',
      path: `/rest/v1${searchPath}`,
      headers: json,
      body: asked,
    });
    expect(JSON.parse(answer.body)).toEqual(expect.arrayContaining([expect.objectContaining({ path: 'sore-throat' })]));
  });
});
