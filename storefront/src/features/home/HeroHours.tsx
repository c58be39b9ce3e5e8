import { styled } from 'styled-components';
import { hoursText, longestHoursText } from '@front-door/shared/catalogue/providerHours';
import { useHoursNow } from '../../platform/useHoursNow';
import { online } from './heroHoursTexts/en';

/**
 * When providers are online, in the visitor's own time too once the browser says what that is. The room of the longest
 * sentence is kept from the first paint on, so that nothing below moves then.
 */
export function HeroHours() {
  const hours = useHoursNow();
  return (
    <Root data-room={longestHoursText}>
      <span>{hours?.text ?? online(hoursText)}</span>
    </Root>
  );
}

/** How wide the longest sentence is in three lines; a letter of it is about half an em. */
const widthInThreeLines = `${String(Math.ceil(longestHoursText.length / 6))}em`;

/** Beside the state where three lines of the longest sentence have room there, otherwise in lines of its own. */
const Root = styled.p`
  display: grid;
  flex: 1 1 ${widthInThreeLines};
  margin: 0;
  color: var(--muted);
  font-size: var(--small);
  line-height: 1.4;

  &::before {
    content: attr(data-room);
    visibility: hidden;
  }

  &::before,
  span {
    grid-area: 1 / 1;
  }
`;
