import type { Treatment } from '../../catalogue.types';
import { nearTwinHints } from '../../nearTwins';
import { treatmentAt, treatments, type TreatmentPath } from '../../treatments';

/** What a sentence does with the entry that it speaks of. */
export type Role =
  /** Says whom the entry is for. */
  | 'is-for'
  /** Says who is to be seen otherwise. */
  | 'refuses'
  /** Explains the complaint, its signs and its care. */
  | 'tells'
  /** Sends somebody to the entry from another page. */
  | 'leads-to';

/** A sentence, or the part of it that speaks of one entry. */
export interface Statement {
  /** The whole sentence, to be found again. */
  readonly sentence: string;
  /** The part that is read. */
  readonly part: string;
  readonly role: Role;
  /** The entry whose page says it. */
  readonly from: TreatmentPath;
  /** The entry that the part speaks of; `undefined` where it names one that does not exist. */
  readonly of: TreatmentPath | undefined;
}

/** Longest first, so that "Rash - Pediatric" is not read as "Rash". */
const names = [...treatments].sort((a, b) => b.name.length - a.name.length);
const nameAlternatives = names.map(({ name }) => name.replaceAll(/[-/]/g, String.raw`\$&`)).join('|');
const namedFirst = new RegExp(String.raw`^(${nameAlternatives}) is for\b`);
const refuses = /^(?:Not for an online visit|In person first|See a skin doctor|Who Should Not Use It)\b/;

/** Everything that a page states about its own entry and about others, sentence by sentence. */
export function statementsOf(entry: Treatment): readonly Statement[] {
  const { path, description, symptoms, helpNow } = entry;
  return [
    ...read(path, description, 'tells'),
    ...symptoms.flatMap(({ sectionName, sectionDetails }) =>
      sectionDetails.flatMap((line) => read(path, line, refuses.test(sectionName) ? 'refuses' : 'tells')),
    ),
    ...[...helpNow.signs, ...helpNow.seeInPerson].flatMap((line) => read(path, line, 'refuses')),
    ...nearTwinHints(path).flatMap(({ other, sentence }) =>
      read(path, sentence.replace('{link}', treatmentAt(other).name), 'is-for'),
    ),
  ];
}

/** The statements of one line of an entry's page. */
export function read(path: TreatmentPath, line: string, role: Role): readonly Statement[] {
  const own = roleOfLine(line, role);
  return line
    .split(/(?<=[.!?])\s+|;\s+/)
    .flatMap((sentence) => parts(sentence).map((part) => statement(path, sentence, part, own)));
}

function roleOfLine(line: string, role: Role): Role {
  if (refuses.test(line)) return 'refuses';
  return /^(?:Who it is for|Choose this page|This page (?:is|fits))\b/.test(line) ? 'is-for' : role;
}

function statement(path: TreatmentPath, sentence: string, part: string, role: Role): Statement {
  const target = namedFirst.exec(part)?.[1] ?? leadIn(sentence, part);
  if (target === undefined)
    return {
      sentence,
      part,
      role: /^(?:Not sure\?: )?(?:Stay here|This page is)\b/.test(part) ? 'is-for' : role,
      from: path,
      of: path,
    };
  return { sentence, part, role: 'leads-to', from: path, of: names.find(({ name }) => target.startsWith(name))?.path };
}

/** What follows "choose", or "or" where the sentence has already led to another page. */
function leadIn(sentence: string, part: string): string | undefined {
  if (!/\b[Cc]hoose [A-Z]/.test(sentence)) return undefined;
  return /\b[Cc]hoose ([A-Z].*)$/.exec(part)?.[1] ?? /^or ([A-Z].*)$/.exec(part)?.[1];
}

/** A sentence that leads to two entries says of each what fits it. */
function parts(sentence: string): readonly string[] {
  if (!/\b[Cc]hoose [A-Z]/.test(sentence)) return [sentence];
  const again = new RegExp(String.raw`, (?=or (?:${nameAlternatives})\b)`);
  return sentence.split(again);
}
