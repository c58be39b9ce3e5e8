import { lastingText } from './facts/lasting';
import * as texts from './nearTwinsTexts/en';
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
    texts.sinusInfection(lastingText('sinus-infection')),
    'acute-sinusitis',
    texts.acuteSinusitis(lastingText('acute-sinusitis')),
  ],
  ['headache', texts.headache, 'migraine-headache', texts.migraine],
  ['ankle-injury', texts.ankleInjury, 'ankle-pain', texts.anklePain],
  [
    'back-pain',
    texts.backPain(lastingText('back-pain'), lastingText('chronic-lower-back-pain')),
    'chronic-lower-back-pain',
    texts.chronicBackPain(lastingText('chronic-lower-back-pain')),
  ],
  [
    'acute-cough',
    texts.acuteCough(lastingText('acute-cough'), lastingText('chronic-cough')),
    'chronic-cough',
    texts.chronicCough(lastingText('chronic-cough')),
  ],
  ['hair-loss', texts.hairLoss, 'female-hair-loss', texts.femaleHairLoss],
  ...treatments.filter(isPediatric).flatMap(({ path }): Pair[] => {
    const adult = treatments.find((entry) => `${entry.path}-pediatric` === path);
    return adult === undefined ? [] : [[adult.path, texts.adults, path, texts.children]];
  }),
];

/** What the page of an entry says about those that are easily taken for it. */
export function nearTwinHints(path: TreatmentPath): readonly NearTwinHint[] {
  return pairs.flatMap(([first, onFirst, second, onSecond]): NearTwinHint[] => {
    if (path === first) return [{ other: second, sentence: onFirst }];
    return path === second ? [{ other: first, sentence: onSecond }] : [];
  });
}
