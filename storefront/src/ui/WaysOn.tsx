import { hrefs, treatmentHref } from '@front-door/shared/routing/hrefs';
import { ButtonLink } from './Button';
import { Actions } from './layout';

/** Where a visitor goes on whose page there is not, or not for them. */
export function WaysOn() {
  return (
    <Actions>
      <ButtonLink to={treatmentHref('general-consult')} $variant="primaryBlueSolid">
        Start General Consult
      </ButtonLink>
      <ButtonLink to={hrefs.care} $variant="primaryBlueOutline">
        See all treatments
      </ButtonLink>
    </Actions>
  );
}
