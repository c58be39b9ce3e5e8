import { styled } from 'styled-components';
import type { TreatmentPath } from '@front-door/shared/catalogue/treatments';
import { offerMark, useOffered } from '../../platform/offers';
import { PlainList } from '../../ui/layout';
import { TreatmentLink } from '../../ui/TreatmentLink';

/** What most visitors come for, in the words they use. */
const reasons: readonly (readonly [words: string, path: TreatmentPath])[] = [
  ['UTI', 'urinary-tract-infection'],
  ['Sore throat', 'sore-throat'],
  ['Sick child', 'general-consult-pediatric'],
  ['Refill', 'medication-refill'],
  ['Birth control', 'birth-control'],
  ['Weight loss', 'weight-loss'],
];

/** Ways from the hero straight to a treatment. */
export function HeroChips() {
  const isOffered = useOffered();
  return (
    <nav aria-label="Common reasons">
      <Chips>
        {reasons
          .filter(([, path]) => isOffered(path))
          .map(([words, path]) => (
            <li key={path} data-offer={offerMark(path)}>
              <TreatmentLink path={path}>{words}</TreatmentLink>
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
