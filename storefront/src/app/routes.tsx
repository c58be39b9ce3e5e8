import type { ComponentType } from 'react';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { loadTreatment } from '@front-door/shared/catalogue/treatmentContent';
import { addressesOf, brandSavingsPath } from '@front-door/shared/routing/aliases';
import { atRoot, pageKeys, treatmentKey } from '@front-door/shared/routing/englishPaths';
import { folders, localPath } from '@front-door/shared/routing/local/en';
import { treatmentOfSegment } from '@front-door/shared/routing/treatmentSegments/en';
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

/** A page at its canonical path and at every alias. `key` is its address in English. */
function pages(...[key, ...rest]: Parameters<typeof page>): RouteObject[] {
  return unique([localPath(key), ...addressesOf(key)]).map((address) => page(address, ...rest));
}

/** Each address once: most editions spell some as English does. */
function unique(addresses: readonly string[]): readonly string[] {
  return [...new Set(addresses)];
}

/** Loads the entry at a path in any case, or the not-found page when there is none. */
async function treatmentLoader(path: string): Promise<TreatmentPageData> {
  const entry = treatmentOfSegment(path);
  if (entry !== undefined) return { kind: 'treatment', treatment: await loadTreatment(entry.path, loadChunk) };
  const { NotFoundPage } = await loadChunk(() => import('../pages/NotFoundPage'));
  return { kind: 'not-found', NotFoundPage };
}

const treatmentPages = (key: string, segment?: string) =>
  pages(
    key,
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
      page(pageKeys.home, 'HomePage', () => import('../pages/HomePage')),
      ...pages(pageKeys.care, 'CarePage', () => import('../pages/CarePage')),
      ...pages(pageKeys.treatments, 'TreatmentsPage', () => import('../pages/TreatmentsPage')),
      ...pages(
        treatmentKey('weight-loss'),
        'WeightLossPage',
        () => import('../pages/WeightLossPage'),
        () => treatmentLoader('weight-loss'),
      ),
      ...unique([folders.treatments, '/treatments']).flatMap((folder) => treatmentPages(`${folder}/:path`)),
      ...atRoot.flatMap((path) => treatmentPages(treatmentKey(path), path)),
      ...unique([folders.category, '/category', '/categories']).map((folder) => categoryPage(`${folder}/:slug?`)),
      ...pages(pageKeys.faqs, 'FaqsPage', () => import('../pages/FaqsPage')),
      ...pages(pageKeys.howItWorks, 'HowItWorksPage', () => import('../pages/HowItWorksPage')),
      ...pages(pageKeys.ourStory, 'OurStoryPage', () => import('../pages/OurStoryPage')),
      ...pages(pageKeys.brandPromise, 'BrandPromisePage', () => import('../pages/BrandPromisePage')),
      ...[pageKeys.savingsCard, brandSavingsPath(brand.slug)].flatMap((key) =>
        pages(key, 'SavingsCardPage', () => import('../pages/SavingsCardPage')),
      ),
      ...pages(pageKeys.licensure, 'LicensurePage', () => import('../pages/LicensurePage')),
      ...legalDocuments.flatMap(({ key, load, source }) =>
        pages(key, 'LegalPage', () => import('../pages/LegalPage'), load, [source]),
      ),
      ...[pageKeys.priceLookup, pageKeys.portal].flatMap((key) =>
        pages(
          key,
          'OutboundPage',
          () => import('../pages/OutboundPage'),
          () => key,
        ),
      ),
      ...pages(pageKeys.embed, 'EmbedPage', () => import('../pages/EmbedPage')),
      ...pages(pageKeys.doctor, 'DoctorPage', () => import('../pages/DoctorPage')),
      page('*', 'NotFoundPage', () => import('../pages/NotFoundPage')),
    ],
  },
];
