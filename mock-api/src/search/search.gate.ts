import { expect, test } from 'vitest';
import { hostile } from './hostile.fixture';
import { search } from './search';

/**
 * What a run costs by itself in milliseconds of processor time: the least of many, since a busy machine, which slows
 * every run through caches and clock, slows some less than others. Work that grows out of bounds has no quick run.
 */
function timeOf(message: string): number {
  const times = Array.from({ length: 25 }, () => {
    const start = process.cpuUsage();
    search(message);
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

test('[SE-09] a message of 300 characters is read within 5 ms, however it is spelt', () => {
  const words = 'my throte hurst and i cant swalow, feverr for 3 dayz, sumthing in my eer and noze is runing, no coff ';
  expect(timeOf(words.repeat(3).slice(0, 300))).toBeLessThan(5);
});

test.for(Object.entries(hostile))('[SE-09] %s: 8 KB are read within 100 ms', ([, message]) => {
  expect(timeOf(message)).toBeLessThan(100);
});
