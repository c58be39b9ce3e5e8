import { styled } from 'styled-components';
import { cardFields, savingsCard, type SavingsCardNumbers } from '@front-door/shared/catalogue/savings';
import { printPage } from '../../platform/printPage';
import { Button, ButtonAnchor } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { downloadIcon, printerIcon } from '../../ui/icons';
import { PrintAlone } from '../../ui/PrintAlone';
import { download } from './savingsTexts/en';

/** The card, its numbers in words for those who can't see it or read it out, and ways to take it along. */
export function SavingsCard({ numbers }: { readonly numbers: SavingsCardNumbers }) {
  const fields = cardFields(numbers);
  return (
    <div>
      <PrintAlone>
        <Picture
          src={savingsCard.image}
          fetchPriority="high"
          alt={`${savingsCard.title}: ${fields.map(({ label, value }) => `${label} ${value}`).join(', ')}`}
          width={640}
          height={404}
        />
      </PrintAlone>
      <Fields>
        {fields.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Fields>
      <Actions>
        <Button $variant="primaryOrangeSolid" onClick={printPage}>
          <Icon of={printerIcon} size={22} />
          {savingsCard.printLabel}
        </Button>
        <ButtonAnchor href={savingsCard.image} download $variant="primaryBlueOutline">
          <Icon of={downloadIcon} size={22} />
          {download}
        </ButtonAnchor>
      </Actions>
    </div>
  );
}

const Picture = styled.img`
  width: 100%;
  max-width: 40rem;
  /* The drawing's own corners. */
  border-radius: 4.4% / 6.9%;
  box-shadow: var(--shadow-darker);

  @media print {
    width: 3.375in;
    border-radius: 0;
    box-shadow: none;
  }
`;

const Fields = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr));
  /* A label that takes two lines leaves the numbers on one. */
  align-items: end;
  gap: 12px 20px;
  margin: 24px 0;

  dt {
    color: var(--muted);
    font-size: var(--small);
  }

  dd {
    margin: 0;
    color: var(--heading);
    font-weight: 800;
    font-variant-numeric: tabular-nums;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`;
