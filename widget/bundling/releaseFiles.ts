import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import own from '../package.json' with { type: 'json' };
import { integrityOf } from './builtFile';

interface Release {
  /** The app's file, whose name carries its content's hash. */
  readonly app: string;
  /** The conversation's and the reader's, likewise. */
  readonly chat: string;
  readonly reader: string;
  /** The folder of all. */
  readonly dist: string;
}

/**
 * Completes a release once the loader is written: the loader under a name that never gets other content, for pages
 * that state its integrity; app, chat and reader under the names that older releases fall back on; what all are, in
 * `receptionist-manifest.json`; and each script compressed beside itself, for servers that send such files.
 */
export function releaseFiles({ app, chat, reader, dist }: Release): Plugin {
  return {
    name: 'release-files',
    writeBundle() {
      const loader = readFileSync(join(dist, 'receptionist.js'));
      const [shell, conversation, reading] = [app, chat, reader].map((file) => readFileSync(join(dist, file))) as [
        Buffer,
        Buffer,
        Buffer,
      ];
      const versioned = `receptionist.${createHash('sha256').update(loader).digest('hex').slice(0, 16)}.js`;
      const scripts = {
        'receptionist.js': loader,
        [versioned]: loader,
        [app]: shell,
        'app.js': shell,
        [chat]: conversation,
        'chat.js': conversation,
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
        loader: { file: versioned, integrity: integrityOf(versioned) },
        app: { file: app, integrity: integrityOf(app) },
        chat: { file: chat, integrity: integrityOf(chat) },
        reader: { file: reader, integrity: integrityOf(reader) },
      };
      writeFileSync(join(dist, 'receptionist-manifest.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
    },
  };
}
