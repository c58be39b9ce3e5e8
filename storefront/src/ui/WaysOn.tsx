import { hrefs, treatmentHref } from '@front-door/shared/routing/hrefs';
import { ButtonLink } from './Button';
import { Actions } from './layout';
import { allTreatments, consult } from './waysOnTexts/en';

/** Where a visitor goes on whose page there is not, or not for them. */
export function WaysOn() {
  return (
    <Actions>
      <ButtonLink to={treatmentHref('general-consult')} $variant="primaryBlueSolid">
        {consult}
      </ButtonLink>
      <ButtonLink to={hrefs.care} $variant="primaryBlueOutline">
        {allTreatments}
      </ButtonLink>
    </Actions>
  );
}
