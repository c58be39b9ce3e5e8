import { styled } from 'styled-components';
import { hrefs, treatmentHref } from '@front-door/shared/routing/hrefs';
import { media } from '../../theme/breakpoints';
import { ButtonLink } from '../../ui/Button';
import * as texts from './getStartedTexts/en';

interface GetStartedBannerProps {
  readonly isWeightLoss: boolean;
}

/** The way on, at the end of the guide. */
export function GetStartedBanner({ isWeightLoss }: GetStartedBannerProps) {
  const { text, href, action } = isWeightLoss ? weightLoss : treatment;
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
