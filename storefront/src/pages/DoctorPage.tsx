import { Doctor } from '../features/doctor/Doctor';
import { Container, Lead, Section } from '../ui/layout';

/** For partners: reads a page that is pasted, and names what in it keeps the Receptionist from working. */
export function DoctorPage() {
  return (
    <Section>
      <Container>
        <h1>What keeps the Receptionist from working?</h1>
        <Lead>
          Paste a page that has the Receptionist, or is to have it. The doctor names what stands in its way, and the
          line to set. What you paste stays on this device.
        </Lead>
        <Doctor />
      </Container>
    </Section>
  );
}
