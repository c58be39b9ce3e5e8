import { afterAll, beforeAll, expect, test } from 'vitest';
import { search } from '../search/search';
import { badInputs } from './badInput.fixture';
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

test.each(badInputs)('[QA-08] [SE-09] $what is answered or refused within half a second', async ({ request }) => {
  const connection = keepAlive(port);
  const started = performance.now();
  await connection.send(request);
  expect(performance.now() - started).toBeLessThan(500);
  connection.close();
});

test('[QA-08] [SE-09] memory stays flat over 5,000 requests', async () => {
  const requests = badInputs.map(({ request }) => request);
  await sendMany(port, requests, 600);
  const before = await memoryInUse();
  await sendMany(port, requests, 5000);
  expect((await memoryInUse()) - before).toBeLessThan(3);
});
