import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { shownCategory } from '@front-door/shared/catalogue/names/en';
import { categoryHref, hrefs, treatmentHref } from '@front-door/shared/routing/hrefs';
import { useOffered } from '../../platform/offers';
import { Dialog } from '../../ui/Dialog';
import { LanguageSwitch } from '../../ui/LanguageSwitch';
import { PlainList } from '../../ui/layout';
import type { AccountAction } from './Header';
import { allServicesLink, menuCategories, recordButton, weightLossLink, type HeaderLink } from './headerLinks';
import * as texts from './headerTexts/en';
import { faqs, howItWorks } from './menuDrawerTexts/en';
import { Icon } from '../../ui/Icon';
import { chevronRightIcon } from '../../ui/icons';

interface MenuDrawerProps {
  readonly account: readonly AccountAction[];
  readonly search: ReactNode;
  readonly onClose: () => void;
}

const links: readonly HeaderLink[] = [
  weightLossLink,
  ...menuCategories.map(({ title, urlPath }) => ({ label: shownCategory(title), href: categoryHref(urlPath) })),
  { label: texts.refill, href: treatmentHref('medication-refill') },
  { label: texts.consult, href: treatmentHref('general-consult') },
  { label: howItWorks, href: hrefs.howItWorks },
  { label: faqs, href: hrefs.faqs },
  allServicesLink,
];

/** The menu of narrow screens, a drawer from the top. */
export function MenuDrawer({ account, search, onClose }: MenuDrawerProps) {
  const isOffered = useOffered();
  return (
    <Dialog title={texts.menu} placement="top" onClose={onClose}>
      <Search>{search}</Search>
      <nav aria-label={texts.menu}>
        <Entries>
          {links
            .filter(({ offer }) => isOffered(offer))
            .map(({ label, href }) => (
              <li key={href}>
                <Link
                  to={href}
                  onClick={() => {
                    recordButton(href)();
                    onClose();
                  }}
                >
                  {label}
                  <Icon of={chevronRightIcon} size={20} />
                </Link>
              </li>
            ))}
        </Entries>
      </nav>
      <Account>
        <h3>{texts.account}</h3>
        <Entries>
          {account.map(({ label, onSelect }) => (
            <li key={label}>
              <button
                type="button"
                onClick={() => {
                  onClose();
                  onSelect();
                }}
              >
                {label}
              </button>
            </li>
          ))}
        </Entries>
      </Account>
      <Language />
    </Dialog>
  );
}

const Search = styled.div`
  margin-bottom: 8px;
`;

const Entries = styled(PlainList)`
  margin-inline: -12px;

  a,
  button {
    display: flex;
    align-items: center;
    justify-content: space-between;
    width: 100%;
    min-height: 48px;
    padding: 4px 12px;
    border: 0;
    border-radius: 8px;
    background: none;
    color: var(--text);
    font-weight: 700;
    text-align: left;
    text-decoration: none;
  }

  :is(a, button):hover {
    background: var(--tint-strong);
  }

  svg {
    color: var(--muted);
  }
`;

const Language = styled(LanguageSwitch)`
  display: flex;
  align-items: center;
  min-height: 48px;
  margin-top: 16px;
  border-top: 1px solid var(--line);
  color: var(--text);
  font-weight: 700;
  text-decoration: none;
`;

const Account = styled.div`
  margin-top: 16px;
  padding-top: 16px;
  border-top: 1px solid var(--line);

  h3 {
    margin-bottom: 4px;
    color: var(--muted);
    font-size: var(--body);
  }
`;
