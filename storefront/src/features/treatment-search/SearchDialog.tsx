import { Dialog } from '../../ui/Dialog';
import { SearchBox } from './SearchBox';
import { searchLabel } from './searchLabel';

interface SearchDialogProps {
  readonly onTell: (words: string) => void;
  readonly onClose: () => void;
}

/** The search that the header opens on any page. */
export function SearchDialog({ onTell, onClose }: SearchDialogProps) {
  return (
    <Dialog title="Search" size="xl" onClose={onClose}>
      <SearchBox id="header-search" label={searchLabel} results="flow" takesFocus onTell={onTell} onChosen={onClose} />
    </Dialog>
  );
}
