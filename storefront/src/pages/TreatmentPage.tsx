import type { ComponentType } from 'react';
import { useLoaderData } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Treatment, TreatmentSummary } from '@front-door/shared/catalogue/catalogue.types';
import { shownName } from '@front-door/shared/catalogue/names/en';
import { GetStarted } from '../features/get-started/GetStarted';
import { useTreatmentToStart } from '../features/get-started/useTreatmentToStart';
import { HelpNow, TreatmentDetails } from '../features/treatment-detail/deferredDetails';
import { TreatmentHeader } from '../features/treatment-detail/TreatmentHeader';
import { TwoColumns } from '../features/treatment-detail/TwoColumns';
import { deferred } from '../ui/deferred';
import { Container } from '../ui/layout';
import { PageOffer } from '../ui/PageOffer';

const NearTwins = deferred(
  () => import('../features/near-twins/NearTwins'),
  (module) => module.NearTwins,
);
const BeforeTheVisit = deferred(
  () => import('../features/treatment-detail/BeforeTheVisit'),
  (module) => module.BeforeTheVisit,
);
const PrintSheet = deferred(
  () => import('../features/visit-sheet/PrintSheet'),
  (module) => module.PrintSheet,
);

/** What the route's loader finds at a path. */
export type TreatmentPageData =
  | { readonly kind: 'treatment'; readonly treatment: Treatment }
  /** The page for it comes along, so that treatments need not carry it. */
  | { readonly kind: 'not-found'; readonly NotFoundPage: ComponentType };

/** A treatment; the route loads it. */
export function TreatmentPage() {
  const data = useLoaderData<TreatmentPageData>();
  if (data.kind === 'not-found') return <data.NotFoundPage />;
  return <Found key={data.treatment.path} treatment={data.treatment} />;
}

function Found({ treatment }: { readonly treatment: Treatment }) {
  const [toStart] = useTreatmentToStart<TreatmentSummary>(treatment);
  return (
    <PageOffer offer={treatment.path} name={shownName(treatment)}>
      <TreatmentHeader treatment={treatment} />
      <Body>
        <TwoColumns>
          <HelpNow treatment={treatment} />
          <GetStarted treatment={toStart} />
          <div>
            <NearTwins path={treatment.path} />
            <BeforeTheVisit treatment={treatment} />
            <TreatmentDetails treatment={treatment} />
            <PrintSheet path={treatment.path} />
          </div>
        </TwoColumns>
      </Body>
    </PageOffer>
  );
}

const Body = styled(Container)`
  padding-block: clamp(12px, 3vw, 32px) var(--section);
`;
