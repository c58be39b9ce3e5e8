import { Link, type LinkProps } from 'react-router-dom';
import type { TreatmentPath } from '@front-door/shared/catalogue/treatments';
import { treatmentHref } from '@front-door/shared/routing/hrefs';
import { record } from '../platform/record';

interface TreatmentLinkProps extends Omit<LinkProps, 'to' | 'onClick'> {
  readonly path: TreatmentPath;
}

/** A link to a treatment's page. That it was followed is recorded. */
export function TreatmentLink({ path, ...anchor }: TreatmentLinkProps) {
  return (
    <Link
      {...anchor}
      to={treatmentHref(path)}
      onClick={() => {
        record('treatment_click', { destination: path });
      }}
    />
  );
}
