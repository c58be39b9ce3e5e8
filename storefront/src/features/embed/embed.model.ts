import type { ReceptionistOptions } from '@front-door/shared/contract/receptionist';
import { languages } from '@front-door/shared/language';
import { attributesOf } from '@front-door/shared/markup';
import * as texts from './embedTexts/en';

/** How a choice is made. A color has a default that the widget has too. */
type Kind =
  | { readonly kind: 'choice'; readonly options: readonly (readonly [value: string, label: string])[] }
  | { readonly kind: 'color'; readonly initial: string }
  | { readonly kind: 'text'; readonly hint: string }
  | { readonly kind: 'address'; readonly hint: string };

type Field = Kind & { readonly label: string };

/** What can be chosen, by the name of the script tag's option. */
export const embedFields = {
  side: {
    label: texts.corner,
    kind: 'choice',
    options: [
      ['', texts.asOnOurSite],
      ['right', texts.bottomRight],
      ['left', texts.bottomLeft],
    ],
  },
  launcher: {
    label: texts.launcher,
    kind: 'choice',
    options: [
      ['', texts.onEveryScreen],
      ['false', texts.noLauncher],
    ],
  },
  target: {
    label: texts.treatmentsOpen,
    kind: 'choice',
    options: [
      ['', texts.sameTab],
      ['_self', texts.sameWindow],
      ['_blank', texts.newTab],
    ],
  },
  keep: {
    label: texts.conversation,
    kind: 'choice',
    options: [
      ['', texts.beginsAnew],
      ['true', texts.goesOn],
    ],
  },
  primary: { label: texts.color, kind: 'color', initial: '#006699' },
  onPrimary: {
    label: texts.textOnColor,
    kind: 'choice',
    options: [
      ['', texts.readable],
      ['#ffffff', texts.white],
      ['#000000', texts.black],
    ],
  },
  label: { label: texts.label, kind: 'text', hint: texts.defaultLabel },
  language: {
    label: texts.language,
    kind: 'choice',
    options: [['', texts.asPageSays], ...languages.map((language) => [language, texts.languages[language]] as const)],
  },
  product: { label: texts.product, kind: 'text', hint: texts.ourName },
  partner: { label: texts.partner, kind: 'text', hint: texts.noPartner },
  pharmacy: { label: texts.pharmacy, kind: 'text', hint: texts.noPharmacy },
  source: { label: texts.source, kind: 'text', hint: texts.noSource },
  campaign: { label: texts.campaign, kind: 'text', hint: texts.noCampaign },
  storefront: { label: texts.storefront, kind: 'address', hint: texts.ourAddress },
  searchApi: { label: texts.searchApi, kind: 'address', hint: texts.ourAddress },
} as const satisfies Readonly<Record<string, Field>>;

export type EmbedField = keyof typeof embedFields;
export const embedFieldNames = Object.keys(embedFields) as readonly EmbedField[];

/** The fields that say where a visit comes from. */
const contextFields = ['partner', 'pharmacy', 'source', 'campaign'] as const satisfies readonly EmbedField[];

/** What was chosen; nothing where the default is to stand. */
export type EmbedChoices = Readonly<Partial<Record<EmbedField, string>>>;

/** What is wrong with a choice, in a sentence; `undefined` where nothing is. */
export function complaintOf(name: EmbedField, value: string): string | undefined {
  if (embedFields[name].kind !== 'address' || value.trim() === '') return undefined;
  const isAddress = /^https?:\/\/[^\s/]/i.test(value.trim()) && URL.canParse(value.trim());
  return isAddress ? undefined : texts.wholeAddress;
}

/** The choices that differ from the defaults and can be used, in the fields' order. */
function effective(choices: EmbedChoices): readonly (readonly [EmbedField, string])[] {
  return embedFieldNames.flatMap((name) => {
    const value = choices[name]?.trim() ?? '';
    const field: Field = embedFields[name];
    const isDefault = value === '' || (field.kind === 'color' && value === field.initial);
    return isDefault || complaintOf(name, value) !== undefined ? [] : [[name, value] as const];
  });
}

/** What a call takes for what the tag says in letters. */
const meant: Readonly<Record<string, unknown>> = { true: true, false: false };
const switches = ['launcher', 'keep'] as const satisfies readonly EmbedField[];

function optionOf(name: EmbedField, value: string | undefined): unknown {
  return value !== undefined && switches.some((field) => field === name) ? meant[value] : value;
}

/** The same choices for a widget that is there: every option, so that one that is taken back is set back. */
export function embedOptions(choices: EmbedChoices): ReceptionistOptions {
  const chosen: EmbedChoices = Object.fromEntries(effective(choices));
  const isContext = (name: EmbedField) => contextFields.some((field) => field === name);
  const own = embedFieldNames.filter((name) => !isContext(name)).map((name) => [name, optionOf(name, chosen[name])]);
  const context = contextFields.filter((name) => chosen[name] !== undefined).map((name) => [name, chosen[name]]);
  return { ...Object.fromEntries(own), context: Object.fromEntries(context) } as ReceptionistOptions;
}

/** The script that a tag brings. */
export interface EmbedScript {
  readonly address: string;
  /** Of a file that never changes; absent for the address under which always the newest is. */
  readonly integrity?: string;
}

/** The script tag to copy. */
export function embedTag(choices: EmbedChoices, { address, integrity }: EmbedScript): string {
  const attributes = attributesOf({
    async: '',
    src: address,
    integrity,
    crossorigin: integrity && 'anonymous',
    ...Object.fromEntries(effective(choices).map(([name, value]) => [`data-${kebab(name)}`, value])),
  });
  return `<script\n${attributes.map((line) => `  ${line}\n`).join('')}></script>`;
}

function kebab(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
