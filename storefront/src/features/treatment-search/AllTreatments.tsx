import { sortForDisplay, treatments } from '@front-door/shared/catalogue/treatments';
import type { TreatmentSummary } from '@front-door/shared/catalogue/catalogue.types';
import { offerMark, useOffered } from '../../platform/offers';
import { TreatmentLink } from '../../ui/TreatmentLink';
import { Category, Price, Row, Rows } from './AllTreatments.styles';

const alphabetical = sortForDisplay(treatments);

/** Every treatment from A to Z, with its category and the usual price of its medication. */
export function AllTreatments() {
  const isOffered = useOffered();
  return (
    <Rows>
      {alphabetical
        .filter(({ path }) => isOffered(path))
        .map((entry) => (
          <TreatmentRow key={entry.path} entry={entry} />
        ))}
    </Rows>
  );
}

function TreatmentRow({ entry: { path, name, primaryCategory, priceRange } }: { readonly entry: TreatmentSummary }) {
  return (
    <Row data-offer={offerMark(path)}>
      <TreatmentLink path={path}>{name}</TreatmentLink>
      <Category>{primaryCategory === '' ? 'All categories' : primaryCategory}</Category>
      <Price>{priceRange === '' ? 'No set medication' : `Medication: ${priceRange}`}</Price>
    </Row>
  );
}
