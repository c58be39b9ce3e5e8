import { useDeferredValue, useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { TreatmentPath } from '@front-door/shared/catalogue/treatments';
import { longestMessage } from '@front-door/shared/contract/search';
import { onDismissal } from '../../platform/dismissal';
import { elementById } from '../../platform/onPage';
import { viewMemory } from '../../platform/viewMemory';
import { Icon } from '../../ui/Icon';
import { searchIcon, xIcon } from '../../ui/icons';
import { isCaretKey, keyStep, type ComboboxState } from './combobox.model';
import { Box, Clear, Field, Label } from './SearchBox.styles';
import { SearchResults } from './SearchResults';
import { clear as clearLabel } from './searchTexts/en';
import { useCatalogueSearch } from './useCatalogueSearch';

interface SearchBoxProps {
  /** Unique on its page. */
  readonly id: string;
  readonly label: string;
  /** `over`: results lie over what follows. `flow`: they stand there in its place. */
  readonly results: 'over' | 'flow';
  readonly size?: 'regular' | 'large';
  /** Hands the visitor's words to the Receptionist. Before that nothing typed leaves this component. */
  readonly onTell: (words: string) => void;
  /** A result was chosen: whoever shows the box may close. */
  readonly onChosen?: () => void;
  /** The field has the focus as soon as it is shown. */
  readonly takesFocus?: boolean;
  /** What is looked through first: everything else only where none of it fits. */
  readonly within?: readonly TreatmentPath[];
  /** With `flow`: what stands there while nothing is typed. */
  readonly children?: ReactNode;
}

/** A page that its words filter shows the same again when it is gone back to. */
const useFilter = viewMemory('');
const closed: ComboboxState = { isOpen: false, active: -1 };

/**
 * The one search of the storefront: a combobox over the catalogue, on the device, by names, lay words, medicines and symptoms in
 * English and Spanish. Its last line hands the words to the Receptionist.
 */
export function SearchBox({
  id,
  label,
  results,
  size = 'regular',
  onTell,
  onChosen,
  takesFocus,
  within,
  children,
}: SearchBoxProps) {
  const [typed, setTyped] = useFilter(onChosen === undefined ? id : undefined);
  const [state, setState] = useState(closed);
  const root = useRef<HTMLElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const asked = useDeferredValue(typed.trim());
  const search = useCatalogueSearch(asked, within);
  const isShown = typed.trim() !== '' && (state.isOpen || results === 'flow');
  const options = () => [...(root.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [])];

  const close = () => {
    setState(closed);
  };
  const type = (text: string) => {
    search.wake();
    setTyped(text);
    setState({ isOpen: true, active: -1 });
  };
  const clear = () => {
    setTyped('');
    close();
    field.current?.focus();
  };
  const press = (event: KeyboardEvent) => {
    // An input method has these keys while it composes.
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isCaretKey(event.key)) setState({ ...state, active: -1 });
    const step = keyStep(
      event.key,
      { ...state, isOpen: isShown },
      isShown ? options().length : typed.trim() === '' ? 0 : 1,
    );
    if (step === undefined) return;
    event.preventDefault();
    if (step.kind === 'choose') options()[state.active]?.click();
    else if (step.kind === 'clear') clear();
    else setState(step.to);
  };

  useEffect(() => {
    if (takesFocus === true) field.current?.focus();
  }, [takesFocus]);

  useEffect(() => {
    elementById(`${id}-${String(state.active)}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, state.active]);

  useEffect(() => {
    if (!state.isOpen) return undefined;
    return onDismissal(
      () => root.current,
      () => {
        setState(closed);
      },
    );
  }, [state.isOpen]);

  return (
    <Box
      ref={root}
      data-size={size}
      onBlur={({ relatedTarget }) => {
        // A telephone's keyboard takes the focus from the field when it is put away, and gives it to nothing.
        if (relatedTarget !== null && root.current?.contains(relatedTarget) !== true) close();
      }}
    >
      <Label htmlFor={id}>{label}</Label>
      <Field>
        <Icon of={searchIcon} size={22} />
        <input
          ref={field}
          id={id}
          type="text"
          role="combobox"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={longestMessage}
          aria-autocomplete="list"
          aria-expanded={isShown}
          aria-controls={isShown ? `${id}-list` : undefined}
          aria-activedescendant={isShown && state.active >= 0 ? `${id}-${String(state.active)}` : undefined}
          value={typed}
          onFocus={search.wake}
          onChange={({ target }) => {
            type(target.value);
          }}
          onClick={() => {
            if (typed !== '') setState({ ...state, isOpen: true });
          }}
          onKeyDown={press}
        />
        {typed !== '' && (
          <Clear type="button" aria-label={clearLabel} onClick={clear}>
            <Icon of={xIcon} size={20} />
          </Clear>
        )}
      </Field>
      <SearchResults
        id={id}
        words={asked}
        results={search.results}
        active={state.active}
        isShown={isShown}
        isOver={results === 'over'}
        isDetailed={children !== undefined}
        onTell={() => {
          onTell(typed.trim());
        }}
        onChosen={() => {
          close();
          onChosen?.();
        }}
      />
      {!isShown && children}
    </Box>
  );
}
