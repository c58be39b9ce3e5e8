/** The token of the `__session` cookie, which authorizes calls (specification 6); `undefined` without one. */
export function sessionToken(cookies: string = document.cookie): string | undefined {
  const value = /(?:^|;\s*)__session=([^;]*)/.exec(cookies)?.[1];
  if (value === undefined || value === '') return undefined;
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
