import { describe, expect, test } from 'vitest';
import type { Consultation } from '../catalogue/availability';
import type { VisitorContext } from '../visitor/visitorContext';
import { analyticsEvent, conversionEvent, conversionMode } from './analytics';

const visitor: VisitorContext = {
  guid: '11111111-1111-4111-8111-111111111111',
  transactionId: '22222222-2222-4222-9222-222222222222',
  partner: 'oak',
  pharmacy: 'Oak',
  source: 'mail',
  campaign: 'fall',
  welcomed: true,
};
const who = { guid: visitor.guid, pharmacy: 'Oak', source: 'mail' };

describe('events', () => {
  test('[AN-01] carry the event, the guid, the pharmacy and the source, and nothing more of the visitor', () => {
    expect(analyticsEvent('find_treatment_click', visitor, {})).toEqual({ event: 'find_treatment_click', ...who });
    expect(analyticsEvent('start_general_consult_click', visitor, {})).toEqual({
      event: 'start_general_consult_click',
      ...who,
    });
    expect(analyticsEvent('genie_patient_profile_click', visitor, {})).toEqual({
      event: 'genie_patient_profile_click',
      ...who,
    });
  });

  test('[AN-01] carry the fields of their own', () => {
    expect(analyticsEvent('category_click', visitor, { destination: 'allergies' })).toEqual({
      event: 'category_click',
      ...who,
      destination: 'allergies',
    });
    expect(analyticsEvent('category_button_click', visitor, { category: 'Allergies' })).toEqual({
      event: 'category_button_click',
      ...who,
      category: 'Allergies',
    });
    expect(analyticsEvent('treatment_click', visitor, { destination: 'rash' })).toEqual({
      event: 'treatment_click',
      ...who,
      destination: 'rash',
    });
  });

  test('[AN-01] leave out a pharmacy and a source that are not known', () => {
    const event = analyticsEvent('find_treatment_click', { guid: visitor.guid, welcomed: false }, {});
    expect(Object.keys(event)).toEqual(['event', 'guid']);
  });
});

describe('conversion events', () => {
  test.each<[string, Consultation, string]>([
    ['a virtual consultation', { kind: 'consultation', mode: 'virtual' }, 'async'],
    ['a live consultation', { kind: 'consultation', mode: 'live' }, 'sync'],
    ['a new weight-loss patient', { kind: 'weight-loss', path: 'new' }, 'new'],
    ['an existing weight-loss patient', { kind: 'weight-loss', path: 'existing' }, 'existing'],
  ])('[AN-01] of %s have their mode', (_who, consultation, mode) => {
    expect(conversionMode(consultation)).toBe(mode);
    expect(conversionEvent(visitor, { consultation, protocolName: 'Rash', state: 'Ohio' })).toEqual({
      event: 'conversion_to_genie',
      ...who,
      protocol: 'Rash',
      mode,
      stateLocation: 'Ohio',
    });
  });

  test.each([
    ['Rash - Pediatric', 'conversion_to_genie_pediatric'],
    ['General Consult - Pediatric', 'conversion_to_genie_pediatric'],
    ['Rash', 'conversion_to_genie'],
    ['Weight Loss Initial Visit', 'conversion_to_genie'],
  ])('[AN-01] of %s are called %s', (protocolName, event) => {
    const consultation: Consultation = { kind: 'consultation', mode: 'live' };
    expect(conversionEvent(visitor, { consultation, protocolName, state: 'Utah' })).toMatchObject({
      event,
      protocol: protocolName,
      mode: 'sync',
    });
  });
});
