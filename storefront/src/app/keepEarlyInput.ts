import { linkPatience } from '@front-door/shared/contract/patience';
import type { EarlyInput } from '../platform/earlyInput.types';

/**
 * Keeps what a visitor does while the page is HTML that nothing has taken over: presses, keys, what is typed and
 * chosen, where pointer and focus are. `platform/earlyInput` does it again as soon as something answers. Nobody else
 * hears of a kept event, so that nothing is done twice.
 *
 * What the browser does by itself is left to it (fields keep what is typed, a disclosure opens, a new tab opens),
 * but for what the application will do in its own way: following a link in this tab, sending a form, and what the
 * arrow keys of tabs and menus do.
 *
 * It runs in the document's head and is written into every page.
 */
export function keepEarlyInput(): void {
  const early: EarlyInput = { kept: [], holds: (target) => target.closest('#root') };
  const { kept } = early;
  let patience: ReturnType<typeof setTimeout>;
  globalThis.earlyInput = early;

  const keep = (event: Event & Partial<KeyboardEvent>) => {
    const target = event.target as Element & Partial<HTMLInputElement>;
    if (!early.holds(target)) return;
    event.stopImmediatePropagation();
    const { type } = event;
    const at = location.href;
    // Where the pointer has been before matters no more.
    if (type === 'pointerover' && kept.at(-1)?.event.type === type) kept.pop();
    kept.push({ event, value: target.value, checked: target.checked, at });

    const link = type === 'click' && target.closest<HTMLAnchorElement>('a[data-waits],a:not([target],[download])');
    if (link) {
      // What leads elsewhere, or not in this tab, the browser follows at once, as it will later; but for what says
      // with `data-waits` that the application may have something else for it.
      if ((early.showWithScripts && !early.isTaken) || (link.origin !== location.origin && !link.dataset['waits']))
        return;
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      early.follow = () => {
        if (early.holds(link) && at === location.href) location.href = link.href;
      };
      clearTimeout(patience);
      patience = setTimeout(early.follow, linkPatience);
    }
    const isOwnKey =
      /^(Arrow|Home|End)/.test(event.key ?? '') && target.closest('[role=tab],[aria-expanded]:not(input)');
    if (link || isOwnKey || type === 'submit') event.preventDefault();
  };
  for (const type of 'pointerover pointerdown focusin focusout keydown input change click submit'.split(' ')) {
    document.documentElement.addEventListener(type, keep, true);
  }
}
