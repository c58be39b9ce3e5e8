import { describe, expect, test } from 'vitest';
import { stateLists, usStates, type StateList, type UsState } from './states';

function statesMissingFrom(list: readonly UsState[]): readonly UsState[] {
  return usStates.filter((state) => !list.includes(state));
}

describe('state lists', () => {
  const lists = Object.entries(stateLists) as readonly [StateList, readonly UsState[]][];

  test('[DM-06] are five, the first being that of virtual consultations', () => {
    expect(lists).toHaveLength(5);
    expect(lists[0]?.[0]).toBe('asyncCare');
  });

  test('[DM-06] draw on the 50 states and the District of Columbia', () => {
    expect(new Set(usStates).size).toBe(51);
    expect(usStates).toContain('District of Columbia');
  });

  test.each(lists)('[DM-06] %s holds valid names, each once', (_, list) => {
    expect(list.filter((state) => !usStates.includes(state))).toEqual([]);
    expect(new Set(list).size).toBe(list.length);
  });

  test('[DM-06] asyncCare has 25 entries', () => {
    expect(stateLists.asyncCare).toHaveLength(25);
  });

  test('[DM-06] weightLossNew is the whole country but for California, Iowa and Washington', () => {
    expect(statesMissingFrom(stateLists.weightLossNew)).toEqual(['California', 'Iowa', 'Washington']);
  });

  test.each(lists.slice(1))('[DM-06] %s omits a few states only', (_, list) => {
    expect(statesMissingFrom(list).length).toBeGreaterThanOrEqual(1);
    expect(statesMissingFrom(list).length).toBeLessThanOrEqual(6);
  });
});
