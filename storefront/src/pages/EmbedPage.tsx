import { Link } from 'react-router-dom';
import { hrefs } from '@front-door/shared/routing/hrefs';
import { EmbedBuilder } from '../features/embed/EmbedBuilder';
import { Container, Lead, Section } from '../ui/layout';
import { doctor, lead, title, whenWrong } from './embedPageTexts/en';

/** For partners: builds the tag that puts the Receptionist into their pages. */
export function EmbedPage() {
  return (
    <Section>
      <Container>
        <h1>{title}</h1>
        <Lead>{lead}</Lead>
        <EmbedBuilder />
        <h2>{whenWrong}</h2>
        <p>
          {doctor((words) => (
            <Link to={hrefs.doctor}>{words}</Link>
          ))}
        </p>
      </Container>
    </Section>
  );
}
