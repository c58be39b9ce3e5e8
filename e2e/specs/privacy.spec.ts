import { isRandomUuid } from '@front-door/shared/ids';
import type { Page } from '@playwright/test';
import { Chat } from '../models/chat.model';
import { GetStarted, readStored } from '../models/getStarted.model';
import { Notices } from '../models/notice.model';
import { choosePrivacy, eventsOf, turnOnGlobalPrivacyControl } from '../models/privacy.model';
import { openSignUp } from '../models/footer.model';
import { openPage, seeInteractive } from '../models/site.model';
import { seeNoAxeFindings } from '../support/axe';
import { brand } from '../support/brand';
import { watchFlows } from '../support/flows';
import { watchConsole, watchRequests } from '../support/watch';
import { watchWord } from '../support/watchWord';
import { expect, test } from '../support/test';

/** Every click that has an event, and the event that it has. */
async function clickEverything(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  const main = page.getByRole('main');
  const openAccount = async (entry: string) => {
    await expect(dialog).toHaveCount(0);
    await page.getByRole('button', { name: 'My Account' }).press('ArrowDown');
    await expect(page.getByRole('button', { name: 'My Patient Profile' })).toBeFocused();
    await page.getByRole('button', { name: entry }).press('Enter');
    await expect(dialog).toBeVisible();
  };
  const goBackToCare = async (from: string) => {
    await expect(page).toHaveURL(from);
    await page.goBack();
    await expect(page).toHaveURL('/care');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('All Treatments');
  };
  await openAccount('My Patient Profile');
  await page.keyboard.press('Escape');
  await openAccount('Provider Follow-Up');
  await dialog.getByRole('link', { name: 'Find Treatment' }).click();
  await openAccount('Provider Follow-Up');
  await dialog.getByRole('link', { name: 'Start General Consultation' }).click();
  await goBackToCare('/general-consult');
  const card = main.getByRole('link', { name: 'Allergies', exact: true }).first();
  await card.press('Enter');
  await goBackToCare('/category/allergies');
  await card.focus();
  await main.getByRole('link', { name: 'View All Allergies' }).press('Enter');
  await goBackToCare('/category/allergies');
  await main.getByText('Display As List').click();
  await main.getByRole('link', { name: 'Gout', exact: true }).first().press('Enter');
  await expect(page).toHaveURL('/treatments/gout');
  await startConsultation(page);
}

async function startConsultation(page: Page): Promise<void> {
  const start = new GetStarted(page);
  await start.chooseState('Ohio');
  await start.launch(start.consultation(/Live Consultation/));
}

const everyEvent = [
  'genie_patient_profile_click',
  'find_treatment_click',
  'start_general_consult_click',
  'category_click',
  'category_button_click',
  'treatment_click',
  'conversion_to_genie',
];

test('[AN-01] each click of the table pushes its event, with who and from where @desktop', async ({ page }) => {
  test.slow();
  await page.addInitScript(() => {
    localStorage.setItem('source', 'spring mail');
  });
  await openPage(page, '/care');
  await clickEverything(page);
  expect(await eventsOf(page)).toEqual(everyEvent);
  const guid = await readStored(page, 'guid');
  const events = await page.evaluate(() => globalThis.dataLayer ?? []);
  for (const event of events) expect(event).toMatchObject({ guid, source: 'spring mail' });
  expect(events).toContainEqual(expect.objectContaining({ event: 'treatment_click', destination: 'gout' }));
  expect(events).toContainEqual(expect.objectContaining({ event: 'category_button_click', category: 'Allergies' }));
  expect(events.at(-1)).toMatchObject({ protocol: 'Gout', mode: 'sync', stateLocation: 'Ohio' });
});

/** What a visitor does has no event, call, id or outside script, and the way to the assessment site is as always. */
async function seeNothingHandedOn(page: Page, act: (page: Page) => Promise<void>): Promise<void> {
  const requests = watchRequests(page);
  await act(page);
  expect(await page.evaluate(() => globalThis.dataLayer)).toBeUndefined();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sign up by email' }).scrollIntoViewIfNeeded();
  await page.getByText(/All rights reserved/).scrollIntoViewIfNeeded();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: /^4\.0 stars from 15 reviews/ })).toBeVisible();
  expect(requests.filter(({ url }) => /stand-in\/(?:sign-up-form|review-widget)/.test(url))).toEqual([]);
  expect(requests.filter(({ url }) => url.endsWith('/calls/transaction'))).toEqual([]);
  const launched = requests.map(({ url }) => new URL(url)).find(({ pathname }) => pathname.endsWith('/consent'));
  expect(launched?.searchParams.get('protocolName')).toBe('Gout');
  for (const name of ['advertisingID', 'sourceID', 'Advertiser', 'AdTransaction'])
    expect(launched?.searchParams.has(name)).toBe(false);
  for (const name of ['guid', 'transaction_id', 'launch-claims']) expect(await readStored(page, name)).toBeNull();
}

