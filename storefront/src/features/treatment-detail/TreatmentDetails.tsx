import type { Treatment } from '@front-door/shared/catalogue/catalogue.types';
import { brandOnlyMark, isBrandOnly } from '@front-door/shared/catalogue/facts/medications';
import { isPediatric } from '@front-door/shared/catalogue/treatments';
import { missingItemsNote, whatYouNeedLine } from '@front-door/shared/catalogue/whatYouNeed';
import { Icon } from '../../ui/Icon';
import { checkIcon } from '../../ui/icons';
import * as texts from './detailsTexts/en';
import { labelledLine } from './labelledLine';
import { specialNotes } from './specialNotes/en';
import { Block, CheckList, Medications, Note, Sources } from './TreatmentDetails.styles';

/** The left side of a treatment's page: symptoms, what to have at hand, common medications. */
export function TreatmentDetails({ treatment }: { readonly treatment: Treatment }) {
  const { path, symptoms, whatYouNeed, commonMedications, sources } = treatment;
  const notes = specialNotes[path] ?? [];
  return (
    <>
      {notes.length > 0 && (
        <Note>
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </Note>
      )}
      {[...symptoms]
        .sort((a, b) => a.sectionOrder - b.sectionOrder)
        .map(({ sectionName, sectionDetails }) => (
          <Block key={sectionName} data-not-printed>
            <h2>{sectionName}</h2>
            <ul>
              {sectionDetails.map((line) => (
                <li key={line}>
                  <Line line={line} />
                </li>
              ))}
            </ul>
          </Block>
        ))}
      <WhatYouNeed codes={whatYouNeed} patient={isPediatric(treatment) ? 'child' : 'adult'} />
      {commonMedications.length > 0 && (
        <Block>
          <h2>{texts.commonMedications}</h2>
          <Medications>
            {commonMedications.map((medication) => (
              <li key={medication}>
                {medication}
                {isBrandOnly(medication) && `: ${brandOnlyMark}`}
              </li>
            ))}
          </Medications>
          <p>{texts.providerDecides}</p>
        </Block>
      )}
      {sources.length > 0 && (
        <Sources data-not-printed>
          <summary>{texts.sources}</summary>
          <ul>
            {sources.map((source) => (
              <li key={source.url}>
                <a href={source.url} target="_blank" rel="noopener noreferrer">
                  {texts.source(source)}
                </a>
              </li>
            ))}
          </ul>
        </Sources>
      )}
    </>
  );
}

/** What to have at hand, in readable lines (specification 2.8). */
export function WhatYouNeed({
  codes,
  patient = 'adult',
}: {
  readonly codes: readonly string[];
  readonly patient?: 'adult' | 'child';
}) {
  return (
    <Block>
      <h2>{texts.whatYouNeed}</h2>
      <CheckList data-checklist>
        {codes.map((code) => (
          <li key={code}>
            <Icon of={checkIcon} size={20} />
            {whatYouNeedLine(code, patient)}
          </li>
        ))}
      </CheckList>
      <p>{missingItemsNote}</p>
    </Block>
  );
}

function Line({ line }: { readonly line: string }) {
  const { label, text } = labelledLine(line);
  return label === undefined ? (
    text
  ) : (
    <>
      <strong>{label.endsWith('?') ? label : `${label}:`}</strong>
      {/* One text: between two, the server writes a comment that keeps them apart. */ ` ${text}`}
    </>
  );
}
