import { trusted } from './trusted';

/** A part of a page that a third party's script draws. */
export interface Embed {
  /** Address of the script. */
  readonly script: string;
  /** What the script knows its place by: the element `[data-embed="{name}"]`. */
  readonly name: string;
}

/** A script that has drawn nothing by then is given up, in milliseconds. */
export const embedTimeout = 10_000;
/** How near to the viewport the place must come before the script is loaded. */
export const embedMargin = '400px';

interface Loaded {
  /** Survives its place in the page, as the script draws once only. */
  readonly host: HTMLElement;
  readonly isFilled: Promise<boolean>;
}

const loaded = new Map<string, Loaded>();

/**
 * Puts an embed into a box once that comes near the viewport. Its script is loaded once, however often a box for it is
 * mounted, and gets `embedTimeout` to draw something. Until then the host is in the document but must not be seen:
 * it has the attribute `data-pending`.
 *
 * @param onFilled the script has drawn: what stood in its place may go. Not called when it fails.
 * @returns takes the embed out of the box again.
 */
export function mountEmbed(box: Element, embed: Embed, onFilled: () => void): () => void {
  // A browser without it keeps the fallback.
  if (!('IntersectionObserver' in window)) return () => undefined;
  let isMounted = true;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void place(box, embed).then((isFilled) => {
        if (isMounted && isFilled) onFilled();
        return undefined;
      });
    },
    { rootMargin: embedMargin },
  );
  observer.observe(box);
  return () => {
    isMounted = false;
    observer.disconnect();
    const host = loaded.get(embed.script)?.host;
    if (host?.parentElement === box) host.remove();
  };
}

/** @returns whether the script has drawn something into the box. */
async function place(box: Element, embed: Embed): Promise<boolean> {
  const { host, isFilled } = loaded.get(embed.script) ?? load(box, embed);
  box.append(host);
  if (await isFilled) return true;
  host.remove();
  return false;
}

function load(box: Element, { script: src, name }: Embed): Loaded {
  const host = document.createElement('div');
  host.dataset['embed'] = name;
  host.dataset['pending'] = '';
  // The script looks for its place when it runs.
  box.append(host);
  const entry = { host, isFilled: run(src, host) };
  loaded.set(src, entry);
  return entry;
}

function run(src: string, host: HTMLElement): Promise<boolean> {
  return new Promise((resolve) => {
    const settle = (isFilled: boolean) => {
      clearTimeout(timer);
      observer.disconnect();
      if (isFilled) delete host.dataset['pending'];
      resolve(isFilled);
    };
    const timer = setTimeout(settle, embedTimeout, false);
    const observer = new MutationObserver(() => {
      settle(true);
    });
    observer.observe(host, { childList: true });
    const script = document.createElement('script');
    script.src = trusted().createScriptURL(src);
    script.async = true;
    script.referrerPolicy = 'no-referrer';
    script.addEventListener('error', () => {
      settle(false);
    });
    document.head.append(script);
  });
}
