import type { Page } from '@playwright/test';
import { Chat } from '../models/chat.model';
import { goTo, markDocument, seeSameDocument } from '../models/site.model';
import { seeNoAxeFindings } from '../support/axe';
import { watchConsole, watchRequests } from '../support/watch';
import { expect, test } from '../support/test';

const searchFailed = 'failed to parse message and fetch treatments';

/** Has the mock answer as one of its scenarios does, from now on. */
async function answerAs(page: Page, scenario: string): Promise<void> {
  const url = new URL(page.url()).origin;
  await page.context().addCookies([{ name: 'mock-scenario', value: scenario, url }]);
}

/** Leaves nothing of the conversation but its greeting. */
async function beginAnew(page: Page): Promise<void> {
  await page.evaluate(() => (globalThis.Receptionist ??= []).push(['reset']));
}

/** The height that the chat says it has, for what stands in it. */
const chatHeight = ({ panel }: Chat) =>
  panel.evaluate((element) => getComputedStyle(element).getPropertyValue('--chat-height').trim());

const sizeOf = async ({ panel }: Chat) => {
  const box = await panel.boundingBox();
  return [Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)];
};

test('[CH-01] [CH-12] [CH-02] [CH-03] [CH-04] [CH-05] [CH-14] on wide screens the launcher is bottom right; Receptionist opens the chat, which greets, and Close, Close chat and Escape close it @desktop', async ({
  page,
}) => {
  await page.goto('/');
  const chat = new Chat(page);
  await chat.seeClosed();
  await expect(chat.launcher).toHaveAccessibleName('Receptionist');
  const box = await chat.launcher.boundingBox();
  expect(box?.x ?? 0).toBeGreaterThan(1280 / 2);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(800 - 120);
  // The icon is a shape that its own clip leaves.
  const shape = () => chat.launcher.locator('i').evaluate((icon) => getComputedStyle(icon, '::before').clipPath);
  const face = await shape();
  await chat.launcher.click();
  await chat.seeOpen();
  await expect(chat.launcher).toHaveAccessibleName('Close');
  await expect.poll(shape, 'what the launcher does now').not.toBe(face);
  await expect(chat.launcher).toHaveAttribute('aria-expanded', 'true');
  await chat.seeText('Welcome to Wellporch!');
  await chat.seeText('In a few words, please describe the symptoms you are experiencing.');
  await expect(chat.input).toHaveValue('');
  await expect(chat.panel.getByRole('button', { name: 'Send' })).toBeVisible();
  await seeNoAxeFindings(page);
  await chat.launcher.click();
  await chat.seeClosed();
  await chat.open();
  await chat.panel.getByRole('button', { name: 'Close chat' }).click();
  await chat.seeClosed();
  await expect(chat.launcher).toBeFocused();
  await page.keyboard.press('Enter');
  await chat.seeOpen();
  await page.keyboard.press('Escape');
  await chat.seeClosed();
  await expect(chat.launcher).toBeFocused();

  await test.step('its size, and the height of its chat, follow the window', async () => {
    await chat.open();
    await expect.poll(() => sizeOf(chat)).toEqual([350, 550]);
    await page.setViewportSize({ width: 900, height: 800 });
    await expect.poll(() => sizeOf(chat)).toEqual([350, 450]);
    await expect.poll(() => chatHeight(chat)).toBe('550px');
    await page.setViewportSize({ width: 360, height: 500 });
    await expect.poll(() => chatHeight(chat)).toBe('327px');
  });
  await test.step('at 400 % zoom nothing scrolls sideways and the input can be reached', async () => {
    await page.setViewportSize({ width: 320, height: 256 });
    await chat.ask('sore throat and cough');
    await expect(chat.options().first()).toBeVisible();
    expect(await chat.panel.evaluate((panel) => panel.scrollWidth <= panel.clientWidth)).toBe(true);
    await expect(chat.input).toBeInViewport();
  });
});

