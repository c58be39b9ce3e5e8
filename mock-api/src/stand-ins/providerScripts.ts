import { readFileSync } from 'node:fs';

/** A script that an outside provider would serve to the storefront's pages. */
export interface ProviderScript {
  readonly path: string;
  readonly source: string;
}

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

/** The scripts that the storefront embeds, so that its own code for them runs. */
export const providerScripts: readonly ProviderScript[] = [
  { path: '/stand-in/sign-up-form.js', source: read('sign-up-form.client.js') },
  { path: '/stand-in/review-widget.js', source: read('review-widget.client.js') },
];
