import type { TreatmentPath } from '@front-door/shared/catalogue/treatments';
import { contextNames } from '@front-door/shared/contract/receptionistOptions';
import { treatmentHref } from '@front-door/shared/routing/hrefs';
import type { Links } from '../views/StorefrontLink';
import type { Settings } from './settings';

/**
 * How the chat leads to the storefront with these settings.
 *
 * @param close closes the chat; a panel that fills the window would hide where the page leads.
 */
export function storefrontLinks(settings: Settings, close: () => void): Links {
  const { navigate } = settings;
  return {
    address: (page) => storefrontAddress(page, settings),
    treatmentPage,
    consultPage: treatmentHref('general-consult'),
    navigate:
      navigate &&
      ((page) => {
        if (matchMedia('(max-width: 47.99em)').matches) close();
        navigate(page);
      }),
  };
}

/**
 * The path of a treatment's page on the storefront. The search may know treatments that are newer than
 * this file; their pages follow the same rule.
 */
function treatmentPage(path: string): string {
  return treatmentHref(path as TreatmentPath);
}

/** The absolute address of a page of the storefront, with where the visit came from and nothing else. */
function storefrontAddress(page: string, { storefront, context }: Pick<Settings, 'storefront' | 'context'>): string {
  const address = new URL(page, new URL(storefront, document.baseURI));
  for (const name of contextNames) {
    const value = context[name];
    if (value !== undefined) address.searchParams.set(name, value);
  }
  return address.href;
}
