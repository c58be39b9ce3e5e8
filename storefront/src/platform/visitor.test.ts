import { afterEach, expect, test, vi } from 'vitest';
import { clearTransaction, currentVisitor, recordLocation } from './visitor';

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

test('[CX-01] makes both ids on the first arrival and keeps them', () => {
  recordLocation('');
  const { guid, transactionId } = currentVisitor();
  expect(guid).toMatch(uuid);
  expect(transactionId).toMatch(uuid);
  recordLocation('?a=1');
  expect(currentVisitor()).toMatchObject({ guid, transactionId });
});

test('[CX-01] [GS-16] renews a cleared transaction id on the next arrival', () => {
  recordLocation('');
  const { guid, transactionId } = currentVisitor();
  clearTransaction();
  expect(currentVisitor().transactionId).toBeUndefined();
  recordLocation('');
  expect(currentVisitor().guid).toBe(guid);
  expect(currentVisitor().transactionId).toMatch(uuid);
  expect(currentVisitor().transactionId).not.toBe(transactionId);
});

test('[CX-02] [CX-04] keeps query parameters under their own names and reads the context from them', () => {
  recordLocation('?pharmacyId=77&source=spring%20mail&campaign=c1&option=3&utm_medium=email');
  expect(sessionStorage.getItem('utm_medium')).toBe('email');
  expect(localStorage.getItem('utm_medium')).toBeNull();
  expect(currentVisitor()).toMatchObject({ pharmacyId: '77', source: 'spring mail', campaign: 'c1', option: '3' });
});

test('[CX-01] makes random UUIDs where the browser has no function for it', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  recordLocation('');
  expect(currentVisitor().guid).toMatch(uuid);
  expect(currentVisitor().transactionId).toMatch(uuid);
});
