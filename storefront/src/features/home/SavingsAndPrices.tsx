import {
  feeFacts,
  notQualifiedRule,
  refundRule,
  waysToPay,
  type FeeKind,
} from '@front-door/shared/catalogue/eligibility';
import { hrefs, treatmentHref } from '@front-door/shared/routing/hrefs';
import { savingsCard } from '@front-door/shared/catalogue/savings';
import type { Offer } from '@front-door/shared/visitor/partners';
import { offerMark, useOffered } from '../../platform/offers';
import { ButtonAnchor, ButtonLink } from '../../ui/Button';
import { Fold } from '../../ui/Fold';
import { Icon } from '../../ui/Icon';
import { checkIcon } from '../../ui/icons';
import { Container, Eyebrow, Lead, Section } from '../../ui/layout';
import { newTab, NewTabHint } from '../../ui/NewTab';
import { PhoneOnly, PriceCard, Prices, SavingsBand, Terms } from './SavingsAndPrices.styles';

/** The lower part of the home page. */
export function SavingsAndPrices() {
  return (
    <>
      <PricesSection />
      <SavingsSection />
    </>
  );
}

function SavingsSection() {
  return (
    <SavingsBand>
      <Container>
        <div>
          <Eyebrow>PRESCRIPTION SAVINGS</Eyebrow>
          <h2>Up to 80% off your prescriptions</h2>
          <p>Free for everyone, and it never expires. Show it at most major pharmacies. It is not insurance.</p>
          <ButtonAnchor href={hrefs.savings} {...newTab} $variant="primaryYellowSolid">
            Download Rx Savings Card <NewTabHint />
          </ButtonAnchor>
        </div>
        <img src={savingsCard.image} alt="" width={640} height={404} loading="lazy" />
      </Container>
    </SavingsBand>
  );
}

interface PriceLink {
  readonly kind: FeeKind;
  readonly href: string;
  readonly action: string;
  /** What it is the price of, where a partner can hide that. */
  readonly offer?: Offer;
}

const priceLinks: readonly PriceLink[] = [
  { kind: 'virtual', href: '#treatments', action: 'Find Treatment' },
  { kind: 'live', href: treatmentHref('general-consult'), action: 'Start a General Consult' },
  { kind: 'weightLoss', href: treatmentHref('weight-loss'), action: 'See the program', offer: 'weight-loss' },
];

/** Says what opens, where it is folded. */
const included = 'What it includes';

/** What each visit costs and includes, before anybody has to ask. */
function PricesSection() {
  const isOffered = useOffered();
  return (
    <Section $tinted>
      <Container>
        <h2>One clear price, known before you start</h2>
        <Lead>
          Visits from {feeFacts.virtual.price}. {waysToPay}
        </Lead>
        <Prices>
          {priceLinks
            .filter(({ offer }) => isOffered(offer))
            .map(({ kind, href, action, offer }) => {
              const { title, price, how, includes, excludes } = feeFacts[kind];
              return (
                <PriceCard key={kind} data-offer={offerMark(offer)}>
                  <Fold
                    heading={
                      <>
                        <h3>{title}</h3>
                        <strong>{price}</strong>
                        <PhoneOnly>{included}</PhoneOnly>
                      </>
                    }
                    label={`${title} ${price} ${included}`}
                  >
                    <p>{how}</p>
                    <ul>
                      {includes.map((item) => (
                        <li key={item}>
                          <Icon of={checkIcon} size={20} />
                          {item}
                        </li>
                      ))}
                    </ul>
                    <p>Not included: {excludes.join('. ')}.</p>
                    <ButtonLink to={href} $variant="primaryBlueOutline" $wide>
                      {action}
                    </ButtonLink>
                  </Fold>
                </PriceCard>
              );
            })}
        </Prices>
        <Terms>
          {notQualifiedRule} {refundRule}
        </Terms>
      </Container>
    </Section>
  );
}
