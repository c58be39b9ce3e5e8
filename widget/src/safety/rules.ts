import type { Emergency } from './emergency.types';

type Scope = 'clause' | 'sentence' | 'near';

/** One concept that a rule asks for; `lacking` when it must be told as not so. */
export interface Asked {
  readonly concept: string;
  readonly lacking: boolean;
}

/** One term of a rule: steps that follow one another, each any of several concepts. */
export type Term = readonly (readonly Asked[])[];

/** A rule as it is matched. */
export interface Rule {
  readonly emergency: Emergency;
  readonly scope: Scope;
  readonly terms: readonly Term[];
  readonly unless: readonly Asked[];
}

/** Reads the notation of `Emergency.signs`. */
export function parseRules(emergencies: readonly Emergency[]): readonly Rule[] {
  return emergencies.flatMap((emergency) =>
    emergency.signs
      .trim()
      .split('\n')
      .map((row) => parseRule(emergency, row.trim())),
  );
}

function parseRule(emergency: Emergency, row: string): Rule {
  const [, scope, told = ''] = /^(?:(clause|sentence): )?(.*)$/.exec(row) ?? [];
  const [asked = '', unless = ''] = told.split(' - ');
  return {
    emergency,
    scope: scope === 'clause' || scope === 'sentence' ? scope : 'near',
    terms: asked.split(' + ').map((term) => term.split(' > ').map((step) => step.split('/').map(parseAsked))),
    unless: unless === '' ? [] : unless.split('/').map(parseAsked),
  };
}

function parseAsked(told: string): Asked {
  const lacking = told.startsWith('no ');
  return { concept: lacking ? told.slice(3) : told, lacking };
}
