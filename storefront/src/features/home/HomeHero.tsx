import type { ReactNode } from 'react';
import { visitPriceIn } from '@front-door/shared/catalogue/visitPriceIn';
import { useChosenState } from '../../platform/chosenState';
import { record } from '../../platform/record';
import { useVisitor } from '../../platform/visitor';
import { Button, ButtonLink } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { checkIcon, messageCircleHeartIcon } from '../../ui/icons';
import { StateChip } from '../../ui/StateChip';
import * as texts from './heroTexts/en';
import { HeroChips } from './HeroChips';
import { Actions, Content, Faster, Frame, HeroRoot, List, Picture, Place, Price, Search } from './HomeHero.styles';
import { defaultHero, heroFor, type Hero } from './hero.model';

interface HomeHeroProps {
  /** Address within the page that "Find Treatment" leads to. */
  readonly treatmentsHref: string;
  readonly search: ReactNode;
  /** When providers are online, in one sentence. */
  readonly hours: ReactNode;
  readonly onAskReceptionist: () => void;
}

/**
 * The top of the home page. Which of its faces shows depends on stored values: until they are read, the
 * default face holds the place, covered by a skeleton of the same size.
 */
export function HomeHero({ treatmentsHref, search, hours, onAskReceptionist }: HomeHeroProps) {
  const visitor = useVisitor();
  const state = useChosenState();
  const hero = visitor === undefined ? defaultHero : heroFor(visitor);
  return (
    <HeroRoot>
      <Frame data-pending={visitor === undefined || undefined}>
        <Content>
          <Headline kind={hero.kind} />
          <Price aria-live="polite">{visitPriceIn(state)}</Price>
          <Place>
            <StateChip />
            {hours}
          </Place>
          <Search>{search}</Search>
          <HeroChips />
          <Actions>
            <ButtonLink
              to={treatmentsHref}
              $variant="primaryOrangeSolid"
              onClick={() => {
                record('hero_button_click', { button: 'find-treatment' });
              }}
            >
              {texts.findTreatment}
            </ButtonLink>
            <Button
              $variant="primaryBlueOutline"
              onClick={() => {
                record('hero_button_click', { button: 'describe-symptoms' });
                onAskReceptionist();
              }}
            >
              <Icon of={messageCircleHeartIcon} size={22} />
              {texts.describeSymptoms}
            </Button>
          </Actions>
        </Content>
        <Picture src={hero.image} alt="" width={720} height={560} fetchPriority="high" />
      </Frame>
    </HeroRoot>
  );
}

function Headline({ kind }: Pick<Hero, 'kind'>) {
  switch (kind) {
    case 'symptom-to-care':
      return (
        <h1>
          {texts.fromSymptomToCare((words) => (
            <Faster>{words}</Faster>
          ))}
        </h1>
      );
    case 'shopping-list':
      return (
        <>
          <h1>{texts.easierThanShopping}</h1>
          <List>
            {texts.shoppingList.map((item) => (
              <li key={item}>
                <Icon of={checkIcon} size={22} />
                {item}
              </li>
            ))}
          </List>
        </>
      );
  }
}
