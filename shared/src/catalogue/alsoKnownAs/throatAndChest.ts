import type { OtherNames } from './otherNames.types';

/** Throat, airways and what is caught there. */
export const throatAndChest = {
  'sore-throat': {
    en: `throat, throat pain, throat hurts, my throat hurts, strep, strep throat, strep test, tonsillitis, tonsils, swollen tonsils, tonsil stones,
      white spots on tonsils, hurts to swallow, pain when swallowing, painful swallowing, scratchy throat, itchy throat, raw throat,
      throat infection, pharyngitis, laryngitis, hoarse, lost my voice, swollen glands, mono`,
    es: `dolor de garganta, garganta, me duele la garganta, garganta irritada, infección de garganta, anginas, amigdalitis, amígdalas inflamadas,
      faringitis, me duele al tragar, dolor al tragar, placas en la garganta, ronquera, estreptococo, carraspera`,
    medicines: `Z-Pak, Zpack, penicillin, lozenges, Chloraseptic`,
  },
  'sore-throat-pediatric': {
    en: `child sore throat, kid strep throat, strep throat child, toddler sore throat, my child's throat hurts, tonsillitis child, throat pain child,
      strep in kids, scarlet fever`,
    es: `dolor de garganta en niños, a mi hijo le duele la garganta, a mi hija le duele la garganta, anginas niño, infección de garganta niño`,
  },
  'acute-cough': {
    en: `cough, coughing, new cough, bad cough, wet cough, dry cough, chesty cough, phlegm, mucus, chest cold, bronchitis, acute bronchitis, chest
      congestion, coughing at night, coughing fits, tickly cough, cough medicine, cough syrup, whooping cough`,
    es: `tos, tos seca, tos con flemas, flema, flemas, tos fuerte, tengo mucha tos, tos de noche, bronquitis, pecho congestionado, jarabe para la tos`,
    medicines: `Robitussin, Tessalon, Vicks, NyQuil, DayQuil, cough drops, expectorant`,
  },
  'acute-cough-pediatric': {
    en: `child cough, kid cough, baby cough, toddler cough, coughing child, croup, barking cough, barky cough, child cold, RSV, chest cold child,
      my child is coughing, baby congestion`,
    es: `tos en niños, tos niño, tos bebé, mi hijo tiene tos, mi hija tiene tos, tos de perro, crup, flemas bebé, virus sincitial`,
  },
  'chronic-cough': {
    en: `long cough, cough for months, cough that won't go away, lingering cough, cough for 8 weeks, constant cough, persistent cough,
      never ending cough, smoker's cough, cough from reflux, post nasal drip cough, dry cough for months, throat clearing`,
    es: `tos crónica, tos que no se quita, tos de meses, tos persistente, tos de fumador, tos por reflujo, tengo tos desde hace meses`,
  },
  'cold-and-flu': {
    en: `cold, common cold, head cold, flu, the flu, influenza, flu symptoms, runny nose, stuffy nose, body aches, aches and chills, chills, fever,
      sneezing, congestion, upper respiratory infection, stomach flu, feeling sick, sick with a virus, virus, sick, snot, sore all over`,
    es: `gripe, gripa, resfriado, resfrío, catarro, influenza, nariz tapada, moqueo, mocos, escalofríos, fiebre, calentura, dolor de cuerpo,
      cuerpo cortado, congestión, estornudos, virus, antigripal`,
    medicines: `DayQuil, NyQuil, Theraflu, Sudafed, Robitussin, Vicks, antiviral`,
  },
  'covid-19': {
    en: `covid, corona, coronavirus, covid test, positive covid test, tested positive, covid symptoms, omicron, long covid, loss of taste, can't smell,
      lost taste and smell, sars-cov-2, covid treatment`,
    es: `covid, coronavirus, prueba positiva de covid, di positivo, síntomas de covid, perdí el gusto, perdí el olfato, no huelo nada`,
  },
  asthma: {
    en: `asthma attack, asthma flare, wheezing, wheeze, wheezy, whistling chest, tight chest with asthma, inhaler, inhaler refill, rescue inhaler, puffer,
      exercise asthma, reactive airway, breathing treatment, nebulizer, bronchospasm`,
    es: `asma, ataque de asma, silbido en el pecho, silbidos al respirar, inhalador, bombita, pecho apretado, nebulizador`,
    medicines: `albuterol, Advair, Flovent, Breo, Trelegy, fluticasone inhaler, Proventil, salbutamol, levalbuterol, Xopenex`,
  },
  'shortness-of-breath': {
    en: `short of breath, breathless, out of breath, winded, trouble breathing, hard to breathe, breathing problems, dyspnea, get winded easily,
      cannot catch my breath, difficulty breathing, COPD`,
    es: `falta de aire, falta el aire, me falta el aire, dificultad para respirar, respirar, me agito, sin aliento, ahogo, EPOC`,
  },
} as const satisfies Record<string, OtherNames>;
