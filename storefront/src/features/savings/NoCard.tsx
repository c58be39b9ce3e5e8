import { brand } from '../../platform/brand';
import { Lead } from '../../ui/layout';
import { PhoneLink } from '../../ui/PhoneLink';
import { askForCard } from './savingsTexts/en';

/** What stands in the place of the card's picture while the brand file has no numbers for it. */
export function NoCard() {
  return (
    <Lead>{askForCard(<PhoneLink number={brand.phone} />, <a href={`mailto:${brand.email}`}>{brand.email}</a>)}</Lead>
  );
}
