import type { Lasting } from '../lasting';

/** "less than 4 weeks", "12 weeks or more", "8 weeks or longer". */
export function lastingWords({ kind, amount, unit, word }: Lasting): string {
  return kind === 'less' ? `less than ${String(amount)} ${unit}` : `${String(amount)} ${unit} or ${word ?? 'more'}`;
}
