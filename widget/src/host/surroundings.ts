import { resolveLanguage } from '@front-door/shared/languageTag';
import type { Given } from '../boundary.types';
import type { Surroundings } from '../channel/channel.types';
import { own } from '../loader/own';
import { pageOrigin } from '../transport/pageOrigin';
import { shownProperties } from '../theme/theme';
import type { Settings } from './settings';

/**
 * What the conversation is told of the options, and of the page that it can't see.
 *
 * @param host the widget's element, on which options and the page's style sheets have set the look.
 */
export function surroundingsOf(settings: Settings, { attributes, options }: Given, host: Element): Surroundings {
  const { product, texts, label, context, storefront, target = '_top', navigate, changeLanguage, fetch } = settings;
  // The language is the loader's, whose launcher has spoken already: also a choice that we don't have counts as one.
  const { language: chosen } = { language: undefined, ...attributes, ...options };
  const computed = getComputedStyle(host);
  const properties = shownProperties
    .map((name) => [`--receptionist-${name}`, computed.getPropertyValue(`--receptionist-${name}`).trim()] as const)
    .filter(([, value]) => value !== '');
  return {
    product,
    language: resolveLanguage(chosen || (own('documentElement') as HTMLElement | null)?.lang),
    texts: label === undefined ? texts : { ...texts, name: label },
    context,
    storefront: new URL(storefront, pageOrigin()).href,
    target,
    navigates: navigate !== undefined,
    changesLanguage: changeLanguage !== undefined,
    fetches: fetch !== undefined,
    closable: host.parentNode !== settings.inline,
    direction: directionAt(host),
    properties: Object.fromEntries(properties),
  };
}

/** In which direction text runs where the chat stands; beside the body, as in the body. */
export function directionAt(host: Element): 'ltr' | 'rtl' {
  // There is no body while the head is read, nor for a moment while a page is written anew.
  const body = own('body') as HTMLElement | null;
  const place = host.parentNode === own('documentElement') ? body : host;
  return getComputedStyle(place ?? host).direction === 'rtl' ? 'rtl' : 'ltr';
}
