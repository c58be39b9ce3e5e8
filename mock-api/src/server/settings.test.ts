import { afterAll, expect, test } from 'vitest';
import { neededFiles } from '@front-door/shared/delivery/site';
import { describeListenError, readSettings } from './settings';
import { makeSite } from './testing';

const storefrontFiles = neededFiles.storefront.map((file) => [`storefront/dist/${file}`, '']);
const widgetFiles = neededFiles.widget.map((file) => [`widget/dist/${file}`, '']);
const built = await makeSite(Object.fromEntries([...storefrontFiles, ...widgetFiles]));
const half = await makeSite(Object.fromEntries(storefrontFiles));
const empty = await makeSite({});

afterAll(async () => {
  await Promise.all([built, half, empty].map((site) => site.remove()));
});

const read = (root: string, environment: Record<string, string> = {}, ...flags: string[]) =>
  readSettings({ environment, flags, root });

test('[QA-06] the server runs on this machine alone, on port 4173, with both builds', () => {
  expect(read(built.directory)).toEqual({
    kind: 'ok',
    value: {
      host: '127.0.0.1',
      port: 4173,
      processes: 1,
      isForTesters: false,
      stop: { drain: 5000, finish: 20_000 },
      logLevel: 'error',
      sites: { storefrontDir: `${built.directory}/storefront/dist`, widgetDir: `${built.directory}/widget/dist` },
    },
  });
});

test('[QA-06] host and port can be chosen', () => {
  expect(read(built.directory, { PORT: '0', HOST: '0.0.0.0' })).toMatchObject({ value: { host: '0.0.0.0', port: 0 } });
});

test('[QA-06] several processes can answer', () => {
  expect(read(built.directory, {}, '--processes=2')).toMatchObject({ kind: 'ok', value: { processes: 2 } });
});

const switches = (environment: Record<string, string>, ...flags: string[]) => {
  const settings = read(built.directory, environment, ...flags);
  return settings.kind === 'ok' ? settings.value.isForTesters : settings.failure;
};

test('[RL-06] the tester’s switches are off unless the operator turns them on, whatever the environment is called', () => {
  expect([
    switches({}),
    switches({ NODE_ENV: 'production' }),
    switches({ NODE_ENV: 'development' }),
    switches({ TESTER: 'off' }),
    switches({ TESTER: 'on' }),
  ]).toEqual([false, false, false, false, true]);
});

test('[RL-05] how long a stop may take can be chosen', () => {
  expect(read(built.directory, { DRAIN_SECONDS: '0.5', FINISH_SECONDS: '60' })).toMatchObject({
    value: { stop: { drain: 500, finish: 60_000 } },
  });
});

test('[RL-08] metrics are off unless they have a port, and then on this machine alone', () => {
  expect(read(built.directory, { METRICS_PORT: '9464', LOG_LEVEL: 'info' })).toMatchObject({
    value: { metrics: { host: '127.0.0.1', port: 9464 }, logLevel: 'info' },
  });
  expect(read(built.directory, { METRICS_PORT: '0', METRICS_HOST: '10.0.0.7' })).toMatchObject({
    value: { metrics: { host: '10.0.0.7', port: 0 } },
  });
});

test('[QA-06] the API alone needs no build', () => {
  expect(read(empty.directory, {}, '--api-only')).toMatchObject({ kind: 'ok', value: { sites: {} } });
});

test.each(['storefront/dist/404.html', 'storefront/dist/.policies.json', 'widget/dist/receptionist-manifest.json'])(
  '[RL-01] a build without %s is not served, and it is named',
  async (lost) => {
    const site = await makeSite(
      Object.fromEntries([...storefrontFiles, ...widgetFiles].filter(([file]) => file !== lost)),
    );
    expect(read(site.directory)).toEqual({ kind: 'failed', failure: expect.stringContaining(`(${lost} is missing)`) });
    await site.remove();
  },
);

test.each([
  ['a missing storefront', () => read(empty.directory), /storefront is not built .*npm run build/],
  ['a missing widget', () => read(half.directory), /widget is not built .*npm run build/],
  ['a port that is no number', () => read(built.directory, { PORT: 'http' }), /PORT .*"http"/],
  ['an empty port', () => read(built.directory, { PORT: '' }), /PORT/],
  ['a port beyond the last', () => read(built.directory, { PORT: '65536' }), /65535/],
  ['no process', () => read(built.directory, {}, '--processes=0'), /from 1 to 64/],
  ['too many processes', () => read(built.directory, {}, '--processes=65'), /from 1 to 64/],
  ['a count that is no number', () => read(built.directory, {}, '--processes=two'), /"--processes=two"/],
  ['a switch that is neither on nor off', () => read(built.directory, { TESTER: 'yes' }), /TESTER .*"yes"/],
  ['an empty switch', () => read(built.directory, { TESTER: '' }), /TESTER .*""/],
  ['a drain time that is no number', () => read(built.directory, { DRAIN_SECONDS: '5s' }), /DRAIN_SECONDS .*"5s"/],
  [
    'a time to finish that has no end',
    () => read(built.directory, { FINISH_SECONDS: '9999' }),
    /FINISH_SECONDS .*"9999"/,
  ],
  ['metrics for everybody', () => read(built.directory, { METRICS_HOST: '0.0.0.0' }), /METRICS_HOST .*"0\.0\.0\.0"/],
  ['an empty port of metrics', () => read(built.directory, { METRICS_PORT: '' }), /METRICS_PORT .*""/],
  ['a log of another kind', () => read(built.directory, { LOG_LEVEL: 'debug' }), /LOG_LEVEL .*"debug"/],
  ['an unknown flag', () => read(built.directory, {}, '--port'), /"--port"/],
])('[QA-06] %s is told in one sentence', (_what, reading, sentence) => {
  const settings = reading();
  expect(settings).toEqual({ kind: 'failed', failure: expect.stringMatching(sentence) });
  expect(JSON.stringify(settings)).not.toContain('\\n');
});

test('[QA-06] a busy port is told in one sentence, and so is any other trouble', () => {
  const place = { host: '127.0.0.1', port: 4173 };
  const busy = Object.assign(new Error('listen EADDRINUSE'), { code: 'EADDRINUSE' });
  expect(describeListenError(busy, place)).toMatch(/^Port 4173 is in use on 127\.0\.0\.1: .*PORT=4174\.$/);
  expect(describeListenError(new Error('permission denied'), place)).toContain('permission denied');
});

const laidOut = {
  'index.html': '',
  '404.html': '',
  'es/404.html': '',
  '.policies.json': '{}',
  'receptionist/v1/receptionist.js': '',
  'receptionist/v1/receptionist-manifest.json': '{}',
};

test('[RL-01] the site of a release is served where the operator names its folder', async () => {
  const site = await makeSite(laidOut);
  expect(read(empty.directory, { SITE: site.directory })).toMatchObject({
    value: { sites: { storefrontDir: site.directory, widgetDir: `${site.directory}/receptionist/v1` } },
  });
  await site.remove();
});

test.each(Object.keys(laidOut))(
  '[RL-01] a site that was copied without %s is not served, and it is named',
  async (lost) => {
    const site = await makeSite(Object.fromEntries(Object.entries(laidOut).filter(([file]) => file !== lost)));
    expect(read(built.directory, { SITE: site.directory })).toEqual({
      kind: 'failed',
      failure: `SITE is incomplete: ${site.directory}/${lost} is missing. Set it to the folder "site" of a release.`,
    });
    await site.remove();
  },
);
