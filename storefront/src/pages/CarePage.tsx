import { allTreatments } from '../features/treatment-list/listTexts/en';
import { TreatmentList } from '../features/treatment-list/TreatmentList';
import { Container, Section } from '../ui/layout';

export function CarePage() {
  return (
    <Section>
      <Container>
        <TreatmentList heading={allTreatments} level="h1" />
      </Container>
    </Section>
  );
}
