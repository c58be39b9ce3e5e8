import { stem } from '@front-door/shared/learning/stem';

/** What the marks of a message stand for. */
const marks: Readonly<Record<string, string>> = {
  short: 'less than four weeks',
  weeks: 'four to eight weeks',
  months: 'eight to twelve weeks',
  chronic: 'twelve weeks or more',
  child: 'a child’s complaint',
  woman: 'a woman’s complaint',
  man: 'a man’s complaint',
};

/** Puts the name of a feature of the model (`k throat pain`, `w sor`) in plain words. */
export type FeatureText = (feature: string) => string;

/**
 * @param words the words of the message as they were read, since the model knows their stems alone
 */
export function featureText(words: readonly string[]): FeatureText {
  const byStem = new Map<string, string>();
  for (const word of words) if (!byStem.has(stem(word))) byStem.set(stem(word), word);
  const whole = (root = '') => (root === '#' ? '(a number)' : (byStem.get(root) ?? root));
  return (feature) => {
    const [kind, ...names] = feature.split(' ');
    if (kind === 'k') return names.map(conceptText).join(' with ');
    if (kind === 'w') return names[0] === '#' ? 'a number' : `the word “${whole(names[0])}”`;
    if (kind === 'b') return `“${names.map(whole).join(' ')}”`;
    if (kind === 's') return `“${names.map(whole).join(' … ')}”`;
    if (kind === 'm') return marks[names.join(' ')] ?? names.join(' ');
    if (kind === 'no' && names[0] === 'k' && names.length > 1) return `no ${names.slice(1).map(conceptText).join(' ')}`;
    if (kind === 'no') return `the word “${whole(names[0])}”, denied`;
    return feature;
  };
}

/** The name of a concept as people write it. */
export function conceptText(concept: string): string {
  return concept.replaceAll('-', ' ');
}
