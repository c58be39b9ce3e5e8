import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import own from '../package.json' with { type: 'json' };

interface Release {
  /** The app's file, whose name carries its content's hash. */
  readonly app: string;
  /** The reader's, likewise. */
  readonly reader: string;
  /** The folder of all. */
  readonly dist: string;
}

/**
 * Completes a release once the loader is written: the loader under a name that never gets other content, for pages
 * that state its integrity; app and reader under the names that older loaders and apps fall back on; what all are, in
 * `receptionist-manifest.json`; and each script compressed beside itself, for servers that send such files.
 */
export function releaseFiles({ app, reader, dist }: Release): Plugin {
  return {
    name: 'release-files',
    writeBundle() {
      const loader = readFileSync(join(dist, 'receptionist.js'));
      const chat = readFileSync(join(dist, app));
      const reading = readFileSync(join(dist, reader));
      const versioned = `receptionist.${createHash('sha256').update(loader).digest('hex').slice(0, 16)}.js`;
      const scripts = {
        'receptionist.js': loader,
        [versioned]: loader,
        [app]: chat,
        'app.js': chat,
        [reader]: reading,
        'reader.js': reading,
      };
      for (const [file, content] of Object.entries(scripts)) {
        writeFileSync(join(dist, file), content);
        writeFileSync(join(dist, `${file}.br`), brotliCompressSync(content));
        writeFileSync(join(dist, `${file}.gz`), gzipSync(content));
      }
      const manifest = {
        version: own.version,
        loader: { file: versioned, integrity: integrityOf(loader) },
        app: { file: app, integrity: integrityOf(chat) },
        reader: { file: reader, integrity: integrityOf(reading) },
      };
      writeFileSync(join(dist, 'receptionist-manifest.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
    },
  };
}

function integrityOf(content: Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
