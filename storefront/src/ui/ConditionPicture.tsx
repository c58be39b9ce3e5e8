import { categoryTitled } from '@front-door/shared/catalogue/categories';
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
    <svg width={size} height={size} clipPath="inset(0 round 28%)" aria-hidden>
      <use href={pictureAddress(path, categoryTitled(treatmentAt(path).primaryCategory))} />
    </svg>
  );
}
