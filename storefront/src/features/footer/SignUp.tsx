import { brand } from '../../platform/brand';
import { Embedded } from '../../ui/Embedded';
import { Icon } from '../../ui/Icon';
import { PhoneLink } from '../../ui/PhoneLink';
import { mailIcon } from '../../ui/icons';
import { EmailLink, SignUpRoot } from './Footer.styles';

const subject = encodeURIComponent('Keep me posted by email');

/** The email sign-up: the provider's form, or a link that writes an email (specification 2.4). */
export function SignUp() {
  return (
    <SignUpRoot>
      <div>
        <h2>News from {brand.name}</h2>
        <p>
          A short email now and then. You can leave the list at any time. Questions? Call{' '}
          <PhoneLink number={brand.phone} />.
        </p>
      </div>
      <Embedded script={brand.signUpFormScript} name="sign-up-form" height={80}>
        <EmailLink href={`mailto:${brand.email}?subject=${subject}`}>
          <Icon of={mailIcon} size={20} />
          Sign up by email
        </EmailLink>
      </Embedded>
    </SignUpRoot>
  );
}
