// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { everyCueFinder } from '@front-door/shared/reading/cues';
import { parseRules } from './rules';
import { emergencies } from './rules/emergencies';
import { sources } from './rules/sources';
import { readEmergency } from './readEmergency';
import { vocabulary } from './vocabulary/vocabulary';

/** What numbers tell (see `numbers.ts`), which no word does. */
const told = new Set(
  'child extreme-fever fast-pulse fever grown high-fever high-pressure high-sugar hours long-minutes lost low-oxygen low-sugar low-temperature many maybe-fever maybe-low-pressure measured-fever minutes no-fever older pregnant preterm small-child some very-low-pressure young-baby'.split(
    ' ',
  ),
);

describe('the rules', () => {
  const asked = new Set(
    parseRules(emergencies).flatMap(({ terms, unless }) => [...terms.flat(2), ...unless].map(({ concept }) => concept)),
  );

  test('ask for concepts that the vocabulary has', () => {
    expect([...asked].filter((concept) => !(concept in vocabulary) && !told.has(concept))).toEqual([]);
  });

  test('ask for every concept of the vocabulary', () => {
    expect(Object.keys(vocabulary).filter((concept) => !asked.has(concept))).toEqual([]);
  });

  test('have a source: whose guidance they follow', () => {
    expect([...new Set(emergencies.map(({ concept }) => concept))].sort()).toEqual(Object.keys(sources));
    expect(Object.values(sources).filter((source) => source.length < 3)).toEqual([]);
  });
});

test.each(
  `several | severed
sudden | sweat
mushroom | slur
hangover | droop
number | numb
lightheaded | light
shingles | leg
painting | pain
explore | worst
atorvastatin | choke
accidentally | fall
oxygen | medicine
oxygen | drug
ronchas | snore
snorted | snore
urgent | intend
training | edge
needle | call
acidez | chemical`
    .split('\n')
    .map((row) => row.split(' | ')),
)('[EM-04] %j does not tell of %s, which begins alike', (word, concept) => {
  expect(everyCueFinder(vocabulary)([{ text: word }]).map(({ means }) => means)).not.toContain(concept);
});

describe('[EM-01] each emergency is seen in both languages', () => {
  test.each([
    ['heart', 'tightness across my chest, sweating and my left hand is numb'],
    ['heart', 'siento como si me apretaran el pecho con un cinturón'],
    ['stroke', "he can't hold the pen and his words are slurring"],
    ['stroke', 'mi esposo amaneció con la cara torcida y no le entiendo'],
    ['breathing', 'his lips went blue and the inhaler does nothing'],
    ['breathing', 'se le hunden las costillas al respirar'],
    ['choking', "he swallowed a chunk of steak and can't breathe, clutching his neck"],
    ['choking', 'mi hija se atoró con un caramelo y no hace ruido'],
    ['anaphylaxis', 'got stung by a bee and now I have hives all over and feel faint'],
    ['anaphylaxis', 'mi hijo comió nuez y se le cierra la garganta'],
    ['bleeding', 'I can’t stop the bleeding from my leg'],
    ['bleeding', 'me corté con la sierra y la sangre sale a chorros'],
    ['head-injury', 'knocked his head on the ice, threw up twice and is confused'],
    ['head-injury', 'se golpeó la cabeza y no recuerda nada'],
    ['spine', "can't move my legs after the fall"],
    ['burn', 'her whole arm is blistered from the boiling oil'],
    ['fracture', 'fell off the ladder, i can see the bone in my forearm'],
    ['seizure', 'my son is convulsing right now'],
    ['unconscious', 'no logro despertar a mi esposa'],
    ['sepsis', '104 fever, shaking, confused and the skin looks blotchy'],
    ['meningitis', "stiff neck, fever 102, can't stand the light"],
    ['testicle', 'woke up with a swollen painful ball and vomiting'],
    ['cord', 'numb between my legs and I wet myself, back pain'],
    ['eye', 'como una cortina negra en el ojo'],
    ['pregnancy', "I'm 34 weeks and bleeding a lot"],
    ['ectopic', 'late period, stabbing pain on my left side and shoulder, dizzy'],
    ['belly', "my belly is rigid and I can't move from the pain"],
    ['headache', 'the worst headache of my life, came on in seconds'],
    ['carbon-monoxide', 'the CO detector is going off and we feel dizzy'],
    ['infant-fever', 'mi recién nacido está muy dormido y no come'],
    ['child', 'baby 9 months no pee in 10 hours, no tears, very sleepy'],
    ['heat', 'he stopped sweating, skin hot and dry, confused after working in the sun'],
    ['cold', 'found him in the snow, mumbling and not shivering'],
    ['drowning', 'my niece was pulled from the pool and is coughing and sleepy'],
    ['diabetes', 'my blood sugar is 35 and I am shaking and confused'],
    ['clot', "my calf is swollen and now I'm short of breath"],
    ['wound', 'knife went into my stomach'],
    ['violence', 'mi esposo me está golpeando y tengo miedo'],
    ['suicide', 'everybody would be happier without me'],
    ['suicide', 'ya no quiero estar en este mundo'],
    ['self-harm', "I can't stop cutting my thighs"],
    ['harm-others', 'I want to kill my husband and I have a knife'],
    ['poison', 'le di a mi bebé el doble de medicina por error'],
    ['swallowed-object', 'mi hijo se tragó una pila'],
    ['bite', 'rattlesnake bite on my calf'],
    ['overdose', 'found my son with a needle in his arm, blue'],
  ])('%s: %j', (concept, message) => {
    expect(readEmergency(message).signs).toContain(concept);
  });
});

describe('[EM-03] the right line', () => {
  test.each([
    ['found my friend blue with a needle, barely breathing', ['911', 'poison-help']],
    ['my toddler ate two of grandma’s pills, seems fine', ['poison-help']],
    ['mi niña se tragó dos imanes', ['911', 'poison-help']],
    ['took a whole bottle of pills on purpose', ['911', '988', 'poison-help']],
    ['I want to die', ['988']],
    ['a snake bit me on the hand', ['911', 'poison-help']],
  ])('%j brings up %j', (message, lines) => {
    expect(readEmergency(message).lines).toEqual(expect.arrayContaining(lines));
  });

  test('is never 911 for what is only swallowed, nor poison help for what is only thought', () => {
    expect(readEmergency('toddler licked a dishwasher pod, playing').lines).toEqual(['poison-help']);
    expect(readEmergency('no quiero vivir').lines).toEqual(['988']);
  });
});
