import type { ComponentType } from 'react';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { findTreatmentByPath } from '@front-door/shared/catalogue/treatments';
import { loadTreatment } from '@front-door/shared/catalogue/treatmentContent';
import { addressesOf, brandSavingsPath } from '@front-door/shared/routing/aliases';
import { hrefs } from '@front-door/shared/routing/hrefs';
import { legalDocuments } from '../features/legal/legalDocuments';
import { brand } from '../platform/brand';
import type { CategoryPageData } from '../pages/CategoryPage';
import type { TreatmentPageData } from '../pages/TreatmentPage';
import { loadChunk } from '../platform/loadChunk';
import { AppLayout } from './AppLayout';
import { ErrorScreen } from './ErrorScreen';

/** What the prerenderer reads from a matched route. */
export interface RouteHandle {
  /** Source files of the chunks that the page needs for itself, from the storefront's folder. */
  readonly sources: readonly string[];
}

/** A route whose page is a chunk of its own. */
function page<Name extends string>(
  path: string,
  name: Name,
  load: () => Promise<Readonly<Record<Name, ComponentType>>>,
  loader?: (arguments_: LoaderFunctionArgs) => unknown,
  contentSources: readonly string[] = [],
): RouteObject {
  return {
    ...(path === '/' ? { index: true } : { path }),
    handle: { sources: [`src/pages/${name}.tsx`, ...contentSources] } satisfies RouteHandle,
    lazy: async () => ({ Component: (await loadChunk(load))[name] }),
    ...(loader === undefined ? {} : { loader }),
  };
}

/** A page at its canonical path and at every alias. */
function pages(...[path, ...rest]: Parameters<typeof page>): RouteObject[] {
  return addressesOf(path).map((address) => page(address, ...rest));
}

/** Loads the entry at a path in any case, or the not-found page when there is none. */
async function treatmentLoader(path: string): Promise<TreatmentPageData> {
  const entry = findTreatmentByPath(path);
  if (entry !== undefined) return { kind: 'treatment', treatment: await loadTreatment(entry.path, loadChunk) };
  const { NotFoundPage } = await loadChunk(() => import('../pages/NotFoundPage'));
  return { kind: 'not-found', NotFoundPage };
}

const treatmentPage = (path: string, segment?: string) =>
  page(
    path,
    'TreatmentPage',
    () => import('../pages/TreatmentPage'),
    ({ params }) => treatmentLoader(segment ?? params['path'] ?? ''),
  );

async function categoryLoader(segment: string): Promise<CategoryPageData> {
  const { categoryInfo } = await loadChunk(() => import('../features/category/categoryPage.model'));
  const category = categoryInfo(segment);
  return category === undefined ? { kind: 'none', segment } : { kind: 'category', category };
}

const categoryPage = (path: string) =>
  page(
    path,
    'CategoryPage',
    () => import('../pages/CategoryPage'),
    ({ params }) => categoryLoader(params['slug'] ?? ''),
    ['src/features/category/categoryPage.model.ts'],
  );

export const routes: RouteObject[] = [
  {
    Component: AppLayout,
    ErrorBoundary: ErrorScreen,
    children: [
      page(hrefs.home, 'HomePage', () => import('../pages/HomePage')),
      page(hrefs.care, 'CarePage', () => import('../pages/CarePage')),
      page(hrefs.treatments, 'TreatmentsPage', () => import('../pages/TreatmentsPage')),
      page(
        '/treatments/weight-loss',
        'WeightLossPage',
        () => import('../pages/WeightLossPage'),
        () => treatmentLoader('weight-loss'),
      ),
      treatmentPage('/treatments/:path'),
      treatmentPage('/medication-refill', 'medication-refill'),
      treatmentPage('/general-consult', 'general-consult'),
      treatmentPage('/general-consult-pediatric', 'general-consult-pediatric'),
      ...['/category/:slug?', '/categories/:slug?'].map((path) => categoryPage(path)),
      ...pages(hrefs.faqs, 'FaqsPage', () => import('../pages/FaqsPage')),
      ...pages(hrefs.howItWorks, 'HowItWorksPage', () => import('../pages/HowItWorksPage')),
      ...pages(hrefs.ourStory, 'OurStoryPage', () => import('../pages/OurStoryPage')),
      ...pages(hrefs.brandPromise, 'BrandPromisePage', () => import('../pages/BrandPromisePage')),
      ...[...addressesOf(hrefs.savingsCard), brandSavingsPath(brand.slug)].map((path) =>
        page(path, 'SavingsCardPage', () => import('../pages/SavingsCardPage')),
      ),
      ...pages(hrefs.licensure, 'LicensurePage', () => import('../pages/LicensurePage')),
      ...legalDocuments.flatMap(({ path, load, source }) =>
        pages(path, 'LegalPage', () => import('../pages/LegalPage'), load, [source]),
      ),
      ...[hrefs.priceLookup, hrefs.portal].map((path) =>
        page(
          path,
          'OutboundPage',
          () => import('../pages/OutboundPage'),
          () => path,
        ),
      ),
      page(hrefs.embed, 'EmbedPage', () => import('../pages/EmbedPage')),
      page(hrefs.doctor, 'DoctorPage', () => import('../pages/DoctorPage')),
      page('*', 'NotFoundPage', () => import('../pages/NotFoundPage')),
    ],
  },
];
