import { Link, type LinkProps } from 'react-router-dom';
import type { TreatmentPath } from '@front-door/shared/catalogue/treatments';
import { treatmentHref } from '@front-door/shared/routing/hrefs';
import { record } from '../platform/record';
import { ConditionPicture } from './ConditionPicture';

interface TreatmentLinkProps extends Omit<LinkProps, 'to' | 'onClick'> {
  readonly path: TreatmentPath;
  /** Width and height of the picture before the words, in pixels; without it there is none. */
  readonly pictureSize?: number;
  readonly onFollow?: () => void;
}

/** A link to a treatment's page. That it was followed is recorded. */
export function TreatmentLink({ path, pictureSize, onFollow, children, ...anchor }: TreatmentLinkProps) {
  return (
    <Link
      {...anchor}
      to={treatmentHref(path)}
      onClick={() => {
        record('treatment_click', { destination: path });
        onFollow?.();
      }}
    >
      {pictureSize !== undefined && <ConditionPicture path={path} size={pictureSize} />}
      {children}
    </Link>
  );
}
