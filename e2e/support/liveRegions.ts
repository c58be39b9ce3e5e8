import type { Page } from '@playwright/test';

/** What a page's live regions have said, oldest first, as a screen reader would be handed it. */
export interface Transcript {
  readonly read: () => Promise<readonly string[]>;
}

/** Keeps the transcript of a page from its first moment; to be called before it is opened. */
export async function keepTranscript(page: Page): Promise<Transcript> {
  await page.addInitScript(() => {
    const spoken: string[] = [];
    Object.assign(globalThis, { spoken });
    const regions = '[role=status], [role=alert], [role=log], output, [aria-live]:not([aria-live=off])';
    new MutationObserver((changes) => {
      const changed = new Set<Element>();
      for (const { target, addedNodes } of changes) {
        const place = target instanceof Element ? target : target.parentElement;
        const around = place?.closest(regions);
        if (around) changed.add(around);
        // An alert is said when it appears.
        for (const node of addedNodes)
          if (node instanceof Element)
            for (const alert of [node, ...node.querySelectorAll('*')])
              if (alert.matches('[role=alert]')) changed.add(alert);
      }
      for (const region of changed) {
        const words = region.textContent.replaceAll(/\s+/g, ' ').trim();
        if (words !== '')
          spoken.push(
            `${region.localName === 'output' ? 'status' : (region.getAttribute('role') ?? 'live')}: ${words}`,
          );
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return { read: () => page.evaluate(() => (globalThis as unknown as { readonly spoken: readonly string[] }).spoken) };
}
