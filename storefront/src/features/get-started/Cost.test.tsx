import { act } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { treatmentAt, type TreatmentPath } from '@front-door/shared/catalogue/treatments';
import { brand } from '../../platform/brand';
import { chooseOptOut } from '../../platform/privacyChoice';
import { rememberState } from '../../platform/chosenState';
import { recordLocation } from '../../platform/visitor';
import { click, control, eventually } from '../../testing/interact';
import { parsed, prerenderAt, renderAt, textOf } from '../../testing/renderAt';
import { Cost } from './Cost';
import { frameTimeout, PriceLookupDialog } from './PriceLookupDialog';

afterEach(() => {
  vi.useRealTimers();
  act(() => {
    chooseOptOut(false);
  });
});

const lookup = 'Look Up Common Medications and Prices';
const dialog = () => document.querySelector<HTMLElement>('[role=dialog]');
const show = (path: TreatmentPath) => renderAt('/', <Cost treatment={treatmentAt(path)} />).container;

async function openLookup(): Promise<HTMLElement> {
  show('rash');
  await click(control(lookup));
  return eventually(dialog);
}

describe('beside the start button', () => {
  test('[GS-19] stands who can use it, without a click', () => {
    const text = textOf(show('rash'));
    for (const words of [
      'Adults from 18 to 64',
      'For a child or teen, choose Rash - Pediatric.',
      'Medicare or Medicaid',
      'Not for emergencies',
    ])
      expect(text).toContain(words);
    expect(document.querySelector('details')?.textContent).not.toContain('Adults');
  });

  test('[GS-19] stands when a fee is charged and not refunded, and what it includes for each mode', () => {
    const panel = show('rash');
    const text = textOf(panel);
    expect(text).toContain('You pay on our provider partner');
    expect(text).toContain('you are not charged');
    expect(text).toContain('The consultation fee is non-refundable after your consultation is complete.');
    const included = [...panel.querySelectorAll('details h4')].map((heading) => [
      textOf(heading),
      textOf(heading.nextElementSibling?.firstElementChild),
    ]);
    expect(included).toEqual([
      ['Virtual Consultation', 'A licensed provider reviews your answers and messages you back'],
      ['Live Consultation', 'A licensed provider calls you by phone or video'],
    ]);
  });

  test('[GS-19] stands what the weight-loss program costs a month and what it includes', () => {
    const text = textOf(show('weight-loss'));
    expect(text).toContain('$299 a month');
    expect(text).toContain('No prescription, no charge.');
    expect(text).toContain('Doctor visits');
    expect(text).not.toContain('Virtual Consultation');
  });
});

describe('what holds for the entry', () => {
  test.each([
    ['earache-pediatric', 'A child from 6 months to 17 years old.', 'Adults from'],
    ['erectile-dysfunction', 'Men from 18 to 64 years old.', 'parent or guardian'],
    ['acne', 'For a child or teen, choose General Consult - Pediatric.', 'parent or guardian'],
    ['sinus-infection', 'It has lasted 4 weeks or more, or keeps coming back.', 'parent or guardian'],
  ] as const)('[AF-05] of %s stands who can use it, and nothing of others', (path, words, others) => {
    const text = textOf(show(path));
    expect(text).toContain(words);
    expect(text).not.toContain(others);
  });

  test('[AF-05] where others go is a link', () => {
    const link = [...show('acne').querySelectorAll('a')].find((one) => textOf(one) === 'General Consult - Pediatric');
    expect(link?.getAttribute('href')).toBe('/general-consult-pediatric');
  });

  test('[AF-04] stands what the medication price covers, and visit and medication together', () => {
    const text = textOf(show('rash'));
    expect(text).toContain('The medication price is for a generic, paid at the pharmacy.');
    expect(text).toContain('Visit and medication together: $35 to $44 (virtual), $80 to $89 (live).');
    expect(textOf(show('covid-19'))).not.toContain('together');
  });

  test('[AF-07] the month of the weight-loss program stands first, and what is bought separately says so', () => {
    const prices = [...show('weight-loss').querySelectorAll('dl > div')].map(textOf);
    expect(prices).toEqual([
      'Weight Loss$299 a month if offered in your state',
      'Medication bought separately (not needed with the program)$510 to $530',
    ]);
    expect(textOf(document.body)).toContain(
      'In the monthly program you buy no medication separately: the $299 a month includes it.',
    );
  });

  test('[AF-06] Shortness of Breath has the fee and the steps of the live visit alone', () => {
    const panel = show('shortness-of-breath');
    expect([...panel.querySelectorAll('details h4')].map(textOf)).toEqual(['Live Consultation']);
    expect(textOf(panel)).not.toContain('$29');
    expect(textOf(panel)).toContain('Live visits only: the provider needs to talk with you and hear you breathe.');
    expect(control('How It Works')?.getAttribute('href')).toBe('/how-it-works?tab=1');
  });
});

describe('the savings card', () => {
  test('[GS-13] has a button that opens it in a new tab', () => {
    show('rash');
    expect(control('Savings Card')?.getAttribute('href')).toBe('/savings');
    expect(control('Savings Card')?.getAttribute('target')).toBe('_blank');
  });
});

