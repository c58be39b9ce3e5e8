import { expect, test } from 'vitest';
import { childTold } from './children';
import { search } from './search';
import { read } from './testing';

const told = (message: string) => {
  const understood = read(message);
  return understood.units.map((unit) => childTold(understood, unit));
};

test.for([
  ['rash on my baby', 'patient'],
  ['sore throat in child', 'patient'],
  ["hives behind my son's knees", 'patient'],
  ['discharge in the ear of my girl', 'patient'],
  ['ronchas en la piel de mi nena', 'patient'],
  ['I noticed a rash on my baby', 'patient'],
  ['I have a rash from bathing my baby', 'beside'],
  ['back pain from picking up a 30 lb toddler', 'beside'],
  ['back pain since my second baby, he is 4', 'beside'],
  ['maestra de niños con tos', 'beside'],
  ['my kid gave me this cough', 'beside'],
  ['my mom has a cough', 'grown'],
  ['my kid plays hockey', undefined],
  ['my adult son has a cough', undefined],
  ["my son's 19 and has a rash", undefined],
  ["my kid's hamster has a rash", undefined],
  ['he caught a cough from the other kids', undefined],
  ['los ojos son rojos', undefined],
] as const)('[LU-03] %s: %s', ([message, expected]) => {
  expect(told(message)).toEqual([expected]);
});

test.for([
  ["she's covered in spots, 11 mo", [334]],
  ['she still holds her ear, 2', [2 * 365]],
  ['my niña has a cough, 3 years', [3 * 365]],
  ['her knee hurts, 67', [67 * 365]],
  ['she has a cough, 2 weeks', []],
  ['my mom has knee pain, 8 mo', []],
  ['I have had a cough, 8 mo', []],
  ['he has had it, my son, for 2 years', []],
  ['her throat hurts, 6', [6 * 365]],
  ["my daughter's back hurts, 9", [9 * 365]],
  ['ella tiene tos, 7', [7 * 365]],
  // A pain without a child: as likely how bad it is.
  ['her back hurts, 8', []],
  ['she has a migraine, 9', []],
  ['ella tiene dolor de espalda, 8', []],
  ['her back hurts, 9/10', []],
  ["pain level of my son's ear, 8", []],
  ['he rates it, 7', []],
  ['her temperature, 99', []],
  ['siento que ella tose, 7', []],
] as const)('[LU-03] an age at the end: %s', ([message, days]) => {
  const ages = read(message).reading.quantities.flatMap((one) => (one.kind === 'age' ? [Math.round(one.days)] : []));
  expect(ages).toEqual(days);
});

test.for([
  ['pain level for her back pain, 8', 'back-pain'],
  ['ella tiene dolor de espalda, 8', 'back-pain'],
  ['her back hurts, 9/10', 'back-pain'],
  ['his ear hurts, scale 1 to 10, 6', 'earache'],
  ['le duele la garganta, nivel 7', 'sore-throat'],
  ['her throat hurts, 6', 'sore-throat-pediatric'],
] as const)('[LU-03] [SE-04] a number that tells how bad it is, is no age: %s: first %s', ([message, path]) => {
  expect(search(message)[0]?.path).toBe(path);
});

test.for([
  ['help with my 5 year old, ear hurts', 'earache-pediatric'],
  ['help with my son, ear pain', 'earache-pediatric'],
  ['what to do with my 4 year old coughing all night', 'acute-cough-pediatric'],
  ['dealing with my 6 year old sore throat', 'sore-throat-pediatric'],
  ['up all night with my daughter coughing', 'acute-cough-pediatric'],
  ['holding my 2 year old who has fever and cough', 'acute-cough-pediatric'],
  ['problem with a 7 year old: pinkeye', 'pinkeye-pediatric'],
  ['caught it from my kid, sore throat', 'sore-throat'],
  ['lifting my 2 year old hurt my back', 'back-pain'],
  ['living with my 3 year old, I have a cough', 'acute-cough'],
  ['soy maestro de primaria, me duele la garganta', 'sore-throat'],
  ['I coach high school student athletes and my back hurts', 'back-pain'],
  ['cocinera de primaria con dolor de espalda', 'back-pain'],
  ['rough night with my toddler, ear ache and fever', 'earache-pediatric'],
  ['took my son to urgent care for strep', 'sore-throat-pediatric'],
  ['with my 5 year old who keeps coughing, up all night', 'acute-cough-pediatric'],
  ['ayuda con mi bebé que tiene diarrea', 'diarrhea-pediatric'],
  ['went camping last night with my kids, itchy rash now', 'rash'],
  ['slept last night with my son, woke up with back pain', 'back-pain'],
  ['movie night with my son, got a headache now', 'headache'],
  ['postpartum hair loss, baby is 4 months', 'female-hair-loss'],
  ['new mom, baby is 2 months, back pain', 'back-pain'],
  ['stuck at home with my kid who goes to school, i have a cough', 'acute-cough'],
  ['took my kid who is 5 to the park and got a rash on my legs', 'rash'],
  ['sitting next to my daughter who plays violin, ear pain', 'earache'],
  ['caught it from my son who has strep, sore throat', 'sore-throat'],
  ['vivo con mi hijo que tiene 5 años, tengo tos', 'acute-cough'],
  ['estuve con mi sobrino que tiene 4 años, ahora tengo gripa', 'cold-and-flu'],
] as const)('[LU-03] [SE-04] %s: first %s', ([message, path]) => {
  expect(search(message)[0]?.path).toBe(path);
});
