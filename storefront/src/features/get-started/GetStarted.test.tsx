import { describe, expect, test, vi } from 'vitest';
import { usStates } from '@front-door/shared/catalogue/states';
import { treatmentAt } from '@front-door/shared/catalogue/treatments';
import { rememberState } from '../../platform/chosenState';
import { click, control, eventually, fill, settled } from '../../testing/interact';
import { prerenderAt, renderAt, textOf } from '../../testing/renderAt';
import { GetStarted } from './GetStarted';
import { consultations, forgetState, panelFor, stateField } from './getStarted.fixture';

forgetState();

const cards = (panel: HTMLElement) => [...panel.querySelectorAll('li:has(> h3)')].map((card) => textOf(card));
/** What the live regions say. */
const heard = (panel: HTMLElement) => [...panel.querySelectorAll('output')].map((region) => textOf(region));

describe('the state', () => {
  test('[GS-02] the dropdown offers 50 states and DC under its placeholder', () => {
    const options = [...panelFor('rash').querySelectorAll('option')].map(textOf);
    expect(options).toEqual(['What state do you live in?', ...usStates]);
    expect(options).toHaveLength(52);
  });

  test('[GS-01] [GS-03] the panel is headed "Get Started Here" and shows no consultation before a state is chosen', () => {
    expect(textOf(panelFor('rash').querySelector('h2'))).toBe('Get Started Here');
    expect(consultations()).toEqual([]);
  });

  test('[GS-04] choosing a state reveals the consultations with their fees; an icon clears it', async () => {
    const panel = panelFor('rash');
    await fill(stateField(panel), 'Florida');
    await eventually(() => control('Virtual Consultation'));
    expect(consultations()).toEqual(['Virtual Consultation$29', 'Live Consultation$74']);
    await click(panel.querySelector('[aria-label="Clear Florida"]'));
    expect(consultations()).toEqual([]);
    expect(document.activeElement).toBe(stateField(panel));
  });

  test('[AF-06] for Shortness of Breath a live visit is offered, and why no virtual one', async () => {
    const panel = panelFor('shortness-of-breath');
    await fill(stateField(panel), 'Florida');
    await eventually(() => control('Live Consultation'));
    expect(consultations()).toEqual(['Live Consultation$74']);
    expect(textOf(panel)).toContain(
      'Virtual consultations are not offered for Shortness of Breath: the provider needs to talk with you and hear you breathe.',
    );
  });

  test('[GS-20] the state is kept for the visit in session storage and not beyond', async () => {
    await fill(stateField(panelFor('rash')), 'Florida');
    expect(sessionStorage.getItem('state')).toBe('Florida');
    expect(localStorage.getItem('state')).toBeNull();
    panelFor('gout');
    await eventually(() => [...document.querySelectorAll('select')].find(({ value }) => value === 'Florida'));
  });
});

describe('what is offered', () => {
  test('[GS-05] [GS-18] where virtual care is not allowed, live is offered and the reason stands beside it', async () => {
    const panel = panelFor('rash');
    await fill(stateField(panel), 'Texas');
    await eventually(() => control('Live Consultation'));
    expect(consultations()).toEqual(['Live Consultation$74']);
    expect(textOf(panel)).toContain('Virtual consultations are not available in Texas');
  });

  test('[GS-06] a refill that cannot start online says so and gives the phone number', async () => {
    const panel = panelFor('medication-refill');
    await fill(stateField(panel), 'Florida');
    const call = await eventually(() => control('(800) 555-0142'));
    expect(call.getAttribute('href')).toBe('tel:8005550142');
    expect(consultations()).toEqual([]);
    expect(textOf(panel)).toContain("Refills can't be started online in Florida");
  });

  test('[GS-07] outside its states the weight-loss program explains itself and leads to a General Consult', async () => {
    const panel = panelFor('weight-loss');
    await fill(stateField(panel), 'Iowa');
    const consult = await eventually(() => control('Start a General Consult'));
    expect(consult.getAttribute('href')).toBe('/general-consult');
    expect(consultations()).toEqual([]);
  });
});

