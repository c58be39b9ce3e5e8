import { lastingText } from './facts/lasting';
import { isPediatric, treatments, type TreatmentPath } from './treatments';

/** Points from one page to another that is easily taken for it. */
export interface NearTwinHint {
  readonly other: TreatmentPath;
  /** One plain sentence that says which of the two pages fits whom; `{link}` stands for the other's name. */
  readonly sentence: string;
}

type Pair = readonly [first: TreatmentPath, onFirst: string, second: TreatmentPath, onSecond: string];

const pairs: readonly Pair[] = [
  [
    'sinus-infection',
    `This page fits sinus trouble that has lasted ${lastingText('sinus-infection')}, or keeps coming back; if yours is newer, choose {link}.`,
    'acute-sinusitis',
    `This page fits a sinus infection that began ${lastingText('acute-sinusitis')} ago; if yours is older, or keeps coming back, choose {link}.`,
  ],
  [
    'headache',
    'This page fits a dull ache or a tight band; if your head throbs and light, noise or your stomach troubles you, choose {link}.',
    'migraine-headache',
    'This page fits a throbbing headache, with an upset stomach or trouble with light or noise; for a dull ache, choose {link}.',
  ],
  [
    'ankle-injury',
    'This page fits an ankle that you have just twisted, rolled or hit; if it hurts with no injury, choose {link}.',
    'ankle-pain',
    'This page fits an ankle that hurts with no injury; if you have just twisted, rolled or hit it, choose {link}.',
  ],
  [
    'back-pain',
    `This page fits back pain of ${lastingText('back-pain')}; if your lower back has hurt for ${lastingText('chronic-lower-back-pain')}, choose {link}.`,
    'chronic-lower-back-pain',
    `This page fits lower back pain of ${lastingText('chronic-lower-back-pain')}; if yours is newer, choose {link}.`,
  ],
  [
    'acute-cough',
    `This page fits a cough of ${lastingText('acute-cough')}; if yours has lasted ${lastingText('chronic-cough')}, choose {link}.`,
    'chronic-cough',
    `This page fits a cough of ${lastingText('chronic-cough')}; if yours is newer, choose {link}.`,
  ],
  [
    'hair-loss',
    'This page fits hair loss in men; for hair loss in women, choose {link}.',
    'female-hair-loss',
    'This page fits hair loss in women; for hair loss in men, choose {link}.',
  ],
  ...treatments.filter(isPediatric).flatMap(({ path }): Pair[] => {
    const adult = treatments.find((entry) => `${entry.path}-pediatric` === path);
    if (adult === undefined) return [];
    return [
      [
        adult.path,
        'This page is for adults; for a child, choose {link}.',
        path,
        'This page is for a child; for an adult, choose {link}.',
      ],
    ];
  }),
];

/** What the page of an entry says about those that are easily taken for it. */
export function nearTwinHints(path: TreatmentPath): readonly NearTwinHint[] {
  return pairs.flatMap(([first, onFirst, second, onSecond]): NearTwinHint[] => {
    if (path === first) return [{ other: second, sentence: onFirst }];
    return path === second ? [{ other: first, sentence: onSecond }] : [];
  });
}
