import { Doctor } from '../features/doctor/Doctor';
import { Container, Lead, Section } from '../ui/layout';
import { lead, title } from './doctorPageTexts/en';

/** For partners: reads a page that is pasted, and names what in it keeps the Receptionist from working. */
export function DoctorPage() {
  return (
    <Section>
      <Container>
        <h1>{title}</h1>
        <Lead>{lead}</Lead>
        <Doctor />
      </Container>
    </Section>
  );
}
