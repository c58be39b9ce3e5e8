import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Link, useLoaderData } from 'react-router-dom';
import type { Treatment, TreatmentSummary } from '@front-door/shared/catalogue/catalogue.types';
import { loadTreatment } from '@front-door/shared/catalogue/treatmentContent';
import { treatmentHref } from '@front-door/shared/routing/hrefs';
import { DrawerContent, NarrowLayout, PanelActions, WideLayout } from '../features/category/Category.styles';
import { CategoryBanner } from '../features/category/CategoryBanner';
import type { CategoryInfo } from '../features/category/categoryPage.model';
import { CrisisLine } from '../features/category/CrisisLine';
import { NoTreatments } from '../features/category/NoTreatments';
import { TreatmentRows } from '../features/category/TreatmentRows';
import { TreatmentTabs } from '../features/category/TreatmentTabs';
import { GetStarted } from '../features/get-started/GetStarted';
import { StartBar } from '../features/get-started/StartBar';
import { useTreatmentToStart } from '../features/get-started/useTreatmentToStart';
import { TreatmentDetails } from '../features/treatment-detail/deferredDetails';
import { rememberCondition, useChosenCondition } from '../platform/chosenCondition';
import { loadChunk } from '../platform/loadChunk';
import { Button } from '../ui/Button';
import { Container, Section } from '../ui/layout';

/** What the route's loader finds for an address segment. */
export type CategoryPageData =
  | { readonly kind: 'none'; readonly segment: string }
  | { readonly kind: 'category'; readonly category: CategoryInfo; readonly first: Treatment | undefined };

const loadDialog = () => loadChunk(() => import('../ui/Dialog'));
const Dialog = lazy(async () => ({ default: (await loadDialog()).Dialog }));

/** A category and its treatments (specification 2.7). */
export function CategoryPage() {
  const data = useLoaderData<CategoryPageData>();
  if (data.kind === 'none') return <NoCategory segment={data.segment} />;
  const { category, first } = data;
  return (
    <>
      <CategoryBanner title={category.title} description={category.description} image={category.image} />
      <Section>
        <Container>
          {category.needsCrisisLine && <CrisisLine />}
          {first === undefined ? (
            <NoTreatments sentence="We have no treatment of its own for this yet. A provider can talk it over with you." />
          ) : (
            <Treatments key={category.title} category={category} first={first} />
          )}
        </Container>
      </Section>
    </>
  );
}

function Treatments({ category, first }: { readonly category: CategoryInfo; readonly first: Treatment }) {
  const [selected, setSelected] = useState<TreatmentSummary>(
    () => category.treatments.find(({ path }) => path === first.path) ?? first,
  );
  const [loaded, setLoaded] = useState<Readonly<Record<string, Treatment>>>({ [first.path]: first });
  const chosen = useChosenCondition();
  const [condition, forgetName] = useTreatmentToStart(category.treatments.find(({ path }) => path === chosen));
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const panel = useRef<HTMLDivElement>(null);

  const select = (treatment: TreatmentSummary) => {
    setSelected(treatment);
    loadTreatment(treatment.path, loadChunk)
      .then((entry) => {
        setLoaded((others) => ({ ...others, [entry.path]: entry }));
        return undefined;
      })
      // The link to the treatment's own page stays.
      .catch(() => undefined);
  };
  const choose = (treatment: TreatmentSummary | undefined) => {
    if (treatment === undefined) return;
    forgetName();
    rememberCondition(treatment.path);
    if (treatment !== selected) select(treatment);
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

  const shown = loaded[selected.path];
  return (
    <>
      <WideLayout>
        <TreatmentTabs
          label={`${category.title} treatments`}
          treatments={category.treatments}
          selected={selected}
          onSelect={select}
        >
          <h2>{selected.name}</h2>
          <PanelActions>
            <Button
              $variant="primaryOrangeSolid"
              onClick={() => {
                choose(selected);
                panel.current?.querySelector<HTMLElement>('select:last-of-type')?.focus();
              }}
            >
              Get Started
            </Button>
            <Link to={treatmentHref(selected.path)}>Read more about {selected.name}</Link>
          </PanelActions>
          {shown !== undefined && <TreatmentDetails treatment={shown} />}
        </TreatmentTabs>
        <div ref={panel}>
          <GetStarted treatment={condition} conditions={conditions} />
        </div>
      </WideLayout>
      <NarrowLayout>
        <TreatmentRows
          treatments={category.treatments}
          onIntent={() => void loadDialog()}
          onGetStarted={(treatment) => {
            forgetName();
            rememberCondition(treatment.path);
            setDrawerOpen(true);
          }}
        />
      </NarrowLayout>
      <StartBar
        treatment={condition}
        onOpen={() => {
          setDrawerOpen(true);
        }}
      />
      <Suspense>
        {isDrawerOpen && (
          <Dialog
            title={condition?.name ?? category.title}
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

function NoCategory({ segment }: { readonly segment: string }) {
  useEffect(() => {
    // oxlint-disable-next-line no-console -- specification 8 asks for it
    console.error(segment === '' ? 'no category in the address' : `no category is called "${segment}"`);
  }, [segment]);
  return (
    <Section>
      <Container>
        <h1>Treatments</h1>
        <NoTreatments sentence="There is no category by that name, so there are no treatments to list here." />
      </Container>
    </Section>
  );
}
