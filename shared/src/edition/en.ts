import type { Edition } from './edition.types';

/** The edition that this code is built for. */
export const edition: Edition = { language: 'en', base: '', locale: 'en-US' };
