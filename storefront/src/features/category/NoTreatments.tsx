import { styled } from 'styled-components';
import { hrefs, treatmentHref } from '@front-door/shared/routing/hrefs';
import { ButtonLink } from '../../ui/Button';

/** For a category that lists nothing: what there is instead. */
export function NoTreatments({ sentence }: { readonly sentence: string }) {
  return (
    <>
      <p>{sentence}</p>
      <Buttons>
        <ButtonLink to={treatmentHref('general-consult')} $variant="primaryOrangeSolid">
          Start General Consult
        </ButtonLink>
        <ButtonLink to={hrefs.care} $variant="primaryBlueOutline">
          All Treatments
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
