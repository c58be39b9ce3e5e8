import { createReadStream } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin, ViteDevServer } from 'vite';
import { loadBrand } from '../../shared/src/brand/loadBrand';
import { ruleFor } from '../../shared/src/routing/routeRules';
import { readAlternates } from './alternates';
import { keepReceptionistBuilt } from './receptionistBuild';
import { siteFiles } from './siteFiles';

const root = fileURLToPath(new URL('../../', import.meta.url));
const widgetFolder = join(root, 'widget');
/** The mock API's own dependencies. */
const mockApi = createRequire(join(root, 'mock-api/package.json'));
/** Whether the HTTP server of the mock API answers for a path, rather than the storefront itself. */
function isItsPath(path: string): boolean {
  if (!path.startsWith('/')) return false;
  const { from } = ruleFor(path, true);
  return from === 'service' || from === 'widget';
}

/** The part of `createFrontDoorServer` that is used here; it is run by Vite, which knows when it was edited. */
interface MockServer {
  readonly createFrontDoorServer: (options: { widgetDir: string; search: unknown; isForTesters: boolean }) => {
    readonly listeners: (event: 'request') => unknown[];
  };
}

/**
 * What stands around the storefront while it is developed, on the same port: the script of the mock API's service
 * worker; everything that the mock API's server answers, from its source as it stands; the Receptionist at the address
 * that partners embed, built anew when its source changes; and the files that search engines look for.
 */
export function devServices(): Plugin {
  return {
    name: 'dev-services',
    apply: 'serve',
    config: () => ({
      // The browser's entry is put in place below, too late for Vite to look there for what it has to prepare.
      optimizeDeps: { entries: ['src/app/dev.tsx'] },
    }),
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace('/src/app/client.tsx', '/src/app/dev.tsx'),
    },
    configureServer(server) {
      const workerFile = join(mockApi.resolve('msw/package.json'), '../lib/mockServiceWorker.js');
      const built = keepReceptionistBuilt(server, { root, widgetFolder });
      const answer = answering(server);
      server.middlewares.use((request, response, next) => {
        const [path = '/'] = (request.url ?? '/').split('?');
        /** @returns whether it has answered */
        const reply = async (): Promise<boolean> => {
          if (path.startsWith('/receptionist/')) await built();
          if (isItsPath(path)) await answer(request, response);
          else if (path === '/sitemap.xml' || path === '/robots.txt') await sendSiteFile(path.slice(1), response);
          else if (path === '/mockServiceWorker.js') {
            response.setHeader('Content-Type', 'text/javascript');
            createReadStream(workerFile).pipe(response);
          } else return false;
          return true;
        };
        void (async () => {
          try {
            if (!(await reply())) next();
          } catch (error) {
            next(error);
          }
        })();
      });
    },
  };
}

/** As the build writes it: also the pages of the editions that are not served while one is developed. */
async function sendSiteFile(name: string, response: ServerResponse): Promise<void> {
  const pages = [...(await readAlternates()).values()];
  response.setHeader('Content-Type', name.endsWith('.xml') ? 'application/xml' : 'text/plain');
  response.end(siteFiles(pages, loadBrand().siteUrl)[name]);
}

/** Answers with the mock API's server, made anew when any part of it was edited. */
function answering(server: ViteDevServer): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  let current: { readonly module: MockServer; readonly listener: RequestListener } | undefined;
  return async (request, response) => {
    const [module, { search }] = (await Promise.all([
      server.ssrLoadModule(join(root, 'mock-api/src/server/frontDoorServer.ts')),
      server.ssrLoadModule(join(root, 'mock-api/src/search/search.ts')),
    ])) as [MockServer & Record<string, unknown>, Record<'search', unknown>];
    if (current?.module !== module) {
      const { createFrontDoorServer } = module;
      const [listener] = createFrontDoorServer({
        widgetDir: join(widgetFolder, 'dist'),
        search,
        isForTesters: true,
      }).listeners('request');
      current = { module, listener: listener as RequestListener };
    }
    current.listener(request, response);
  };
}
