import { TreatmentSearch } from '../features/treatment-search/TreatmentSearch';
import { Container, Lead, Section } from '../ui/layout';

export function TreatmentsPage() {
  return (
    <Section>
      <Container>
        <h1>Treatments from A to Z</h1>
        <Lead>Every condition our providers treat online, with the usual price of its medication.</Lead>
        <TreatmentSearch showsAll />
      </Container>
    </Section>
  );
}
