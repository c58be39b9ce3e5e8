import { afterEach, expect, test, vi } from 'vitest';
import { brand } from '../../platform/brand';
import { click, control } from '../../testing/interact';
import { renderAt, textOf } from '../../testing/renderAt';
import { AccountDialog } from './AccountDialog';
import type { AccountEntryId } from './accountEntries';

const onClose = vi.fn<() => void>();

function show(entry: AccountEntryId) {
  renderAt('/', <AccountDialog entry={entry} actions={[]} onClose={onClose} />);
  return document.querySelector('[role=dialog]');
}

afterEach(() => {
  delete window.dataLayer;
  onClose.mockReset();
});

test('[HD-07] Provider Follow-Up tells patients with an active case whom to call or write to', () => {
  const text = textOf(show('follow-up'));
  expect(text).toContain('72 hours');
  expect(text).toContain('bell icon');
  expect(control(brand.customerCarePhone)?.getAttribute('href')).toBe('tel:8005550163');
  expect(control(brand.customerCareEmail)?.getAttribute('href')).toBe(`mailto:${brand.customerCareEmail}`);
});

test('[HD-07] [AN-01] its buttons for new patients lead on, are recorded and close it; Cancel closes it', async () => {
  show('follow-up');
  expect(control('Find Treatment')?.getAttribute('href')).toBe('/care');
  expect(control('Start General Consultation')?.getAttribute('href')).toBe('/general-consult');
  await click(control('Find Treatment'));
  await click(control('Start General Consultation'));
  expect(window.dataLayer).toEqual([
    expect.objectContaining({ event: 'find_treatment_click' }),
    expect.objectContaining({ event: 'start_general_consult_click' }),
  ]);
  await click(control('Cancel'));
  expect(onClose).toHaveBeenCalledTimes(3);
});

test('[HD-08] My Patient Portal says the same and opens the portal in a new tab', () => {
  const dialog = show('portal');
  expect(textOf(dialog?.querySelector('h2'))).toBe('My Patient Portal');
  expect(textOf(dialog)).toContain('72 hours');
  const portal = control('Log into the Patient Portal');
  expect(portal?.getAttribute('href')).toBe(brand.portalUrl);
  expect(portal?.getAttribute('target')).toBe('_blank');
});

test('[HD-09] Patient Support gives its phone and email and thanks for the trust', () => {
  const text = textOf(show('support'));
  expect(text).toContain(brand.phone);
  expect(text).toContain(brand.email);
  expect(text).toContain('We appreciate your trust!');
});
