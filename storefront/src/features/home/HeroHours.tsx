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
    <p data-room={longestHoursText}>
      <span>{hours?.text ?? online(hoursText)}</span>
    </p>
  );
}
