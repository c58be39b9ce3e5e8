import type { ComponentProps } from 'react';
import { search as searchTitle } from '../features/header/headerTexts/en';
import { MenuDrawer } from '../features/header/MenuDrawer';
import { tellReceptionist } from '../features/receptionist/receptionist';
import { SearchBox } from '../features/treatment-search/SearchBox';
import { searchLabel } from '../features/treatment-search/searchLabelTexts/en';
import { Dialog } from '../ui/Dialog';

interface HeaderOverlayProps extends Omit<ComponentProps<typeof MenuDrawer>, 'search'> {
  readonly kind: 'menu' | 'search';
}

/** What the header opens over any page: the menu of narrow screens with the search in it, or on wide ones the search alone. */
export function HeaderOverlay({ kind, account, onClose }: HeaderOverlayProps) {
  const search = (
    <SearchBox
      id="header-search"
      label={searchLabel}
      results="flow"
      takesFocus={kind === 'search'}
      onTell={tellReceptionist}
      onChosen={onClose}
    />
  );
  return kind === 'menu' ? (
    <MenuDrawer account={account} search={search} onClose={onClose} />
  ) : (
    <Dialog title={searchTitle} size="xl" onClose={onClose}>
      {search}
    </Dialog>
  );
}
