import { describe, expect, test } from 'vitest';
import { largestSearchBody } from '@front-door/shared/contract/search';
import { longestGuid, parseSearchRequest, parseTransactionRequest } from './requests';

const guid = '0b0c1c1e-6f0e-4b8e-9a39-6f2f5f0f7a11';

describe('a search request', () => {
  test('[API-01] gives message and guid and drops everything else', () => {
    expect(parseSearchRequest(JSON.stringify({ message: '  itchy arm\n', guid, more: 1 }))).toEqual({
      kind: 'ok',
      value: { message: 'itchy arm', guid },
    });
  });

  test.each(['host-user-17', 'x'.repeat(longestGuid)])('[API-01] accepts a guid that is no UUID', (hostGuid) => {
    expect(parseSearchRequest(JSON.stringify({ message: 'rash', guid: hostGuid }))).toMatchObject({ kind: 'ok' });
  });

  test.each<[what: string, body: string, field: string]>([
    ['nothing', '', 'body'],
    ['text that is not JSON', 'message=rash', 'body'],
    ['JSON cut short', '{"message":"rash"', 'body'],
    ['null', 'null', 'body'],
    ['a list', '[{"message":"rash"}]', 'body'],
    ['a text', '"rash"', 'body'],
    ['a number', '7', 'body'],
    ['no message', JSON.stringify({ guid }), 'message'],
    ['an inherited name in place of the message', JSON.stringify({ toString: 'rash', guid }), 'message'],
    ['a null message', JSON.stringify({ message: null, guid }), 'message'],
    ['a number as message', JSON.stringify({ message: 7, guid }), 'message'],
    ['a list as message', JSON.stringify({ message: ['rash'], guid }), 'message'],
    ['an empty message', JSON.stringify({ message: '', guid }), 'message'],
    ['a blank message', JSON.stringify({ message: ' \n\t\u00a0', guid }), 'message'],
    ['no guid', JSON.stringify({ message: 'rash' }), 'guid'],
    ['a number as guid', JSON.stringify({ message: 'rash', guid: 7 }), 'guid'],
    ['an empty guid', JSON.stringify({ message: 'rash', guid: '' }), 'guid'],
    ['an endless guid', JSON.stringify({ message: 'rash', guid: 'x'.repeat(longestGuid + 1) }), 'guid'],
    ['an endless message', JSON.stringify({ message: 'x'.repeat(largestSearchBody), guid }), 'body'],
    ['a message that is too large in bytes alone', JSON.stringify({ message: 'é'.repeat(5000), guid }), 'body'],
    ['JSON nested without end', '['.repeat(8000), 'body'],
  ])('[API-01] with %s is refused and the field is named', (_what, body, field) => {
    const parsed = parseSearchRequest(body);
    expect(parsed).toMatchObject({ kind: 'failed', failure: { status: 400, type: 'about:blank', field } });
  });

  test('[API-01] a refusal never repeats what was typed', () => {
    const typed = 'itchy arm since Tuesday';
    const parsed = parseSearchRequest(JSON.stringify({ message: typed, guid: 7 }));
    expect(JSON.stringify(parsed)).not.toContain(typed);
  });
});

describe('a transaction request', () => {
  test('[API-02] gives the transaction id', () => {
    expect(parseTransactionRequest(JSON.stringify({ transactionId: guid }))).toEqual({
      kind: 'ok',
      value: { transactionId: guid },
    });
  });

  test.each<[what: string, body: string, field: string]>([
    ['text that is not JSON', guid, 'body'],
    ['no transaction id', '{}', 'transactionId'],
    ['a null transaction id', '{"transactionId":null}', 'transactionId'],
    ['an empty transaction id', '{"transactionId":""}', 'transactionId'],
    ['a transaction id that is no UUID', '{"transactionId":"101406"}', 'transactionId'],
    ['a UUID with more behind it', JSON.stringify({ transactionId: `${guid}/../x` }), 'transactionId'],
  ])('[API-02] with %s is refused and the field is named', (_what, body, field) => {
    expect(parseTransactionRequest(body)).toMatchObject({ kind: 'failed', failure: { status: 400, field } });
  });
});
