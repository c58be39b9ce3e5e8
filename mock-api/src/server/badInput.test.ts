import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { search } from '../search/search';
import { badInputs, searchFor } from './badInput.fixture';
import { createFrontDoorServer } from './frontDoorServer';
import { keepAlive } from './keepAlive.fixture';
import { memoryInUse, sendMany } from './memory.fixture';
import { close, listen } from './testing';

const server = createFrontDoorServer({ isForTesters: true, search });
let port = 0;

beforeAll(async () => {
  port = await listen(server);
});
afterAll(() => close(server));

describe('bad input', () => {
  test.each(badInputs)('[QA-08] [SE-09] $what is met with an answer or a refusal', async (input) => {
    const connection = keepAlive(port);
    const status = await connection.send(input.request);
    expect(status).toBe(input.outcome === 'answer' ? 200 : input.outcome);
    connection.close();
  });

  test('[QA-08] [SE-09] leaves the server at work', async () => {
    const connection = keepAlive(port);
    expect(await connection.send(searchFor('sore throat'))).toBe(200);
    connection.close();
  });

  // The gate does the same over 5,000.
  test('[QA-08] [SE-09] leaves memory flat over 1,000 requests', async () => {
    const requests = badInputs.map(({ request }) => request);
    await sendMany(port, requests, 300);
    const before = await memoryInUse();
    await sendMany(port, requests, 1000);
    expect((await memoryInUse()) - before).toBeLessThan(3);
  }, 120_000);
});
