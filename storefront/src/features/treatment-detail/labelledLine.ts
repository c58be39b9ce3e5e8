/** A line of a symptom section: `Label: text` has a label, anything else is text alone. */
export interface LabelledLine {
  readonly label: string | undefined;
  readonly text: string;
}

/** The longest beginning of a line that is still a label and not half a sentence. */
const longestLabel = 60;

export function labelledLine(line: string): LabelledLine {
  const end = line.indexOf(': ');
  const isLabel = end > 0 && end <= longestLabel && !/[.!]/.test(line.slice(0, end));
  return isLabel ? { label: line.slice(0, end), text: line.slice(end + 2) } : { label: undefined, text: line };
}