test('[AN-02] [RL-12] with an opt-out nothing is pushed, no transaction posted, no id kept, no outside script loaded, and all else works @desktop', async ({
  page,
}) => {
  test.slow();
  await openPage(page, '/care');
  const lastingId = await readStored(page, 'guid');
  const chat = new Chat(page);
  await expect(chat.launcher).toBeVisible();
  await choosePrivacy(page, { optOut: true });
  const search = page.waitForRequest('**/ai/search');
  await chat.open();
  await chat.ask('rash');
  const { guid } = (await search).postDataJSON() as { readonly guid: string };
  expect([isRandomUuid(guid), guid === lastingId]).toEqual([true, false]);
  await page.reload();
  await seeInteractive(page);
  await seeNothingHandedOn(page, clickEverything);
});

test('[AN-02] [RL-12] with Global Privacy Control on a launch hands on as little; the dialog says that it is on, and the policy states the choice @desktop', async ({
  page,
}) => {
  await turnOnGlobalPrivacyControl(page);
  await openPage(page, '/treatments/gout');
  await seeNothingHandedOn(page, startConsultation);
  await page.getByRole('button', { name: 'Your privacy choices' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your privacy choices' });
  await expect(dialog.getByText('Global Privacy Control is on.')).toBeVisible();
  await dialog.getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveURL('/privacy');
  const policy = page.getByRole('main');
  await expect(policy.getByRole('heading', { name: 'Your privacy choices' })).toBeVisible();
  await expect(policy.getByText(/no event is added to the data layer and no outside script is loaded/)).toBeVisible();
});

test('[AN-02] the choice is explained, saved with a word, kept, and can be undone @once', async ({ page }) => {
  const complaints = watchConsole(page);
  await openPage(page, '/faqs');
  await page.getByRole('button', { name: 'Your privacy choices' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your privacy choices' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText('Global Privacy Control')).toHaveCount(0);
  await seeNoAxeFindings(page);
  await dialog.getByRole('checkbox', { name: 'Opt out of analytics and outside scripts' }).check();
  await dialog.getByRole('button', { name: 'Save my choice' }).click();
  await expect(page.getByRole('button', { name: 'Your privacy choices' })).toBeFocused();
  const notices = new Notices(page);
  const notice = notices.with('You have opted out in this browser.');
  await expect(notice).toBeVisible();
  await notices.seeClear(notice);
  await seeNoAxeFindings(page, { within: '[role="region"][aria-label^="Notifications"]' });
  expect(await readStored(page, 'privacy-choice')).toBe('opt-out');

  await openPage(page, '/care?privacy-choice=opt-in');
  expect(await readStored(page, 'privacy-choice')).toBe('opt-out');
  await page.getByRole('button', { name: 'Your privacy choices' }).click();
  await expect(dialog.getByRole('checkbox')).toBeChecked();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await choosePrivacy(page, { optOut: false });
  expect(await readStored(page, 'privacy-choice')).toBeNull();
  expect(complaints).toEqual([]);
});

test('[AN-03] what is typed is in no event, address, storage entry or console line, and leaves in one body only @once', async ({
  page,
}) => {
  const words = 'purplezebra';
  const keptMeanwhile = await watchWord(page.context(), words);
  const lines: string[] = [];
  page.on('console', (line) => lines.push(line.text()));
  page.on('pageerror', (error) => lines.push(String(error)));
  const requests = watchRequests(page);
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(frame.url()));

  await openPage(page, '/treatments?source=mail');
  await page.getByRole('main').getByLabel('Symptom, condition or medicine').fill(`${words} index`);
  await expect(page.getByText('No treatment by that name', { exact: true })).toBeVisible();
  const chat = new Chat(page);
  await chat.open();
  await chat.ask(`${words} and a sore throat`);
  await chat.options().first().click();
  await expect(page).toHaveURL('/treatments/sore-throat');
  if (await chat.panel.isVisible()) await chat.panel.getByRole('button', { name: 'Close chat' }).click();
  await chat.seeClosed();
  const start = new GetStarted(page);
  await start.chooseState('Texas');
  await start.launch(start.consultation(/Live Consultation/));
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await openSignUp(page);
  const email = page.getByLabel('Email address');
  await email.scrollIntoViewIfNeeded();
  await email.fill(`${words}@example.com`);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByText(/nothing was sent and nothing is kept/)).toBeVisible();

  const kept = await page.evaluate(async () => [
    Object.entries(localStorage),
    Object.entries(sessionStorage),
    document.cookie,
    location.href,
    history.state,
    document.title,
    globalThis.dataLayer,
    window.name,
    await indexedDB.databases(),
    await caches.keys(),
  ]);
  expect(JSON.stringify(kept)).not.toContain(words);
  expect(keptMeanwhile()).toEqual([]);
  expect([...lines, ...addresses, ...requests.map(({ url }) => decodeURIComponent(url))].join('\n')).not.toContain(
    words,
  );
  const carrying = requests.filter(({ body }) => body.includes(words));
  expect(carrying.map(({ method, url }) => [method, new URL(url).pathname])).toEqual([['POST', '/rest/v1/ai/search']]);
});

test('[AN-03] a word that is kept for a moment only is noticed all the same @desktop', async ({ page }) => {
  const words = 'purplezebra';
  const places = await watchWord(page.context(), words);
  await openPage(page, '/faqs');
  for (const [place, keep] of [
    ['storage', (word: string) => localStorage.setItem('test:draft', word)],
    ['storage', (word: string) => sessionStorage.setItem('test:draft', `a ${word}`)],
    ['cookie', (word: string) => void (document.cookie = `test:draft=${word}; max-age=9`)],
    ['history', (word: string) => history.replaceState({ draft: { text: word } }, '')],
    ['history', (word: string) => history.replaceState(history.state, '', `#${word}`)],
  ] as const) {
    const before = await page.evaluate(() => [location.href, history.state] as const);
    await page.evaluate(keep, words);
    await page.evaluate(([address, state]) => {
      localStorage.removeItem('test:draft');
      sessionStorage.removeItem('test:draft');
      document.cookie = 'test:draft=; max-age=0';
      history.replaceState(state, '', address);
    }, before);
    await expect.poll(() => places()).toContain(place);
  }
  await page.evaluate(
    (word) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('test:drafts');
        opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('drafts'));
        opening.addEventListener('error', () => reject(new Error('no database')));
        opening.addEventListener('success', () => {
          const store = opening.result.transaction('drafts', 'readwrite').objectStore('drafts');
          store.put({ word }, 1);
          store.clear().addEventListener('success', () => resolve());
        });
      }),
    words,
  );
  await expect.poll(() => places()).toEqual(['storage', 'cookie', 'history', 'database']);
});

