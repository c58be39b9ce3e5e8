import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { assessmentUrl } from '@front-door/shared/contract/assessmentUrl';
import { loadBrand } from '@front-door/shared/brand/loadBrand';
import { standIns } from '../stand-ins/standIns';
import { createFrontDoorServer } from './frontDoorServer';
import { close, listen, send } from './testing';

const brand = loadBrand('');
const server = createFrontDoorServer({ search: () => [] });
let port = 0;

beforeAll(async () => {
  port = await listen(server);
});
afterAll(() => close(server));

describe('the stand-ins', () => {
  test.each(standIns.map(({ path }) => path))(
    '[QA-05] %s shows whatever it receives and runs none of it',
    async (path) => {
      const hostile = `?name=${encodeURIComponent('<img src=x onerror=alert(1)>')}&%3Cb%3E=%22%27&empty=&bad=%ZZ&x`;
      const answer = await send(port, { path: `${path}${hostile}` });
      expect(answer.status).toBe(200);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'/);
      expect(answer.headers['referrer-policy']).toBe('no-referrer');
      expect(answer.body).toContain('&lt;img src=x onerror=alert(1)&gt;');
      expect(answer.body).toContain('&lt;b&gt;');
      expect(answer.body).toContain('%ZZ');
      expect(answer.body).not.toMatch(/<img|<b>|<script/);
    },
  );

  test.each(standIns.map(({ path }) => path))('[QA-05] %s says that it is a stand-in and leads back', async (path) => {
    const { body } = await send(port, { path });
    expect(body).toContain('Stand-in for testing');
    expect(body).toContain('No parameters were received.');
    expect(body).toMatch(/<a class="button" href="\/" target="_top">Back to the storefront<\/a>/);
  });

  test('[QA-05] are where the demo brand sends its visitors', () => {
    const paths = standIns.map(({ path }) => path);
    expect(paths).toEqual([brand.assessmentUrl, brand.portalUrl, brand.priceLookupUrl]);
  });

  test('[QA-05] only the price lookup may be framed', async () => {
    const framed = await Promise.all(
      standIns.map(async ({ path }) => (await send(port, { path })).headers['x-frame-options'] ?? 'may be framed'),
    );
    expect(framed).toEqual(['DENY', 'DENY', 'may be framed']);
  });

  test('[QA-05] [SM-09] the assessment site tells a launch that fits from one that does not', async () => {
    const launch = assessmentUrl(brand.assessmentUrl, {
      consultation: { kind: 'consultation', mode: 'live' },
      genieMdName: 'Rash',
      state: 'Texas',
      visitor: { guid: '0b0c1c1e-6f0e-4b8e-9a39-6f2f5f0f7a11', welcomed: true },
    });
    const fits = await send(port, { path: launch });
    expect(fits.body).toContain('The launch is complete and every value fits.');
    expect(fits.body).toMatch(/every launch of the storefront has it:[\s\S]*AdTransaction/);
    const odd = await send(port, { path: launch.replace('mode=2', 'mode=7') });
    expect(odd.body).toContain('odd</strong>; see the table');
    expect(fits.body).toContain('NzQ=');
    expect(fits.body).toContain('$74');
    const without = await send(port, { path: launch.replace(/&fee=[^&]*/, '') });
    expect(without.body).toContain('Required parameters are missing');
    expect(without.body).not.toContain('every value fits');
  });

  test('[QA-05] an address beside them is no stand-in', async () => {
    expect(await send(port, { path: '/stand-in/other' })).toMatchObject({ status: 404 });
  });
});
