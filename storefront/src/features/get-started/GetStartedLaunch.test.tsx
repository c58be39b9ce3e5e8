import { act } from 'react';
import { describe, expect, test } from 'vitest';
import { recordLocation } from '../../platform/visitor';
import { click, control, eventually, fill } from '../../testing/interact';
import { textOf } from '../../testing/renderAt';
import { consultations, forgetState, panelFor, standInForLaunches, start, stateField } from './getStarted.fixture';

forgetState();
const { replace, open, post, tab } = standInForLaunches();

describe('the launch', () => {
  test('[GS-09] [OB-03] opens a tab without access to this page at the assessment site', async () => {
    await start('rash', 'Live Consultation');
    expect(open).toHaveBeenCalledExactlyOnceWith('', '_blank');
    expect(tab.opener).toBeNull();
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
    expect([null, id]).not.toContain(localStorage.getItem('transaction_id'));
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
    open.mockReturnValue(null);
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

  test('[AF-12] tells a launch, each time anew, and one that was held back', async () => {
    await start('rash', 'Live Consultation');
    const region = document.querySelector<HTMLElement>('output');
    const first = region?.textContent;
    expect(first).toBe('Your visit opened in a new tab.');
    await click(control('Open it again'));
    expect(region?.textContent.trim()).toBe(first);
    expect(region?.textContent).not.toBe(first);
    open.mockReturnValue(null);
    await click(control('Open it again'));
    expect(region?.textContent).toContain('blocked');
  });
});
