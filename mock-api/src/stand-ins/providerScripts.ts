import { readFileSync } from 'node:fs';

/** A script that an outside provider would serve to the storefront's pages. */
export interface ProviderScript {
  readonly path: string;
  readonly source: string;
}

/** The scripts that the storefront embeds, so that its own code for them runs. */
export const providerScripts: readonly ProviderScript[] = [
  {
    path: '/stand-in/sign-up-form.js',
    source: readFileSync(new URL('sign-up-form.client.js', import.meta.url), 'utf8'),
  },
  {
    path: '/stand-in/review-widget.js',
    source: readFileSync(new URL('review-widget.client.js', import.meta.url), 'utf8'),
  },
];
