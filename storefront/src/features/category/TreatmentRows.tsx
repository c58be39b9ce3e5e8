import type { TreatmentSummary } from '@front-door/shared/catalogue/catalogue.types';
import { layWords } from '@front-door/shared/catalogue/layWords';
import { shownName } from '@front-door/shared/catalogue/names/en';
import { visitPrice } from '@front-door/shared/catalogue/visitPrice';
import { rememberCondition } from '../../platform/chosenCondition';
import { useChosenState } from '../../platform/chosenState';
import { offerMark } from '../../platform/offers';
import { ConditionPicture } from '../../ui/ConditionPicture';
import { TreatmentLink } from '../../ui/TreatmentLink';
import { LayWords, Row, RowPrice, Rows } from './Category.styles';

/**
 * A category's treatments on small screens: picture, name, what people call it, and what a visit costs in the visitor's
 * state. Each row is one link, and the condition that it leads to is the chosen one when the visitor comes back.
 */
export function TreatmentRows({ treatments }: { readonly treatments: readonly TreatmentSummary[] }) {
  const state = useChosenState();
  return (
    <Rows>
      {treatments.map((treatment) => (
        <Row key={treatment.path} data-offer={offerMark(treatment.path)}>
          <ConditionPicture path={treatment.path} size={48} />
          <TreatmentLink
            path={treatment.path}
            onFollow={() => {
              rememberCondition(treatment.path);
            }}
          >
            {shownName(treatment)}
          </TreatmentLink>
          <LayWords>{layWords[treatment.path]}</LayWords>
          <RowPrice>{visitPrice(treatment, state)}</RowPrice>
        </Row>
      ))}
    </Rows>
  );
}
