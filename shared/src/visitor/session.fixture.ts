/**
 * What a page's cookies may hold, and the token that goes into a header: the storefront and the Receptionist run the
 * same rows, each through its own way to `document.cookie`.
 */
export const sessionCases: readonly (readonly [what: string, cookies: string, token: string | undefined])[] = [
  ['no cookie', '', undefined],
  ['the cookie alone', '__session=abc.def', 'abc.def'],
  ['a token of every kind of letter', '__session=aZ0-._~+/=', 'aZ0-._~+/='],
  ['an encoded token', '__session=s%3Aabc%2Bdef', 's:abc+def'],
  ['a token in quotation marks', '__session="abc"', 'abc'],
  ['the cookie among others', 'theme=dark; __session=abc; other=1', 'abc'],
  ['a cookie whose name ends alike', 'x__session=no; __sessions=no', undefined],
  ['an empty cookie', '__session=', undefined],
  ['an empty cookie before others', 'x__session=1; __session=; a=b', undefined],
  ['a cookie without a value', '__session', undefined],
  ['a blank', '__session=%20', undefined],
  ['a blank inside', '__session=a%20b', undefined],
  ['a blank at the end', '__session=abc%20', undefined],
  ['a letter that no header takes', '__session=%E2%82%AC', undefined],
  ['such a letter as it is', '__session=a€', undefined],
  ['a letter that headers take for another', '__session=%C3%A9', undefined],
  ['a line break', '__session=a%0D%0AX-Evil:%201', undefined],
  ['a tab', '__session=a%09b', undefined],
  ['a zero', '__session=a%00', undefined],
  ['a deletion', '__session=a%7F', undefined],
  ['half a letter', '__session=%E0%A4%A', undefined],
  ['a lone percent sign', '__session=%', '%'],
  ['an equals sign inside', '__session=a=b==', 'a=b=='],
];
