import { lazy, memo, Suspense, useEffect, useRef, useState } from 'react';
import { Link, useLoaderData } from 'react-router-dom';
import type { TreatmentSummary } from '@front-door/shared/catalogue/catalogue.types';
import { shownName } from '@front-door/shared/catalogue/names/en';
import type { TreatmentPath } from '@front-door/shared/catalogue/treatments';
import { treatmentHref } from '@front-door/shared/routing/hrefs';
import { DrawerContent, NarrowLayout, PanelActions, WideLayout } from '../features/category/Category.styles';
import { CategoryBanner } from '../features/category/CategoryBanner';
import type { CategoryInfo } from '../features/category/categoryPage.model';
import * as texts from '../features/category/categoryTexts/en';
import { CrisisLine } from '../features/category/CrisisLine';
import { TreatmentTabs } from '../features/category/TreatmentTabs';
import { GetStarted } from '../features/get-started/GetStarted';
import { StartBar } from '../features/get-started/StartBar';
import { useTreatmentToStart } from '../features/get-started/useTreatmentToStart';
import { tellReceptionist } from '../features/receptionist/receptionist';
import { detailsOf } from '../features/treatment-detail/detailsOf';
import { SearchBox } from '../features/treatment-search/deferredSearchBox';
import { searchLabel } from '../features/treatment-search/searchLabelTexts/en';
import { rememberCondition, useChosenCondition } from '../platform/chosenCondition';
import { loadChunk } from '../platform/loadChunk';
import { viewMemory } from '../platform/viewMemory';
import { Button } from '../ui/Button';
import { deferred } from '../ui/deferred';
import { Container, Section } from '../ui/layout';
import { PageOffer } from '../ui/PageOffer';

/** What the route's loader finds for an address segment. */
export type CategoryPageData =
  | { readonly kind: 'none'; readonly segment: string }
  | { readonly kind: 'category'; readonly category: CategoryInfo };

const TreatmentRows = deferred(
  () => import('../features/category/TreatmentRows'),
  (category) => category.TreatmentRows,
);

const NoTreatments = deferred(
  () => import('../features/category/NoTreatments'),
  (category) => category.NoTreatments,
);

/** A list that a phone shows at a glance needs no filter. */
const worthFiltering = 6;

/** Which tab was open, by its treatment. */
const useTab = viewMemory<TreatmentPath | undefined>(undefined);

const loadDialog = () => loadChunk(() => import('../ui/Dialog'));
const Dialog = lazy(async () => ({ default: (await loadDialog()).Dialog }));

/** A category and its treatments (specification 2.7). */
export function CategoryPage() {
  const data = useLoaderData<CategoryPageData>();
  if (data.kind === 'none') return <NoCategory segment={data.segment} />;
  const { category } = data;
  const [first] = category.treatments;
  return (
    <PageOffer offer={category.only?.path} name={category.title}>
      <CategoryBanner title={category.title} description={category.description} image={category.image} />
      <Section>
        <Container>
          {category.needsCrisisLine && <CrisisLine />}
          {first === undefined ? (
            <NoTreatments isCategory />
          ) : (
            <Treatments key={category.title} category={category} first={first} />
          )}
        </Container>
      </Section>
    </PageOffer>
  );
}

function Treatments({ category, first }: { readonly category: CategoryInfo; readonly first: TreatmentSummary }) {
  const [tab, setTab] = useTab('tabs');
  const chosen = useChosenCondition();
  const [condition, forgetName] = useTreatmentToStart(category.treatments.find(({ path }) => path === chosen));
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const selected = category.treatments.find(({ path }) => path === tab) ?? first;
  const shown = shownName(selected);

  const select = ({ path }: TreatmentSummary) => {
    setTab(path);
  };
  const choose = (treatment: TreatmentSummary | undefined) => {
    if (treatment === undefined) return;
    forgetName();
    rememberCondition(treatment.path);
    select(treatment);
  };
  const conditions = {
    // The address may name one that this category does not have.
    options: condition === undefined ? category.treatments : [...new Set([...category.treatments, condition])],
    onChoose: (path: string) => {
      choose(category.treatments.find((treatment) => treatment.path === path));
    },
    onClear: () => {
      forgetName();
      rememberCondition(undefined);
    },
  };

  return (
    <>
      <WideLayout>
        <TreatmentTabs
          label={texts.treatmentsOf(category.title)}
          treatments={category.treatments}
          selected={selected}
          onSelect={select}
        >
          <h2>{shown}</h2>
          <PanelActions>
            <Button
              $variant="primaryOrangeSolid"
              onClick={() => {
                choose(selected);
                // The condition is chosen by that: what may still be missing is the state, the last field.
                [...(panel.current?.querySelectorAll('select') ?? [])].at(-1)?.focus();
              }}
            >
              {texts.getStarted}
            </Button>
            <Link to={treatmentHref(selected.path)}>{texts.readMore(shown)}</Link>
          </PanelActions>
          {detailsOf(selected.path)}
        </TreatmentTabs>
        <div ref={panel}>
          <GetStarted treatment={condition} conditions={conditions} />
        </div>
      </WideLayout>
      <NarrowLayout>
        <FilteredRows treatments={category.treatments} />
      </NarrowLayout>
      {condition !== undefined && (
        <StartBar
          treatment={condition}
          onOpen={() => {
            setDrawerOpen(true);
          }}
        />
      )}
      <Suspense>
        {isDrawerOpen && (
          <Dialog
            title={condition === undefined ? category.title : shownName(condition)}
            placement="side"
            onClose={() => {
              setDrawerOpen(false);
            }}
          >
            <DrawerContent>
              <GetStarted treatment={condition} conditions={conditions} />
            </DrawerContent>
          </Dialog>
        )}
      </Suspense>
    </>
  );
}

/** Apart from the choice above, so that nothing asks the search to render anew before it is there. */
const FilteredRows = memo(function FilteredRows({ treatments }: Pick<CategoryInfo, 'treatments'>) {
  const rows = <TreatmentRows treatments={treatments} />;
  if (treatments.length < worthFiltering) return rows;
  return (
    <SearchBox
      id="category-search"
      label={searchLabel}
      results="flow"
      within={treatments.map(({ path }) => path)}
      onTell={tellReceptionist}
    >
      {rows}
    </SearchBox>
  );
});

function NoCategory({ segment }: { readonly segment: string }) {
  useEffect(() => {
    // oxlint-disable-next-line no-console -- specification 8 asks for it
    console.error(segment === '' ? 'no category in the address' : `no category is called "${segment}"`);
  }, [segment]);
  return (
    <Section>
      <Container>
        <h1>{texts.treatments}</h1>
        <NoTreatments isCategory={false} />
      </Container>
    </Section>
  );
}
