import { createReadStream, existsSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Connect, Plugin } from 'vite';

/** The mock API's own dependencies. */
const mockApi = createRequire(new URL('../../mock-api/package.json', import.meta.url));
const widgetFolder = fileURLToPath(new URL('../../widget/dist/', import.meta.url));
const types: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.json': 'application/json' };

/**
 * What stands around the storefront while it is developed: the script of the mock API's service
 * worker, and the built Receptionist at the address that partners embed.
 */
export function devServices(): Plugin {
  return {
    name: 'dev-services',
    apply: 'serve',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace('/src/app/client.tsx', '/src/app/dev.tsx'),
    },
    configureServer(server) {
      const workerFile = join(mockApi.resolve('msw/package.json'), '../lib/mockServiceWorker.js');
      server.middlewares.use('/mockServiceWorker.js', (_request, response) => {
        response.setHeader('Content-Type', 'text/javascript');
        createReadStream(workerFile).pipe(response);
      });
      server.middlewares.use('/receptionist/v1', serveFolder(widgetFolder));
    },
  };
}

function serveFolder(folder: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname));
    const file = join(folder, path);
    if (!file.startsWith(folder) || !existsSync(file) || !statSync(file).isFile()) {
      next();
      return;
    }
    response.setHeader('Content-Type', types[extname(file)] ?? 'application/octet-stream');
    createReadStream(file).pipe(response);
  };
}