test('[CX-02] an address with thousands of parameters, hostile names and broken escapes loses nothing and breaks nothing @desktop', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  await openPage(page, '/faqs?source=kept');
  const guid = await readStored(page, 'guid');
  const many = Array.from({ length: 1500 }, (_, index) => `p${String(index)}=x`).join('&');
  const hostile = [
    '__proto__=polluted&constructor=polluted&prototype=polluted',
    `guid=x&transaction_id=x&firstSymVisitKey=x&color-mode=dark&privacy-choice=opt-out`,
    `campaign=${'a'.repeat(3000)}&campaign=b&%=%&%E0%A4%A=%zz&x=%3Cscript%3EglobalThis.hacked=1%3C/script%3E`,
  ].join('&');
  await openPage(page, `/care?${hostile}&${many}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Treatments');
  expect(await readStored(page, 'guid')).toBe(guid);
  expect(await readStored(page, 'source')).toBe('kept');
  expect(await readStored(page, 'campaign')).toBe('b');
  expect(await readStored(page, 'privacy-choice')).toBeNull();
  expect(await readStored(page, 'color-mode')).toBeNull();
  expect(await page.evaluate(() => 'hacked' in globalThis || 'polluted' in {})).toBe(false);
  expect(await page.evaluate(() => localStorage.length)).toBeLessThan(60);
  expect(complaints).toEqual([]);
});

test('[CX-04] [CX-02] rubbish that another version has left in storage stops nothing @desktop', async ({ page }) => {
  const complaints = watchConsole(page);
  await page.addInitScript(() => {
    if (localStorage.getItem('guid') !== null) return;
    const rubbish = ['guid', 'transaction_id', 'option', 'privacy-choice', 'color-mode', 'source', 'partner'];
    for (const key of rubbish) localStorage.setItem(key, '{"v":1,"x":[null');
    localStorage.setItem('firstSymVisitKey', 'true');
    localStorage.setItem('campaign', 'y'.repeat(100_000));
    sessionStorage.setItem('state', 'Atlantis');
  });
  await openPage(page, '/treatments/gout');
  const start = new GetStarted(page);
  await expect(start.state).toHaveValue('');
  await start.chooseState('Texas');
  const { received } = await start.launch(start.consultation(/Live Consultation/));
  expect(received.get('advertisingID')).toMatch(/^[\da-f]{8}-/);
  expect(received.get('sourceID')).toBe('{"v":1,"x":[null');
  expect(complaints).toEqual([]);
});

test('[AN-02] before the application runs the control leads to what the policy says of the choices @desktop', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/faqs');
  await page.getByRole('link', { name: 'Your privacy choices' }).click();
  await expect(page).toHaveURL('/privacy#your-privacy-choices');
  await expect(page.getByRole('heading', { name: 'Your privacy choices' })).toBeInViewport();
  await expect(page.getByText(/^Global Privacy Control: if your browser sends this signal/)).toBeVisible();
  await context.close();
});

test('[RL-12] the recorder of every test sees what a page of ours sends, wherever and however @once', async ({
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const context = await browser.newContext({ baseURL: origin, bypassCSP: true });
  await context.route(/^https:\/\/(?:elsewhere|partner)\.example\//, (route) =>
    route.fulfill({
      body: '<!doctype html>',
      contentType: 'text/html',
      headers: { 'Access-Control-Allow-Origin': '*' },
    }),
  );
  const flows = watchFlows(context, origin);
  const page = await context.newPage();
  await page.goto('https://partner.example/?name=Jo');
  // What an address brings is no flow of ours, wherever the page is loaded from.
  await openPage(page, '/care?pharmacy=Oak&condition=gout');
  expect(await flows()).toEqual([]);
  await page.evaluate(async () => {
    const json = { 'Content-Type': 'application/json' };
    const sending = { method: 'POST' };
    const post = (to: string, body: BodyInit, headers: Record<string, string> = {}) =>
      fetch(to, { ...sending, body, headers }).catch(() => undefined);
    await post('/collect', JSON.stringify({ condition: 'gout', email: 'a@b.c' }), json);
    await post('/collect-text', 'condition is gout');
    await post('/collect-form', new URLSearchParams({ condition: 'gout' }));
    await post('/collect-file', new Blob(['gout']));
    await fetch('/care?message=my+words').catch(() => undefined);
    await fetch('/healthz', { headers: { 'X-State': 'Ohio' } }).catch(() => undefined);
    navigator.sendBeacon('/beacon', 'condition=gout');
    const image = new Image();
    image.src = 'https://elsewhere.example/pixel?condition=gout';
    await image.decode().catch(() => undefined);
    await post('https://elsewhere.example/collect', JSON.stringify({ condition: 'gout' }));
    const call = JSON.stringify({ message: 'rash', guid: 'g', state: 'Ohio' });
    await post('/rest/v1/ai/search?email=x', call, { ...json, Authorization: 'Bearer t', 'X-State': 'Ohio' });
    await post('/calls/transaction', '[1]', { ...json, 'Idempotency-Key': 'k' });
    const frame = document.createElement('iframe');
    frame.src = '/stand-in/price-lookup?condition=gout';
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
    document.body.append(frame);
    await loaded;
    const nobodys = document.createElement('iframe');
    nobodys.sandbox.add('allow-scripts');
    nobodys.srcdoc = `<script>fetch('https://elsewhere.example/frame?condition=gout').finally(() => parent.postMessage('sent', '*'))</script>`;
    const sent = new Promise((resolve) => {
      addEventListener('message', ({ data }) => {
        if (data === 'sent') resolve(data);
      });
    });
    document.body.append(nobodys);
    await sent;
  });
  const tab = context.waitForEvent('page');
  await page.evaluate(() => {
    open('https://elsewhere.example/tab?condition=gout', '_blank', 'noopener');
  });
  await (await tab).waitForURL('https://elsewhere.example/**');
  await page.evaluate(() => {
    location.assign('https://elsewhere.example/visit?condition=gout');
  });
  await page.waitForURL('https://elsewhere.example/**');
  const found = await flows();
  // What a page of somebody else's sends is its own affair.
  await page.evaluate(() => fetch('https://elsewhere.example/own?condition=gout', { method: 'POST', body: 'gout' }));
  expect(await flows()).toEqual(found);
  const { searchApi, transactionApi } = brand;
  expect([searchApi, transactionApi]).toEqual(['/rest/v1', '/calls']);
  expect(found.toSorted()).toEqual(
    [
      '(a body that is no object of JSON) in transaction call (choice: none)',
      '(a body that is no object of JSON) sent to /beacon',
      '(a body that is no object of JSON) sent to /collect-form',
      '(a body that is no object of JSON) sent to /collect-text',
      '(a body that is no object of JSON) sent to /collect-file',
      '?condition sent to /stand-in/price-lookup',
      '?condition sent to https://elsewhere.example/frame',
      '?condition sent to https://elsewhere.example/pixel',
      '?condition sent to https://elsewhere.example/tab',
      '?condition sent to https://elsewhere.example/visit',
      '?email in search call (choice: none)',
      '?message sent to /care',
      'condition sent to /collect',
      'condition sent to https://elsewhere.example/collect',
      'email sent to /collect',
      'state in search call (choice: none)',
      'x-state: in search call (choice: none)',
      'x-state: sent to /healthz',
    ].toSorted(),
  );
  await context.close();
});
