import { Link } from 'react-router-dom';
import { brand } from '../../platform/brand';
import { useIsGroceryChain } from '../../platform/useIsGroceryChain';
import { Container } from '../../ui/layout';
import { NewTabHint, newTab } from '../../ui/NewTab';
import { Stars } from '../../ui/Stars';
import { ColorModeToggle } from './ColorModeToggle';
import { Badge, Badges, Columns, Emergency, FinePrint, FooterRoot, SignUp } from './Footer.styles';
import { footerColumns } from './footerLinks';
import { Icon } from '../../ui/Icon';
import { badgeCheckIcon, mailIcon, phoneIcon } from '../../ui/icons';

const year = new Date().getFullYear();

export function Footer() {
  const isGroceryChain = useIsGroceryChain();
  return (
    <FooterRoot>
      <Container>
        <Columns>
          <SignUp>
            <h2>Here when you need us</h2>
            <p>Questions, or news from us by email? Write or call, and a person answers.</p>
            <a href={`mailto:${brand.email}?subject=${encodeURIComponent('Keep me posted by email')}`}>
              <Icon of={mailIcon} size={20} />
              Sign up by email
            </a>
            <a href={`tel:${brand.phone.replaceAll(/\D/g, '')}`}>
              <Icon of={phoneIcon} size={20} />
              {brand.phone}
            </a>
          </SignUp>
          {footerColumns.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h2>{title}</h2>
              <ul>
                {links
                  .filter(({ isWeightLoss }) => !(isGroceryChain && isWeightLoss === true))
                  .map(({ label, href, isWeightLoss }) => (
                    <li key={href} data-weight-loss={isWeightLoss}>
                      <Link to={href}>{label}</Link>
                    </li>
                  ))}
              </ul>
            </nav>
          ))}
        </Columns>
        <Emergency>
          <strong>Not for emergencies.</strong> If your life may be in danger, call <a href="tel:911">911</a>. In an
          emotional crisis, call or text <a href="tel:988">988</a>.
        </Emergency>
        <Badges>
          <Badge as="a" href={brand.reviewUrl} {...newTab}>
            <Stars rating={4} />
            <span>
              4.0 stars from 15 reviews <NewTabHint />
            </span>
          </Badge>
          <Badge>
            <Icon of={badgeCheckIcon} size={22} />
            <span>Licensed US providers only</span>
          </Badge>
          <ColorModeToggle />
        </Badges>
        <FinePrint>
          <p>
            {brand.name} does not itself provide care. Independent, board-certified providers review your case and
            decide on diagnosis and treatment.
          </p>
          {/* The year may have turned since the page was built. */}
          <p suppressHydrationWarning>
            © {year} {brand.legalName}. All rights reserved.
          </p>
        </FinePrint>
      </Container>
    </FooterRoot>
  );
}
