import Cookies from 'js-cookie';
import { sessionToken } from '@front-door/shared/visitor/session';

/** Sets a cookie for the whole site. */
export function setCookie(
  name: string,
  value: string,
  attributes: { readonly 'max-age': string; readonly samesite: 'lax' },
): void {
  Cookies.set(name, value, attributes);
}

/** The session's token, which authorizes calls; `undefined` without one that fits. */
export function currentSession(): string | undefined {
  return sessionToken((name) => Cookies.get(name));
}
