import type { Partner } from '@front-door/shared/visitor/partners';
import { Container, Lead, Section } from './layout';
import { PageHeader } from './PageHeader';
import { WaysOn } from './WaysOn';

interface NotOfferedProps {
  /** The treatment's name. */
  readonly name: string;
  /** Who hides it; `undefined` while the visitor is not known. */
  readonly partner: Partner | undefined;
}

/**
 * What stands in the place of a treatment that the visitor's partner hides: what the visitor can have instead. While the
 * visitor is not known the page beside it has the heading, and has but one.
 */
export function NotOffered({ name, partner }: NotOfferedProps) {
  if (partner !== undefined) {
    return (
      <PageHeader title={`${name} is not offered through ${partner.displayName}`} lead={instead}>
        <WaysOn />
      </PageHeader>
    );
  }
  return (
    <Section $tinted>
      <Container>
        <Lead>
          {name} is not offered through your pharmacy. {instead}
        </Lead>
        <WaysOn />
      </Container>
    </Section>
  );
}

const instead = 'A General Consult is: a provider talks over with you what is wrong and what can help.';
