import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  chamberOfCommerce,
  greetingOf,
  groceryChain,
  isHidden,
  isShopper,
  logoOf,
  originAfter,
  partnerOf,
  partners,
  type Origin,
} from './partners';

const grocery = groceryChain.key;
const chamber = chamberOfCommerce.key;
const chain = groceryChain.displayName;

describe('the partner after a first arrival', () => {
  test.each<[string, Origin, string | undefined]>([
    ['nothing leaves it as it is', {}, undefined],
    ['a partner parameter is taken as given', { partner: 'Some Partner' }, 'Some Partner'],
    ['a pharmacy parameter is taken as given', { pharmacy: 'Oak Pharmacy' }, 'Oak Pharmacy'],
    ['a partner parameter outweighs a pharmacy parameter', { partner: 'A', pharmacy: 'B' }, 'A'],
    ['an empty partner parameter gives way to the pharmacy', { partner: '', pharmacy: 'B' }, 'B'],
    ['an empty pharmacy parameter clears it', { pharmacy: '' }, ''],
    ['a source alone says nothing', { source: 'newsletter' }, undefined],
    ["a pharmacy with 'eagle' is the grocery chain", { pharmacy: 'eagle foods' }, grocery],
    ["a pharmacy with 'EAGLE' is the grocery chain", { pharmacy: 'Bald EAGLE Drugs' }, grocery],
    ["a source with 'eagle' is the grocery chain", { source: 'spring-eagle-flyer' }, grocery],
    ["a source with 'Eagle' is the grocery chain", { source: 'EagleFlyer' }, grocery],
    ['a source with the chamber marker is the chamber', { source: 'chamber-mailing' }, chamber],
    ['the chamber marker counts in any case', { source: 'Lakeside CHAMBER' }, chamber],
    ['the chamber marker in a pharmacy does not count', { pharmacy: 'Chamber St Drugs' }, 'Chamber St Drugs'],
    ['a marker in a partner parameter does not count', { partner: 'beagle' }, 'beagle'],
    ['a marked pharmacy outweighs a partner parameter', { partner: 'A', pharmacy: 'Eagle' }, grocery],
    ['a marked source outweighs a pharmacy parameter', { pharmacy: 'B', source: 'chamber' }, chamber],
    ['the chamber, named last, outweighs the grocery chain', { source: 'eagle-chamber' }, chamber],
    [
      'the chamber in the source outweighs the chain in the pharmacy',
      { pharmacy: 'Eagle', source: 'chamber' },
      chamber,
    ],
  ])('[CX-03] [SM-02] %s', (_rule, arrived, expected) => {
    expect(originAfter(arrived, {}).partner).toBe(expected);
  });

  test.each<[string, string | undefined, string | undefined]>([
    ["a source with the chain's one-word name", 'spring-eaglecrest-flyer', chain],
    ['a source with that name capitalized', 'Eaglecrest', undefined],
    ['a source with the marker only', 'eagle-flyer', undefined],
    ['a source of the chamber', 'lakeside-chamber', undefined],
    ['no source', undefined, undefined],
  ])('[CX-03] %s sets the pharmacy accordingly', (_source, source, expected) => {
    expect(originAfter({ source }, {}).pharmacy).toBe(expected);
    expect(originAfter({}, { source }).pharmacy).toBe(expected);
  });

  test("[CX-03] the chain's display name replaces another pharmacy of the same arrival", () => {
    expect(originAfter({ pharmacy: 'Oak', source: 'eaglecrest' }, {})).toMatchObject({
      partner: grocery,
      pharmacy: chain,
    });
  });
});

