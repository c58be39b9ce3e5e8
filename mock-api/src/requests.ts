import { largestSearchBody, type Problem, type SearchRequest } from '@front-door/shared/contract/search';
import { failed, ok, type Result } from '@front-door/shared/result';
import { isRandomUuid } from '@front-door/shared/ids';
import { problem } from './problems';

/**
 * The longest guid that is accepted, in characters as JSON Schema counts them (code points). The storefront and the widget send a UUID, but
 * hosts may pass an identifier of their own, so no form is asked for.
 */
export const longestGuid = 200;

export interface TransactionRequest {
  readonly transactionId: string;
}

/** Reads the body of POST …/ai/search; the message comes back trimmed. */
export function parseSearchRequest(body: string): Result<SearchRequest, Problem> {
  const record = parseRecord(body);
  if (record.kind === 'failed') return record;
  const message = textField(record.value, 'message');
  if (message.kind === 'failed') return message;
  const guid = textField(record.value, 'guid');
  if (guid.kind === 'failed') return guid;
  if (charactersIn(guid.value) > longestGuid) {
    return failed(problem(400, `"guid" must have at most ${String(longestGuid)} characters.`, 'guid'));
  }
  return ok({ message: message.value.trim(), guid: guid.value });
}

/** Reads the body of POST /calls/transaction. */
export function parseTransactionRequest(body: string): Result<TransactionRequest, Problem> {
  const record = parseRecord(body);
  if (record.kind === 'failed') return record;
  const transactionId = textField(record.value, 'transactionId');
  if (transactionId.kind === 'failed') return transactionId;
  return isRandomUuid(transactionId.value)
    ? ok({ transactionId: transactionId.value })
    : failed(problem(400, '"transactionId" must be a random UUID (version 4).', 'transactionId'));
}

/** The answer to a body above the limit, whoever notices it first: these rules or a server still reading. */
export function bodyTooLarge(): Problem {
  return problem(400, `The body must have at most ${String(largestSearchBody)} bytes.`, 'body');
}

/**
 * Refuses a body that does not say it is JSON, whatever it holds: browsers call a text "text/plain" where a client
 * names no type, and a backend that reads it all the same hides the mistake until the real one refuses it.
 */
export function checkContentType(contentType: string | null): Result<'JSON', Problem> {
  const [mediaType = ''] = (contentType ?? '').split(';');
  return mediaType.trim().toLowerCase() === 'application/json'
    ? ok('JSON')
    : failed(problem(415, 'The Content-Type of the body must be application/json.', 'body'));
}

function charactersIn(text: string): number {
  return Array.from(text).length;
}

function parseRecord(body: string): Result<Readonly<Record<string, unknown>>, Problem> {
  if (new TextEncoder().encode(body).byteLength > largestSearchBody) return failed(bodyTooLarge());
  const value = parseJson(body);
  if (value.kind === 'failed') return failed(problem(400, 'The body must be JSON.', 'body'));
  return typeof value.value === 'object' && value.value !== null && !Array.isArray(value.value)
    ? ok(value.value as Record<string, unknown>)
    : failed(problem(400, 'The body must be a JSON object.', 'body'));
}

function parseJson(text: string): Result<unknown, 'not JSON'> {
  try {
    return ok(JSON.parse(text));
  } catch {
    return failed('not JSON');
  }
}

function textField(record: Readonly<Record<string, unknown>>, field: string): Result<string, Problem> {
  if (!Object.hasOwn(record, field)) return failed(problem(400, `"${field}" is missing.`, field));
  const value = record[field];
  if (typeof value !== 'string') return failed(problem(400, `"${field}" must be a text.`, field));
  if (value.trim() === '') return failed(problem(400, `"${field}" must not be empty.`, field));
  return ok(value);
}
