import { renderToString } from 'react-dom/server';
import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { rememberState } from '../../platform/chosenState';
import { fill } from '../../testing/interact';
import { parsed, renderAt, textOf } from '../../testing/renderAt';
import { licensures } from './licensures';
import { LicensureTable } from './LicensureTable';
import { StateFirst } from './StateFirst';

afterEach(() => {
  act(() => {
    rememberState(undefined);
  });
});

const table = parsed(renderToString(<LicensureTable list={licensures} />));
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
    expect(cells[4]).toMatch(new RegExp(`^[A-Z][a-z]+ \\d{1,2}, \\d{4} ${String(date)}$`));
    expect(textOf(row.querySelector('th[scope=row]'))).toBe(name);
  });
});

test('[LC-01] [AF-15] the readable date stands before the raw serial number', () => {
  const row = rows[licensures.findIndex(({ date }) => date === 45292)];
  expect(textOf(row?.lastElementChild)).toBe('January 1, 2024 45292');
  expect(row?.querySelector('time')?.getAttribute('datetime')).toBe('2024-01-01');
});

test('[LC-01] on small screens, where each row is a card, every cell says its column', () => {
  const columns = ['State', 'Name', 'License No.', 'Type', 'Date'];
  expect(rows.map(({ children }) => Array.from(children, (cell) => cell.getAttribute('data-column')))).toEqual(
    licensures.map(() => columns),
  );
});

test('[LC-01] [GS-20] the licenses of the chosen state come first, and how many there are is said', async () => {
  const { container } = renderAt(
    '/provider-licensure-information',
    <>
      <StateFirst list={licensures} />
      <LicensureTable list={licensures} />
    </>,
  );
  const said = () => textOf(container.querySelector('output'));
  const states = () => [...container.querySelectorAll('tbody tr')].map((row) => textOf(row.firstElementChild));
  expect(said()).toBe('Choose your state to see its licenses first.');
  await fill(container.querySelector('select'), 'Vermont');
  expect(said()).toBe('2 licenses in Vermont, first in the list.');
  expect(states().slice(0, 3)).toEqual(['Vermont', 'Vermont', 'California']);
  expect(container.querySelectorAll('[data-chosen]')).toHaveLength(2);
  await fill(container.querySelector('select'), 'Texas');
  expect(said()).toBe('This list has no license in Texas. Ask us: (800) 555-0142');
  expect(states()).toEqual(licensures.map(({ state }) => state));
});
