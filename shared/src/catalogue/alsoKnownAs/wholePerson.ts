import type { OtherNames } from './otherNames.types';

/** What is no single condition: weight, refills, and talking to a provider. */
export const wholePerson = {
  'weight-loss': {
    en: `lose weight, losing weight, weight management, obesity, obese, overweight, diet, diet pills, weight loss shots, weight loss injections, skinny shot,
      GLP-1, GLP1, appetite, hungry all the time, slim down, BMI, belly fat, weight gain, fat loss, compounded semaglutide, weight loss program`,
    es: `bajar de peso, perder peso, adelgazar, obesidad, sobrepeso, dieta, inyección para bajar de peso, inyecciones para adelgazar,
      pastillas para adelgazar, control de peso, quiero bajar de peso`,
    medicines: `Ozempic, Wegovy, semaglutide, Rybelsus, Mounjaro, Zepbound, tirzepatide, Saxenda, liraglutide, GLP-1`,
  },
  'medication-refill': {
    en: `refill, refills, prescription refill, refill my prescription, renew prescription, prescription renewal, ran out of medicine, ran out of meds, out of
      pills, running out of pills, running low on meds, medicine, medication, meds, prescription, blood pressure medicine, blood pressure pills,
      cholesterol medicine, thyroid medicine, diabetes medicine, high blood pressure, hypertension, high cholesterol, thyroid, hypothyroidism,
      diabetes, antidepressant refill, inhaler refill, bridge supply, Rx`,
    es: `resurtir receta, resurtido, renovar receta, receta, surtir receta, medicina, medicamento, medicamentos, se me acabó la medicina,
      se me acabaron las pastillas, me quedé sin medicina, presión alta, medicina para la presión, colesterol, tiroides, diabetes, azúcar alta, insulina, losartán, amlodipino, lisinoprilo`,
    medicines: `losartan, metoprolol, hydrochlorothiazide, HCTZ, rosuvastatin, Crestor, simvastatin, pravastatin, statin, valsartan, Diovan, carvedilol, atenolol, furosemide, Lasix, potassium, Jardiance, Farxiga, Januvia, glipizide, insulin, Lantus, escitalopram, Lexapro, fluoxetine, Prozac, citalopram, Celexa, bupropion, Wellbutrin, trazodone, venlafaxine, Effexor, buspirone, lamotrigine, omeprazole, pantoprazole, montelukast, tamsulosin, Flomax, Eliquis, warfarin, clopidogrel, estradiol, progesterone`,
  },
  'general-consult': {
    en: `consult, consultation, talk to a doctor, see a doctor, doctor, doctor visit, provider, online doctor, not sure, something else, other, second
      opinion, question, advice, doctor's note, sick note, work note, lab results, test results, side effects, checkup, tired, fatigue, tired all
      the time, dizzy, dizziness, fever, diarrhea, adult diarrhea, hemorrhoids, anxiety, anxious, panic attack, panic attacks, depression, depressed, stress, insomnia, can't sleep,
      trouble sleeping, menopause, hot flashes, tooth pain, toothache, mental health, nail fungus, quit smoking, swollen glands, low energy, herpes,
      chest cold, kidney stones, travel medicine, motion sickness`,
    es: `consulta, consulta general, hablar con un doctor, doctor, médico, ver a un doctor, cansancio, fatiga, mareo, mareos, fiebre, diarrea, diarrea en
      adultos, almorranas, hemorroides, ansiedad, depresión, estrés, insomnio, no puedo dormir, menopausia, bochornos, dolor de muela, otra cosa,
      no sé qué tengo, justificante médico, salud mental, hongos en las uñas, dejar de fumar`,
  },
  'general-consult-pediatric': {
    en: `pediatrician, child doctor, kids doctor, sick child, sick kid, child fever, baby fever, my child is sick, fever in children, toddler fever, child
      flu, child cold, kids, children, baby, toddler, infant, son, daughter, parent question`,
    es: `pediatra, doctor para niños, niño enfermo, mi hijo está enfermo, mi hija está enferma, mi bebé está enfermo, fiebre en niños, calentura niño,
      fiebre bebé, niños, bebé, gripe niño`,
  },
} as const satisfies Record<string, OtherNames>;
