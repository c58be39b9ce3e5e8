import type { AppModule } from '../boundary.types';

/** Fetches the app; `again` after that failed, or has not come for a while. */
export type Load = (again?: boolean) => Promise<AppModule>;

/** What does not come in time counts as failed. */
export const inTime = <Value>(coming: Promise<Value>, times = 1): Promise<Value> =>
  Promise.race([coming, new Promise<never>((_, fail) => setTimeout(fail, 7e3 * times))]);

/** Asks twice at the most, within 15 seconds. */
export const retryOnce = (load: Load): Promise<AppModule> => inTime(load()).catch(() => inTime(load(true)));
