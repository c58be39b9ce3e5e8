import { isRandomUuid, newId } from '@front-door/shared/ids';

const key = 'receptionist:guid';
let remembered: string | undefined;

/**
 * The visitor's random UUID, made at the first message and kept in local storage; where the browser allows
 * no storage, for as long as the page is open.
 */
export function visitorId(): string {
  try {
    const kept = localStorage.getItem(key);
    if (isRandomUuid(kept)) return kept;
    remembered ??= newId();
    localStorage.setItem(key, remembered);
  } catch {
    // Storage is off, full or out of reach; the memory serves as well.
  }
  return (remembered ??= newId());
}
