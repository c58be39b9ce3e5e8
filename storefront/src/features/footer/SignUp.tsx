import { brand } from '../../platform/brand';
import { Embedded } from '../../ui/Embedded';
import { Fold } from '../../ui/Fold';
import { Icon } from '../../ui/Icon';
import { PhoneLink } from '../../ui/PhoneLink';
import { mailIcon } from '../../ui/icons';
import { EmailLink, SignUpRoot } from './Footer.styles';

const heading = `News from ${brand.name}`;
const subject = encodeURIComponent('Keep me posted by email');

/** The email sign-up: the provider's form, or a link that writes an email (specification 2.4). */
export function SignUp() {
  return (
    <SignUpRoot>
      <Fold heading={<h2>{heading}</h2>} label={heading}>
        <p>
          A short email now and then. You can leave the list at any time. Questions? Call{' '}
          <PhoneLink number={brand.phone} />.
        </p>
        <Embedded script={brand.signUpFormScript} name="sign-up-form" height={80}>
          <EmailLink href={`mailto:${brand.email}?subject=${subject}`}>
            <Icon of={mailIcon} size={20} />
            Sign up by email
          </EmailLink>
        </Embedded>
      </Fold>
    </SignUpRoot>
  );
}