test('[CH-01] [CH-12] [CH-14] [CH-02] [CH-03] on a phone the launcher is hidden while the chat is closed; Find Care opens it, and focus returns there on close @phone', async ({
  page,
}) => {
  await page.goto('/');
  const chat = new Chat(page);
  const findCare = page.getByRole('button', { name: 'Find Care' });
  await expect(findCare).toBeVisible();
  await expect(chat.launcher).toBeHidden();
  await chat.open();
  await expect(chat.launcher).toHaveAccessibleName('Close');
  const box = await chat.launcher.boundingBox();
  expect(box?.x ?? 999).toBeLessThan(360 / 2);
  await expect.poll(() => sizeOf(chat)).toEqual([360, 740 - 110]);
  await expect.poll(() => chatHeight(chat)).toBe(`${String(740 - 250)}px`);
  await page.keyboard.press('Escape');
  await chat.seeClosed();
  await expect(findCare).toBeFocused();
  await chat.open();
  await page.setViewportSize({ width: 360, height: 500 });
  await expect.poll(() => chatHeight(chat)).toBe('327px');
});

test('[CH-04] [CH-06] [API-01] [CH-15] [CH-14] ten fast Enters send one message, shown as busy, with the same guid each time, and with reduced motion and forced colors as well @desktop', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.goto('/?scenario=slow');
  const requests = watchRequests(page);
  const chat = new Chat(page);
  await chat.open();
  await chat.input.fill('itchy eyes and sneezing');
  for (let presses = 0; presses < 10; presses += 1) await chat.input.press('Enter', { noWaitAfter: true });
  await expect(chat.busy).toBeVisible();
  expect(await chat.panel.evaluate((panel) => panel.getAnimations({ subtree: true }).length)).toBe(0);
  await chat.seeText('Options listed above are suggestions and are not a medical diagnosis.');
  await expect(chat.busy).toBeHidden();
  const border = await chat
    .options()
    .first()
    .evaluate((option) => getComputedStyle(option).borderTopWidth);
  expect(Number.parseFloat(border)).toBeGreaterThan(0);
  await page.goto('/?scenario=normal');
  await chat.open();
  await chat.ask('my ear hurts');
  await chat.seeText('Options listed above are suggestions and are not a medical diagnosis.');

  const searches = requests.filter(({ url }) => url.endsWith('/rest/v1/ai/search'));
  const bodies = searches.map(({ body }) => JSON.parse(body) as { message: string; guid: string });
  expect(bodies.map(({ message }) => message)).toEqual(['itchy eyes and sneezing', 'my ear hurts']);
  expect(bodies[0]?.guid).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(bodies[1]?.guid).toBe(bodies[0]?.guid);
  expect(Object.keys(bodies[0] ?? {}).sort()).toEqual(['guid', 'message']);
});

test('[CH-07] [CH-08] [CH-10] suggestions come best first, three at most, with disclaimer and consult button, and lead on without a reload @once', async ({
  page,
}) => {
  await page.goto('/?scenario=more-than-three');
  await markDocument(page);
  const chat = new Chat(page);
  await chat.open();
  await chat.ask('stuffy nose');
  await chat.seeText(
    'Thanks for sharing. Based on your message, here are potential treatment options available from the provider:',
  );
  await expect(chat.options()).toHaveText(['Sinus Infection', 'Cold and Flu', 'Sore Throat']);
  await chat.seeText('Options listed above are suggestions and are not a medical diagnosis.');
  await chat.seeText(
    'To connect with a healthcare provider, select one of the options above, or start a General Consult.',
  );
  await expect(chat.consult).toBeVisible();
  await seeNoAxeFindings(page);

  await expect(chat.options().first()).toHaveAttribute('href', /\/treatments\/sinus-infection$/);
  await chat.options().first().click();
  await expect(page).toHaveURL('/treatments/sinus-infection');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sinus Infection');
  await seeSameDocument(page);
});

