import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const compressible = /\.(html|js|css|svg|json|txt|xml)$/;

/**
 * Writes a `.br` and a `.gz` copy beside every file that compresses and that a visitor can ask for: no name with a dot first.
 *
 * @returns how many files were compressed.
 */
export async function precompress(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter(
    (entry) => entry.isFile() && !entry.name.startsWith('.') && compressible.test(entry.name),
  );
  await Promise.all(
    files.map(async (entry) => {
      const file = join(entry.parentPath, entry.name);
      const content = await readFile(file);
      const options = {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      };
      await Promise.all([
        writeFile(`${file}.br`, await toBrotli(content, options)),
        writeFile(`${file}.gz`, await toGzip(content, { level: 9 })),
      ]);
    }),
  );
  return files.length;
}
