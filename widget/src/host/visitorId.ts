import { isRandomUuid, newId } from '@front-door/shared/ids';

const key = 'receptionist:guid';
let remembered: string | undefined;

/**
 * The visitor's random UUID, made at the first message and kept in local storage; where the browser allows
 * no storage, or sends Global Privacy Control, for as long as the page is open.
 */
export function visitorId(): string {
  try {
    // A browser that asks not to be tracked is given none that outlives the page.
    if ((navigator as { readonly globalPrivacyControl?: boolean }).globalPrivacyControl === true) {
      localStorage.removeItem(key);
      return (remembered ??= newId());
    }
    const kept = localStorage.getItem(key);
    if (isRandomUuid(kept)) return kept;
    remembered ??= newId();
    localStorage.setItem(key, remembered);
  } catch {
    // Storage is off, full or out of reach; the memory serves as well.
  }
  return (remembered ??= newId());
}
