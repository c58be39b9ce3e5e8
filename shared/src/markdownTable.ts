type Cells = readonly (string | number)[];

/**
 * A Markdown table with its columns made even.
 *
 * @param rightFrom the first column of figures: from it on cells stand at the right
 */
export function markdownTable(head: Cells, rows: readonly Cells[], { rightFrom = Infinity } = {}): string {
  const all = [head, ...rows].map((cells) => cells.map(String));
  // Three are the fewest dashes that every reader takes for a rule.
  const widths = head.map((_, column) => Math.max(3, ...all.map((cells) => cells[column]?.length ?? 0)));
  const [first = '', ...others] = all.map((cells) =>
    line(
      widths.map((width, column) => {
        const cell = cells[column] ?? '';
        return column < rightFrom ? cell.padEnd(width) : cell.padStart(width);
      }),
    ),
  );
  const rule = widths.map((width, column) => (column < rightFrom ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  return [first, line(rule), ...others].join('\n');
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
