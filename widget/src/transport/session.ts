import Cookies from 'js-cookie';
import { sessionToken } from '@front-door/shared/visitor/session';

/** The token of the page's session cookie; `undefined` without one that fits a header. */
export function currentSession(): string | undefined {
  return sessionToken((name) => Cookies.get(name));
}
