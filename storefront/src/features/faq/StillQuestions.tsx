import { styled } from 'styled-components';
import { treatmentHref } from '@front-door/shared/routing/hrefs';
import { BrandText } from '../../ui/BrandText';
import { ButtonLink } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { mailIcon, phoneIcon } from '../../ui/icons';
import * as texts from './stillQuestionsTexts/en';

/** Whom to ask when the answer was not there. */
export function StillQuestions() {
  return (
    <Card aria-labelledby="still-questions">
      <h2 id="still-questions">{texts.title}</h2>
      <p>{texts.callOrWrite}</p>
      <Line>
        <Icon of={phoneIcon} size={20} />
        <BrandText text="{phone}" />
      </Line>
      <Line>
        <Icon of={mailIcon} size={20} />
        <BrandText text="{email}" />
      </Line>
      <p>{texts.aboutHealth}</p>
      <ButtonLink to={treatmentHref('general-consult')} $variant="primaryBlueOutline" $wide>
        {texts.consult}
      </ButtonLink>
    </Card>
  );
}

const Card = styled.section`
  padding: 24px;
  border: 1px solid var(--line);
  border-radius: var(--radius-panel);
  background: var(--tint);

  h2 {
    font-size: var(--lead);
  }

  p {
    margin-bottom: 12px;
  }
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 44px;
  color: var(--link);
  font-size: var(--small);
  font-weight: 700;

  svg {
    flex: none;
  }

  /* As high as a finger needs, without moving the line. */
  a {
    padding-block: 8px;
  }

  & + p {
    margin-top: 12px;
  }
`;
