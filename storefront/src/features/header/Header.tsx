import { NavLink } from 'react-router-dom';
import { hrefs } from '@front-door/shared/routing/hrefs';
import { offerMark, useOffered } from '../../platform/offers';
import { HoverMenu } from '../../ui/HoverMenu';
import { Brandmark } from './Brandmark';
import { CategoryMenu } from './CategoryMenu';
import { allServicesLink, directLinks, menuCategories, recordButton } from './headerLinks';
import {
  AccountItem,
  AccountLanguage,
  Bar,
  BarLanguage,
  DirectLinks,
  Hamburger,
  HeaderRoot,
  MenuBar,
  MenuBarLink,
  Menus,
  SearchLink,
  TopRow,
} from './Header.styles';
import * as texts from './headerTexts/en';
import { Icon } from '../../ui/Icon';
import { LanguageSwitch } from '../../ui/LanguageSwitch';
import { menuIcon, searchIcon } from '../../ui/icons';

/** An entry of "My Account", as the application wires it. */
export interface AccountAction {
  readonly label: string;
  readonly onSelect: () => void;
}

interface HeaderProps {
  readonly account: readonly AccountAction[];
  /** Opens the search over the page. */
  readonly onSearch: () => void;
  readonly onOpenMenu: () => void;
  /** The pointer or the focus is on the hamburger: the drawer may be needed soon. */
  readonly onMenuIntent: () => void;
}

export function Header({ account, onSearch, onOpenMenu, onMenuIntent }: HeaderProps) {
  const isOffered = useOffered();
  return (
    <HeaderRoot>
      <TopRow>
        <Brandmark />
        <DirectLinks aria-label={texts.services}>
          {directLinks
            .filter(({ offer }) => isOffered(offer))
            .map(({ label, href, offer }) => (
              <NavLink key={href} to={href} data-offer={offerMark(offer)} onClick={recordButton(href)}>
                {label}
              </NavLink>
            ))}
        </DirectLinks>
        <SearchLink
          to={hrefs.treatments}
          onClick={(event) => {
            event.preventDefault();
            onSearch();
          }}
        >
          <Icon of={searchIcon} size={20} />
          <span>{texts.search}</span>
        </SearchLink>
        <Hamburger type="button" onClick={onOpenMenu} onPointerEnter={onMenuIntent} onFocus={onMenuIntent}>
          <Icon of={menuIcon} size={26} />
          {texts.menu}
        </Hamburger>
      </TopRow>
      <MenuBar>
        <Bar>
          <Menus aria-label={texts.treatments}>
            {menuCategories.map((category) => (
              <HoverMenu key={category.urlPath} label={texts.menuOf(category.title)}>
                <CategoryMenu category={category} />
              </HoverMenu>
            ))}
            <MenuBarLink to={hrefs.care} onClick={recordButton(hrefs.care)}>
              {allServicesLink.label}
            </MenuBarLink>
          </Menus>
          <BarLanguage as={LanguageSwitch} />
          <HoverMenu label={texts.account} align="end">
            {account.map(({ label, onSelect }) => (
              <AccountItem key={label} type="button" onClick={onSelect}>
                {label}
              </AccountItem>
            ))}
            <AccountLanguage as={LanguageSwitch} />
          </HoverMenu>
        </Bar>
      </MenuBar>
    </HeaderRoot>
  );
}
