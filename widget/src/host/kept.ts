import type { Sealed } from '../channel/channel.types';

/** Where the sealed conversation lies. Browsers write what lies there to disk. */
const place = 'receptionist:kept';
/** What the window's name begins with where it has the key. */
const mark = 'receptionist:key:';

/** What is kept of the conversation: for a frame that begins anew and, where the page wants it, for the tab's next page. */
export interface Kept {
  readonly current: () => Sealed | undefined;
  readonly set: (sealed: Sealed | undefined) => void;
  /** Does what the page wants now. */
  readonly follow: () => void;
  /** Takes over what was kept on a page that the visitor went on to meanwhile. @returns whether there is such. */
  readonly catchUp: () => boolean;
}

/**
 * The key is in the window's name, which lasts as long as the tab is on pages of one site, and is in memory only: what lies
 * on disk can't be read with what lies on disk. Nothing is kept where the page uses the name itself, nor where storage is
 * blocked or full: what was kept before would be out of date.
 *
 * @param isWanted whether the page wants it now.
 */
export function keepForTab(isWanted: () => boolean, complain: (sentence: string) => void): Kept {
  let kept = isWanted() ? read() : undefined;

  function follow(): void {
    if (kept === undefined || !isWanted()) return forget();
    if (window.name !== '' && !hasKey()) return complain(taken);
    try {
      sessionStorage.setItem(place, kept.text);
      window.name = mark + kept.key;
    } catch {
      forget();
    }
  }

  return {
    current: () => kept,
    set(sealed) {
      kept = sealed;
      follow();
    },
    follow,
    catchUp() {
      const latest = isWanted() ? read() : undefined;
      if (latest === undefined || latest.text === kept?.text) return false;
      kept = latest;
      return true;
    },
  };
}

const hasKey = () => window.name.startsWith(mark);

function read(): Sealed | undefined {
  try {
    const text = sessionStorage.getItem(place);
    return text !== null && hasKey() ? { key: window.name.slice(mark.length), text } : undefined;
  } catch {
    return undefined;
  }
}

function forget(): void {
  if (hasKey()) window.name = '';
  try {
    sessionStorage.removeItem(place);
  } catch {
    // Blocked: there is nothing.
  }
}

const taken = '"keep" needs window.name, which the page uses; nothing is kept';
