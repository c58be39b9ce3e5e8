import { hoursText } from '@front-door/shared/catalogue/providerHours';
import { useHoursNow } from '../../platform/useHoursNow';
import { online } from './heroHoursTexts/en';

/** When providers are online, in the visitor's own time too once the browser says what that is. */
export function HeroHours() {
  const hours = useHoursNow();
  return <p>{hours?.text ?? online(hoursText)}</p>;
}