describe('the cards', () => {
  test('[AF-03] say in plain words what each visit is, what happens, and the hours of the live one alone', async () => {
    vi.useFakeTimers({ now: new Date('2026-01-15T18:00:00Z'), toFake: ['Date'] });
    const panel = panelFor('rash');
    await fill(stateField(panel), 'Florida');
    await eventually(() => control('Virtual Consultation'));
    vi.useRealTimers();
    const [answers, talk, ...more] = cards(panel);
    expect(more).toEqual([]);
    expect(answers).toMatch(/^Answer questions\s*Virtual Consultation\$29\s*You answer questions online\./);
    expect(answers).toContain('With medication: $35 to $44');
    expect(answers).not.toContain('ET');
    expect(talk).toMatch(/^Talk to a provider\s*Live Consultation\$74\s*A provider calls you/);
    expect(talk).toContain('Providers online until 9 PM ET');
    expect(talk).toContain('With medication: $80 to $89');
  });

  test('[AF-03] a visit that is not offered has its card with the reason', async () => {
    const panel = panelFor('rash');
    await fill(stateField(panel), 'Texas');
    await eventually(() => control('Live Consultation'));
    expect(cards(panel).map((text) => text.slice(0, 20))).toEqual(['Talk to a providerLi', 'Virtual is not avail']);
  });
});

describe('what is said to those who do not see the screen', () => {
  test('[AF-12] is in one polite region, there from the start, and empty until something has changed', async () => {
    const panel = panelFor('rash');
    expect(heard(panel)).toEqual(['']);
    await fill(stateField(panel), 'Texas');
    await eventually(() => control('Live Consultation'));
    expect(heard(panel)).toEqual([
      'In Texas you can choose: Live Consultation, $74, with medication $80 to $89. Virtual consultations are not available in Texas for this treatment: the provider has to speak with you. A live consultation covers the same care.',
    ]);
    expect(panel.querySelectorAll('[role=alert], [role=status]')).toHaveLength(0);
  });

  test('[AF-12] tells what is missing when a choice is cleared, in place of what there was to choose from', async () => {
    const panel = panelFor('rash');
    await fill(stateField(panel), 'Texas');
    await eventually(() => control('Live Consultation'));
    await click(panel.querySelector('[aria-label="Clear Texas"]'));
    const hint = 'Choose your state to see the visits you can have, and what each one costs.';
    expect(heard(panel)).toEqual([hint]);
    await fill(stateField(panel), 'Florida');
    await eventually(() => control('Virtual Consultation'));
    expect(heard(panel)[0]).toMatch(/^In Florida you can choose/);
    await fill(stateField(panel), '');
    expect(heard(panel)).toEqual([hint]);
  });

  test('[AF-12] says nothing of a choice that was remembered from another page', async () => {
    rememberState('Texas');
    const conditions = { options: [treatmentAt('rash')], onChoose: () => undefined, onClear: () => undefined };
    const element = <GetStarted treatment={undefined} conditions={conditions} />;
    const { container } = renderAt('/', element, await prerenderAt('/', element));
    await settled();
    expect(textOf(container)).toContain('Choose your condition to see the visits');
    expect(heard(container)).toEqual(['']);
  });

  test('[AF-12] tells where no visit can be had, and whom to call', async () => {
    const panel = panelFor('medication-refill');
    await fill(stateField(panel), 'Florida');
    await eventually(() => control('(800) 555-0142'));
    expect(heard(panel)[0]).toMatch(/^Refills can't be started online in Florida\..*Call \(800\) 555-0142\.$/);
  });
});

test('[GS-01] on category pages a condition is chosen first, from a dropdown with a disabled placeholder', () => {
  const onChoose = vi.fn<(path: string) => void>();
  const options = [treatmentAt('rash'), treatmentAt('acne')];
  const conditions = { options, onChoose, onClear: () => undefined };
  const { container } = renderAt('/', <GetStarted treatment={undefined} conditions={conditions} />);
  expect(textOf(container.querySelector('label'))).toContain('Choose Your Condition');
  const [placeholder, ...rest] = container.querySelectorAll<HTMLOptionElement>('label + div option');
  expect(placeholder?.disabled).toBe(true);
  expect(textOf(placeholder)).toBe('Choose treatment');
  expect(rest.map(textOf)).toEqual(['Rash', 'Acne']);
});

test('[GS-03] on category pages no consultation shows before a condition is chosen', async () => {
  rememberState('Florida');
  const conditions = { options: [treatmentAt('rash')], onChoose: () => undefined, onClear: () => undefined };
  const { container } = renderAt('/', <GetStarted treatment={undefined} conditions={conditions} />);
  expect(textOf(container)).toContain('Choose your condition to see the visits');
  await fill(container.querySelectorAll('select')[1], 'Texas');
  expect(consultations()).toEqual([]);
});
