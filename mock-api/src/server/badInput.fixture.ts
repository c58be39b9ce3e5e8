import { largestSearchBody } from '@front-door/shared/contract/search';

/** A request that no honest client sends, and what it may be answered. */
export interface BadInput {
  readonly what: string;
  readonly request: Buffer;
  /** `answer` is an ordinary answer to odd words; a number is a refusal. */
  readonly outcome: 'answer' | 400 | 405 | 431;
}

const guid = '7b1d2c3e-0f4a-4d5b-8c6d-9e0f1a2b3c4d';
/** The longest message of one-byte letters that still fits. */
const room = largestSearchBody - JSON.stringify({ message: '', guid }).length;

/** One HTTP request in full. */
export function post(body: string | Buffer, headers: readonly string[] = [], path = '/rest/v1/ai/search'): Buffer {
  const bytes = Buffer.from(body);
  const head = [
    `POST ${path} HTTP/1.1`,
    'Host: 127.0.0.1',
    'Content-Type: application/json',
    `Content-Length: ${String(bytes.length)}`,
    ...headers,
  ];
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), bytes]);
}

export function searchFor(message: string): Buffer {
  return post(JSON.stringify({ message, guid }));
}

/** A message that repeats a text as often as fits. */
function full(text: string, end = ''): Buffer {
  const escaped = Buffer.byteLength(JSON.stringify(text)) - 2;
  return searchFor(text.repeat(Math.floor((room - Buffer.byteLength(end)) / escaped)) + end);
}

const words: readonly (readonly [what: string, request: Buffer])[] = [
  ['NUL characters', searchFor('sore\u0000throat\u0000')],
  ['every control character', searchFor(String.fromCodePoint(...Array(32).keys(), 127, 155))],
  ['direction overrides', searchFor('\u202E\u2066taorht eros\u2069\u202C \u200F\u061C')],
  ['half characters', post(`{"message":"sore \\ud83e throat \\udd12","guid":"${guid}"}`)],
  [
    'bytes that are no UTF-8',
    post(
      Buffer.concat([Buffer.from('{"message":"'), Buffer.from('c0afff80feed', 'hex'), Buffer.from('","guid":"g"}')]),
    ),
  ],
  ['as many emoji as fit', full('🤧')],
  ['families of emoji', full('👨‍👩‍👧‍👦')],
  ['piled accents', full('e\u0301\u0302\u0303\u0304')],
  ['one letter without end', full('a', '!')],
  ['spaces without end', full(' ', 'x')],
  ['tabs and line ends', full('\t\n', 'x')],
  ['opening brackets', full('<')],
  ['unclosed tags', full('<a ')],
  ['nested quantifier bait', full('a', `${'a'.repeat(20)}b`)],
  ['digits without end', full('1')],
  ['numbers and units', full('9 weeks ')],
  ['negations without end', full('no not never ')],
  ['joiners without end', full('and or but ')],
  ['one symptom without end', full('sore throat ')],
  ['misspellings without end', full('throut soar feever ')],
  ['letters that all differ', full('qwzx vbkj plmq ')],
  ['addresses', full('http://a ')],
  ['hyphens', full('-')],
  ['apostrophes', full("n't")],
  ['dots', full('...')],
  ['backslashes', full('\\')],
  ['regular expressions', full('(a+)+$|(.*)* ')],
  ['markup', searchFor('<script>alert(1)</script><img src=x onerror=alert(1)>')],
  ['a query in SQL', searchFor("'; DROP TABLE visitors; --")],
  [
    'names of the language',
    post('{"__proto__":{"message":"x"},"constructor":1,"toString":2,"message":"rash","guid":"hasOwnProperty"}'),
  ],
  ['the same field twice', post('{"message":1,"message":"rash","guid":"g"}')],
  [
    'a body that says it is something else',
    post(JSON.stringify({ message: 'rash', guid }), ['Content-Type: image/png']),
  ],
];

const refused: readonly (readonly [what: string, request: Buffer, status: 400 | 405 | 431])[] = [
  ['1 MB', post(`{"message":"${'x'.repeat(1_000_000)}","guid":"g"}`), 400],
  ['10,000 emoji', searchFor('🤒'.repeat(10_000)), 400],
  ['one byte too many', post(`${JSON.stringify({ message: 'x'.repeat(room), guid })} `), 400],
  ['no body', post(''), 400],
  ['brackets as deep as fit', post('['.repeat(largestSearchBody)), 400],
  ['closed brackets as deep as fit', post('['.repeat(4000) + ']'.repeat(4000)), 400],
  ['objects as deep as fit', post(`{"message":${'{"a":'.repeat(1300)}1${'}'.repeat(1300)},"guid":"g"}`), 400],
  ['a megabyte of brackets', post('['.repeat(1_000_000)), 400],
  ['a NUL byte in the JSON', post('{"message":"a\u0000b","guid":"g"}'), 400],
  ['text of 16-bit units', post(Buffer.from(JSON.stringify({ message: 'rash', guid }), 'utf16le')), 400],
  ['a compressed body', post(Buffer.from('1f8b0800000000000003', 'hex'), ['Content-Encoding: gzip']), 400],
  ['a number without end', post(`{"message":${'9'.repeat(8000)},"guid":"g"}`), 400],
  ['no number of JSON', post('{"message":NaN,"guid":"g"}'), 400],
  ['a list', post('[{"message":"rash","guid":"g"}]'), 400],
  ['an escape that is cut off', post('{"message":"\\u12'), 400],
  ['a guid without end', post(JSON.stringify({ message: 'rash', guid: 'g'.repeat(5000) })), 400],
  ['a transaction of another kind', post('{"transactionId":{"$ne":null}}', [], '/calls/transaction'), 400],
  ['a scenario without end', post('{}', [], `/scenarios/${'~rash=1'.repeat(500)}/rest/v1/ai/search`), 400],
  ['an address with a broken escape', post('{}', [], '/rest/v1/ai/search%E0%A4%A'), 400],
  ['another method', Buffer.from('DELETE /rest/v1/ai/search HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n'), 405],
  ['an address of 20,000 characters', post('{}', [], `/rest/v1/${'a'.repeat(20_000)}`), 431],
  ['a header of 20,000 characters', post('{}', [`Cookie: mock-scenario=${'a'.repeat(20_000)}`]), 431],
  ['what is no HTTP', Buffer.from('\u0016\u0003\u0001\u0000 hello\r\n\r\n'), 400],
];

export const badInputs: readonly BadInput[] = [
  ...words.map(([what, request]): BadInput => ({ what, request, outcome: 'answer' })),
  ...refused.map(([what, request, outcome]): BadInput => ({ what, request, outcome })),
];