describe('the price lookup', () => {
  test('[GS-13] is framed in a dialog by a plain click, and by nothing else', async () => {
    const opened = await openLookup();
    const frame = opened.querySelector('iframe');
    expect(frame?.getAttribute('src')).toBe(brand.priceLookupFrameUrl);
    expect(frame?.title).toBe('Price lookup');
    expect(frame?.getAttribute('sandbox')).toContain('allow-scripts');
    // The stand-in is of this very site.
    expect(frame?.getAttribute('sandbox')).not.toContain('allow-same-origin');
    expect(textOf(opened)).toContain('One moment');
    act(() => {
      frame?.dispatchEvent(new Event('load'));
    });
    expect(textOf(opened)).not.toContain('One moment');
    const way = [...opened.querySelectorAll('a')].find((link) => textOf(link).startsWith('Open it in a new tab'));
    expect([way?.getAttribute('href'), way?.target]).toEqual([brand.priceLookupUrl, '_blank']);
  });

  test('[GS-13] loads nothing of the other company’s before the click', () => {
    show('rash');
    expect(document.querySelector('iframe')).toBeNull();
  });

  test('[GS-13] that does not load in time says so and leaves the new tab', () => {
    vi.useFakeTimers();
    renderAt('/', <PriceLookupDialog onClose={() => undefined} />);
    act(() => {
      vi.advanceTimersByTime(frameTimeout);
    });
    expect(document.querySelector('iframe')).toBeNull();
    expect(textOf(document.querySelector('[role=alert]'))).toContain('did not load here');
    expect(control('Open it in a new tab')?.getAttribute('href')).toBe(brand.priceLookupUrl);
  });

  test('[GS-13] [AN-02] opens in a new tab for those who have opted out, and where scripts have not run', async () => {
    const page = parsed(await prerenderAt('/', <Cost treatment={treatmentAt('rash')} />));
    const link = page.querySelector('[data-offer=price-lookup]');
    expect([link?.getAttribute('href'), link?.getAttribute('target')]).toEqual([brand.priceLookupUrl, '_blank']);
    chooseOptOut(true);
    show('rash');
    expect(textOf(control(lookup))).toContain('(opens in a new tab)');
    expect(control(lookup)?.hasAttribute('aria-haspopup')).toBe(false);
  });

  test('[GS-13] [CX-06] is hidden for the grocery chain', () => {
    show('rash');
    expect(control(lookup)).toBeDefined();
    act(() => {
      recordLocation('?pharmacy=Eaglecrest');
    });
    expect(control(lookup)).toBeUndefined();
    expect(control('Savings Card')).toBeDefined();
  });
});

describe('how it works', () => {
  test('[GS-14] opens the steps of each kind of visit that the treatment can have', async () => {
    show('rash');
    expect(control('How It Works')?.getAttribute('href')).toBe('/how-it-works?tab=0');
    await click(control('How It Works'));
    const opened = await eventually(dialog);
    expect([...opened.querySelectorAll('[role=tab]')].map(textOf)).toEqual([
      'Virtual Consultation',
      'Live Consultation',
    ]);
    const shown = () => textOf(opened.querySelector('[role=tabpanel]:not([hidden])'));
    expect(shown()).toContain('Answer questions about your health');
    await click(opened.querySelectorAll('[role=tab]')[1]);
    expect(shown()).toContain('Talk with a provider');
    expect(shown()).not.toContain('{');
  });

  test('[GS-14] [AF-04] shows the kinds of the chosen state alone', async () => {
    rememberState('Texas');
    show('rash');
    expect(control('How It Works')?.getAttribute('href')).toBe('/how-it-works?tab=1');
    await click(control('How It Works'));
    const opened = await eventually(dialog);
    expect(opened.querySelector('[role=tab]')).toBeNull();
    expect(textOf(opened)).toContain('Talk with a provider');
    expect(textOf(opened)).not.toContain('$29');
  });

  test('[GS-14] [GS-05] shows the kinds that the page can start, whatever treatment its address names', async () => {
    rememberState('Florida');
    renderAt('/general-consult?protocolName=Rash', <Cost treatment={treatmentAt('rash')} />);
    expect(control('How It Works')?.getAttribute('href')).toBe('/how-it-works?tab=1');
    await click(control('How It Works'));
    const opened = await eventually(dialog);
    expect(opened.querySelector('[role=tab]')).toBeNull();
    expect(textOf(opened)).toContain('Get ready for the call');
  });

  test('[AF-04] of the General Consult’s page has live visits alone also before a state is chosen', () => {
    renderAt('/general-consult?protocolName=Rash', <Cost treatment={treatmentAt('rash')} />);
    expect([...document.querySelectorAll('dl > div')].map(textOf)).toEqual([
      'Live Consultation$74',
      'Medication$6 to $15',
    ]);
    expect(textOf(document.body)).not.toContain('your state');
    expect(control('How It Works')?.getAttribute('href')).toBe('/how-it-works?tab=1');
  });

  test('[GS-14] [AF-04] the steps of each kind begin with what it costs in the chosen state', async () => {
    rememberState('Florida');
    show('rash');
    await click(control('How It Works'));
    const opened = await eventually(dialog);
    expect([...opened.querySelectorAll('[role=tabpanel] strong')].map(textOf)).toEqual(['$29', '$74']);
  });

  test.each([
    ['general-consult', 1, 'Get ready for the call'],
    ['weight-loss', 2, 'Find out if you qualify'],
  ] as const)('[GS-14] of %s shows its one kind', async (path, tab, words) => {
    show(path);
    expect(control('How It Works')?.getAttribute('href')).toBe(`/how-it-works?tab=${String(tab)}`);
    await click(control('How It Works'));
    const opened = await eventually(dialog);
    expect(opened.querySelector('[role=tab]')).toBeNull();
    expect(textOf(opened)).toContain(words);
  });
});
