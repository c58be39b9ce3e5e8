import { styled } from 'styled-components';
import type { TreatmentPath } from '@front-door/shared/catalogue/treatments';
import { offerMark, useOffered } from '../../platform/offers';
import { PlainList } from '../../ui/layout';
import { TreatmentLink } from '../../ui/TreatmentLink';
import { commonReasons, reasons as words } from './heroTexts/en';

const reasons: readonly (readonly [words: string, path: TreatmentPath])[] = [
  [words.uti, 'urinary-tract-infection'],
  [words.soreThroat, 'sore-throat'],
  [words.sickChild, 'general-consult-pediatric'],
  [words.refill, 'medication-refill'],
  [words.birthControl, 'birth-control'],
  [words.weightLoss, 'weight-loss'],
];

/** Ways from the hero straight to a treatment. */
export function HeroChips() {
  const isOffered = useOffered();
  return (
    <nav aria-label={commonReasons}>
      <Chips>
        {reasons
          .filter(([, path]) => isOffered(path))
          .map(([reason, path]) => (
            <li key={path} data-offer={offerMark(path)}>
              <TreatmentLink path={path}>{reason}</TreatmentLink>
            </li>
          ))}
      </Chips>
    </nav>
  );
}

const Chips = styled(PlainList)`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-bottom: 16px;

  a {
    display: flex;
    align-items: center;
    min-height: 44px;
    padding: 4px 12px;
    border: 1px solid var(--line-strong);
    border-radius: 999px;
    background: var(--surface);
    font-size: var(--small);
    font-weight: 700;
    line-height: 1.2;
    text-decoration: none;
    transition: background-color var(--quick) ease-out;
  }

  a:hover {
    background: var(--tint-strong);
  }
`;
