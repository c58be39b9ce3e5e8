import type { AnalyticsEventName, EventFields } from './analytics';

type FieldOf<Name extends AnalyticsEventName> = EventFields[Name] extends infer Fields
  ? Extract<keyof Fields, string>
  : never;

interface EventRow<Name extends AnalyticsEventName> {
  /** Whether the specification names the event; the others are ours. */
  readonly origin: 'specification' | 'funnel';
  readonly when: string;
  /** The fields of its own, beside `event`, `guid`, `pharmacy` and `source`. */
  readonly fields: readonly FieldOf<Name>[];
}

const conversion = ['protocol', 'mode', 'stateLocation'] as const;

/** Every event of the data layer, for tests, the tester's bench and docs/events.md. No page of ours needs it. */
export const eventTable: { readonly [Name in AnalyticsEventName]: EventRow<Name> } = {
  genie_patient_profile_click: { origin: 'specification', when: '"My Patient Profile" is chosen', fields: [] },
  find_treatment_click: { origin: 'specification', when: '"Find Treatment" in the account dialog', fields: [] },
  start_general_consult_click: {
    origin: 'specification',
    when: '"Start General Consultation" in the account dialog',
    fields: [],
  },
  category_click: {
    origin: 'specification',
    when: 'a category\'s card, or "View All" of its menu',
    fields: ['destination'],
  },
  category_button_click: { origin: 'specification', when: "the button of a category's card", fields: ['category'] },
  treatment_click: { origin: 'specification', when: 'a link to a treatment', fields: ['destination'] },
  conversion_to_genie: { origin: 'specification', when: 'a launch', fields: conversion },
  conversion_to_genie_pediatric: {
    origin: 'specification',
    when: 'a launch of a treatment whose protocol name has "Pediatric"',
    fields: conversion,
  },
  hero_button_click: { origin: 'funnel', when: "a button of the home page's hero", fields: ['button'] },
  header_button_click: {
    origin: 'funnel',
    when: 'a direct button of the header, "All Services", or a link of the drawer',
    fields: ['destination'],
  },
  footer_category_click: { origin: 'funnel', when: 'a treatment category in the footer', fields: ['destination'] },
  bottom_bar_click: {
    origin: 'funnel',
    when: 'a button of the bar at the bottom of small screens',
    fields: ['button'],
  },
  suggestion_click: { origin: 'funnel', when: 'a suggestion is chosen in the chat', fields: ['destination'] },
  chat_consult_click: { origin: 'funnel', when: '"Start General Consult" in the chat', fields: [] },
};

/** What each event may carry beside its own fields. */
export const commonFields = ['event', 'guid', 'pharmacy', 'source'] as const;
