import { tellReceptionist } from '../features/receptionist/receptionist';
import { AllTreatments } from '../features/treatment-search/AllTreatments';
import { SearchBox } from '../features/treatment-search/deferredSearchBox';
import { searchLabel } from '../features/treatment-search/searchLabelTexts/en';
import { Container, Lead, Section } from '../ui/layout';

export function TreatmentsPage() {
  return (
    <Section>
      <Container>
        <h1>Treatments from A to Z</h1>
        <Lead>Every condition our providers treat online, with the usual price of its medication.</Lead>
        <SearchBox id="treatment-search" label={searchLabel} results="flow" onTell={tellReceptionist}>
          <AllTreatments />
        </SearchBox>
      </Container>
    </Section>
  );
}
