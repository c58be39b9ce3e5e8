import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { usStates } from '@front-door/shared/catalogue/states';
import { treatmentAt, type TreatmentPath } from '@front-door/shared/catalogue/treatments';
import { rememberState } from '../../platform/chosenState';
import { recordLocation } from '../../platform/visitor';
import { click, control, eventually, fill } from '../../testing/interact';
import { parsed, prerenderAt, renderAt, textOf } from '../../testing/renderAt';
import { GetStarted } from './GetStarted';

const replace = vi.fn<(url: string) => void>();
let tab: { opener: unknown; location: { replace: typeof replace } } | null;
const open = vi.fn<() => typeof tab>();
const post = vi.fn<typeof fetch>();

beforeEach(() => {
  tab = { opener: window, location: { replace } };
  open.mockImplementation(() => tab);
  post.mockImplementation(() => Promise.resolve(Response.json({})));
  vi.stubGlobal('open', open);
  vi.stubGlobal('fetch', post);
  recordLocation('?source=spring&campaign=c1');
});

afterEach(() => {
  act(() => {
    rememberState(undefined);
  });
  delete window.dataLayer;
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

function panelFor(path: TreatmentPath) {
  return renderAt('/treatments/x', <GetStarted treatment={treatmentAt(path)} />).container;
}

const stateField = (panel: HTMLElement) => panel.querySelector('select');
async function start(path: TreatmentPath, button: string) {
  await fill(stateField(panelFor(path)), 'Florida');
  await click(await eventually(() => control(button)));
}

const cards = (panel: HTMLElement) => [...panel.querySelectorAll('li:has(> h3)')].map((card) => textOf(card));
/** What the live regions say. */
const heard = (panel: HTMLElement) => [...panel.querySelectorAll('output')].map((region) => textOf(region));

const consultations = () => [...document.querySelectorAll('button')].map(textOf).filter((text) => text.includes('$'));

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
      'Virtual consultations are not offered for Shortness of Breath: the provider needs to see you and hear you breathe.',
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

  test('[GS-06] a refill that can not start online says so and gives the phone number', async () => {
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

  test('[AF-12] tells where no visit can be had, and whom to call', async () => {
    const panel = panelFor('medication-refill');
    await fill(stateField(panel), 'Florida');
    await eventually(() => control('(800) 555-0142'));
    expect(heard(panel)[0]).toMatch(/^Refills can't be started online in Florida\..*Call \(800\) 555-0142\.$/);
  });

  test('[AF-12] tells a launch, each time anew, and one that was held back', async () => {
    await start('rash', 'Live Consultation');
    const region = document.querySelector<HTMLElement>('output');
    const first = region?.textContent;
    expect(first).toBe('Your visit opened in a new tab.');
    await click(control('Open it again'));
    expect(region?.textContent.trim()).toBe(first);
    expect(region?.textContent).not.toBe(first);
    tab = null;
    await click(control('Open it again'));
    expect(region?.textContent).toContain('held back');
  });
});

describe('the cost', () => {
  test('[GS-12] names the fee of each mode and the price range of the medication', async () => {
    const panel = parsed(await prerenderAt('/', <GetStarted treatment={treatmentAt('rash')} />));
    // The part is a chunk of its own, which a plain rendering does not wait for.
    expect(textOf(panel)).toContain('Get Started Here');
    const live = panelFor('rash');
    await eventually(() => live.querySelector('dl'));
    expect(textOf(live.querySelector('h3'))).toBe('How Much Will It Cost?');
    const rows = [...live.querySelectorAll('dl > div')].map(textOf);
    expect(rows).toEqual(['Virtual Consultation$29', 'Live Consultation$74', 'Medication$6 to $15']);
  });

  test('[AF-04] lists only what the chosen state has, and says that the state decides while there is none', async () => {
    const panel = panelFor('rash');
    await eventually(() => panel.querySelector('dl'));
    const rows = () => [...panel.querySelectorAll('dl > div')].map(textOf);
    const depends = 'Which visits you can have depends on your state.';
    expect(textOf(panel)).toContain(depends);
    await fill(stateField(panel), 'Texas');
    expect(rows()).toEqual(['Live Consultation$74', 'Medication$6 to $15']);
    expect(textOf(panel)).toContain('Visit and medication together: $80 to $89 (live).');
    expect([...panel.querySelectorAll('details h4')].map(textOf)).toEqual(['Live Consultation']);
    expect(textOf(panel)).not.toContain('$29');
    expect(textOf(panel)).not.toContain(depends);
  });

  test('[AF-04] names no fee where no visit can be had', async () => {
    const panel = panelFor('weight-loss');
    await eventually(() => panel.querySelector('dl'));
    await fill(stateField(panel), 'Iowa');
    await eventually(() => control('Start a General Consult'));
    expect(panel.querySelector('dl')).toBeNull();
    expect(textOf(panel)).toContain('No visit can be started online in Iowa, so no fee is due.');
    expect(textOf(panel)).not.toContain('$');
  });
});

describe('the launch', () => {
  test('[GS-09] [OB-03] opens a tab without access to this page at the assessment site', async () => {
    await start('rash', 'Live Consultation');
    expect(open).toHaveBeenCalledExactlyOnceWith('', '_blank');
    expect(tab?.opener).toBeNull();
    const url = new URL(replace.mock.calls[0]?.[0] ?? '');
    expect(url.pathname).toBe('/stand-in/assessment/protocol/consent');
    expect(Object.fromEntries(url.searchParams)).toMatchObject({ protocolName: 'Rash', state: 'Florida', mode: '2' });
  });

  test('[GS-09] pushes the conversion event once', async () => {
    await start('rash', 'Virtual Consultation');
    expect(window.dataLayer).toEqual([
      expect.objectContaining({
        event: 'conversion_to_genie',
        protocol: 'Rash',
        mode: 'async',
        stateLocation: 'Florida',
        source: 'spring',
      }),
    ]);
  });

  test('[GS-16] [API-02] posts the transaction id in a request that outlives the page, then clears it', async () => {
    const id = localStorage.getItem('transaction_id');
    await start('rash', 'Live Consultation');
    expect(post).toHaveBeenCalledExactlyOnceWith(
      '/calls/transaction',
      expect.objectContaining({ method: 'POST', keepalive: true, body: JSON.stringify({ transactionId: id }) }),
    );
    expect(localStorage.getItem('transaction_id')).toBeNull();
    act(() => {
      recordLocation('');
    });
    expect(localStorage.getItem('transaction_id')).not.toBe(id);
  });

  test('[GS-16] opens the tab even when that call fails', async () => {
    post.mockRejectedValue(new TypeError('offline'));
    await start('rash', 'Live Consultation');
    expect(replace).toHaveBeenCalledTimes(1);
    await click(control('Choose another'));
    expect(control('Live Consultation')).toBeDefined();
  });

  test('[AF-03] says that the visit opened; opened again it is a launch of its own, and another can be chosen', async () => {
    await start('rash', 'Live Consultation');
    const outcome = document.querySelector('[data-outcome]');
    expect(textOf(outcome)).toContain('Your visit opened in a new tab.');
    expect(document.activeElement).toBe(outcome);
    await click(control('Open it again'));
    const launches = replace.mock.calls.map(([address]) => new URL(address).searchParams);
    expect(launches.map((query) => [query.get('protocolName'), query.get('mode')])).toEqual([
      ['Rash', '2'],
      ['Rash', '2'],
    ]);
    expect(new Set(launches.map((query) => query.get('AdTransaction'))).size).toBe(2);
    expect(window.dataLayer).toHaveLength(2);
    expect(post).toHaveBeenCalledTimes(2);
    await click(control('Choose another'));
    expect(document.activeElement).toBe(control('Virtual Consultation'));
    expect(consultations()).toHaveLength(2);
  });

  test('[AF-03] what was confirmed once is opened again without being asked again', async () => {
    await start('rash-pediatric', 'Live Consultation');
    await click(await eventually(() => control('Continue to Care')));
    await click(control('Open it again'));
    expect(document.querySelector('[role=dialog]')).toBeNull();
    expect(replace).toHaveBeenCalledTimes(2);
  });

  test('[GS-17] a held-back tab turns into a link, and following it reports the launch', async () => {
    tab = null;
    const id = localStorage.getItem('transaction_id');
    await start('rash', 'Live Consultation');
    expect(post).not.toHaveBeenCalled();
    expect(window.dataLayer).toBeUndefined();
    const link = control('Go to my visit');
    expect(link?.getAttribute('href')).toContain(`AdTransaction=${String(id)}`);
    await click(link);
    expect(post).toHaveBeenCalledTimes(1);
    expect(window.dataLayer).toHaveLength(1);
    expect(link?.getAttribute('href')).toContain(`AdTransaction=${String(id)}`);
  });

  test('[GS-08] [GS-14] a pediatric treatment shows the notice first and goes on with "Continue to Care"', async () => {
    await start('rash-pediatric', 'Live Consultation');
    const goOn = await eventually(() => control('Continue to Care'));
    expect(open).not.toHaveBeenCalled();
    await click(goOn);
    expect(open).toHaveBeenCalledTimes(1);
    expect(window.dataLayer).toEqual([expect.objectContaining({ event: 'conversion_to_genie_pediatric' })]);
  });

  test('[GS-10] [GS-14] weight loss asks which patient; the other button launches the other visit', async () => {
    await fill(stateField(panelFor('weight-loss')), 'Texas');
    const button = await eventually(() => control('New Weight Loss Patient Consultation'));
    expect(textOf(button)).toContain('New Patient');
    expect(textOf(button)).toContain('$299');
    await click(button);
    const other = await eventually(() => control('No, I am an existing patient'));
    expect(textOf(document.querySelector('[role=dialog] h2'))).toBe('Weight Loss Treatments');
    expect(control('Yes')).toBeDefined();
    await click(other);
    const query = new URL(replace.mock.calls[0]?.[0] ?? '').searchParams;
    expect(query.get('protocolName')).toBe('Weight Loss Follow up');
    expect(window.dataLayer).toEqual([expect.objectContaining({ mode: 'existing' })]);
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
