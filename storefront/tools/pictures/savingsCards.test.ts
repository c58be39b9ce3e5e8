// @vitest-environment node
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { loadBrand } from '../../../shared/src/brand/loadBrand';
import { savingsCards } from './savingsCards';

const brand = loadBrand('');
const other = {
  name: 'Harborlight',
  savingsCard: { memberId: 'HL 123', group: 'HL', bin: '9', pcn: 'ABCDEFGHIJ1234567890' },
};

/** How far right the letters of each path reach, whose numbers are pairs of x and y. */
function rightEdges(svg: string): readonly number[] {
  const paths = Array.from(svg.matchAll(/<path d="([^"]*Q[^"]*)"/g), ([, path = '']) => path);
  return paths.map((path) => {
    const numbers = Array.from(path.matchAll(/-?[\d.]+/g), Number);
    return Math.max(...numbers.filter((_number, index) => index % 2 === 0));
  });
}

describe('the savings card', () => {
  test('[SV-01] is drawn in both languages, with the brand’s name and the card’s four numbers', () => {
    expect([...savingsCards(brand).keys()]).toEqual(['/images/savings-card.svg', '/images/savings-card-es.svg']);
    for (const svg of savingsCards(brand).values()) {
      // The name and "Rx Savings", and each of the four labels and numbers.
      expect(rightEdges(svg)).toHaveLength(2 + 4 + 4);
      expect(svg).not.toMatch(/<text|NaN|undefined/);
      expect(brotliCompressSync(svg).length).toBeLessThan(16_000);
    }
  });

  test('[SV-01] [AF-15] of another brand is another, and of a brand without one there is none', () => {
    expect(savingsCards(other).get('/images/savings-card.svg')).not.toBe(
      savingsCards(brand).get('/images/savings-card.svg'),
    );
    expect(savingsCards({ name: 'Harborlight' }).size).toBe(0);
  });

  test('[SV-01] [APP-03] stops where the name has letters that the font does not have', () => {
    expect(savingsCards({ ...other, name: 'Señor Größe & Cie.' }).size).toBe(2);
    for (const letter of ['č', 'ł', 'ő', 'ș'])
      expect(() => savingsCards({ ...other, name: `Porch ${letter}` })).toThrow(
        `"name" has letters that the font of the savings card does not have: ${letter}`,
      );
  });

  test('[SV-01] sets what is long in smaller letters, clear of what stands beside it', () => {
    const [name = 0, savings = 0, , , , ...rest] = rightEdges(
      savingsCards({ ...other, name: 'A Very Long Name of a Brand of Care' }).get('/images/savings-card.svg') ?? '',
    );
    expect(name).toBeLessThan(savings);
    expect(savings).toBeLessThanOrEqual(604);
    expect(Math.max(...rest)).toBeLessThanOrEqual(530);
  });
});
