/**
 * Runs at the end of the document and asks for the application's scripts once the page has been painted: on a
 * slow line they would otherwise take from the page the bandwidth and the time that its first sight needs. It
 * is written into every page as text: it may refer to nothing outside itself.
 *
 * @param files addresses: of the script that starts the application, then of what it will import, so that all
 * are fetched in one round trip.
 */
export function afterPaint([entry = '', ...chunks]: readonly string[]): void {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the text must hold everything it needs
  const start = () => {
    for (const href of chunks) {
      const link = document.createElement('link');
      document.head.append(Object.assign(link, { rel: 'modulepreload', href }));
    }
    const script = document.createElement('script');
    document.head.append(Object.assign(script, { type: 'module', src: entry }));
  };
  // A page that is not shown is not painted.
  if (document.hidden) start();
  else requestAnimationFrame(() => setTimeout(start));
}
