import { afterEach, expect, test, vi } from 'vitest';
import { chooseOptOut } from '../../platform/privacyChoice';
import { click, control } from '../../testing/interact';
import { renderAt } from '../../testing/renderAt';
import { HomeHero } from './HomeHero';

afterEach(() => {
  chooseOptOut(false);
  delete window.dataLayer;
});

const ask = vi.fn<() => void>();
const hero = <HomeHero treatmentsHref="/care" search={null} hours={null} onAskReceptionist={ask} />;

test('[SM-10] each button of the hero is recorded', async () => {
  renderAt('/', hero);
  await click(control('Find Treatment'));
  await click(control('Describe your symptoms'));
  expect(window.dataLayer).toEqual([
    expect.objectContaining({ event: 'hero_button_click', button: 'find-treatment' }),
    expect.objectContaining({ event: 'hero_button_click', button: 'describe-symptoms' }),
  ]);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('[SM-10] [AN-02] after an opt-out they do the same and record nothing', async () => {
  chooseOptOut(true);
  renderAt('/', hero);
  await click(control('Describe your symptoms'));
  expect(ask).toHaveBeenCalled();
  expect(window.dataLayer).toBeUndefined();
});
