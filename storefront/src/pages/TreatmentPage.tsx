import type { ComponentType } from 'react';
import { useLoaderData } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Treatment } from '@front-door/shared/catalogue/catalogue.types';
import { GetStarted } from '../features/get-started/GetStarted';
import { HelpNow } from '../features/treatment-detail/HelpNow';
import { TreatmentDetails } from '../features/treatment-detail/TreatmentDetails';
import { TwoColumns } from '../features/treatment-detail/TreatmentDetails.styles';
import { TreatmentHeader } from '../features/treatment-detail/TreatmentHeader';
import { deferred } from '../ui/deferred';
import { Container } from '../ui/layout';

const NearTwins = deferred(
  () => import('../features/near-twins/NearTwins'),
  (module) => module.NearTwins,
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
  const { treatment } = data;
  return (
    <>
      <TreatmentHeader treatment={treatment} />
      <Body>
        <TwoColumns>
          <HelpNow treatment={treatment} />
          <GetStarted key={treatment.path} treatment={treatment} />
          <div>
            <NearTwins path={treatment.path} />
            <TreatmentDetails treatment={treatment} />
            <PrintSheet path={treatment.path} />
          </div>
        </TwoColumns>
      </Body>
    </>
  );
}

const Body = styled(Container)`
  padding-block: 32px var(--section);
`;
