import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { seeInteractive } from '../models/site.model';
import type { ScreenState } from './states';

export const widths = [360, 768, 1280, 1536] as const;
/** What a window of 1280 px has left at 400 %, in CSS pixels. */
export const zoomedWidth = 320;
export const modes = ['light', 'dark'] as const;
export type Mode = (typeof modes)[number];

/** A window's height that goes with its width, in CSS pixels. */
const heights: Readonly<Record<number, number>> = { 320: 568, 360: 740, 768: 1024, 1280: 800, 1536: 864 };

/** A page as it opens, or in one of its states. */
export interface Subject {
  /** What a contact sheet calls it. */
  readonly label: string;
  /** How the names of its files begin. */
  readonly slug: string;
  readonly path: string;
  readonly state?: ScreenState;
}

/** One picture to take. */
export interface Screen {
  readonly subject: Subject;
  readonly width: number;
  readonly mode: Mode;
  /** File name within the folder. */
  readonly file: string;
}

/**
 * Takes one picture: a page whole, a state as the window shows it.
 *
 * @throws when the page does not come to the state; the message names it.
 */
export async function capture(browser: Browser, origin: string, folder: string, screen: Screen): Promise<void> {
  const { path, state } = screen.subject;
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: screen.width, height: heights[screen.width] ?? 800 },
    reducedMotion: 'reduce',
    // As on phones and tablets, scroll bars lie over the page and take no room.
    isMobile: screen.width < 1024,
    hasTouch: screen.width < 1024,
  });
  try {
    await context.addInitScript((mode) => {
      localStorage.setItem('color-mode', mode);
    }, screen.mode);
    const page = await context.newPage();
    page.setDefaultTimeout(10_000);
    await page.goto(path);
    await seeInteractive(page);
    await state?.show(page);
    const isWhole = state === undefined || state.isWhole === true;
    if (isWhole) await loadLazyImages(page);
    // Some parts, such as the bar of small screens, are fetched once the page stands. Where an answer is held back there
    // is no end to wait for.
    await page.waitForLoadState('networkidle').catch(() => undefined);
    await showOwnFont(page);
    await page.screenshot({
      path: join(folder, screen.file),
      fullPage: isWhole,
      animations: 'disabled',
    });
  } finally {
    await context.close();
  }
}

async function loadLazyImages(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    await Promise.allSettled(images.map((image) => image.decode()));
  });
}

/**
 * Has the page drawn with its own font, as from the second page of a visit on. One whose font came late keeps another for
 * good; but taking a picture has the browser look again, and the page, measured before, then ended above the picture's edge.
 */
async function showOwnFont(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const file = document.querySelector<HTMLLinkElement>('link[rel=preload][as=font]')?.href;
    if (file !== undefined) {
      const font = new FontFace('Nunito', `url(${file})`, { weight: '200 1000' });
      document.fonts.add(font);
      await font.load().catch(() => undefined);
    }
    await document.fonts.ready;
  });
}
