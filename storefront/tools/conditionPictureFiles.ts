import type { Plugin } from 'vite';
import { conditionPictures } from './pictures/conditionPictures';

/** Adds the pictures of conditions to the site: as files to a build, drawn when asked for in development. */
export function conditionPictureFiles(): Plugin {
  return {
    name: 'condition-pictures',
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const [path, source] of conditionPictures()) {
        this.emitFile({ type: 'asset', fileName: path.slice(1), source });
      }
    },
    configureServer(server) {
      const files = conditionPictures();
      server.middlewares.use((request, response, next) => {
        const file = files.get(request.url ?? '');
        if (file === undefined) {
          next();
          return;
        }
        response.setHeader('Content-Type', 'image/svg+xml');
        response.end(file);
      });
    },
  };
}
