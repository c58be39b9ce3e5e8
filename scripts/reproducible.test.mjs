import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { expect, test, vi } from 'vitest';
import { buildPrerenderer } from '../storefront/tools/buildPrerenderer';
import { compileStyles } from '../widget/bundling/compileStyles';
import { root } from './run.mjs';

// Whether two whole builds are the same, byte for byte, `npm run gates` asks. Here is asked what once made them differ.

const views = `${root}widget/src/views`;

/**
 * What is left of each of the widget's files of styles, compiled one after the other.
 *
 * @param {readonly string[]} files in this order
 * @returns {Promise<Record<string, string>>}
 */
async function compiled(files) {
  const { load } = compileStyles();
  if (typeof load !== 'function') throw new Error('compileStyles loads no files');
  const context = /** @type {ThisParameterType<typeof load>} */ (
    /** @type {unknown} */ ({ addWatchFile: () => undefined })
  );
  /** @type {Record<string, string>} */
  const modules = {};
  for (const file of files) {
    const loaded = await load.call(context, `${views}/${file}`);
    modules[file] = typeof loaded === 'object' && loaded !== null ? loaded.code : '';
  }
  return modules;
}

test('[RL-01] class names of the chat are the same in whatever order its styles are compiled', async () => {
  const files = (await readdir(views)).filter((file) => file.endsWith('.styles.ts'));
  const forwards = await compiled(files);
  expect(forwards['Composer.styles.ts']).toMatch(/addRules\("\.\w+.*element\("\w+", "\w+"\)/s);
  expect(await compiled(files.toReversed())).toEqual(forwards);
});

/**
 * What the prerenderer makes of some pages in a thread of its own.
 *
 * @param {string} prerenderer its file
 * @param {readonly string[]} files in this order
 * @returns {Promise<Record<string, unknown>>}
 */
function prerendered(prerenderer, files) {
  const work = `
    const { parentPort, workerData: { prerenderer, files } } = require('node:worker_threads');
    void import(prerenderer).then(async ({ pagesToPrerender, prerender }) => {
      const pages = new Map(pagesToPrerender());
      const made = {};
      for (const file of files) made[file] = await prerender(pages.get(file));
      parentPort.postMessage(made);
    });`;
  return new Promise((resolve, reject) => {
    const workerData = { prerenderer: pathToFileURL(prerenderer).href, files };
    new Worker(work, { eval: true, workerData }).on('message', resolve).on('error', reject);
  });
}

test('[RL-01] a page is the same whichever pages were made before it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'prerenderer-'));
  try {
    vi.stubEnv('NODE_ENV', 'production');
    const prerenderer = await buildPrerenderer(folder);
    const pages = ['', 'treatments/rash/', 'terms/', 'category/urgent-care/', 'faqs/', 'treatments/weight-loss/'];
    const files = pages.map((page) => `${page}index.html`);
    const forwards = await prerendered(prerenderer, files);
    expect(forwards['index.html']).toMatchObject({ head: expect.stringContaining('<style data-styled') });
    expect(await prerendered(prerenderer, files.toReversed())).toEqual(forwards);
  } finally {
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true });
  }
});
