import { vi } from 'vitest';
import type { App, AppModule } from '../boundary.types';
import { deferred } from './deferred';

const settled = () => new Promise((resolve) => setTimeout(resolve));

/** An app that tells what the loader asks of it, loaded when the test says so. */
export function slowApp(more: Partial<App> = {}, tend?: AppModule['tend']) {
  const asked: string[] = [];
  const app: App = {
    show: () => asked.push('show'),
    hide: () => asked.push('hide'),
    destroy: () => asked.push('destroy'),
    ...more,
  };
  const attempts: ReturnType<typeof deferred<AppModule>>[] = [];
  const load = vi.fn<(again?: boolean) => Promise<AppModule>>(() => {
    const attempt = deferred<AppModule>();
    attempts.push(attempt);
    return attempt.promise;
  });
  return {
    asked,
    load,
    arrive: async () => {
      for (const attempt of attempts) attempt.resolve({ mount: () => app, ...(tend && { tend }) });
      await settled();
    },
    /** Both tries, one after the other. */
    fail: async () => {
      for (let tries = 0; tries < 2; tries += 1) {
        attempts.at(-1)?.reject(new Error('offline'));
        await settled();
      }
    },
  };
}
