import { fillBrand } from '@front-door/shared/brand/fillBrand';
import { brand } from '../platform/brand';
import { PhoneLink } from './PhoneLink';

interface BrandTextProps {
  /** May hold the placeholders of `fillBrand`. */
  readonly text: string;
}

/** A text of the shared data with the brand's facts in place. Its phone numbers and email addresses are links. */
export function BrandText({ text }: BrandTextProps) {
  return text.split(contact).map((part, index) => {
    switch (part) {
      case 'phone':
      case 'customerCarePhone':
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a text's parts never move
          <PhoneLink key={index} number={brand[part]} />
        );
      case 'email':
      case 'customerCareEmail': {
        const [mailbox, host] = brand[part].split('@');
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a text's parts never move
          <a key={index} href={`mailto:${brand[part]}`}>
            {mailbox}
            {/* Where a narrow column may break it. */}
            <wbr />@{host}
          </a>
        );
      }
      default:
        return fillBrand(part, brand);
    }
  });
}

const contact = /\{(phone|email|customerCarePhone|customerCareEmail)\}/;
