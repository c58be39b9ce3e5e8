import { expect, test } from 'vitest';
import { availabilityDocument } from './availabilityTable';

test('[GS-05] [GS-06] [GS-07] docs/availability.md says what the rules say', async () => {
  await expect(availabilityDocument()).toMatchFileSnapshot('../../../docs/availability.md');
});
