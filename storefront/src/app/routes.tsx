import type { ComponentType } from 'react';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { loadTreatment } from '@front-door/shared/catalogue/treatmentContent';
import { addressesOf, brandSavingsPath } from '@front-door/shared/routing/aliases';
import { atRoot, englishFolders, pageKeys, treatmentKey } from '@front-door/shared/routing/englishPaths';
import { folders, localPath } from '@front-door/shared/routing/local/en';
import { categoryFolders, segmentBelow, treatmentOfSegment } from '@front-door/shared/routing/segments';
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

/** Loads the entry of an English address segment, or the not-found page when there is none. */
async function treatmentLoader(segment: string): Promise<TreatmentPageData> {
  const entry = treatmentOfSegment(segment);
  if (entry !== undefined) return { kind: 'treatment', treatment: await loadTreatment(entry.path, loadChunk) };
  const { NotFoundPage } = await loadChunk(() => import('../pages/NotFoundPage'));
  return { kind: 'not-found', NotFoundPage };
}

const treatmentPages = (key: string, load: (arguments_: LoaderFunctionArgs) => Promise<TreatmentPageData>) =>
  pages(key, 'TreatmentPage', () => import('../pages/TreatmentPage'), load);

/** What is asked for below a folder, as in English. */
const asked = (folder: string, inEnglish: readonly string[], { params }: LoaderFunctionArgs) =>
  segmentBelow(inEnglish, `${folder}/${params['segment'] ?? ''}`);

async function categoryLoader(folder: string, arguments_: LoaderFunctionArgs): Promise<CategoryPageData> {
  const { categoryInfo } = await loadChunk(() => import('../features/category/categoryPage.model'));
  const category = categoryInfo(asked(folder, categoryFolders, arguments_));
  return category === undefined
    ? { kind: 'none', segment: arguments_.params['segment'] ?? '' }
    : { kind: 'category', category };
}

const categoryPage = (folder: string) =>
  page(
    `${folder}/:segment?`,
    'CategoryPage',
    () => import('../pages/CategoryPage'),
    (arguments_) => categoryLoader(folder, arguments_),
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
      ...unique([folders.treatments, englishFolders.treatments]).flatMap((folder) =>
        treatmentPages(`${folder}/:segment`, (arguments_) =>
          treatmentLoader(asked(folder, [englishFolders.treatments], arguments_)),
        ),
      ),
      ...atRoot.flatMap((path) => treatmentPages(treatmentKey(path), () => treatmentLoader(path))),
      ...unique([folders.category, ...categoryFolders]).map(categoryPage),
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
