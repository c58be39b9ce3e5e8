import { styled } from 'styled-components';
import { feeIn } from '@front-door/shared/catalogue/feeIn';
import { hrefs, treatmentHref } from '@front-door/shared/routing/hrefs';
import { useChosenState } from '../../platform/chosenState';
import { media } from '../../theme/breakpoints';
import { ButtonLink } from '../../ui/Button';
import { consult } from '../../ui/waysOnTexts/en';
import * as texts from './getStartedTexts/en';

interface GetStartedBannerProps {
  readonly isWeightLoss: boolean;
}

/** The way on, at the end of the guide: where the visitor's state is without the program, to what is offered instead. */
export function GetStartedBanner({ isWeightLoss }: GetStartedBannerProps) {
  const program = feeIn('weightLoss', useChosenState()).isOffered ? weightLoss : generalConsult;
  const { text, href, action } = isWeightLoss ? program : treatment;
  return (
    <Root aria-labelledby="get-started-now">
      <div>
        <h2 id="get-started-now">{texts.title}</h2>
        <p>{text}</p>
      </div>
      <ButtonLink to={href} $variant="primaryOrangeSolid">
        {action}
      </ButtonLink>
    </Root>
  );
}

const weightLoss = {
  text: texts.weightLoss,
  href: treatmentHref('weight-loss'),
  action: texts.startWeightLoss,
} as const;

const generalConsult = {
  text: texts.otherOptions,
  href: treatmentHref('general-consult'),
  action: consult,
} as const;

const treatment = {
  text: texts.treatment,
  href: hrefs.care,
  action: texts.findTreatment,
} as const;

const Root = styled.section`
  display: grid;
  gap: 20px 40px;
  margin-top: var(--section);
  padding: clamp(24px, 5vw, 56px);
  border-radius: var(--radius-panel);
  background: var(--band-deep);
  color: #fff;

  ${media.md} {
    grid-template-columns: 1fr auto;
    align-items: center;
  }

  h2 {
    margin-bottom: 4px;
    color: inherit;
  }

  p {
    max-width: 52ch;
    margin: 0;
    font-size: var(--body);
    text-wrap: balance;
  }

  :focus-visible {
    outline-color: #fff;
  }

  @media print {
    display: none;
  }
`;