test('[CH-07] [CH-09] [CH-10] [CH-14] [QA-02] where nothing is worth showing one reply says so, with the button, which does not reload; hostile strings are plain text @desktop', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  let dialogs = 0;
  page.on('dialog', (dialog) => {
    dialogs += 1;
    void dialog.dismiss();
  });
  await page.goto('/');
  await markDocument(page);
  const home = await page.title();
  const chat = new Chat(page);
  for (const scenario of ['none', 'below-threshold', 'exactly-0.2']) {
    await test.step(scenario, async () => {
      await answerAs(page, scenario);
      await page.evaluate(() => (globalThis.Receptionist ??= []).push(['open']));
      await chat.seeText('Welcome to Wellporch!');
      await expect(chat.log).toHaveRole('log');
      const before = await chat.log.locator(':scope > *').count();
      await chat.ask('something odd');
      await chat.seeText(
        "I couldn't find any suggested treatments based on your message. To connect with a healthcare provider, please start a General Consult.",
      );
      await expect(chat.log.getByRole('list')).toHaveCount(0);
      // The visitor's own words, which are not announced, and one reply, which is, politely.
      expect(await chat.log.locator(':scope > *').count()).toBe(before + 2);
      await chat.consult.click();
      await expect(page).toHaveURL('/general-consult');
      await expect(page).not.toHaveTitle(home);
      await beginAnew(page);
      await goTo(page, '/', home);
    });
  }
  await test.step('hostile strings show as plain text and lead nowhere else', async () => {
    await answerAs(page, 'hostile-strings');
    await page.evaluate(() => (globalThis.Receptionist ??= []).push(['open']));
    await chat.ask('itchy');
    await expect(chat.options()).toHaveCount(3);
    await expect(chat.options().first()).toContainText('<script>alert(1)</script>');
    const hrefs = await chat
      .options()
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href)));
    for (const { origin, pathname } of hrefs) {
      expect(origin).toBe(new URL(page.url()).origin);
      expect(pathname).toMatch(/^\/treatments\/[a-z-]+$/);
    }
    const panel = await chat.panel.boundingBox();
    for (const option of await chat.options().all())
      expect((await option.boundingBox())?.width ?? 9999).toBeLessThanOrEqual(panel?.width ?? 0);
    await chat.ask('still usable');
    await expect(chat.log.getByText('still usable')).toBeVisible();
  });
  await seeSameDocument(page);
  expect(dialogs).toBe(0);
  expect(complaints).toEqual([]);
});

const failures = ['500', '401', '429', 'not-json', 'not-a-list', 'network-down', 'never-answers'];

test('[CH-11] [AF-18] [QA-02] a search that fails, however it does, is told and gives the words back, and one Enter sends them again @desktop', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/');
  const errors = watchConsole(page);
  const chat = new Chat(page);
  await chat.open();
  for (const scenario of failures) {
    await test.step(scenario, async () => {
      errors.length = 0;
      await answerAs(page, scenario);
      // The clock of the search runs from its request on, which a busy machine sends later than it shows the dots.
      const asked = page.waitForRequest(/ai\/search/);
      await chat.ask('a very private sore throat');
      await asked;
      if (scenario === 'never-answers') {
        await expect(chat.busy).toBeVisible();
        await page.clock.fastForward(60_000);
      }
      await expect(chat.input).toHaveValue('a very private sore throat');
      await expect(chat.busy).toBeHidden();
      await expect(chat.input).toBeFocused();
      await expect(chat.log.getByText('a very private sore throat')).toHaveCount(0);
      await expect(chat.log.getByRole('link')).toHaveCount(0);
      await expect(chat.log.getByText("We couldn't send that. Please try again.")).toHaveCount(1);
      expect(errors.filter((line) => line.includes(searchFailed))).toHaveLength(1);
      expect(errors.join()).not.toContain('private');

      await answerAs(page, 'normal');
      await chat.input.press('Enter');
      await expect(chat.options().first()).toHaveText('Sore Throat');
      await beginAnew(page);
      await expect(chat.log.getByRole('link')).toHaveCount(0);
    });
  }
});

test('[CH-14] the whole conversation works by keyboard alone @desktop', async ({ page }) => {
  await page.goto('/');
  const chat = new Chat(page);
  await expect(chat.launcher).toBeVisible();
  await chat.launcher.focus();
  await page.keyboard.press('Space');
  await chat.seeOpen();
  await page.keyboard.type('my kid has an ear ache');
  await page.keyboard.press('Enter');
  await expect(chat.options().first()).toHaveText('Earache - Pediatric');
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Shift+Tab');
    if (
      await chat
        .options()
        .first()
        .evaluate((option) => option.matches(':focus'))
    )
      break;
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/treatments/earache-pediatric');
});
