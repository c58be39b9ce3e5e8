import { brand } from '../../platform/brand';
import { Embedded } from '../../ui/Embedded';
import { Fold } from '../../ui/Fold';
import { Icon } from '../../ui/Icon';
import { PhoneLink } from '../../ui/PhoneLink';
import { mailIcon } from '../../ui/icons';
import { EmailLink, SignUpRoot } from './Footer.styles';
import * as texts from './footerTexts/en';

const heading = texts.newsFrom(brand.name);
const subject = encodeURIComponent(texts.newsSubject);

/** The email sign-up: the provider's form, or a link that writes an email (specification 2.4). */
export function SignUp() {
  return (
    <SignUpRoot>
      <Fold heading={<h2>{heading}</h2>} label={heading}>
        <p>{texts.newsTerms(<PhoneLink number={brand.phone} />)}</p>
        <Embedded script={brand.signUpFormScript} name="sign-up-form" height={80}>
          <EmailLink href={`mailto:${brand.email}?subject=${subject}`}>
            <Icon of={mailIcon} size={20} />
            {texts.signUp}
          </EmailLink>
        </Embedded>
      </Fold>
    </SignUpRoot>
  );
}
