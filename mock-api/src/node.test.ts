import { expect, test } from 'vitest';
import { scenarioChoice } from '@front-door/mock-api/choice';
import { createNodeMock } from '@front-door/mock-api/node';

const search = () =>
  fetch('https://api.example.com/rest/v1/ai/search', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ message: 'I have a sore throat', guid: 'g' }),
  });

test('[QA-01] [QA-03] in Node a search is answered from the catalogue, and the caller may pick a scenario', async () => {
  let failing = false;
  const mock = createNodeMock({ choice: () => scenarioChoice(failing ? '500' : 'normal') });
  mock.listen({ onUnhandledRequest: 'error' });
  const found = (await (await search()).json()) as unknown[];
  expect(found[0]).toMatchObject({ name: 'Sore Throat', path: 'sore-throat' });
  failing = true;
  expect((await search()).status).toBe(500);
  mock.close();
});
