import { isUuid } from './optionKinds';

const key = 'receptionist:guid';
let remembered: string | undefined;

/**
 * The visitor's random UUID, made at the first message and kept in local storage; where the browser allows
 * no storage, for as long as the page is open.
 */
export function visitorId(): string {
  try {
    const kept = localStorage.getItem(key);
    if (isUuid(kept)) return kept;
    remembered ??= randomUuid();
    localStorage.setItem(key, remembered);
  } catch {
    // Storage is off, full or out of reach; the memory serves as well.
  }
  return (remembered ??= randomUuid());
}

/** A version 4 UUID (RFC 9562), also where `crypto.randomUUID` is not: on pages without TLS. */
function randomUuid(): string {
  return '10000000-1000-4000-8000-100000000000'.replaceAll(/[018]/g, (digit) => {
    const [random = 0] = crypto.getRandomValues(new Uint8Array(1));
    // A variant digit keeps its two upper bits, the others are all random.
    return (Number(digit) ^ (random & (15 >> (Number(digit) / 4)))).toString(16);
  });
}
