import type { Page } from '@playwright/test';

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/** Everything to be seen that takes the focus and shows no ring with it, by its words. */
export async function controlsWithoutFocusRing(page: Page): Promise<readonly string[]> {
  return page.evaluate((selector) => {
    return [...document.querySelectorAll<HTMLElement>(selector)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => {
        // Typed for older browsers: `focusVisible` asks for what the keyboard brings about.
        const options: FocusOptions & { readonly focusVisible: boolean } = { focusVisible: true, preventScroll: true };
        element.focus(options);
        if (document.activeElement !== element) return false;
        return [getComputedStyle(element), getComputedStyle(element, '::after')].every(
          ({ outlineStyle, outlineWidth, boxShadow }) =>
            (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) && !boxShadow.includes('inset'),
        );
      })
      .map((element) => `${element.localName} ${element.textContent.trim().slice(0, 40)}`);
  }, focusable);
}

/** What has the focus, and whether something lies over all of it. */
export async function focusedElement(
  page: Page,
): Promise<{ readonly name: string; readonly isBody: boolean; readonly isCovered: boolean }> {
  return page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    if (element === null || element === document.body) return { name: '', isBody: true, isCovered: false };
    const name = element.textContent.trim().slice(0, 40) || element.localName;
    const root = element.getRootNode();
    const point = root instanceof ShadowRoot ? root : document;
    const isSeen = [...element.getClientRects()].some(({ left, top, width, height }) =>
      [0.1, 0.5, 0.9].some((part) => {
        const hit = point.elementFromPoint(left + width * part, top + height * part);
        return hit !== null && (element.contains(hit) || hit.contains(element));
      }),
    );
    return { name, isBody: false, isCovered: !isSeen };
  });
}

/** Animations and transitions that are under way and can be seen. */
export async function animationsIn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().duration) > 1)
      .map(({ effect }) => (effect instanceof KeyframeEffect ? (effect.target?.outerHTML.slice(0, 80) ?? '') : '')),
  );
}

/**
 * Controls that have a ground or an edge of their own, and with forced colors, which take every ground away,
 * have no edge. Leaves the page with forced colors.
 */
export async function borderlessControls(page: Page): Promise<readonly string[]> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')) {
      const { backgroundColor, borderTopWidth, display } = getComputedStyle(element);
      const isBox = !/^rgba\(.*, 0\)$/.test(backgroundColor) || Number.parseFloat(borderTopWidth) > 0;
      element.toggleAttribute('data-box', isBox && display !== 'none' && element.checkVisibility());
    }
  });
  await page.emulateMedia({ forcedColors: 'active' });
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-box]')]
      .filter((element) => {
        const { borderTopStyle, borderTopWidth, outlineStyle, appearance } = getComputedStyle(element);
        const isNative = element.matches('input[type=checkbox], input[type=radio]') && appearance !== 'none';
        return (
          !isNative && outlineStyle === 'none' && (borderTopStyle === 'none' || Number.parseFloat(borderTopWidth) === 0)
        );
      })
      .map((element) => `${element.localName} ${element.textContent.trim().slice(0, 40)}`),
  );
}
