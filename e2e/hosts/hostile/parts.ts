import type { Page } from '@playwright/test';
import type { Embed } from '../hostPage.types';

/** A tag for a library of npm that runs before what follows it. */
export const lib = (name: string) => `<script src="/lib/${name}"></script>`;

/** The page's own script, which stands before the widget's. */
export const inline = (code: string) => `<script>${code}</script>`;

/** The tag of a site that serves the widget's files itself. */
export const ownTag = ({ tag, origin }: Embed) => tag.replace(origin, '');

/** Makes the page long enough to scroll. */
export const long = '<main><h1>Corner Pharmacy</h1><div style="height: 3000px">A long page.</div></main>';

/** Runs what the page would run; given as a text, since it uses what the page has and the tests have not. */
export async function run(page: Page, code: string): Promise<void> {
  await page.evaluate(code);
}
