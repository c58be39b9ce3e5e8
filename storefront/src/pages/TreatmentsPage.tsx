import { tellReceptionist } from '../features/receptionist/receptionist';
import { AllTreatments } from '../features/treatment-search/AllTreatments';
import { SearchBox } from '../features/treatment-search/deferredSearchBox';
import { searchLabel } from '../features/treatment-search/searchLabelTexts/en';
import { Container, Lead, Section } from '../ui/layout';
import * as texts from './treatmentsPageTexts/en';

export function TreatmentsPage() {
  return (
    <Section>
      <Container>
        <h1>{texts.title}</h1>
        <Lead>{texts.lead}</Lead>
        <SearchBox id="treatment-search" label={searchLabel} results="flow" onTell={tellReceptionist}>
          <AllTreatments />
        </SearchBox>
      </Container>
    </Section>
  );
}
