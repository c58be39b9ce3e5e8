import { newborns } from '@front-door/shared/reading/vocabulary/people';

/** School grades in words of both languages, from the first on, a child of six or seven. */
const grades = [
  'first 1st primer primero',
  'second 2nd segundo segundo',
  'third 3rd tercer tercero',
  'fourth 4th cuarto cuarto',
  'fifth 5th quinto quinto',
  'sixth 6th sexto sexto',
  'seventh 7th septimo septimo',
  'eighth 8th octavo octavo',
  'ninth 9th noveno noveno',
  'tenth 10th decimo decimo',
  'eleventh 11th once once',
];

const inGrade = ['is in grade', 'im in grade', 'hes in grade', 'shes in grade', 's in grade', 'now in grade'];

function ofGrade(names: string, order: number): readonly [string, string] {
  const [word = '', digits = '', short = '', long = ''] = names.split(' ');
  const english = [word, digits.replace(/(?<=\d)(?=[a-z])/, ' ')].flatMap((grade) =>
    [' grader', ...inGrade].map((told) => told.replace(/^(.*) (?=grade)/, `$1 ${grade} `).trim()),
  );
  const from = (order + 6) * 12;
  return [`${from}-${from + 23}`, [...english, `${short} grado`, `${long} de primaria`].join(', ')];
}

/**
 * Words that tell how old somebody is without a number. Each list stands under the youngest and the oldest that are meant
 * by it, in months. What may be somebody of any age ("baby" for a sweetheart, "my boy") is not among them, nor what tells
 * of many ("two teens").
 */
export const stages: Readonly<Record<string, string>> = {
  '0-1': newborns,
  '0-11': 'infant',
  '12-47': 'toddler',
  '36-71': 'preschooler, is in preschool, is in pre k, va al preescolar, va a preescolar',
  '60-83':
    'kindergartner, kindergartener, kindergardener, is in kindergarten, hes in kindergarten, shes in kindergarten, de kinder, en kinder, va al kinder, esta en kinder',
  ...Object.fromEntries(grades.map(ofGrade)),
  '132-180':
    'de secundaria, primero de secundaria, segundo de secundaria, tercero de secundaria, esta en secundaria, estoy en secundaria, va en secundaria, en la secundaria',
  '180-191': 'mi quinceanera',
  '72-155':
    'elementary schooler, grade schooler, is in elementary school, hes in elementary school, shes in elementary school, en primaria, de primaria, va a la primaria',
  '108-155': 'tween, tweenager, preteen, pre teen, preadolescente, puberto, puberta',
  '132-179': 'middle schooler, is in middle school, im in middle school, hes in middle school, shes in middle school',
  '156-215': 'teen, teenager, teenage, teenaged, adolescente, quinceanero',
  '168-215':
    'high schooler, high school student, high school freshman, high school sophomore, high school junior, high school senior, is in high school, im in high school, hes in high school, shes in high school, de prepa, de preparatoria, de bachillerato, esta en la prepa, estoy en la prepa, va en la prepa, esta en high school, estoy en high school',
  '24-215': 'menor de edad, under 18, underage',
};
