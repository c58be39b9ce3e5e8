import { treatments } from '@front-door/shared/catalogue/treatments';
import { worthShowing } from '@front-door/shared/contract/search';
import { describe, expect, test } from 'vitest';
import { conditions } from '../../eval/wordings';
import { complaintsTold } from './ages.fixture';
import { deniedTold, dosesOfScheduled, lacked, lackTold, notDenied, wordless } from './denied.fixture';
import { search } from './search';
import { isTakenBack } from './takenBack';
import { read } from './testing';

const shown = (message: string) => worthShowing(search(message)).map(({ path }) => `${message}: ${path}`);
const languages = ['en', 'es'] as const;

describe('[LU-02] a complaint that is only denied, over or healed gets nothing', () => {
  const wordings = languages.flatMap((language) => deniedTold[language].map((wording) => [language, wording] as const));
  test.for(wordings)('%s: %s', ([language, wording]) => {
    const told = treatments
      .filter(({ path }) => !notDenied.has(path))
      .map(({ path }) => complaintsTold[path][language === 'en' ? 0 : 1]);
    const answered = [...told, ...conditions[language]].flatMap((complaint) => {
      const bare = complaint.replace(/^(?:an?|the|una?|el|l[ao]s?) /, '');
      return shown(wording.replace('{x}', complaint).replace('{bare}', bare));
    });
    expect(answered).toEqual([]);
  });
});

test.for([
  'headache no more',
  'cough gone',
  'used to have migraines',
  'I used to get sinus infections',
  'antes tenía migraña',
  'la tos se fue',
])('[LU-02] what is told as gone gets nothing: %s', (message) => {
  expect(shown(message)).toEqual([]);
});

test.for([
  ['my ankle quit hurting but is swollen', 'ankle-injury'],
  ["my throat doesn't hurt but is red", 'sore-throat'],
  ['mi tobillo ya no duele pero está hinchado', 'ankle-injury'],
  ['smell gone', 'covid-19'],
  ["used to have acne, now it's back", 'acne'],
] as const)('[LU-02] but: %s', ([message, path]) => {
  expect(search(message)[0]?.path).toBe(path);
});

test.for([
  'no tengo tos con flema',
  "I don't have a cough with phlegm",
  'no cough that brings up mucus',
  'no rash with itching',
  'no tengo ronchas con comezón',
  'no tengo diarrea con sangre',
  'no tengo dolor de cabeza con náusea',
  'no runny nose with yellow mucus',
  'no tengo tos seca',
  'no headache behind my eyes',
  'no blood in my stool',
  'no hearing problems',
  'no vision changes',
  'no problems with my hearing',
  'sin problemas de la vista',
  'not feeling any pain',
  'no tengo falta de apetito',
])('[LU-02] what a complaint comes with is denied with it: %s', (message) => {
  expect(shown(message)).toEqual([]);
});

test.for([
  ['no fever with sore throat', 'sore-throat'],
  ['no tengo fiebre con dolor de garganta', 'sore-throat'],
  ['no fever with a bad cough', 'acute-cough'],
  ['no phlegm with my cough', 'acute-cough'],
  ['tos con flema sin fiebre', 'acute-cough'],
  ['no fever or appetite', 'general-consult'],
  ['no bowel movement in six days', 'general-consult'],
  ['my sense of smell disappeared', 'covid-19'],
] as const)('[LU-02] but what stands beside it, or is wanted, is not: %s', ([message, path]) => {
  expect(search(message)[0]?.path).toBe(path);
});

test.for(['gabapentin', 'gabapentina 300', 'I need gabapentin 300 mg', 'gabapentin refill', "I'm out of gabapentin"])(
  '[LU-05] [SE-06] a medicine that no page may offer gets nothing: %s',
  (message) => {
    expect(shown(message)).toEqual([]);
  },
);

test.for([
  ['refill 10 mg', 'medication-refill'],
  ['trazodone 50', 'medication-refill'],
  ['warfarin 5 mg', 'medication-refill'],
  ['metformina 850', 'medication-refill'],
  ['lisinopril 10 mg', 'medication-refill'],
  ['atorvastatin 20 mg', 'medication-refill'],
  ['losartan 50 mg 90 tabs', 'medication-refill'],
  ['allopurinol 100 mg', 'gout'],
] as const)('[LU-01] a dose does not silence its medicine: %s', ([message, path]) => {
  expect(search(message)[0]?.path).toBe(path);
});

test.for(["I'm on levothyroxine 75, all good with that", 'I take lisinopril 10 mg every morning'])(
  '[LU-01] a medicine that is taken is no request: %s',
  (message) => {
    expect(shown(message)).toEqual([]);
  },
);

