import { useLoaderData } from 'react-router-dom';
import { styled } from 'styled-components';
import type { TreatmentSummary } from '@front-door/shared/catalogue/catalogue.types';
import { shownName } from '@front-door/shared/catalogue/names/en';
import { GetStarted } from '../features/get-started/GetStarted';
import { useTreatmentToStart } from '../features/get-started/useTreatmentToStart';
import { HelpNow, TreatmentDetails } from '../features/treatment-detail/deferredDetails';
import { TwoColumns } from '../features/treatment-detail/TwoColumns';
import { ProgramHeader } from '../features/weight-loss/ProgramHeader';
import { deferred } from '../ui/deferred';
import { Container } from '../ui/layout';
import { PageOffer } from '../ui/PageOffer';
import type { TreatmentPageData } from './TreatmentPage';

const loadProgram = () => import('../features/weight-loss/ProgramPoints');
const ProgramPoints = deferred(loadProgram, (program) => program.ProgramPoints);
const ProgramJourney = deferred(loadProgram, (program) => program.ProgramJourney);
const PrintSheet = deferred(
  () => import('../features/visit-sheet/PrintSheet'),
  (module) => module.PrintSheet,
);

/** The weight-loss program; the route loads its entry (specification 2.8). */
export function WeightLossPage() {
  const { treatment } = useLoaderData<Extract<TreatmentPageData, { kind: 'treatment' }>>();
  const [toStart] = useTreatmentToStart<TreatmentSummary>(treatment);
  return (
    <PageOffer offer={treatment.path} name={shownName(treatment)}>
      <ProgramHeader title={shownName(treatment)} />
      <Body>
        <TwoColumns>
          <HelpNow treatment={treatment} />
          <GetStarted treatment={toStart} />
          <div>
            <ProgramPoints />
            <ProgramJourney />
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
