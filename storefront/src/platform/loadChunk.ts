/** A chunk that has not arrived after this long is given up, in milliseconds (specification 8). */
export const chunkTimeout = 120_000;

/**
 * Loads a part of the application. One that fails is asked for once more, since the network may
 * have been gone for a moment; one that hangs is given up.
 *
 * @throws the second failure, or a timeout: callers leave it to the route's error screen.
 */
export async function loadChunk<Module>(
  load: () => Promise<Module>,
  importModule: (url: string) => Promise<unknown> = (url) => import(/* @vite-ignore */ url),
): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`Loading chunk failed: no answer within ${String(chunkTimeout / 1000)} s`));
    }, chunkTimeout);
  });
  try {
    return await Promise.race([attempt(load, importModule), timeout]);
  } finally {
    clearTimeout(timer);
  }
}

async function attempt<Module>(
  load: () => Promise<Module>,
  importModule: (url: string) => Promise<unknown>,
): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    const url = failedUrl(error);
    return url === undefined ? load() : ((await importModule(`${url}?retry`)) as Module);
  }
}

/**
 * The address of the module that could not be fetched. Browsers remember a failure and would answer a
 * second import of the same address with it, so that the second attempt needs another address.
 */
function failedUrl(error: unknown): string | undefined {
  return error instanceof Error ? /https?:\/\/[^\s?]+\.js/.exec(error.message)?.[0] : undefined;
}
