import type { OtherNames } from './otherNames.types';

/** Head, nose, eyes and ears. */
export const headAndSenses = {
  headache: {
    en: `head pain, head hurts, my head hurts, tension headache, stress headache, pressure in my head, tight band around head, dull headache,
      pain behind eyes, sore head, hangover headache, caffeine headache, temple pain`,
    es: `dolor de cabeza, me duele la cabeza, cabeza, cefalea, dolor de cabeza por tensión, presión en la cabeza, dolor en las sienes`,
    medicines: `aspirin, paracetamol`,
  },
  'migraine-headache': {
    en: `migraine, migraines, migraine with aura, aura, throbbing headache, pounding headache, one-sided headache, half of my head hurts,
      headache with nausea, headache with light sensitivity, light hurts my eyes, sick headache, bad headache, severe headaches`,
    es: `migraña, jaqueca, dolor de cabeza fuerte, dolor de media cabeza, dolor de cabeza con náusea, me molesta la luz, aura`,
    medicines: `triptan, eletriptan, Relpax, zolmitriptan, Zomig, Nurtec, Ubrelvy, Qulipta, Emgality, Aimovig, topiramate, Topamax`,
  },
  'sinus-infection': {
    en: `sinus, sinuses, sinusitis, chronic sinusitis, sinus pressure, sinus pain, sinus headache, stuffy nose, stuffy nose for weeks, blocked nose,
      face pain, facial pressure, post nasal drip, postnasal drip, green snot, thick mucus, nasal congestion, lost sense of smell, nasal polyps`,
    es: `infección de los senos nasales, sinusitis, sinusitis crónica, senos paranasales, nariz tapada, presión en la cara, dolor en la cara,
      moco verde, goteo nasal, congestión nasal`,
    medicines: `Nasacort, Afrin, pseudoephedrine, Sudafed`,
  },
  'acute-sinusitis': {
    en: `new sinus infection, acute sinus infection, sinus infection, sinusitis, sinus pressure, sinus pain, stuffy nose, face pain, tooth pain
      with stuffy nose, green snot, yellow snot, runny nose, nasal congestion, sinus cold`,
    es: `sinusitis aguda, infección de los senos nasales, sinusitis, nariz tapada, presión en la cara, moco verde, moco amarillo, congestión nasal`,
    medicines: `Sudafed, pseudoephedrine, azithromycin, Z-Pak`,
  },
  allergies: {
    en: `allergy, hay fever, hayfever, seasonal allergies, spring allergies, pollen, pollen allergy, ragweed, dust mites, dust allergy, mold allergy,
      pet allergy, cat allergy, dog allergy, pet dander, allergic rhinitis, sneezing, sneezing a lot, itchy nose, itchy eyes, watery eyes, runny nose,
      stuffy nose, hives, allergic reaction, allergy pills, allergy medicine`,
    es: `alergia, alergias, fiebre del heno, alergia al polen, alergia al polvo, alergia a los gatos, alergia al perro, rinitis alérgica,
      estornudos, estornudo mucho, ojos llorosos, picazón en la nariz, nariz que gotea, moqueo, ronchas, urticaria, pastillas para la alergia`,
    medicines: `Xyzal, levocetirizine, Benadryl, diphenhydramine, Rhinocort, Singulair, montelukast, antihistamine`,
  },
  'dry-eye': {
    en: `dry eyes, eye dryness, gritty eyes, sand in my eyes, scratchy eyes, burning eyes, eyes burn, tired eyes, eye strain, stinging eyes,
      computer eyes, contact lenses feel dry, sore eyes, eye drops`,
    es: `ojo seco, ojos secos, resequedad en los ojos, ardor en los ojos, me arden los ojos, arenilla en los ojos, ojos cansados, vista cansada,
      gotas para los ojos`,
    medicines: `Visine, eye drops, Cequa, Miebo`,
  },
  pinkeye: {
    en: `pink eye, conjunctivitis, red eye, red eyes, eye infection, goopy eye, eye discharge, crusty eyes, eye stuck shut, itchy eye, sticky eye,
      eye gunk, bloodshot eyes, swollen eyelid, stye, watery eye, itchy eyes`,
    es: `conjuntivitis, ojo rojo, ojos rojos, ojo rosado, infección en el ojo, infección de ojos, lagañas, ojo pegado, picazón en los ojos,
      me pican los ojos, orzuelo, perrilla, gotas para los ojos`,
    medicines: `antibiotic eye drops, tobramycin eye drops`,
  },
  'pinkeye-pediatric': {
    en: `pink eye child, child pink eye, baby pink eye, kid with red eye, toddler eye infection, conjunctivitis in children, goopy eye baby,
      crusty eyes toddler, daycare pink eye`,
    es: `conjuntivitis en niños, ojo rojo niño, mi hijo tiene el ojo rojo, infección en el ojo bebé, lagañas bebé`,
  },
  earache: {
    en: `ear ache, ear pain, ear hurts, my ear hurts, ear infection, infected ear, swimmer's ear, otitis, middle ear infection, clogged ear, blocked
      ear, plugged ear, water in ear, fluid in ear, ear pressure, ear discharge, muffled hearing, earwax, ear drops`,
    es: `dolor de oído, dolor de oídos, me duele el oído, oído, infección de oído, otitis, oído tapado, agua en el oído, oído de nadador,
      cera en el oído, gotas para el oído, dolor de oreja`,
    medicines: `Debrox, ear drops, Cortisporin`,
  },
  'earache-pediatric': {
    en: `child ear infection, baby ear infection, toddler ear pain, kid ear ache, baby pulling ear, tugging at ear, ear infection in children,
      swimmer's ear child, my child's ear hurts`,
    es: `infección de oído en niños, dolor de oído niño, a mi hijo le duele el oído, a mi bebé le duele el oído, bebé se jala la oreja, otitis niño`,
  },
} as const satisfies Record<string, OtherNames>;
