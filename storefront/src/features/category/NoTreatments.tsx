import { styled } from 'styled-components';
import { hrefs, treatmentHref } from '@front-door/shared/routing/hrefs';
import { ButtonLink } from '../../ui/Button';
import * as texts from './categoryTexts/en';

/** For a category that lists nothing: what there is instead. */
export function NoTreatments({ sentence }: { readonly sentence: string }) {
  return (
    <>
      <p>{sentence}</p>
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
