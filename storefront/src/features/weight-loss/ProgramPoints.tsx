import { styled } from 'styled-components';
import { programPoints, weightLossProgram } from '@front-door/shared/catalogue/weightLossProgram';
import { addressOf, hrefs } from '@front-door/shared/routing/hrefs';
import { useChosenState } from '../../platform/chosenState';
import { media } from '../../theme/breakpoints';
import { ButtonAnchor } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { checkIcon } from '../../ui/icons';
import { PlainList } from '../../ui/layout';
import { newTab, NewTabHint } from '../../ui/NewTab';
import * as texts from './programTexts/en';

const { journey, disclaimer } = weightLossProgram;

/** What the program has to offer. */
export function ProgramPoints() {
  return (
    <Program aria-labelledby="program">
      <h2 id="program">{texts.whatYouGet}</h2>
      <Points>
        {programPoints(useChosenState()).map(({ title, text }) => (
          <li key={title}>
            <Icon of={checkIcon} size={24} />
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </Points>
      <p>{disclaimer}</p>
    </Program>
  );
}

/** The way from the first question to the medicine, as a picture, and where more is said. */
export function ProgramJourney() {
  return (
    <Journey aria-labelledby="journey">
      <h2 id="journey">{journey.title}</h2>
      <img src={journey.image} alt={journey.alt} width={960} height={320} loading="lazy" />
      <Buttons>
        <ButtonAnchor href={`${addressOf(hrefs.howItWorks)}?tab=2`} {...newTab} $variant="primaryBlueOutline">
          {texts.howItWorks}
          <NewTabHint />
        </ButtonAnchor>
        <ButtonAnchor href={`${addressOf(hrefs.faqs)}?section=weight-loss`} {...newTab} $variant="primaryBlueOutline">
          {texts.faq}
          <NewTabHint />
        </ButtonAnchor>
      </Buttons>
    </Journey>
  );
}

const Program = styled.section`
  margin-block: 12px 32px;
`;

const Points = styled(PlainList)`
  display: grid;
  gap: 16px;
  margin-bottom: 16px;

  ${media.sm} {
    grid-template-columns: 1fr 1fr;
  }

  li {
    display: flex;
    gap: 12px;
    padding: 16px;
    border: 1px solid var(--line);
    border-radius: var(--radius-card);
  }

  svg {
    flex: none;
    color: var(--link);
  }

  h3 {
    margin-bottom: 2px;
    font-size: var(--body);
  }

  p {
    margin: 0;
    color: var(--muted);
    font-size: var(--small);
    line-height: 1.4;
  }
`;

const Journey = styled.section`
  margin-bottom: 32px;

  img {
    width: 100%;
    margin-bottom: 16px;
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`;
