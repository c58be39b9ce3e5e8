import { scriptPatience } from '@front-door/shared/contract/patience';
import { startPolicy } from '@front-door/shared/contract/trustedNames';

interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: () => string },
  ) => { readonly createScriptURL: (url: string) => string };
}

/**
 * Runs at the end of the document and asks for the application's scripts once the page has been painted: on a
 * slow line they would otherwise take from the page the bandwidth and the time that its first sight needs. It
 * is written into every page (`documentShell`).
 *
 * Should they fail or be late, nothing stays hidden: the page is shown as one without scripts, and a link that
 * waits for them (`keepEarlyInput`) is followed. The application may still come and take the page over.
 *
 * @param files addresses: of the script that starts the application, then of what it will import, so that all
 * are fetched in one round trip.
 */
export function afterPaint([entry = '', ...chunks]: readonly string[]): void {
  const { earlyInput: early, trustedTypes } = globalThis as typeof globalThis & {
    readonly trustedTypes?: TrustedTypes;
  };
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the text must hold everything it needs
  const showWithoutScripts = () => {
    if (early === undefined || early.isTaken || early.showWithScripts) return;
    document.querySelector('#root [data-pending]')?.removeAttribute('data-pending');
    const scriptless: MediaList[] = [];
    for (const sheet of document.querySelectorAll('style')) {
      for (const { media } of (sheet.sheet?.cssRules ?? []) as Iterable<Partial<CSSMediaRule>>) {
        if (media?.mediaText === '(scripting: none)') scriptless.push(media);
      }
    }
    const apply = (condition: string) => {
      for (const media of scriptless) media.mediaText = condition;
    };
    apply('all');
    early.showWithScripts = () => {
      apply('(scripting: none)');
    };
    early.follow?.();
  };
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the text must hold everything it needs
  const start = () => {
    for (const href of chunks) {
      const link = document.createElement('link');
      document.head.append(Object.assign(link, { rel: 'modulepreload', href }));
    }
    const script = document.createElement('script');
    // The one address that this policy can make.
    const src = trustedTypes?.createPolicy(startPolicy, { createScriptURL: () => entry }).createScriptURL('') ?? entry;
    document.head.append(Object.assign(script, { type: 'module', src, onerror: showWithoutScripts }));
  };
  setTimeout(showWithoutScripts, scriptPatience);
  // A page that is not shown is not painted. Between two frames the first one reaches the screen.
  if (document.hidden) start();
  else requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)));
}
