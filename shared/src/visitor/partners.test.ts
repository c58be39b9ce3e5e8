import { describe, expect, test } from 'vitest';
import {
  chamberOfCommerce,
  findPartner,
  groceryChain,
  partnerAfterArrival,
  partners,
  retailerMarker,
  type ArrivalFacts,
} from './partners';

const grocery = groceryChain.key;
const chamber = chamberOfCommerce.key;

const nothing: ArrivalFacts = {
  partner: undefined,
  pharmacy: undefined,
  storedPharmacy: undefined,
  storedSource: undefined,
};

describe('the partner after an arrival', () => {
  test.each<[string, Partial<ArrivalFacts>, string | undefined]>([
    ['nothing leaves it as it is', {}, undefined],
    ['a partner parameter is taken as given', { partner: 'Some Partner' }, 'Some Partner'],
    ['a pharmacy parameter is taken as given', { pharmacy: 'Oak Pharmacy' }, 'Oak Pharmacy'],
    ['a partner parameter outweighs a pharmacy parameter', { partner: 'A', pharmacy: 'B' }, 'A'],
    ['an empty partner parameter gives way to the pharmacy', { partner: '', pharmacy: 'B' }, 'B'],
    ['an empty pharmacy parameter clears it', { pharmacy: '' }, ''],
    ['a stored pharmacy alone says nothing', { storedPharmacy: 'Oak Pharmacy' }, undefined],
    ['a stored source alone says nothing', { storedSource: 'newsletter' }, undefined],
    ["a pharmacy with 'eagle' is the grocery chain", { storedPharmacy: 'eagle foods' }, grocery],
    ["a pharmacy with 'EAGLE' is the grocery chain", { storedPharmacy: 'Bald EAGLE Drugs' }, grocery],
    ["a source with 'eagle' is the grocery chain", { storedSource: 'spring-eagle-flyer' }, grocery],
    ["a source with 'Eagle' is the grocery chain", { storedSource: 'EagleFlyer' }, grocery],
    ['a source with the chamber marker is the chamber', { storedSource: 'chamber-mailing' }, chamber],
    ['the chamber marker counts in any case', { storedSource: 'Lakeside CHAMBER' }, chamber],
    ['the chamber marker in a pharmacy does not count', { storedPharmacy: 'Chamber Street Drugs' }, undefined],
    ['a marked pharmacy outweighs a partner parameter', { partner: 'A', storedPharmacy: 'Eagle' }, grocery],
    ['a marked source outweighs a pharmacy parameter', { pharmacy: 'B', storedSource: 'chamber' }, chamber],
    ['the chamber, named last, outweighs the grocery chain', { storedSource: 'eagle-chamber' }, chamber],
    [
      'the chamber in the source outweighs the grocery chain in the pharmacy',
      { storedPharmacy: 'Eagle', storedSource: 'chamber' },
      chamber,
    ],
  ])('[CX-03] %s', (_rule, facts, expected) => {
    expect(partnerAfterArrival({ ...nothing, ...facts }).partner).toBe(expected);
  });

  test.each<[string, string | undefined, string | undefined]>([
    ["a source with the chain's one-word name", 'spring-eaglecrest-flyer', 'Eaglecrest Markets'],
    ['a source with that name capitalized', 'Eaglecrest', undefined],
    ['a source with the marker only', 'eagle-flyer', undefined],
    ['a source of the chamber', 'chamber', undefined],
    ['no source', undefined, undefined],
  ])('[CX-03] %s sets the pharmacy accordingly', (_source, storedSource, expected) => {
    expect(partnerAfterArrival({ ...nothing, storedSource }).pharmacy).toBe(expected);
  });

  test("[CX-03] the chain's display name replaces another pharmacy of the same arrival", () => {
    const facts = { ...nothing, pharmacy: 'Oak', storedPharmacy: 'Oak', storedSource: 'eaglecrest' };
    expect(partnerAfterArrival(facts)).toEqual({ partner: grocery, pharmacy: groceryChain.displayName });
  });
});

describe('a stored partner value', () => {
  test.each([
    [groceryChain.key, groceryChain],
    [groceryChain.key.toUpperCase(), groceryChain],
    [groceryChain.displayName, groceryChain],
    [groceryChain.displayName.toLowerCase(), groceryChain],
    [chamberOfCommerce.key, chamberOfCommerce],
    [chamberOfCommerce.displayName, chamberOfCommerce],
    ['Some Partner', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('[CX-03] "%s" finds its partner', (value, expected) => {
    expect(findPartner(value)).toBe(expected);
  });

  test('[CX-03] names one partner only: keys and display names are told apart', () => {
    const names = partners.flatMap(({ key, displayName }) => [key, displayName.toLowerCase()]);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('the partners', () => {
  test('[CX-06] the grocery chain, and it alone, hides Weight Loss and the price lookup', () => {
    expect(groceryChain.hides).toEqual(['weight-loss', 'price-lookup']);
    expect(partners.filter((partner) => partner.hides.length > 0)).toEqual([groceryChain]);
  });

  test('[CX-03] the retailer marker is found in every source that marks the grocery chain', () => {
    expect(retailerMarker).toBe('eagle');
    expect(groceryChain.oneWordName).toContain(retailerMarker);
  });
});
