/** A rough key of how a word sounds: spellings that English and Spanish speakers confuse become one. */
export function soundOf(word: string): string {
  return word
    .replace(/^k?n(?=[aeiou])/, 'n')
    .replace(/ph/g, 'f')
    .replace(/[ao]ugh/g, 'af')
    .replace(/gh/g, '')
    .replace(/tch|ch/g, 'x')
    .replace(/ck|qu?|c(?![eiy])/g, 'k')
    .replace(/[cz]/g, 's')
    .replace(/h/g, '')
    .replace(/v/g, 'b')
    .replace(/j/g, 'g')
    .replace(/ll|y/g, 'i')
    .replace(/[aeiou]+/g, 'a')
    .replace(/(.)\1+/g, '$1')
    .replace(/a$/, '');
}

/** Which letters a word has, one bit each: words far apart in letters are far apart in edits. */
export function letterSet(word: string): number {
  let set = 0;
  for (let index = 0; index < word.length; index += 1) set |= 1 << (word.charCodeAt(index) - 97);
  return set;
}

export function bitCount(value: number): number {
  let bits = value - ((value >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/**
 * Edits between two words: letters added, left out, changed, or two neighbours swapped. Stops counting
 * beyond `limit` and then returns `limit + 1`.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      let value = Math.min(at(last, column) + 1, at(current, column - 1) + 1, at(last, column - 1) + (same ? 0 : 1));
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        value = Math.min(value, at(beforeLast, column - 2) + 1);
      }
      current.push(value);
      least = Math.min(least, value);
    }
    if (least > limit) return limit + 1;
    beforeLast = last;
    last = current;
  }
  return Math.min(at(last, b.length), limit + 1);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Infinity;
}
