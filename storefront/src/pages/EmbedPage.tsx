import { Link } from 'react-router-dom';
import { hrefs } from '@front-door/shared/routing/hrefs';
import { EmbedBuilder } from '../features/embed/EmbedBuilder';
import { Container, Lead, Section } from '../ui/layout';

/** For partners: builds the tag that puts the Receptionist into their pages. */
export function EmbedPage() {
  return (
    <Section>
      <Container>
        <h1>Put the Receptionist on your site</h1>
        <Lead>
          Choose how it looks and where it leads, try it, and copy one script tag into your pages. Nothing loads but a
          small script until a visitor turns to it.
        </Lead>
        <EmbedBuilder />
        <h2>When something is wrong</h2>
        <p>
          <Link to={hrefs.doctor}>The doctor</Link> reads a page and names what keeps the Receptionist from working
          there, with the line to set.
        </p>
      </Container>
    </Section>
  );
}
