import type { Offer, Partner } from '@front-door/shared/visitor/partners';
import { Container, Lead, Section } from './layout';
import { consultInstead, notThrough, notThroughPharmacy, pricesInstead } from './notOfferedTexts/en';
import { PageHeader } from './PageHeader';
import { WaysOn } from './WaysOn';

interface NotOfferedProps {
  readonly offer: Offer;
  /** Its name as it is shown. */
  readonly name: string;
  /** Who hides it; `undefined` while the visitor is not known. */
  readonly partner: Partner | undefined;
}

/**
 * What stands in the place of something that the visitor's partner hides: what the visitor can have instead. While the
 * visitor is not known the page beside it has the heading, and has but one.
 */
export function NotOffered({ offer, name, partner }: NotOfferedProps) {
  const instead = offer === 'price-lookup' ? pricesInstead : consultInstead;
  if (partner !== undefined) {
    return (
      <PageHeader title={notThrough(name, partner.displayName)} lead={instead}>
        <WaysOn />
      </PageHeader>
    );
  }
  return (
    <Section $tinted>
      <Container>
        <Lead>
          {notThroughPharmacy(name)} {instead}
        </Lead>
        <WaysOn />
      </Container>
    </Section>
  );
}
