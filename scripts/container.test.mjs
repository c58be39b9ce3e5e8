import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { releasedCompose, releasedContainer } from '../mock-api/src/release/container';
import { smallRelease } from '../mock-api/src/release/release.fixture';
import { faultsOf, takenBy } from './containerFacts.mjs';
import { root, run } from './run.mjs';
import { servingAt } from './servingAt.mjs';

const frontDoor = readFileSync(`${root}Containerfile`, 'utf8');
const gateway = readFileSync(`${root}mock-api/gateway/Containerfile`, 'utf8');
const composed = readFileSync(`${root}compose.yaml`, 'utf8');
const inRoot = { isThere: (/** @type {string} */ path) => existsSync(root + path) };
const inGateway = { isThere: (/** @type {string} */ path) => existsSync(`${root}mock-api/gateway/${path}`) };

/** Docker or Podman, where one can build. */
const builder = ['docker', 'podman'].find((name) => spawnSync(name, ['info'], { stdio: 'ignore' }).status === 0);
if (builder === undefined) {
  process.stdout.write('Neither Docker nor Podman works here: the image is checked, but neither built nor started.\n');
}

/**
 * Waits for an address to answer.
 *
 * @param {string} address
 * @param {RequestInit} [init]
 */
async function answerOf(address, init) {
  for (;;) {
    const answer = await fetch(address, init).catch(() => undefined);
    if (answer !== undefined) return answer;
  }
}
const search = {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ message: 'sore throat', guid: 'g' }),
};

describe('[RL-09] the Containerfiles', () => {
  test('keep to what is promised', () => {
    expect(faultsOf(frontDoor, inRoot)).toEqual([]);
    expect(faultsOf(gateway, inGateway)).toEqual([]);
  });

  test.each([
    ['a base that may change', /^FROM .*$/m, 'FROM node:lts AS build', 'node:lts'],
    ['root', /^USER .*$/m, '', 'it runs as root'],
    ['root by number', /^USER .*$/m, 'USER 0', 'it runs as 0'],
    ['no health', /^HEALTHCHECK .*$/m, '', 'nobody sees whether it is well'],
    ['a health of its own making', /readyz/, 'index', 'health address'],
    ['a shell', /^CMD .*$/m, 'CMD node main.mjs', 'a shell stands'],
    ['a file that is not there', /^COPY shared shared$/m, 'COPY elsewhere shared', 'elsewhere is not there'],
    ['a stage that is not there', /--from=build/, '--from=bild', 'no stage bild'],
    ['files that it may change', /COPY --from/, 'COPY --chown=65532 --from', 'gives files away'],
    ['a download', /^EXPOSE/m, 'ADD https://example.com/x /x\nEXPOSE', 'ADD'],
    ['a secret', /^EXPOSE/m, 'ENV API_TOKEN=1\nEXPOSE', 'a secret'],
  ])('are refused with %s', (_what, part, other, fault) => {
    expect(frontDoor).toMatch(part);
    expect(faultsOf(frontDoor.replace(part, other), inRoot).join('\n')).toContain(
      fault === 'node:lts' ? 'has no exact version' : fault,
    );
  });

  test('stand on the Node with which the project is tested, both stages on one', () => {
    const bases = [...frontDoor.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base);
    expect(new Set(bases).size).toBe(1);
    const { engines } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
    const [, oldest] = /^>=(\d+)\./.exec(engines.node) ?? [];
    expect(bases[0]).toContain(`node:${oldest ?? 'none'}.`);
  });

  test('take nothing along that a build must not see', () => {
    const ignored = readFileSync(`${root}.dockerignore`, 'utf8').split('\n');
    expect(ignored).toEqual(expect.arrayContaining(['.git', '**/node_modules', '**/dist', '.env*', '**/*.key']));
  });
});

describe('[RL-09] the compose file', () => {
  /** @type {{ services: Record<string, any> & { gateway: any } }} */
  const { services } = parse(composed, { merge: true });

  test.each(Object.entries(services))('seals %s', (_name, service) => {
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      restart: 'unless-stopped',
    });
    expect(service.privileged).toBeUndefined();
    expect(service.volumes).toBeUndefined();
    expect(service.mem_limit).toMatch(/^\d+m$/);
    for (const port of service.ports ?? []) expect(port).toMatch(/^127\.0\.0\.1:\d+:\d+$/);
    expect(existsSync(join(root, service.build.context, service.build.dockerfile))).toBe(true);
  });

  test('waits longer for a front door than it takes to stop', () => {
    const { environment, stop_grace_period: grace } = services['front-door-1'];
    const longest = Number(environment.DRAIN_SECONDS) + Number(environment.FINISH_SECONDS);
    expect(Number.parseInt(grace, 10)).toBeGreaterThan(longest);
  });

  test('sets the gateway by names that it knows, to services that are there', () => {
    const { environment } = services.gateway;
    const known = readFileSync(`${root}mock-api/gateway/haproxy.cfg`, 'utf8');
    for (const name of Object.keys(environment)) expect(known).toMatch(new RegExp(`^ *presetenv ${name} `, 'm'));
    for (const name of ['SEARCH_1', 'SEARCH_2']) expect(services).toHaveProperty(environment[name].split(':')[0]);
  });
});

