import type { Plugin } from 'vite';

/**
 * Adds pictures that are drawn by a program to the site: as files to a build, drawn when asked for in development.
 *
 * @param draw the SVG files by their root path.
 */
export function drawnFiles(name: string, draw: () => ReadonlyMap<string, string>): Plugin {
  return {
    name,
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const [path, source] of draw()) {
        this.emitFile({ type: 'asset', fileName: path.slice(1), source });
      }
    },
    configureServer(server) {
      const files = draw();
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
