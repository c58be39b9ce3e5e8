import { styled } from 'styled-components';
import { hrefs, treatmentHref } from '@front-door/shared/routing/hrefs';
import { ButtonLink } from '../../ui/Button';
import * as texts from './emptyTexts/en';

/** For a category that lists nothing, or an address that is none: what there is instead. */
export function NoTreatments({ isCategory }: { readonly isCategory: boolean }) {
  return (
    <>
      <p>{isCategory ? texts.noTreatments : texts.noCategory}</p>
      <Buttons>
        <ButtonLink to={treatmentHref('general-consult')} $variant="primaryOrangeSolid">
          {texts.startGeneralConsult}
        </ButtonLink>
        <ButtonLink to={hrefs.care} $variant="primaryBlueOutline">
          {texts.allTreatments}
        </ButtonLink>
      </Buttons>
    </>
  );
}

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`;