// What a builder would make of a release, made by hand: the files that its description takes, and its command.
describe('[RL-01] [RL-09] what a release says of its container', () => {
  // What else a name can hold must not be read as a part of an address.
  const directory = mkdtempSync(join(tmpdir(), 'image #1 50% '));
  const released = releasedContainer(frontDoor);
  let release = '';

  beforeAll(async () => {
    const { code, output } = await run('npm run --silent build:server -w mock-api -- --logLevel error');
    if (code !== 0) throw new Error(output);
    const others = {
      server: `${root}mock-api/dist/server`,
      'gateway/Containerfile': `${root}mock-api/gateway/Containerfile`,
      'gateway/haproxy.cfg': `${root}mock-api/gateway/haproxy.cfg`,
    };
    release = await smallRelease(directory, 'Home', { others });
    chmodSync(directory, 0o755);
  });
  afterAll(() => {
    rmSync(directory, { recursive: true });
  });

  test('keeps to what is promised, and needs what is in the release alone', () => {
    const isThere = (/** @type {string} */ path) => existsSync(join(release, path));
    expect(faultsOf(released, { isThere })).toEqual([]);
    expect(faultsOf(released, { isThere: () => false })).toEqual([
      'site is not there to be copied',
      'server is not there to be copied',
    ]);
    expect(released.match(/^FROM /gm)).toHaveLength(1);
    expect(released).not.toMatch(/^RUN /m);
    const { services } = /** @type {{ services: Record<string, { build: { context: string } }> }} */ (
      parse(releasedCompose(composed), { merge: true })
    );
    expect(Object.values(services).map(({ build }) => build.context)).toEqual(['.', '.', 'gateway']);
    expect(existsSync(join(release, 'gateway/Containerfile'))).toBe(true);
  });

  test.each([
    ['what it would build itself', frontDoor.replaceAll(/^COPY --from=build.*$/gm, '')],
    ['what another stage has', frontDoor.replace('--from=build /release/server', '--from=build /app/mock-api')],
  ])('is not made of %s', (_what, text) => {
    expect(() => releasedContainer(text)).toThrow('takes no release');
  });

  test('starts by itself, as nobody, without a package, and answers', async () => {
    const { copies, command } = takenBy(released);
    const image = join(directory, 'image');
    for (const { from, to } of copies) cpSync(join(release, from), join(image, to), { recursive: true });
    expect(released).toContain(' SITE=/app/site');
    const [program = '', ...parameters] = command;
    const nobody = process.getuid?.() === 0 ? { uid: 65_532, gid: 65_532 } : {};
    const place = { HOST: '127.0.0.1', PORT: '0', SITE: join(image, 'site') };
    const server = spawn(program, parameters, {
      cwd: image,
      ...nobody,
      env: { PATH: process.env['PATH'], NODE_ENV: 'production', DRAIN_SECONDS: '0', ...place },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const origin = await servingAt(server.stdout);
    expect((await answerOf(`${origin ?? ''}/readyz`)).status).toBe(200);
    expect(await (await answerOf(`${origin ?? ''}/`)).text()).toContain('Home');
    const found = /** @type {unknown[]} */ (await (await answerOf(`${origin ?? ''}/rest/v1/ai/search`, search)).json());
    expect(found[0]).toMatchObject({ path: 'sore-throat' });
    server.kill('SIGTERM');
    const [code] = await once(server, 'close');
    expect(code).toBe(0);
  });
});

describe('[RL-09] the image', () => {
  const name =
    builder === undefined ? 'is built where Docker or Podman works; here neither does' : `is built by ${builder}`;

  test.skipIf(builder === undefined)(
    `${name}, runs as nobody on files that stay as they are, and answers`,
    async () => {
      const tag = `front-door-test:${String(process.pid)}`;
      const program = builder ?? '';
      /** @param {string[]} parameters */
      const call = (...parameters) => spawnSync(program, parameters, { cwd: root, encoding: 'utf8' });
      const built = call('build', '-f', 'Containerfile', '-t', tag, '.');
      expect(built.stderr + built.stdout).not.toMatch(/error:/i);
      expect(built.status).toBe(0);
      const sealed = ['--read-only', '--cap-drop=ALL', '--security-opt=no-new-privileges'];
      const container = call('run', '-d', ...sealed, '-p', '127.0.0.1::4173', tag).stdout.trim();
      try {
        expect(call('exec', container, 'id', '-u').stdout.trim()).toBe('65532');
        expect(call('exec', container, 'touch', '/app/x').status).not.toBe(0);
        const port = call('port', container, '4173').stdout.trim();
        const found = /** @type {unknown[]} */ (
          await (await answerOf(`http://${port}/rest/v1/ai/search`, search)).json()
        );
        expect(found[0]).toMatchObject({ path: 'sore-throat' });
      } finally {
        call('rm', '-f', container);
        call('rmi', '-f', tag);
      }
    },
    900_000,
  );
});
