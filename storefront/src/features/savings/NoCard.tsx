import { brand } from '../../platform/brand';
import { Lead } from '../../ui/layout';
import { PhoneLink } from '../../ui/PhoneLink';
import { askForCard } from './savingsTexts/en';

/** What stands in the place of the card while the brand has none. */
export function NoCard() {
  return (
    <Lead>{askForCard(<PhoneLink number={brand.phone} />, <a href={`mailto:${brand.email}`}>{brand.email}</a>)}</Lead>
  );
}
