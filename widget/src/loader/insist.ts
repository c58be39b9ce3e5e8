import type { AppModule } from '../boundary.types';

/** Fetches the app; `again` after that failed, or has not come for a while. */
export type Load = (again?: boolean) => Promise<AppModule>;

/** A file that does not come counts as failed after seven seconds: visitors are told after twice that. */
const inTime = (coming: Promise<AppModule>): Promise<AppModule> =>
  Promise.race([coming, new Promise<never>((_, fail) => setTimeout(fail, 7e3))]);

/** Asks twice at the most, within 15 seconds. */
export const insist = (load: Load): Promise<AppModule> => inTime(load()).catch(() => inTime(load(true)));
