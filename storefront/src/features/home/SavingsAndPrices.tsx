import {
  feeFacts,
  notIncluded,
  notQualifiedRule,
  refundRule,
  waysToPay,
  type FeeKind,
} from '@front-door/shared/catalogue/eligibility';
import { feeIn } from '@front-door/shared/catalogue/feeIn';
import { visitPriceIn } from '@front-door/shared/catalogue/visitPriceIn';
import { addressOf, hrefs, treatmentHref } from '@front-door/shared/routing/hrefs';
import { savingsCard } from '@front-door/shared/catalogue/savings';
import type { Offer } from '@front-door/shared/visitor/partners';
import { useChosenState } from '../../platform/chosenState';
import { offerMark, useOffered } from '../../platform/offers';
import { savingsCardNumbers } from '../../platform/savingsCardNumbers';
import { ButtonAnchor, ButtonLink } from '../../ui/Button';
import { FeeIn } from '../../ui/FeeIn';
import { Fold } from '../../ui/Fold';
import { Icon } from '../../ui/Icon';
import { checkIcon } from '../../ui/icons';
import { Container, Eyebrow, Lead, Section } from '../../ui/layout';
import { newTab, NewTabHint } from '../../ui/NewTab';
import { PhoneOnly, PriceCard, Prices, SavingsBand, Terms } from './SavingsAndPrices.styles';
import * as texts from './savingsAndPricesTexts/en';

/** The lower part of the home page. */
export function SavingsAndPrices() {
  return (
    <>
      <PricesSection />
      {savingsCardNumbers !== null && <SavingsSection />}
    </>
  );
}

function SavingsSection() {
  return (
    <SavingsBand>
      <Container>
        <div>
          <Eyebrow>{texts.savingsEyebrow}</Eyebrow>
          <h2>{texts.savingsTitle}</h2>
          <p>{texts.savings}</p>
          <ButtonAnchor href={addressOf(hrefs.savings)} {...newTab} $variant="primaryYellowSolid">
            {texts.downloadCard}
            <NewTabHint />
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
  { kind: 'virtual', href: '#treatments', action: texts.findTreatment },
  { kind: 'live', href: treatmentHref('general-consult'), action: texts.startConsult },
  { kind: 'weightLoss', href: treatmentHref('weight-loss'), action: texts.seeProgram, offer: 'weight-loss' },
];

/** What each visit costs and includes, before anybody has to ask. */
function PricesSection() {
  const isOffered = useOffered();
  const state = useChosenState();
  return (
    <Section $tinted>
      <Container>
        <h2>{texts.title}</h2>
        <Lead>
          {texts.visits(state === undefined ? undefined : visitPriceIn(state), feeFacts.virtual.price, waysToPay)}
        </Lead>
        <Prices>
          {priceLinks
            .filter(({ offer }) => isOffered(offer))
            .map(({ kind, href, action, offer }) => {
              const { title, how, includes, excludes } = feeFacts[kind];
              const fee = feeIn(kind, state);
              // On phones where the price holds has the line of the words that say what opens.
              const line = fee.where ?? texts.included;
              return (
                <PriceCard key={kind} data-offer={offerMark(offer)}>
                  <Fold
                    heading={
                      <>
                        <h3>{title}</h3>
                        <FeeIn fee={fee} />
                        {fee.where === undefined && <PhoneOnly>{texts.included}</PhoneOnly>}
                      </>
                    }
                    label={[title, fee.price, line].join(' ')}
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
                    <p>{notIncluded(excludes)}</p>
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
