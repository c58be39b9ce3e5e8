import { TreatmentList } from '../features/treatment-list/TreatmentList';
import { Container, Section } from '../ui/layout';

export function CarePage() {
  return (
    <Section>
      <Container>
        <TreatmentList heading="All Treatments" level="h1" />
      </Container>
    </Section>
  );
}
