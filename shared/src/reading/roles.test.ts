import { describe, expect, test } from 'vitest';
import { readMessage } from './reading';
import { whoseOf } from './reading.fixture';

describe('[LU-02] [LU-03] what the writer was is a time of his own life, and no child', () => {
  test.each([
    'had pinkeye as a toddler, now my ankle hurts',
    'as a kid I had asthma, now my ankle hurts',
    'as a child, I had eczema. now my throat is sore',
    'had ear infections as a little kid, now a sore throat',
    'when i was a baby i had pinkeye, now i have a uti',
    'back when i was a toddler i had croup, now my ankle hurts',
    'when i was little i had eczema, now gout',
    'when i was 7 years old i had pinkeye, now my throat hurts',
    'i had pinkeye at age 6, now my ankle hurts',
    'at the age of 9 i got lice, now i have dandruff',
    'as a 10 year old i broke my wrist, now my back hurts',
    'in high school i had mono, now a sore throat',
    'mono as a teenager. sore throat now',
    'as kids we all had chickenpox. i have a rash on my arm',
    'de niño tuve conjuntivitis, ahora me duele el tobillo',
    'de chico tuve asma y ahora me duele el tobillo',
    'cuando era bebé tuve conjuntivitis, ahora me duele el tobillo',
    'tuve varicela de bebé, ahora tengo tos',
    'asma de niña, ahora me duele la garganta',
    'cuando tenía 6 años tuve otitis, ahora me duele la espalda',
    'a los 6 años tuve otitis, ahora me duele la espalda',
  ])('%s', (message) => {
    expect(whoseOf(message)).toBe('[self] self');
    expect(readMessage(message).quantities.filter(({ kind }) => kind === 'age')).toEqual([]);
  });

  test.each([
    'since i was a kid i get migraines',
    'eczema since i was a baby, itching again',
    'desde niño tengo migrañas',
    'as a teen with bad acne what can i get',
    'as a mom my back hurts',
    'as a grown man i am scared of needles',
    'as a nurse i have pinkeye',
    'at age 45 my knees hurt',
    'a los 40 años me duelen las rodillas',
    'sick as a dog',
    'my toe is red and hot as a stove',
    'me siento como perro',
  ])('%s is of now', (message) => {
    expect(whoseOf(message)).toBe('self');
  });

  test.each([
    ['my son had asthma as a baby, now he has a cough', '[child] child'],
    ['had RSV as an infant, now at 10 he has belly cramps', '[child] child'],
    ['when my son was a baby he had reflux, now he is 9 with a sore throat', '[child] child'],
    ['mi niño de chiquito tenía asma y ahora tiene tos', '[child] child'],
    ['my husband had asthma as a kid, i have a cough', '[other] self'],
    ['i had ear tubes as a kid and now my 4 yr old is holding her ear', '[self] child'],
  ])('%s is theirs of whom it is told', (message, expected) => {
    expect(whoseOf(message)).toBe(expected);
  });
});

describe('[LU-03] a true child is still the patient', () => {
  test.each([
    'my toddler has pinkeye',
    'as a mom of a toddler with pinkeye',
    'as a nanny of a toddler with diarrhea',
    'for my 2 year old, pinkeye',
    'as a precaution for my kid',
    'fever of 102 at 2 months old, she had a bottle',
    'since he was a newborn he has had a rash',
    'como mamá de un niño con diarrea',
    'la rozadura de bebé no se quita',
    'medicina de niño para la tos',
    'mi hija de 4 años tiene conjuntivitis',
    'LO ear pulling, fussy',
    'LO has a fever',
    'my son tiene fiebre desde ayer',
    'my 15 yo son has a lump',
  ])('%s', (message) => {
    expect(whoseOf(message)).toBe('child');
  });
});

test.each([
  'los ojos me arden',
  'lo que tengo es tos',
  'alergia a los camarones',
  'en el trabajo me lastimé la espalda',
  'algo pal dolor de garganta',
  'algo pa la tos',
  'a mí lo que me duele es la espalda',
  'me duele la panza, creo que son gases',
  'tengo un gran dolor de cabeza',
])('[SE-02] [LU-02] %s is the writer’s: an article, a preposition and a place name nobody', (message) => {
  expect(whoseOf(message)).toBe('self');
});
