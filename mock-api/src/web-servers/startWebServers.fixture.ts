import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Site } from '@front-door/shared/delivery/site';
import { widgetBase } from '@front-door/shared/routing/routeRules';
import { freePort } from '../../gateway/haproxy';
import { createFrontDoorServer } from '../server/frontDoorServer';
import { close, listen } from '../server/testing';
import { withSbin } from './ensureWebServers';
import { layOutSite, writeConfigurations } from './layOut';

const project = fileURLToPath(new URL('../../..', import.meta.url));

export interface WebServer {
  readonly port: number;
  /** Where it answers over TLS. */
  readonly tlsPort?: number;
  readonly stop: () => Promise<void>;
}

export interface LaidOut {
  readonly folder: string;
  readonly root: string;
  readonly site: Site;
}

/** The built site with its configurations, in a folder of its own. @param backend answers calls. */
export async function layOut(backend: string): Promise<LaidOut> {
  const folder = await mkdtemp(join(tmpdir(), 'front-'));
  const root = join(folder, 'site');
  const site = await layOutSite(
    { storefront: join(project, 'storefront/dist'), widget: join(project, 'widget/dist') },
    root,
  );
  await writeConfigurations(site, { folder, root, backend });
  return { folder, root, site };
}

export async function startNode({ root }: LaidOut): Promise<WebServer> {
  const server = createFrontDoorServer({ search: () => [], storefrontDir: root, widgetDir: join(root, widgetBase) });
  const port = await listen(server);
  return { port, stop: () => close(server) };
}

/** A certificate for this machine alone, which nobody else trusts. */
function makeCertificate(folder: string): { readonly key: string; readonly certificate: string } {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const made = spawnSync(
    'openssl',
    [
      'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost'.split(' '),
      ['-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1', '-keyout', key, '-out', certificate],
    ].flat(),
  );
  if (made.status !== 0) throw new Error(`openssl made no certificate: ${String(made.stderr)}`);
  return { key, certificate };
}

export async function startNginx({ folder }: LaidOut): Promise<WebServer> {
  const [port, tlsPort] = [await freePort(), await freePort()];
  const { key, certificate } = makeCertificate(folder);
  const place = join(folder, 'nginx');
  const file = join(place, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  await writeFile(
    file,
    `daemon off; worker_processes 1; pid ${place}/pid; error_log stderr error;
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
    events {}
    http {
      access_log off;
      ${temporary.map((name) => `${name}_temp_path ${place}/${name};`).join(' ')}
      include http.conf;
      server {
        listen 127.0.0.1:${String(port)}; listen 127.0.0.1:${String(tlsPort)} ssl http2;
        ssl_certificate ${certificate}; ssl_certificate_key ${key};
        include server.conf;
      }
    }`,
  );
  return started(spawn('nginx', ['-c', file, '-p', place, '-e', 'stderr'], { env: withSbin() }), { port, tlsPort });
}

export async function startCaddy({ folder }: LaidOut): Promise<WebServer> {
  const [port, tlsPort] = [await freePort(), await freePort()];
  const { key, certificate } = makeCertificate(folder);
  const file = join(folder, 'Caddyfile');
  await writeFile(
    file,
    `{
  admin off
  auto_https off
}
import caddy/front-door.caddy
http://127.0.0.1:${String(port)} {
  import front-door
}
https://127.0.0.1:${String(tlsPort)} {
  tls ${certificate} ${key}
  import front-door
}
`,
  );
  const env = { ...withSbin(), HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  return started(spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], { env }), { port, tlsPort });
}

/** Waits until it answers. @throws what it says when it ends instead. */
async function started(child: ChildProcess, place: Pick<WebServer, 'port' | 'tlsPort'>): Promise<WebServer> {
  let output = '';
  const note = (data: unknown) => (output += String(data));
  child.stderr?.on('data', note);
  child.stdout?.on('data', note);
  child.on('error', note);
  for (;;) {
    if (child.exitCode !== null || child.pid === undefined) throw new Error(`the server did not start: ${output}`);
    const answer = await fetch(`http://127.0.0.1:${String(place.port)}/healthz`).catch(() => undefined);
    if (answer !== undefined) break;
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
  return {
    ...place,
    stop: async () => {
      const closed = once(child, 'close');
      child.kill('SIGTERM');
      await closed;
    },
  };
}
