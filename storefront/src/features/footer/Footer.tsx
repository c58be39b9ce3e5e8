import { Link } from 'react-router-dom';
import { brand } from '../../platform/brand';
import { offerMark, useOffered } from '../../platform/offers';
import { record } from '../../platform/record';
import { Fold } from '../../ui/Fold';
import { PhoneLink } from '../../ui/PhoneLink';
import { LanguageSwitch } from '../../ui/LanguageSwitch';
import { Container } from '../../ui/layout';
import { ColorModeToggle } from './ColorModeToggle';
import { Badges, Columns, Controls, Emergency, FinePrint, FooterButton, FooterRoot } from './Footer.styles';
import { footerColumns } from './footerLinks';
import { PrivacyChoices } from './PrivacyChoices';
import { SignUp } from './SignUp';
import { TrustBadges } from './TrustBadges';
import { useCurrentYear } from './useCurrentYear';

/** The foot of every page (specification 2.4). */
export function Footer() {
  const isOffered = useOffered();
  const year = useCurrentYear();
  return (
    <FooterRoot>
      <Container>
        <SignUp />
        <Columns>
          {footerColumns.map(({ title, links, isCategories }) => (
            <nav key={title} aria-label={title}>
              <Fold heading={<h2>{title}</h2>} label={title}>
                <ul>
                  {links
                    .filter(({ offer }) => isOffered(offer))
                    .map(({ label, href, offer }) => (
                      <li key={href} data-offer={offerMark(offer)}>
                        <Link
                          to={href}
                          onClick={() => {
                            if (isCategories === true) record('footer_category_click', { destination: href });
                          }}
                        >
                          {label}
                        </Link>
                      </li>
                    ))}
                </ul>
              </Fold>
            </nav>
          ))}
        </Columns>
        <Emergency>
          <strong>Not for emergencies.</strong> If your life may be in danger, call <PhoneLink number="911" />. In an
          emotional crisis, call or text <PhoneLink number="988" />.
        </Emergency>
        <Badges>
          <TrustBadges />
          <Controls>
            <FooterButton as={LanguageSwitch} />
            <ColorModeToggle />
            <PrivacyChoices />
          </Controls>
        </Badges>
        <FinePrint>
          <p>
            {brand.name} does not itself provide care. Independent, board-certified providers review your case and
            decide on diagnosis and treatment.
          </p>
          <p>
            © {year} {brand.legalName}. All rights reserved.
          </p>
        </FinePrint>
      </Container>
    </FooterRoot>
  );
}
