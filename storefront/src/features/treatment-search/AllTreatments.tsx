import { listPrice } from '@front-door/shared/catalogue/facts/priceCoverage';
import { shownName } from '@front-door/shared/catalogue/names/en';
import { placeText } from '@front-door/shared/catalogue/facts/shownCategories';
import { sortForDisplay, treatments } from '@front-door/shared/catalogue/treatments';
import type { TreatmentSummary } from '@front-door/shared/catalogue/catalogue.types';
import { offerMark, useOffered } from '../../platform/offers';
import { ConditionPicture } from '../../ui/ConditionPicture';
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

function TreatmentRow({ entry }: { readonly entry: TreatmentSummary }) {
  return (
    <Row data-offer={offerMark(entry.path)}>
      <ConditionPicture path={entry.path} size={48} />
      <TreatmentLink path={entry.path}>{shownName(entry)}</TreatmentLink>
      <Category>{placeText(entry)}</Category>
      <Price>{listPrice(entry)}</Price>
    </Row>
  );
}
