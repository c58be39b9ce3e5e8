import { expect, test } from 'vitest';
import { createReceipts, keyHeader } from './receipts';

const one = { transactionId: '5f0f7a11-6f0e-4b8e-9a39-0b0c1c1e6f2f' };
const other = { transactionId: '0b9d4e1c-0f0e-4c7e-9a51-7a8f1f2a3b4c' };
const withKey = (key?: string) =>
  new Request('http://localhost/calls/transaction', key === undefined ? {} : { headers: { [keyHeader]: key } });

test('[SM-04] a repeated key is answered as the first time', () => {
  const receiptFor = createReceipts();
  const first = receiptFor(one, withKey('k'));
  expect(first).toEqual({ kind: 'ok', value: { ...one, status: 'received' } });
  expect(receiptFor(one, withKey('k'))).toEqual(first);
});

test('[SM-04] a key that was another transaction’s is refused', () => {
  const receiptFor = createReceipts();
  receiptFor(one, withKey('k'));
  expect(receiptFor(other, withKey('k'))).toMatchObject({ kind: 'failed', failure: { status: 422, field: keyHeader } });
  expect(receiptFor(other, withKey('l'))).toMatchObject({ kind: 'ok' });
});

test('[API-02] the call needs no key', () => {
  const receiptFor = createReceipts();
  expect(receiptFor(one, withKey())).toMatchObject({ kind: 'ok' });
  expect(receiptFor(other, withKey())).toMatchObject({ kind: 'ok' });
});

test('[SM-04] [QA-08] an invalid key is refused, and the kept ones are bounded', () => {
  const receiptFor = createReceipts();
  expect(receiptFor(one, withKey(''))).toMatchObject({ kind: 'failed', failure: { status: 400 } });
  expect(receiptFor(one, withKey('k'.repeat(201)))).toMatchObject({ kind: 'failed', failure: { status: 400 } });
  receiptFor(one, withKey('oldest'));
  for (let number = 0; number < 1000; number++) receiptFor(one, withKey(String(number)));
  expect(receiptFor(other, withKey('oldest'))).toMatchObject({ kind: 'ok' });
});
