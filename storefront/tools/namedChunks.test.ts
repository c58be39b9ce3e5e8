import { expect, test } from 'vitest';
import { chunkGroups, namesWithoutModule } from './namedChunks';

const controls = [
  'storefront/src/platform/chosenState.ts',
  'storefront/src/platform/visitChoice.ts',
  'storefront/src/platform/useIsHydrated.ts',
  'shared/src/catalogue/states.ts',
  'shared/src/catalogue/facts/shownCategories.ts',
  'node_modules/lucide-react/dist/esm/icons/map-pin.mjs',
  'node_modules/lucide-react/dist/esm/icons/x.mjs',
  'storefront/src/ui/iconButton.ts',
];

const complaints = (ids: readonly string[]) => namesWithoutModule(ids).filter((text) => text.startsWith('controls: '));

test('a module that was renamed is named by the file that it was to be in', () => {
  expect(complaints(controls)).toEqual([]);
  const renamed = controls.map((id) => id.replace('chosenState', 'stateChosen'));
  expect(complaints(renamed)).toEqual([String.raw`controls: platform[\\/]chosenState`]);
});

test('a file has what is named for it and nothing else', () => {
  const group = chunkGroups.find(({ name }) => name === 'controls');
  const has = (id: string) => group !== undefined && 'test' in group && group.test(id);
  expect(controls.map(has)).toEqual(controls.map(() => true));
  expect(has('node_modules/lucide-react/dist/esm/icons/box.mjs')).toBe(false);
});