test.for([
  ['my dog bit me', 'general-consult'],
  ['my cat scratched me', 'general-consult'],
  ['a dog bit my hand', 'general-consult'],
  ['dog bit my daughter', 'general-consult-pediatric'],
  ['mi gato me arañó', 'general-consult'],
  ['me rasguñó la gata en el brazo', 'general-consult'],
  ['el perro mordió a mi hijo', 'general-consult-pediatric'],
  ['a mi hija la arañó el gato', 'general-consult-pediatric'],
  ['kitten clawed my arm', 'general-consult'],
  ['my dog scratched me', 'general-consult'],
] as const)('[LU-01] what an animal did to somebody is theirs: %s', ([message, path]) => {
  expect(search(message)[0]?.path).toBe(path);
});

describe('[LU-02] a medicine that lacks is wanted', () => {
  const wordings = languages.flatMap((language) => lackTold[language].map((wording) => [language, wording] as const));
  test.for(wordings)('%s: %s', ([language, wording]) => {
    const missed = lacked[language].flatMap(([medicine, ...paths]) => {
      const message = wording.replace('{x}', medicine);
      const [first] = worthShowing(search(message));
      return paths.some((path) => path === first?.path) ? [] : [`${message}: ${first?.path ?? 'nothing'}`];
    });
    expect(missed).toEqual([]);
  });

  test.for([
    'no fever, no medicine',
    'no asthma, no inhaler',
    'no allergies to penicillin',
    'no cough, no inhaler',
    'no tengo alergia a medicinas',
  ])('beside what is denied it is told to deny it: %s', (message) => {
    expect(shown(message)).toEqual([]);
  });

  test('what follows a medicine that lacks is not denied with it', () => {
    expect(search('I have no inhaler and cant breathe well')[0]?.path).toMatch(/asthma|shortness-of-breath/);
  });
});

const takenBack = (message: string, none = 0) => {
  const understood = read(message);
  return understood.units.every((unit) => isTakenBack(understood, unit, () => none));
};

describe('[LU-02] what tells of complaints only to take them back', () => {
  test.for([
    'no fever, chills or cough',
    'my throat no longer hurts',
    'no pain in my knee',
    'no bad headache',
    'no food allergies',
    'no severe back pain',
    'strep is all better after the antibiotics, no fever',
    'ya no me duele la rodilla',
    'ya se me quitó la tos',
  ])('%s', (message) => {
    expect(takenBack(message)).toBe(true);
  });

  test.for([
    'no period in four months',
    'no fever, no period',
    'no fever and no appetite',
    "hasn't pooped in 4 days, no fever",
    'no fever, just all over the place',
    'no pain unless I walk',
    "I don't want to have acne",
    'never outgrew my eczema',
    'no fever sore throat',
    'no fever and sore throat',
    'no fever, throat',
    'no tears dry eyes',
    'no kids sore throat',
    'no comfortable position back pain',
    'no new soap itchy rash',
    'sin golpe dolor de tobillo',
    'no se me quitó la tos',
  ])('not: %s', (message) => {
    expect(takenBack(message)).toBe(false);
  });

  test('what stands beside decides by how likely it is no complaint', () => {
    expect(takenBack('my back pain resolved, please cancel my slot', 0.99)).toBe(true);
    expect(takenBack('my back pain resolved, please cancel my slot', 0.5)).toBe(false);
  });
});

test.for(wordless)('[LU-05] "%s" gets nothing', (message) => {
  expect(shown(message)).toEqual([]);
});

test.for(dosesOfScheduled)('[LU-05] [SE-06] "%s" gets nothing', (message) => {
  expect(shown(message)).toEqual([]);
});

test.for([
  ['uti meds', 'urinary-tract-infection'],
  ['price for gout meds', 'gout'],
  ['asthma meds cost', 'asthma'],
  ['meds for flu', 'cold-and-flu'],
  ['antibiotics for pink eye', 'pinkeye'],
  ['medicina para la gota cuanto cuesta', 'gout'],
  ['blood pressure meds', 'medication-refill'],
] as const)('[SE-01] a medicine named by what it is for asks for that: %s', ([message, path]) => {
  expect(search(message)[0]?.path).toBe(path);
});

test.for(['tummy tuck', 'nose job price', 'gastric bypass'])(
  '[SE-06] surgery for looks is not treated: %s',
  (message) => {
    expect(shown(message)).toEqual([]);
  },
);

test('[LU-03] a grown person named before is nobody’s child in the next part', () => {
  expect(search('my mom takes metformin. She has a cough')[0]?.path).toBe('acute-cough');
});

test('[SE-05] how long ago something was is not how long it lasts', () => {
  expect(search('hace un año me operaron de la rodilla y ahora tengo tos')[0]?.path).toBe('acute-cough');
  expect(search('tos desde hace 3 meses')[0]?.path).toBe('chronic-cough');
});