describe('the partner after a later arrival', () => {
  const ofTheChain: Origin = { partner: grocery, source: 'eagle-flyer' };
  const ofOak: Origin = { partner: 'Oak', pharmacy: 'Oak', source: 'mail' };

  test.each<[string, Origin, Origin, Origin & { isReplaced: boolean }]>([
    [
      'another pharmacy replaces it',
      ofTheChain,
      { pharmacy: 'Oak' },
      { partner: 'Oak', pharmacy: 'Oak', source: undefined, isReplaced: true },
    ],
    [
      'another partner replaces it',
      ofTheChain,
      { partner: 'Some' },
      { partner: 'Some', pharmacy: undefined, source: undefined, isReplaced: true },
    ],
    [
      'a mark of another replaces it',
      ofOak,
      { source: 'chamber' },
      { partner: chamber, pharmacy: undefined, source: 'chamber', isReplaced: true },
    ],
    [
      'an empty partner ends it',
      ofTheChain,
      { partner: '' },
      { partner: '', pharmacy: undefined, source: undefined, isReplaced: true },
    ],
    [
      'an empty pharmacy ends it',
      ofOak,
      { pharmacy: '' },
      { partner: '', pharmacy: '', source: undefined, isReplaced: true },
    ],
    [
      'a blank one ends it too',
      ofOak,
      { partner: ' \t' },
      { partner: '', pharmacy: undefined, source: undefined, isReplaced: true },
    ],
    [
      'what the ending address says counts',
      ofOak,
      { partner: '', source: 'x' },
      { partner: '', pharmacy: undefined, source: 'x', isReplaced: true },
    ],
    [
      'the same mark changes nothing',
      ofTheChain,
      { source: 'EAGLE' },
      { partner: grocery, pharmacy: undefined, source: 'EAGLE', isReplaced: false },
    ],
    [
      'its name changes nothing',
      ofTheChain,
      { partner: chain.toUpperCase() },
      { partner: chain.toUpperCase(), pharmacy: undefined, source: 'eagle-flyer', isReplaced: false },
    ],
    [
      'the same pharmacy in another case changes nothing',
      ofOak,
      { pharmacy: 'OAK' },
      { partner: 'OAK', pharmacy: 'OAK', source: 'mail', isReplaced: false },
    ],
    [
      'a source that marks nobody changes no partner',
      ofTheChain,
      { source: 'mail' },
      { partner: grocery, pharmacy: undefined, source: 'mail', isReplaced: false },
    ],
    [
      'an empty source ends nothing',
      ofTheChain,
      { source: '' },
      { partner: grocery, pharmacy: undefined, source: '', isReplaced: false },
    ],
    ['a silent address changes nothing', ofOak, {}, { ...ofOak, isReplaced: false }],
    [
      'nothing is replaced where there was nobody',
      { source: 'mail' },
      { pharmacy: 'Oak' },
      { partner: 'Oak', pharmacy: 'Oak', source: 'mail', isReplaced: false },
    ],
    [
      'a mark that is stored alone counts',
      { source: 'eagle' },
      {},
      { partner: grocery, pharmacy: undefined, source: 'eagle', isReplaced: false },
    ],
  ])('[SM-02] %s', (_rule, stored, arrived, expected) => {
    expect(originAfter(arrived, stored)).toEqual(expected);
  });
});

describe('whose brand it is', () => {
  test.each([
    [groceryChain.key, groceryChain],
    [groceryChain.key.toUpperCase(), groceryChain],
    [groceryChain.displayName, groceryChain],
    [` ${groceryChain.displayName.toLowerCase()}`, groceryChain],
    [chamberOfCommerce.key, chamberOfCommerce],
    [chamberOfCommerce.displayName, chamberOfCommerce],
    ['Some Partner', undefined],
    ['beagle', undefined],
    ['toString', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('[CX-03] [SM-01] the partner "%s" finds its entry', (partner, expected) => {
    expect(partnerOf({ partner })).toBe(expected);
  });

  test('[CX-03] names one partner only: keys and display names are told apart', () => {
    const names = partners.flatMap(({ key, displayName }) => [key, displayName.toLowerCase()]);
    expect(new Set(names).size).toBe(names.length);
  });

  test.each<[string, Origin, ReturnType<typeof greetingOf>]>([
    ['nobody without a pharmacy', { partner: grocery, source: 'eagle' }, undefined],
    ['a pharmacy by its name', { partner: 'Oak', pharmacy: 'Oak' }, { pharmacy: 'Oak', logo: undefined }],
    [
      'the chain as the address names it',
      { partner: grocery, pharmacy: 'Eagle Foods' },
      { pharmacy: 'Eagle Foods', logo: logoOf(groceryChain) },
    ],
    [
      'the chain by its own name, not by another',
      { partner: grocery, pharmacy: 'Oak', source: 'eagle' },
      { pharmacy: chain, logo: logoOf(groceryChain) },
    ],
    [
      'a pharmacy without the logo of a partner that is no pharmacy',
      { partner: chamber, pharmacy: 'Oak' },
      { pharmacy: 'Oak', logo: undefined },
    ],
  ])('[SM-02] the greeting is for %s', (_who, origin, expected) => {
    expect(greetingOf(origin)).toEqual(expected);
  });
});

describe('the partners', () => {
  test('[CX-06] [SM-01] the grocery chain, and it alone, hides Weight Loss and the price lookup', () => {
    expect(groceryChain.hides).toEqual(['weight-loss', 'price-lookup']);
    expect(partners.filter((partner) => partner.hides.length > 0)).toEqual([groceryChain]);
    expect([isHidden('weight-loss', groceryChain), isHidden('rash', groceryChain)]).toEqual([true, false]);
    expect([isHidden('weight-loss', chamberOfCommerce), isHidden('weight-loss', undefined)]).toEqual([false, false]);
  });

  test('[HM-03] the retailer marker is found in every source that marks the grocery chain', () => {
    expect(groceryChain.marker).toBe('eagle');
    expect(groceryChain.key).toContain(groceryChain.marker);
    expect([isShopper({ source: 'an-EAGLE' }), isShopper({ source: 'chamber' })]).toEqual([true, false]);
  });

  test('[HD-01] each has a logo', () => {
    const folder = new URL('../../../storefront/public/', import.meta.url);
    expect(partners.filter((partner) => !existsSync(new URL(`.${logoOf(partner)}`, folder)))).toEqual([]);
  });
});
