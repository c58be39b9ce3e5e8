import { styled } from 'styled-components';
import { treatmentAt, type TreatmentPath } from '@front-door/shared/catalogue/treatments';
import { pictureAddress } from './pictureAddress';

interface ConditionPictureProps {
  readonly path: TreatmentPath;
  /** Width and height in pixels. */
  readonly size: number;
}

/**
 * The picture of a condition in the colors of the page. Decoration: the condition's name stands beside it. It is
 * referred to rather than drawn here, so that scripts and HTML hold none of it, and the theme's colors still reach it.
 */
export function ConditionPicture({ path, size }: ConditionPictureProps) {
  return (
    <Frame width={size} height={size} aria-hidden>
      <use href={pictureAddress(treatmentAt(path))} />
    </Frame>
  );
}

const Frame = styled.svg`
  flex: none;
  border-radius: 28%;
`;
