import { useDeferredValue, useState } from 'react';
import { listPrice } from '@front-door/shared/catalogue/facts/priceCoverage';
import { placeText } from '@front-door/shared/catalogue/facts/shownCategories';
import { sortForDisplay, treatments } from '@front-door/shared/catalogue/treatments';
import type { TreatmentSummary } from '@front-door/shared/catalogue/catalogue.types';
import { treatmentHref } from '@front-door/shared/routing/hrefs';
import { offerMark, useOffered } from '../../platform/offers';
import { Button, ButtonLink } from '../../ui/Button';
import { ConditionPicture } from '../../ui/ConditionPicture';
import { Icon } from '../../ui/Icon';
import { searchIcon, xIcon } from '../../ui/icons';
import { TreatmentLink } from '../../ui/TreatmentLink';
import { searchByName } from './search.model';
import { Actions, Box, Category, Clear, Count, Empty, Field, Price, Row, Rows } from './TreatmentSearch.styles';

interface TreatmentSearchProps {
  /** Show every treatment while nothing is typed. */
  readonly showsAll: boolean;
}

const alphabetical = sortForDisplay(treatments);

/** A filter box over all treatments, which forgives typos. What is typed stays on this page. */
export function TreatmentSearch({ showsAll }: TreatmentSearchProps) {
  const [query, setQuery] = useState('');
  const isOffered = useOffered();
  const typed = useDeferredValue(query.trim());
  const known = alphabetical.filter(({ path }) => isOffered(path));
  const found = typed === '' && !showsAll ? [] : searchByName(typed, known);
  const clear = () => {
    setQuery('');
  };

  return (
    <>
      <Box>
        <label htmlFor="treatment-search">Find a treatment by name</label>
        <Field>
          <Icon of={searchIcon} size={22} />
          <input
            id="treatment-search"
            type="text"
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            spellCheck={false}
            maxLength={80}
            value={query}
            onChange={({ target }) => {
              setQuery(target.value);
            }}
          />
          {query !== '' && (
            <Clear type="button" aria-label="Clear the search" onClick={clear}>
              <Icon of={xIcon} size={20} />
            </Clear>
          )}
        </Field>
        <Count>
          {typed !== '' && `${String(found.length)} ${found.length === 1 ? 'treatment' : 'treatments'} found`}
        </Count>
      </Box>
      {typed !== '' && found.length === 0 ? (
        <Empty>
          <h2>No treatment by that name</h2>
          <p>Try another word, or talk it over with a provider in a General Consult.</p>
          <Actions>
            <ButtonLink to={treatmentHref('general-consult')} $variant="primaryBlueSolid">
              Start General Consult
            </ButtonLink>
            <Button $variant="primaryBlueOutline" onClick={clear}>
              Clear the search
            </Button>
          </Actions>
        </Empty>
      ) : (
        <Rows>
          {found.map((entry) => (
            <TreatmentRow key={entry.path} entry={entry} />
          ))}
        </Rows>
      )}
    </>
  );
}

function TreatmentRow({ entry }: { readonly entry: TreatmentSummary }) {
  return (
    <Row data-offer={offerMark(entry.path)}>
      <ConditionPicture path={entry.path} size={48} />
      <TreatmentLink path={entry.path}>{entry.name}</TreatmentLink>
      <Category>{placeText(entry)}</Category>
      <Price>{listPrice(entry)}</Price>
    </Row>
  );
}
