import { NavLink } from 'react-router-dom';
import { styled } from 'styled-components';
import { media } from '../../theme/breakpoints';
import { layers } from '../../theme/layers';
import { Container } from '../../ui/layout';

export const HeaderRoot = styled.header`
  position: relative;
  z-index: ${layers.header};
  background: var(--surface);
  border-bottom: 1px solid var(--line);

  ${media.md} {
    border-bottom: 0;
  }

  @media print {
    display: none;
  }
`;

export const TopRow = styled(Container)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  min-height: 64px;

  /* Very large text takes two lines rather than more than the screen. */
  ${media.belowMd} {
    flex-wrap: wrap;
    gap: 0 16px;
  }

  ${media.md} {
    gap: 8px;
    min-height: 72px;
  }
`;

export const DirectLinks = styled.nav`
  display: none;
  margin-left: auto;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 0 16px;

  ${media.md} {
    display: flex;
  }

  /* One row of them fits from here on, the longest in two lines. Two rows fit, should a partner's logo be wider than ours. */
  a {
    display: inline-flex;
    align-items: center;
    max-width: 8rem;
    min-height: 34px;
    padding: 4px 0;
    border-radius: 8px;
    color: var(--text);
    font-size: var(--small);
    font-weight: 400;
    line-height: 1.2;
    text-align: center;
    text-decoration: none;
  }

  a:hover {
    color: var(--link);
    text-decoration: underline;
  }

  a[aria-current='page'] {
    color: var(--link);
    font-weight: 800;
  }

  ${media.lg} {
    gap: 0 12px;

    a {
      max-width: none;
      min-height: 44px;
      padding-inline: 8px;
    }
  }
`;

export const Hamburger = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 44px;
  margin-right: -8px;
  padding: 4px 8px;
  border: 0;
  border-radius: 8px;
  background: none;
  color: var(--heading);
  font-weight: 800;

  &:hover {
    background: var(--tint-strong);
  }

  ${media.md} {
    display: none;
  }
`;

export const MenuBar = styled.div`
  display: none;
  background: var(--tint);
  border-block: 1px solid var(--line);

  ${media.md} {
    display: block;
  }
`;

export const Bar = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 8px;
  padding-block: 2px;

  /* All in one line on tablets, a scroll bar included. */
  ${media.tablet} {
    [data-menu-trigger] {
      gap: 2px;
    }

    [data-menu-trigger] > svg {
      margin-inline: -2px;
    }
  }
`;

export const Menus = styled.nav`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  margin-left: -4px;

  ${media.lg} {
    gap: 0 16px;
  }
`;

export const MenuBarLink = styled(NavLink)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  padding: 4px;
  border-radius: 8px;
  color: var(--heading);
  font-size: var(--small);
  font-weight: 700;
  text-decoration: none;
  white-space: nowrap;

  &:hover {
    background: var(--tint-strong);
  }
`;

/** Before the account, as a link to the other language; on tablets, whose bar is full, it stands in the account's menu. */
// Its type alone is another's: as a link of the router it would ask for a page of this edition.
export const BarLanguage = styled(MenuBarLink as unknown as typeof AccountItem)`
  ${media.tablet} {
    display: none;
  }
`;

/** Without scripts it leads to the list from A to Z. The menu of narrow screens has the search itself. */
export const SearchLink = styled(MenuBarLink)`
  gap: 8px;
  min-width: 44px;
  justify-content: center;

  ${media.belowMd} {
    display: none;
  }

  /* Tablets with their row of links have room for the icon alone; the word is still read out. */
  ${media.tablet} {
    margin-right: -12px;

    span {
      position: absolute;
      clip-path: inset(50%);
    }
  }
`;

export const AccountItem = styled.button`
  display: block;
  width: 100%;
  min-height: 44px;
  padding: 8px 20px;
  border: 0;
  background: none;
  text-align: left;
  white-space: nowrap;
  font-weight: 700;

  &:first-child {
    border-radius: 11px 11px 0 0;
  }

  &:last-child {
    border-radius: 0 0 11px 11px;
  }

  &:hover {
    background: var(--tint-strong);
  }
`;

/** The link to the other language where the bar has no room for it. */
export const AccountLanguage = styled(AccountItem)`
  display: none;
  color: inherit;
  text-decoration: none;

  ${media.tablet} {
    display: block;
  }
`;
