import type { Problem } from '@front-door/shared/contract/search';
import { failed, ok, type Result } from '@front-door/shared/result';
import { problem } from './problems';
import type { TransactionRequest } from './requests';

/** What a client sends to have a call counted once, however often it is made. */
export const keyHeader = 'Idempotency-Key';

export interface Receipt {
  readonly transactionId: string;
  readonly status: 'received';
}

const mostKept = 1000;
const longestKey = 200;

/**
 * The receipts that were given, by their key, until a thousand others have come. A repeated key gets the first answer; since that
 * follows from the request, several processes need not know of each other's. Only a key with another transaction, which no client
 * of ours sends, is refused by the process alone that remembers it.
 */
export function createReceipts(): (asked: TransactionRequest, request: Request) => Result<Receipt, Problem> {
  const kept = new Map<string, Receipt>();
  return ({ transactionId }, request) => {
    const key = request.headers.get(keyHeader);
    const receipt: Receipt = { transactionId, status: 'received' };
    if (key === null) return ok(receipt);
    if (key.trim() === '' || key.length > longestKey) {
      return failed(problem(400, `${keyHeader} must have 1 to ${String(longestKey)} characters.`, keyHeader));
    }
    const first = kept.get(key) ?? receipt;
    if (first.transactionId !== transactionId) {
      return failed(problem(422, `${keyHeader} was sent with another transaction before.`, keyHeader));
    }
    kept.set(key, first);
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    return ok(first);
  };
}
