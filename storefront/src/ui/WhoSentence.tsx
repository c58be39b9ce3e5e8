import type { WhoLine } from '@front-door/shared/catalogue/facts/whoCanUse';
import { shownName } from '@front-door/shared/catalogue/names/en';
import { treatmentAt } from '@front-door/shared/catalogue/treatments';
import { TreatmentLink } from './TreatmentLink';

/** A sentence of whom an entry is for or not, with the link to where others go. */
export function WhoSentence({ line: { sentence, link } }: { readonly line: WhoLine }) {
  if (link === undefined) return sentence;
  const [before, after] = sentence.split('{link}');
  return (
    <>
      {before}
      <TreatmentLink path={link}>{shownName(treatmentAt(link))}</TreatmentLink>
      {after}
    </>
  );
}
