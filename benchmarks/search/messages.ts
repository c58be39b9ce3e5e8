/** What visitors might type: short and long, in both languages, with and without anything to find. */
export const messages: readonly string[] = [
  'sore throat and a fever since yesterday',
  'my kid has an ear ache',
  'it burns when I pee',
  'red itchy eyes and sneezing every spring',
  'me duele la garganta y tengo fiebre',
  'I twisted my ankle playing soccer, it is swollen but I can walk on it',
  'lower back pain for about four months now, worse in the morning',
  'hello',
  'rash on both arms, no fever, started after I changed detergent',
  'mi hija tiene diarrea desde el lunes',
  'hedache behind my eyes, light makes it worse and I feel sick to my stomach',
  'can I get my blood pressure pills refilled',
  'losing hair at the temples',
  'coughing for ten weeks, nothing helps',
  'stuffy nose, green mucus, pressure in my face for five days',
  'what does a visit cost',
];
