import { expect, test } from 'vitest';
import { click } from '../../testing/interact';
import { parsed, prerenderAt, renderAt, textOf } from '../../testing/renderAt';
import { NearTwins } from './NearTwins';

test('[APP-09] says which page fits whom, with a link to the other, without scripts too', async () => {
  const page = parsed(await prerenderAt('/', <NearTwins path="acute-cough" />));
  expect([...page.querySelectorAll('p')].map(textOf)).toEqual([
    'This page fits a cough of less than 8 weeks; if yours has lasted 8 weeks or longer, choose Chronic Cough.',
    'This page is for adults; for a child, choose Acute Cough - Pediatric.',
  ]);
  expect([...page.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/treatments/chronic-cough',
    '/treatments/acute-cough-pediatric',
  ]);
});

test('[APP-09] shows nothing where there is no near twin', () => {
  expect(renderAt('/', <NearTwins path="gout" />).container.innerHTML).toBe('');
});

test('[APP-09] [AN-01] following it is recorded as a choice of treatment', async () => {
  delete window.dataLayer;
  const { container, router } = renderAt('/', <NearTwins path="general-consult" />);
  await click(container.querySelector('a'));
  expect(router.state.location.pathname).toBe('/general-consult-pediatric');
  expect(window.dataLayer).toEqual([
    expect.objectContaining({ event: 'treatment_click', destination: 'general-consult-pediatric' }),
  ]);
});
