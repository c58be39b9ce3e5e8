import type { OtherNames } from './otherNames.types';

/** Belly, bladder and sexual health. */
export const bellyAndBladder = {
  'abdominal-pain': {
    en: `stomach ache, stomachache, stomach pain, stomach hurts, my stomach hurts, belly ache, belly pain, tummy ache, cramps, stomach cramps, bloating,
      bloated, gas, gassy, indigestion, heartburn, acid reflux, reflux, GERD, nausea, upset stomach, queasy, throwing up, vomiting, constipation,
      constipated, IBS, irritable bowel, food poisoning, stomach flu, stomach bug, gastritis, ulcer, side pain, burping`,
    es: `dolor de estómago, dolor de barriga, me duele el estómago, me duele la barriga, dolor de panza, dolor abdominal, estómago, barriga, cólicos,
      inflamación del estómago, gases, agruras, acidez, reflujo, indigestión, náusea, náuseas, vómito, estreñimiento, gastritis, empacho,
      intoxicación por comida`,
    medicines: `Nexium, esomeprazole, pantoprazole, Protonix, Pepto-Bismol, MiraLAX, Zantac, antacid, Gas-X, Imodium`,
  },
  'abdominal-pain-pediatric': {
    en: `child stomach ache, tummy ache, tummy hurts, kid belly pain, baby stomach pain, child constipation, constipated baby, colic, child vomiting, kid
      throwing up, stomach bug child, my child's stomach hurts, gassy baby`,
    es: `dolor de estómago en niños, dolor de panza niño, a mi hijo le duele el estómago, a mi hija le duele la panza, cólico bebé, niño estreñido,
      vómito niño, dolor de barriga niño`,
  },
  'diarrhea-pediatric': {
    en: `child diarrhea, diarrhea, baby diarrhea, toddler diarrhea, kid with the runs, loose stools, watery poop, runny poop, stomach bug child,
      stomach flu child, loose poop baby, the runs`,
    es: `diarrea, diarrea en niños, diarrea bebé, popó aguado, mi hijo tiene diarrea, mi bebé tiene diarrea, soltura, chorro, suero oral`,
    medicines: `electrolytes, Imodium`,
  },
  'urinary-tract-infection': {
    en: `UTI, UTIs, bladder infection, urine infection, urinary infection, pee infection, cystitis, burning pee, burning when I pee, burns to pee,
      burning urination, hurts to pee, painful urination, pain when peeing, peeing hurts, stinging pee, cloudy pee, cloudy urine, smelly urine,
      smelly pee, blood in pee, blood in urine, frequent urination, peeing a lot, water infection, dysuria, bladder pain`,
    es: `infección urinaria, infección de orina, infección en la orina, infección de vías urinarias, infección de vejiga, cistitis, ardor al orinar,
      me arde al orinar, dolor al orinar, mal de orín, orina turbia, sangre en la orina, vejiga, orinar seguido`,
    medicines: `Macrodantin, Keflex, cephalexin, ciprofloxacin, Cipro, Uribel, D-mannose, cranberry pills`,
  },
  'overactive-bladder': {
    en: `OAB, leaky bladder, bladder leaks, incontinence, urinary incontinence, urge incontinence, frequent urination, pee a lot, peeing a lot, always need to
      pee, gotta go, wetting myself, weak bladder, urgency, pee when I laugh, up at night to pee, bladder control, can't hold my pee`,
    es: `vejiga hiperactiva, incontinencia, incontinencia urinaria, ganas de orinar, orino mucho, orinar seguido, no aguanto la orina, se me sale la orina,
      escape de orina, vejiga`,
    medicines: `fesoterodine, Toviaz, darifenacin, Enablex`,
  },
  'yeast-infection': {
    en: `yeast, vaginal itching, itchy vagina, thick white discharge, white discharge, cottage cheese discharge, vaginal discharge, vaginal infection, candida,
      candidiasis, thrush, vaginitis, itching down there, BV, bacterial vaginosis, vaginal burning`,
    es: `infección por hongos, infección vaginal, hongos vaginales, candidiasis, cándida, flujo blanco, flujo vaginal, comezón vaginal,
      picazón vaginal, vaginitis, comezón en mis partes`,
    medicines: `Vagisil, nystatin, metronidazole, boric acid`,
  },
  'genital-warts': {
    en: `warts, wart, HPV, human papillomavirus, condyloma, bumps down there, bumps on genitals, genital bumps, STD, STI, sexually transmitted, skin tags down
      there, anal warts, cauliflower bumps`,
    es: `verrugas genitales, verrugas, verruga, VPH, papiloma, virus del papiloma, condilomas, ETS, enfermedad de transmisión sexual, bolitas en mis partes`,
  },
  'birth-control': {
    en: `the pill, birth control pill, birth control pills, the patch, the ring, contraception, contraceptive, contraceptives, mini pill, mini-pill,
      morning after pill, plan B, emergency contraception, not get pregnant, avoid pregnancy, oral contraceptive, period control, irregular periods,
      heavy periods, family planning`,
    es: `anticonceptivos, anticonceptivo, pastillas anticonceptivas, la píldora, píldora, pastilla del día siguiente, parche anticonceptivo,
      control de natalidad, planificación familiar, no quedar embarazada, pastillas para no embarazarme, método anticonceptivo`,
    medicines: `Yaz, Yasmin, Junel, Lo Loestrin, Loestrin, Tri-Sprintec, Microgestin, Aviane, Seasonique, Annovera, Heather, Nor-QD, Aygestin`,
  },
  'erectile-dysfunction': {
    en: `ED, impotence, impotent, can't get hard, can't get it up, trouble getting hard, trouble staying hard, can't stay hard, weak erection, erection,
      erections, erection problems, erection pills, not hard, sexual performance, performance anxiety, bedroom problems, blue pill, little blue pill,
      sex pills, soft erection`,
    es: `disfunción eréctil, impotencia, erección, problemas de erección, no se me para, pastilla azul, impotente, pastillas para la erección, sildenafilo, tadalafilo`,
    medicines: `Staxyn, Revatio, blue pill`,
  },
} as const satisfies Record<string, OtherNames>;
