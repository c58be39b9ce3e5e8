import { Link } from 'react-router-dom';
import { keyOf } from '@front-door/shared/routing/local/en';
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
import * as texts from './footerTexts/en';
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
                            if (isCategories === true) record('footer_category_click', { destination: keyOf(href) });
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
        <Emergency>{texts.emergency(<PhoneLink number="911" />, <PhoneLink number="988" />)}</Emergency>
        <Badges>
          <TrustBadges />
          <Controls>
            <FooterButton as={LanguageSwitch} />
            <ColorModeToggle />
            <PrivacyChoices />
          </Controls>
        </Badges>
        <FinePrint>
          <p>{texts.whoProvidesCare(brand.name)}</p>
          <p>{texts.rights(year, brand.legalName)}</p>
        </FinePrint>
      </Container>
    </FooterRoot>
  );
}
