import { readMessage } from './reading';

/** Each clause as whose it is and its words, what is not now in brackets with how it is meant. */
export function told(message: string): string {
  const { clauses, words, when } = readMessage(message);
  return clauses
    .map(({ start, end, whose }) => {
      const text = words.slice(start, end).map((word, offset) => {
        const meant = when[start + offset];
        return meant === 'now' ? word.text : `[${word.text} ${meant}]`;
      });
      return `${whose}: ${text.join(' ')}`;
    })
    .join(' | ');
}

/** Whose each clause is, in the order of the clauses, each once in a row; what is only of the past in brackets. */
export function whoseOf(message: string): string {
  const { clauses, when } = readMessage(message);
  return clauses
    .map(({ start, end, whose }) => (when.slice(start, end).every((meant) => meant === 'past') ? `[${whose}]` : whose))
    .filter((whose, order, all) => whose !== all[order - 1])
    .join(' ');
}
