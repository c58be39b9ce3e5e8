import { NavLink } from 'react-router-dom';
import { styled } from 'styled-components';
import type { EventFields } from '@front-door/shared/contract/analytics';
import { addressOf, hrefs, treatmentHref } from '@front-door/shared/routing/hrefs';
import { record } from '../../platform/record';
import { media } from '../../theme/breakpoints';
import { layers } from '../../theme/layers';
import { VisuallyHidden } from '../../ui/layout';
import { newTab } from '../../ui/NewTab';
import { Icon } from '../../ui/Icon';
import { creditCardIcon, messageCircleHeartIcon, pillIcon, stethoscopeIcon, userIcon } from '../../ui/icons';
import { newTabHint } from '../../ui/newTabTexts/en';
import * as texts from './bottomBarTexts/en';

type BarButton = EventFields['bottom_bar_click']['button'];

const tap = (button: BarButton) => {
  record('bottom_bar_click', { button });
};

interface BottomBarProps {
  readonly onFindCare: () => void;
  readonly onAccount: () => void;
}

/** The bar at the bottom of small screens (specification 2.4). */
export function BottomBar({ onFindCare, onAccount }: BottomBarProps) {
  return (
    <Bar aria-label={texts.label}>
      <button
        type="button"
        onClick={() => {
          tap('find-care');
          onFindCare();
        }}
      >
        <Icon of={messageCircleHeartIcon} size={24} />
        {texts.findCare}
      </button>
      <NavLink
        to={treatmentHref('general-consult')}
        onClick={() => {
          tap('consultation');
        }}
      >
        <Icon of={stethoscopeIcon} size={24} />
        {texts.consultation}
      </NavLink>
      <a
        href={addressOf(hrefs.savings)}
        {...newTab}
        onClick={() => {
          tap('savings');
        }}
      >
        <Icon of={creditCardIcon} size={24} />
        {texts.savings}
        <VisuallyHidden>{newTabHint}</VisuallyHidden>
      </a>
      <NavLink
        to={treatmentHref('medication-refill')}
        onClick={() => {
          tap('med-refill');
        }}
      >
        <Icon of={pillIcon} size={24} />
        {texts.refill}
      </NavLink>
      <button
        type="button"
        onClick={() => {
          tap('my-account');
          onAccount();
        }}
      >
        <Icon of={userIcon} size={24} />
        {texts.account}
      </button>
    </Bar>
  );
}

const Bar = styled.nav`
  position: fixed;
  z-index: ${layers.bottomBar};
  inset: auto 0 0;
  display: flex;
  gap: 4px;
  height: calc(var(--bottom-bar) + env(safe-area-inset-bottom));
  padding: 0 4px env(safe-area-inset-bottom);
  border-top: 1px solid var(--line);
  background: var(--surface);
  box-shadow: var(--shadow);

  ${media.md} {
    display: none;
  }

  @media print {
    display: none;
  }

  a,
  button {
    display: flex;
    /* As wide as its longest word, and the rest in equal parts: at 320 px there is no room for five equal ones. */
    flex: 1 1 min-content;
    flex-direction: column;
    align-items: center;
    /* Icons at one height, however many lines the labels have. */
    justify-content: start;
    gap: 2px;
    padding: 2px 0 0;
    border: 0;
    border-radius: 8px;
    background: none;
    color: var(--heading);
    /* As large as the visitor's letters, as long as the longest word of each has room, spaced out too. */
    font-size: min(var(--small), 4.2vw);
    font-weight: 700;
    line-height: 1.1;
    hyphens: manual;
    overflow-wrap: normal;
    text-align: center;
    text-decoration: none;

    /* Words of most languages are longer than the English ones. */
    &:not(:lang(en)) {
      font-size: min(var(--small), 3.4vw);
    }
  }

  a[aria-current='page'] {
    color: var(--link);
  }

  svg {
    color: var(--link);
  }
`;
