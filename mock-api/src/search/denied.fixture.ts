import type { TreatmentPath } from '@front-door/shared/catalogue/treatments';

/** A complaint told as denied, over or healed: `{x}` is the complaint, `{bare}` the same without an article. */
export const deniedTold = {
  en: [
    "I don't have {x}",
    'dont have {x} anymore',
    'no {bare}',
    'never had {x}',
    'my {bare} is gone',
    'my {bare} went away',
    'my {bare} cleared up after the antibiotics',
    'no longer have {x}',
    'I got over {x}',
    "my kid doesn't have {x}",
    'she has no {bare}',
    '{bare} is all better now, thank you',
    'no signs of {bare}',
    'my {bare} resolved, please cancel my appointment',
    'outgrew {x}',
    'no {bare} and no fever, all good',
  ],
  es: [
    'no tengo {x}',
    'ya no tengo {x}, gracias',
    'sin {bare}',
    'no hay {bare}',
    'nunca he tenido {x}',
    'mi hijo no tiene {x}',
    'no tengo ni {bare} ni fiebre',
    'ya no hay {bare}, ya estoy bien',
    'ya no me da {x}',
    'no tengo {bare} ni tos',
  ],
} as const;

/** To lack these is a complaint, or they are told by more than one thing, of which a denial may mean the first only. */
export const notDenied: ReadonlySet<TreatmentPath> = new Set<TreatmentPath>([
  'medication-refill',
  'birth-control',
  'weight-loss',
  'erectile-dysfunction',
  'acute-cough-pediatric',
  'pinkeye-pediatric',
]);

/** A medicine told as lacking: `{x}` is the medicine. */
export const lackTold = {
  en: [
    "I don't have my {x}",
    'no {x} left',
    "he doesn't have his {x}",
    "I don't have any {x}",
    'no longer have my {x}',
    'no more {x}',
  ],
  es: ['no tengo {x}', 'ya no tengo {x}', 'sin {x}', 'ya no hay {x}'],
} as const;

/** Medicines, with what is suggested to whoever lacks one. */
export const lacked: Readonly<
  Record<keyof typeof lackTold, readonly (readonly [medicine: string, ...paths: TreatmentPath[]])[]>
> = {
  en: [
    ['asthma inhaler', 'asthma', 'medication-refill', 'general-consult-pediatric'],
    ['asthma pump', 'asthma', 'medication-refill', 'general-consult-pediatric'],
    ['blood pressure meds', 'medication-refill'],
    ['metformin', 'medication-refill'],
    ['eczema cream', 'eczema', 'rash-pediatric'],
    ['acne medication', 'acne', 'medication-refill'],
    ['gout medicine', 'gout', 'medication-refill'],
  ],
  es: [
    ['inhalador', 'asthma', 'medication-refill'],
    ['pastillas para la presión', 'medication-refill'],
    ['metformina', 'medication-refill'],
    ['crema para el eccema', 'eczema'],
    ['crema para el acné', 'acne'],
    ['pastillas para la gota', 'gout', 'medication-refill'],
    ['pastillas anticonceptivas', 'birth-control'],
  ],
};

const scheduled = [
  'klonopin',
  'xanax',
  'adderall',
  'percocet',
  'norco',
  'ativan',
  'ambien',
  'vyvanse',
  'tramadol',
  'suboxone',
];
const doses = [
  '{x} .5',
  '{x} 0.5 mg',
  '{x} 10/325',
  '{x} #30',
  '{x} 5-325, 60',
  '{x} 1 mg. 90 tabs.',
  '{x}. 20',
  'need {x}. can you refill it today?',
];

/** Scheduled drugs with a dose, or told as lacking: nothing is suggested. */
export const dosesOfScheduled: readonly string[] = scheduled.flatMap((drug) =>
  [...doses, 'no {x} left', "I don't have my {x}"].map((dose) => dose.replace('{x}', drug)),
);

/** Messages in which no word tells of anything. */
export const wordless: readonly string[] = [
  '0',
  '5',
  '12',
  '47',
  '102.4',
  '123456',
  '1,200',
  '2026',
  '555-0123',
  '(212) 555-0199',
  '+1 212 555 0142',
  '$49.99',
  '10/12/2026',
  '3-4-21',
  '12:30',
  '7 am',
  '50%',
  '1.',
  '#4',
  '5 5 5',
  '30 lbs',
  '12 mg',
  '118/76',
  '?',
  '??',
  '...',
  '!',
  ':)',
  '👍',
  '🙏🙏',
  '❤️',
  '-',
  '12?',
  '12 👍',
  '(5)',
  'no',
  'yes',
  'ok',
  'hi',
  'no no',
  'yes please',
  'ok thanks',
  'the',
  'and so',
  'it is',
  'i',
  'me',
  'sí',
  'si',
  'hola',
  'gracias',
  'bueno, gracias',
  'no gracias',
  'ya',
  'pues sí',
  'y',
  'monday',
  'january 5',
  'last week',
  'ayer',
  'el lunes',
  'dos semanas',
];
