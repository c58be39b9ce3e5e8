import { animalCause, outOfScope, requests } from './lexicon/outOfScope';
import { bodyClaims } from './lexicon/people';
import { createPhraseFinder, type PhraseHit } from './phrases';
import type { Token } from './text';

/** Why a message, or a part of it, is no complaint that the catalogue could answer. */
export type ScopeReason = 'injection' | 'errand' | 'office' | 'controlled' | 'teeth' | 'pets';

export interface Scope {
  /** Set when nothing in the message is to be answered. */
  readonly blocked: ScopeReason | undefined;
  /** Evidence weaker than this is dropped, because the message is mostly about something else. */
  readonly leastEvidence: number;
  /** Tokens that tell of an animal or a thing. */
  readonly notAPerson: ReadonlySet<number>;
  /** Set when refills and general consults are not what the message asks for. */
  readonly complaintsOnly: boolean;
  /** Tokens that name teeth or gums. */
  readonly teeth: ReadonlySet<number>;
}

const find = {
  injection: createPhraseFinder(outOfScope.injection),
  errand: createPhraseFinder(outOfScope.errand),
  things: createPhraseFinder(outOfScope.things),
  figurative: createPhraseFinder(outOfScope.figurative),
  priceQuestion: createPhraseFinder(outOfScope.priceQuestion),
  officeQuestion: createPhraseFinder(outOfScope.officeQuestion),
  office: createPhraseFinder(outOfScope.office),
  teeth: createPhraseFinder(outOfScope.teeth),
  pets: createPhraseFinder(outOfScope.pets),
  controlled: createPhraseFinder(outOfScope.controlled),
  animals: createPhraseFinder(outOfScope.animals),
  animalCause: createPhraseFinder(animalCause),
  requests: createPhraseFinder(requests),
  self: createPhraseFinder(bodyClaims),
};

const hostileMarkup =
  /<\s*\/?\s*(?:script|img|iframe|svg|object|style|body|input|form|a\s)|javascript:|\bon(?:error|load|click)\s*=|\{\{|\$\{|--\s*$|';|<\|/i;

/** What the words stay when tags are taken out of a message. */
export function withoutMarkup(message: string): string {
  return message.replace(/<[^<>]{0,200}>/g, ' ').replace(/https?:\/\/\S{1,500}/gi, ' ');
}

/** Reads whether a message is a person's complaint at all. */
export function readScope(message: string, tokens: readonly Token[]): Scope {
  const teeth = find.teeth(tokens);
  const pets =
    find.animalCause(tokens).length > 0
      ? []
      : [...find.pets(tokens), ...find.animals(tokens).filter((hit) => opensClause(tokens, hit))];
  const things = find.things(tokens).filter((hit) => isSubject(tokens, hit));
  return {
    blocked: blockOf(message, tokens),
    leastEvidence: leastEvidence(tokens, teeth.length > 0),
    notAPerson: new Set([...clausesAbout(tokens, [...pets, ...things]), ...find.figurative(tokens).flatMap(indexes)]),
    complaintsOnly: teeth.length > 0 || find.office(tokens).length > 0 || controlledAt(tokens).length > 0,
    teeth: new Set(teeth.flatMap(indexes)),
  };
}

function leastEvidence(tokens: readonly Token[], teeth: boolean): number {
  if (find.priceQuestion(tokens).length > 0) return 0.93;
  if (teeth) return 0.8;
  return find.office(tokens).length > 0 ? 0.75 : 0;
}

/** A message this short that names a scheduled drug asks for it. */
const bareRequest = 4;

function blockOf(message: string, tokens: readonly Token[]): ScopeReason | undefined {
  if (hostileMarkup.test(message) || find.injection(tokens).length > 0) return 'injection';
  if (find.errand(tokens).length > 0) return 'errand';
  if (find.officeQuestion(tokens).length > 0) return 'office';
  const drugs = controlledAt(tokens);
  if (drugs.length > 0 && (tokens.length <= bareRequest || find.requests(tokens).length > 0)) return 'controlled';
  return undefined;
}

function controlledAt(tokens: readonly Token[]): readonly PhraseHit[] {
  return find.controlled(tokens).filter(({ start }) => !isRefused(tokens, start));
}

/** "non narcotic", "don't want opioids". */
function isRefused(tokens: readonly Token[], start: number): boolean {
  return tokens
    .slice(Math.max(0, start - 3), start)
    .some((token) => /^(?:non|no|not|without|dont|never|nothing|sin)$/.test(token.word));
}

/** "cat peed again", "the dog is limping". */
function opensClause(tokens: readonly Token[], { start, end }: PhraseHit): boolean {
  const next = tokens[end]?.word ?? '';
  if (/^(?:allerg|bit|scratch|dander|hair|lick|scan)/.test(next)) return false;
  if (tokens[start]?.gap !== 'none') return true;
  return (
    tokens[start - 1]?.gap !== 'none' &&
    /^(?:my|our|the|a|his|her|mi|el|la|nuestro)$/.test(tokens[start - 1]?.word ?? '')
  );
}

function isSubject(tokens: readonly Token[], { end }: PhraseHit): boolean {
  return /^(?:has|have|had|is|are|was|wont|keeps|makes|making|sounds|got|needs|died|broke|tiene|esta|no|se|smells|runs)$/.test(
    tokens[end]?.word ?? '',
  );
}

/** The tokens from the mention of an animal or a thing to where the writer speaks of himself. */
function clausesAbout(tokens: readonly Token[], hits: readonly PhraseHit[]): readonly number[] {
  if (hits.length === 0) return [];
  const mentions = new Set(hits.map((hit) => hit.start));
  const self = new Set(find.self(tokens).map((hit) => hit.start));
  const found: number[] = [];
  let clause: number[] = [];
  let about = true;
  const close = () => {
    if (clause.some((index) => mentions.has(index))) about = true;
    else if (clause.some((index) => self.has(index))) about = false;
    if (about) found.push(...clause);
    clause = [];
  };
  for (const [index, token] of tokens.entries()) {
    if (token.gap !== 'none') close();
    clause.push(index);
  }
  close();
  return found;
}

function indexes({ start, end }: PhraseHit): readonly number[] {
  return Array.from({ length: end - start }, (_, offset) => start + offset);
}
