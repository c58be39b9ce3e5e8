import { Fragment } from 'react';
import type { Treatment } from '@front-door/shared/catalogue/catalogue.types';
import { isPediatric } from '@front-door/shared/catalogue/treatments';
import { emergencyLines } from '../../ui/emergencyLines';
import { Icon } from '../../ui/Icon';
import { triangleAlertIcon } from '../../ui/icons';
import { Alert, Calls } from './HelpNow.styles';
import * as texts from './helpNowTexts/en';
import { opensRedFlags } from './redFlags';

/** The red flags of a condition, and whom to call: one strip before the choice, which opens without scripts too. */
export function HelpNow({ treatment }: { readonly treatment: Treatment }) {
  const { signs, seeInPerson } = treatment.helpNow;
  const patient = isPediatric(treatment) ? 'child' : 'adult';
  return (
    <Alert aria-labelledby="help-now">
      <details open={opensRedFlags(treatment)}>
        <summary>
          <Icon of={triangleAlertIcon} size={22} />
          <h2 id="help-now">{texts.title}</h2>
        </summary>
        <p>{texts.getHelpNow(patient)}</p>
        <ul>
          {signs.map((sign) => (
            <li key={sign}>{sign}</li>
          ))}
        </ul>
        <Calls data-calls>
          {treatment.emergencyLines.map((line) => (
            <Fragment key={line}>
              <a href={emergencyLines[line].href}>{emergencyLines[line].text}</a>{' '}
              <span>{emergencyLines[line].about}</span>
            </Fragment>
          ))}
        </Calls>
        {seeInPerson.length > 0 && (
          <>
            <h3>{texts.seeSomeoneToday(patient)}</h3>
            <ul>
              {seeInPerson.map((sign) => (
                <li key={sign}>{sign}</li>
              ))}
            </ul>
          </>
        )}
      </details>
    </Alert>
  );
}
