import { hostPage } from '../hosts/hostPages';
import { expect, test } from '../hosts/partner';

/** Lines WP-09, WP-11, WP-20 to WP-22 and WP-35 of docs/requirements.md: focus, keys and what is announced. */

test('[WP-09] a modal that holds the focus takes it without a fight, and the draft stays @desktop', async ({
  page,
  partner,
}) => {
  const { chat } = partner;
  const pulledBack = () => page.evaluate<number>('pulledBack');
  const modal = page.getByRole('button', { name: 'Not now' });
  await partner.visit({ html: hostPage('focus-trap').html });
  await partner.open();
  await page.keyboard.type('my throat');
  await page.evaluate('openTrap()');
  await chat.input.click();
  await expect(modal).toBeFocused();
  const pulled = await pulledBack();
  expect(pulled).toBeLessThanOrEqual(2);
  // Longer than the modal takes to look again.
  await page.waitForTimeout(150);
  expect(await pulledBack()).toBe(pulled);
  await expect(chat.input).toHaveValue('my throat');

  await modal.click();
  await chat.input.click();
  await page.keyboard.type(' hurts');
  await expect(chat.input).toHaveValue('my throat hurts');
  await expect(chat.input).toBeFocused();
});

test('[WP-10] in a native modal the widget works inside it, and beside the body again afterwards @desktop', async ({
  page,
  partner,
}) => {
  const { chat } = partner;
  await partner.visit({ html: hostPage('native-dialog').html });
  await expect(chat.launcher).toBeVisible();
  await page.evaluate('openModal()');
  // The page is inert, and the widget with it.
  const { x, y, width, height } = (await chat.launcher.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const hit = () =>
    page.evaluate(([left, top]) => document.elementFromPoint(left, top)?.localName, [
      x + width / 2,
      y + height / 2,
    ] as const);
  await expect.poll(hit).toMatch(/^(?:dialog|html|body)$/);
  await page.evaluate('moveIntoModal()');
  await partner.converse();
  await chat.input.fill('and a fever');
  await page.keyboard.press('Escape');
  await chat.seeClosed();
  await expect(page.getByRole('dialog', { name: 'Prescriptions' })).toBeVisible();

  await page.evaluate('closeModal()');
  await expect(page.getByRole('dialog', { name: 'Prescriptions' })).toBeHidden();
  await partner.open();
  await expect(chat.input).toHaveValue('and a fever');
  expect(await page.locator('receptionist-widget').evaluate((host) => host.parentElement?.localName)).toBe('html');
});

test('[WP-11] keys typed in the chat arrive whole, and no shortcut of the page hears them @desktop', async ({
  page,
  partner,
}) => {
  const { chat } = partner;
  const heard = () => page.evaluate<string[]>('heardKeys');
  await partner.visit(hostPage('hotkeys'));
  await partner.open();
  await page.keyboard.type('sore throat?/');
  await expect(chat.input).toHaveValue('sore throat?/');
  await page.keyboard.press('Enter');
  await expect(chat.options().first()).toBeVisible();
  await page.keyboard.press('Tab');
  expect(await heard()).toEqual([]);

  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('s');
  expect(await heard()).toContain('s');
  await expect(page.getByRole('textbox', { name: 'Your name' })).toBeFocused();
});

test('[WP-21] a reply is announced once, politely, and nothing else is @desktop', async ({ page, partner }) => {
  await partner.visitPage();
  await partner.open();
  for (const part of [partner.chat.panel, partner.chat.launcher]) await part.evaluate(watchAnnouncements);
  await partner.chat.ask('sore throat');
  await expect(partner.chat.options().first()).toBeVisible();
  const announced = [
    ...(await partner.chat.panel.evaluate(() => Reflect.get(globalThis, 'announced') as string[])),
    ...(await page.evaluate<string[]>('announced')),
  ];
  expect(announced).toHaveLength(1);
  expect(announced[0]).toMatch(/^(?:log|polite): Thanks for sharing\..*Start General Consult$/);
  await expect(partner.chat.log).not.toHaveAttribute('aria-live', 'assertive');
  await expect(partner.chat.log).not.toHaveAttribute('aria-atomic', 'true');
});

test('[WP-20] [WP-22] [WX-05] by keyboard the launcher opens and closes, Tab leads out, and keys find their way where the focus is on nothing @desktop', async ({
  page,
  partner,
}) => {
  const { chat } = partner;
  const inWidget = () => page.evaluate(() => document.activeElement?.localName === 'receptionist-widget');
  const toLauncher = async () => {
    await page.getByRole('button', { name: 'Back to top' }).focus();
    await page.keyboard.press('Tab');
    await expect(chat.launcher).toBeFocused();
  };
  await partner.visitPage();
  await test.step('the launcher is a named button that says whether the chat is open', async () => {
    await toLauncher();
    await expect(chat.launcher).toHaveRole('button');
    await expect(chat.launcher).toHaveAccessibleName('Receptionist');
    await expect(chat.launcher).toHaveAttribute('aria-expanded', 'false');
    const outline = await chat.launcher.evaluate((button) => getComputedStyle(button).outlineStyle);
    expect(outline).not.toBe('none');
    await page.keyboard.press('Enter');
    await chat.seeOpen();
    await expect(chat.launcher).toHaveAttribute('aria-expanded', 'true');
  });
  await test.step('with the focus on nothing in the open chat, as in Safari, keys go to the input and Escape closes', async () => {
    const leave = () =>
      chat.input.evaluate((input) => {
        (input as HTMLTextAreaElement).blur();
      });
    await leave();
    await page.keyboard.type('sore throat');
    await expect(chat.input).toHaveValue('sore throat');
    await leave();
    await page.keyboard.press('Escape');
    await chat.seeClosed();
    await expect(chat.launcher).toHaveAttribute('aria-expanded', 'false');
  });
  await test.step('Tab leads out, Escape leads back, and a closed chat has nothing to tab to', async () => {
    await partner.open();
    await page.keyboard.press('Enter');
    await expect(chat.options().first()).toBeVisible();
    for (const key of ['Tab', 'Shift+Tab']) {
      await chat.input.focus();
      for (let presses = 0; presses < 15 && (await inWidget()); presses += 1) await page.keyboard.press(key);
      expect(await inWidget(), `${key} leads out`).toBe(false);
    }
    await chat.input.focus();
    await page.keyboard.press('Escape');
    await chat.seeClosed();
    await expect(chat.launcher).toBeFocused();

    await toLauncher();
    await page.keyboard.press('Tab');
    expect(await inWidget()).toBe(false);
  });
});

test('[WP-35] an Enter that ends a composition is not a send @desktop', async ({ page, partner }) => {
  await partner.visitPage();
  await partner.open();
  const session = await page.context().newCDPSession(page);
  const enter = (code: number) =>
    session.send('Input.dispatchKeyEvent', { type: 'keyDown', key: 'Enter', windowsVirtualKeyCode: code });
  await session.send('Input.imeSetComposition', { text: 'のど', selectionStart: 2, selectionEnd: 2 });
  await enter(13);
  await enter(229);
  await session.send('Input.insertText', { text: '喉' });
  // Safari tells the Enter after the composition has ended.
  await enter(229);
  await expect(partner.chat.input).toHaveValue('喉');
  await expect(partner.chat.log.getByText('喉')).toHaveCount(0);
  expect(partner.searches).toEqual([]);
  await page.keyboard.press('Enter');
  await expect.poll(() => partner.bodies()).toMatchObject([{ message: '喉' }]);
});

/** Writes down what is announced in the tree that an element is in, as `announced` of its window. */
function watchAnnouncements(part: Element): void {
  const announced: string[] = [];
  Object.assign(globalThis, { announced });
  const live = '[role=log], [role=status], [role=alert], output, [aria-live=polite], [aria-live=assertive]';
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      const element = target instanceof Element ? target : target.parentElement;
      const region = element?.closest(live);
      if (region == null || element?.closest('[aria-live=off]') != null) continue;
      const texts = addedNodes.length > 0 ? [...addedNodes] : [target];
      for (const node of texts) {
        if (node instanceof Element && node.matches('[aria-live=off]')) continue;
        announced.push(`${region.getAttribute('aria-live') ?? region.role ?? ''}: ${node.textContent ?? ''}`);
      }
    }
  }).observe(part.getRootNode(), { childList: true, characterData: true, subtree: true });
}
