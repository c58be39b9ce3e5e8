import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { licensures } from '@front-door/shared/catalogue/licensure';
import { parsed, textOf } from '../../testing/renderAt';
import { LicensureTable } from './LicensureTable';

const table = parsed(renderToString(<LicensureTable />));
const rows = [...table.querySelectorAll('tbody tr')];

test('[LC-01] has the five columns and a row for each license', () => {
  expect([...table.querySelectorAll('thead th[scope=col]')].map(textOf)).toEqual([
    'State',
    'Name',
    'License No.',
    'Type',
    'Date',
  ]);
  expect(rows).toHaveLength(licensures.length);
  rows.forEach((row, index) => {
    const { state, name, licenseNumber, type, date } = licensures[index] ?? {};
    const cells = [...row.children].map(textOf);
    expect(cells.slice(0, 4)).toEqual([state, name, licenseNumber, type]);
    expect(cells[4]).toMatch(new RegExp(`^${String(date)} [A-Z][a-z]+ \\d{1,2}, \\d{4}$`));
    expect(textOf(row.querySelector('th[scope=row]'))).toBe(name);
  });
});

test('[LC-01] the readable date stands beside the raw serial number', () => {
  const row = rows[licensures.findIndex(({ date }) => date === 45292)];
  expect(textOf(row?.lastElementChild)).toBe('45292 January 1, 2024');
  expect(row?.querySelector('time')?.getAttribute('datetime')).toBe('2024-01-01');
});

test('[LC-01] on small screens, where each row is a card, every cell says its column', () => {
  for (const row of rows) {
    expect([...row.children].map((cell) => cell.getAttribute('data-column'))).toEqual([
      'State',
      'Name',
      'License No.',
      'Type',
      'Date',
    ]);
  }
});
