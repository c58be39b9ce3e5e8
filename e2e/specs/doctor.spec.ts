import { hrefs } from '@front-door/shared/routing/hrefs';
import { htmlDocument, script } from '../hosts/documents';
import { hostPage } from '../hosts/hostPages';
import { expect, test } from '../hosts/partner';
import { openPage } from '../models/site.model';
import { seeNoAxeFindings } from '../support/axe';
import { findWholeBrowser } from '../support/browser';
import { startDoctor, type Doctor, type Patient } from '../support/doctorCommand';
import { part } from '../support/part';
import { watchConsole, watchRequests } from '../support/watch';

const sick = (origin: string) =>
  htmlDocument({
    head: `\n<script src="${origin}/receptionist/v1/receptionist.js" data-langauge="es"></script>\n<script src="https://edge.fullstory.com/s/fs.js"></script>`,
  });

test('[WX-12] a partner pastes a page and reads by keyboard what is in the way; what is pasted stays on the device @phone', async ({
  page,
  partner: { origin },
}) => {
  const requests = watchRequests(page);
  const complaints = watchConsole(page);
  await openPage(page, hrefs.embed);
  await page.getByRole('link', { name: 'The doctor' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What keeps the Receptionist from working?');
  const said = page.getByRole('main').getByRole('status');
  await expect(said).toHaveText('Nothing yet: paste a page and choose Examine.');

  await page.getByLabel('The page’s HTML').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Its response headers')).toBeFocused();
  await page.keyboard.insertText("content-security-policy: script-src 'self'; connect-src *");
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(said).toContainText('please paste the page too');
  await expect(page.getByLabel('The page’s HTML')).toBeFocused();
  await page.keyboard.insertText(sick(origin));
  await page.getByRole('button', { name: 'Examine' }).press('Enter');

  await expect(said).toContainText('Found: 1 that prevents the chat, 2 that harm it, 1 good to know.');
  const findings = page.getByRole('main').getByRole('listitem');
  await expect(findings).toHaveCount(4);
  await expect(findings.first()).toContainText(`script-src 'self' ${origin};`);
  await expect(
    findings.filter({ hasText: 'data-langauge is not an option. Did you mean data-language?' }),
  ).toContainText('line 3');
  await expect(findings.filter({ hasText: 'FullStory' })).toContainText('line 4');
  await seeNoAxeFindings(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(requests.filter(({ url, body }) => `${url}${body}`.includes('langauge'))).toEqual([]);
  expect(complaints).toEqual([]);
});

test('[WX-12] the line to set is copied, and mends the page @desktop', async ({ context, page, partner }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write', 'local-network-access']);
  await openPage(page, hrefs.doctor);
  await page.getByLabel('The page’s HTML').fill(htmlDocument({}));
  await page.getByRole('button', { name: 'Examine' }).click();
  await page.getByRole('button', { name: 'Copy what to set: tag missing' }).click();
  await expect(page.getByText('Copied.', { exact: true })).toBeVisible();
  const tag = await page.evaluate(() => navigator.clipboard.readText());
  await page.getByLabel('The page’s HTML').fill(htmlDocument({ head: tag }));
  await page.getByRole('button', { name: 'Examine' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('No problem was found.');
  await partner.visitPage(() => htmlDocument({ head: tag }));
  await partner.open();
});

const hiding = `<style>html > :not(head, body) { display: none !important; opacity: 0 !important }</style>`;

/** Pages that the tests of hosts have, and some that no chat could work on. */
const patients: readonly Patient[] = [
  ...['bare', 'hostile-styles', 'prototype-style', 'patched-globals', 'strict-policy', 'nonce', 'sandboxed-frame'].map(
    (id) => hostPage(id),
  ),
  { id: 'no-tag', html: () => htmlDocument({}) },
  {
    id: 'own-only',
    headers: { 'Content-Security-Policy': "default-src 'self'; style-src 'unsafe-inline'" },
    html: ({ tag }) => htmlDocument({ head: tag }),
  },
  { id: 'hidden', html: ({ tag }) => htmlDocument({ head: tag + hiding }) },
  { id: 'hidden-no-tag', html: () => htmlDocument({ head: script('patched-globals.js') + hiding }) },
  {
    id: 'restless',
    html: ({ loader }) =>
      htmlDocument({
        root: 'lang="en" style="filter: grayscale(1)"',
        head: `<script>window.posthog = {}; addEventListener('wheel', (event) => event.preventDefault(), { passive: false });
          addEventListener('load', () => setTimeout(() => {
            const script = document.createElement('script');
            script.src = '${loader}'; script.dataset.side = 'bottom'; document.head.append(script) }))</script>`,
        body: '<div id="bar" style="position: fixed; inset: auto 0 0; height: 200px; z-index: 2147483647">Cookies?</div>',
      }),
  },
  {
    id: 'moved',
    html: ({ origin }) => htmlDocument({ head: `<script async src="${origin}/other/receptionist.js"></script>` }),
  },
];

const whole = findWholeBrowser();
/** In the browser that partners have; the other runs take the quicker shell. */
const inWhole = whole === undefined ? [] : ['--browser', whole];

test.describe('the command', () => {
  // One after the other: each has a browser of its own.
  test.describe.configure({ mode: 'default' });
  let doctor: Doctor;

  test.beforeAll(async ({ baseURL }) => {
    doctor = await startDoctor(baseURL ?? '', patients);
  });
  test.afterAll(() => doctor.stop());

  // In `npm test` the page whose policy is the strictest; two more are examined at once where the tag is put in.
  const sound = ['nonce', 'hostile-styles', 'bare', 'patched-globals', 'prototype-style', 'strict-policy', 'hidden'];

  for (const id of part(sound, sound.length)) {
    test(`[WX-12] finds nothing on ${id}, where the chat works @desktop @sweep`, async () => {
      const { code, report } = await doctor.examine(id);
      expect(report).toMatchObject({ seenIn: 'browser', findings: [] });
      expect(code).toBe(0);
    });
  }

  for (const [id, code, hazard] of [
    ['moved', 1, 'seen-failed'],
    ['sandboxed-frame', 0, 'frame-sandboxed'],
  ] as const) {
    test(`[WX-12] names what is wrong with ${id}, and exits with ${String(code)} @desktop`, async () => {
      const examined = await doctor.examine(id, id === 'sandboxed-frame' ? inWhole : []);
      expect(examined.report.seenIn).toBe('browser');
      expect(examined.report.findings.map((finding) => finding.id)).toContain(hazard);
      expect(examined.code).toBe(code);
    });
  }

  test('[WX-12] puts the tag into a page that has none, with the partner, and finds nothing where it works @desktop', async () => {
    const { code, report } = await doctor.examine('hidden-no-tag', ['--with-tag', '--partner', 'eaglecrest']);
    expect(report).toMatchObject({ seenIn: 'browser', findings: [] });
    expect(code).toBe(0);
  });

  test('[WX-12] says that a page has no tag @desktop @gate', async () => {
    const { code, report } = await doctor.examine('no-tag');
    expect(report.seenIn).toBe('browser');
    expect(report.findings.map((finding) => finding.id)).toContain('tag-missing');
    expect(code).toBe(1);
  });

  test('[WX-12] says the very lines that a policy needs @desktop', async ({ partner: { origin } }) => {
    const { code, report } = await doctor.examine('own-only');
    expect(report.seenIn).toBe('browser');
    expect(report.findings.map((finding) => [finding.id, finding.code])).toEqual([
      ['policy-script', `script-src 'self' ${origin};`],
      ['policy-connect', `connect-src 'self' ${origin};`],
    ]);
    expect(code).toBe(1);
  });

  test('[WX-12] says for people what the browser saw, and where @desktop', async () => {
    const { code, printed } = await doctor.tell('restless');
    expect(printed).toContain(' in a browser.');
    expect(printed).toContain('[prevents] seen-covered, #bar');
    for (const hazard of ['layer-above', 'recorder', 'root-transformed', 'seen-prevented', 'option-value'])
      expect(printed).toContain(`] ${hazard}`);
    expect(code).toBe(1);
  });

  test('[WX-12] reads the HTML alone where no browser is, and of a file, and says so @desktop', async ({
    partner: { origin },
  }) => {
    const { code, report } = await doctor.examine('own-only', [], 'elsewhere');
    expect(report.seenIn).toBe('markup');
    expect(report.why).toContain('npm install --save-dev playwright');
    expect(report.findings.map((finding) => finding.id)).toEqual(['policy-script', 'policy-connect']);
    expect(code).toBe(1);

    const file = await doctor.write('page.html', sick(origin));
    const ofFile = await doctor.run(['doctor', file, '--site', origin]);
    expect(ofFile.printed).toContain('from its HTML alone: it is a file');
    expect(ofFile.printed).toContain('[harms] option-unknown, line 3');
    expect(ofFile.code).toBe(0);
  });

  test('[WX-12] exits with 2 and a sentence where it cannot do its work @desktop', async () => {
    for (const [words, sentence] of [
      [['doctor', 'nowhere.html'], 'The file "nowhere.html" does not exist'],
      [['doctor', 'http://127.0.0.1:9/'], 'does not answer'],
    ] as const) {
      const { code, complained, printed } = await doctor.run(words);
      expect(complained).toContain(sentence);
      expect([code, printed]).toEqual([2, '']);
    }
  });
});
