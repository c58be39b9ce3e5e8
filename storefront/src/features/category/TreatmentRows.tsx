import type { TreatmentSummary } from '@front-door/shared/catalogue/catalogue.types';
import { Button } from '../../ui/Button';
import { TreatmentLink } from '../../ui/TreatmentLink';
import { Row, Rows } from './Category.styles';

interface TreatmentRowsProps {
  readonly treatments: readonly TreatmentSummary[];
  readonly onGetStarted: (treatment: TreatmentSummary) => void;
  /** The pointer or the focus is on a button: the drawer may be needed soon. */
  readonly onIntent: () => void;
}

/** A category's treatments on small screens: a link to each page and a button that starts it here. */
export function TreatmentRows({ treatments, onGetStarted, onIntent }: TreatmentRowsProps) {
  return (
    <Rows>
      {treatments.map((treatment) => (
        <Row key={treatment.path}>
          <TreatmentLink path={treatment.path} pictureSize={48}>
            {treatment.name}
          </TreatmentLink>
          <Button
            $variant="primaryBlueOutline"
            aria-label={`Get Started: ${treatment.name}`}
            onPointerEnter={onIntent}
            onFocus={onIntent}
            onClick={() => {
              onGetStarted(treatment);
            }}
          >
            Get Started
          </Button>
        </Row>
      ))}
    </Rows>
  );
}
