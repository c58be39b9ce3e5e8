import { styled } from 'styled-components';
import { savingsCard, type SavingsCardNumbers } from '@front-door/shared/catalogue/savings';
import { NoCard } from '../features/savings/NoCard';
import { SavingsCard } from '../features/savings/SavingsCard';
import { onRequest } from '../features/savings/savingsTexts/en';
import { SavingsFacts } from '../features/savings/SavingsFacts';
import { savingsCardNumbers } from '../platform/savingsCardNumbers';
import { media } from '../theme/breakpoints';
import { Icon } from '../ui/Icon';
import { checkIcon } from '../ui/icons';
import { Container, Eyebrow, PlainList } from '../ui/layout';

/** @param numbers on the brand's card; `null` where they are not known: the page says whom to ask in place of showing it. */
export function SavingsCardPage({ numbers = savingsCardNumbers }: { readonly numbers?: SavingsCardNumbers | null }) {
  return (
    <>
      <Top>
        <div>
          <Eyebrow>{savingsCard.title}</Eyebrow>
          <h1>{numbers === null ? onRequest : savingsCard.callToAction}</h1>
          <Benefits>
            {savingsCard.benefits.map((benefit) => (
              <li key={benefit}>
                <Icon of={checkIcon} size={24} />
                {benefit}
              </li>
            ))}
          </Benefits>
        </div>
        {numbers === null ? <NoCard /> : <SavingsCard numbers={numbers} />}
      </Top>
      <SavingsFacts />
    </>
  );
}

const Top = styled(Container)`
  display: grid;
  gap: 32px clamp(32px, 6vw, 80px);
  grid-template-columns: minmax(0, 1fr);
  padding-block: clamp(32px, 6vw, 80px) var(--section);

  ${media.lg} {
    grid-template-columns: 1fr minmax(0, 35rem);
    align-items: start;
  }
`;

const Benefits = styled(PlainList)`
  display: grid;
  gap: 12px;
  margin-top: 24px;

  li {
    display: flex;
    align-items: flex-start;
    gap: 12px;
    font-size: var(--body);
    font-weight: 700;
  }

  svg {
    flex: none;
    margin-top: 2px;
    color: var(--link);
  }
`;
