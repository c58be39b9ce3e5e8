/** What harms when swallowed, breathed or splashed, and what numbers measure, in words of both languages. */
export const substances = {
  poison:
    'bleach, clorox, lysol, drano, drain cleaner, cleaner*, detergent*, pod, pods, windex, antifreeze, coolant, gasoline, kerosene, lighter fluid, thinner, acetone, nail polish, polish remover, rubbing alcohol, sanitizer, mouthwash, pesticide*, insecticid*, repellent*, weed killer, rat poison, poison*, mothball*, wild mushroom*, berries, ammonia, lamp oil, nicotine, vape, cloro, lejia, limpia*, gasolina, veneno*, raticida, anticongelante, jabon, hongo*, desinfectante, suavizante',
  medicine:
    'pill, pills, tablet*, capsule*, medication*, meds, dose*, tylenol, acetamin*, paracetamol, ibuprofen*, advil, motrin, aspirin*, benadryl, melatonin*, insulin*, vitamin*, gumm*, syrup, edible*, iron, opioid*, oxycod*, oxycontin, oxys, xanax, pastilla*, medicin*, medicament*, pildora*, jarabe, dosis, gotas',
  ingest:
    'swallow*, drank, drink*, ate, eat, eaten, chew*, lick*, suck*, sip*, gulp*, ingest*, got into, mouthful, in his mouth, in her mouth, took, taken, taking, gave, give, given, trag*, bebi, bebio, bebido, tomo, tome, se tomo, me tome, comi, comio, mordi*, chup*, di, dio, dieron, masco, inger*',
  toomuch:
    'too much, too many, double, twice, mistake, accident*, wrong, extra, whole bottle, half the bottle, handful, someone elses, doble, dos veces, por error, equivoc*, de mas, demasiad*, otra vez, again, whole, todo el frasco, grandmas, grandpas, moms, dads, de mi abuela, de la abuela, del abuelo',
  bottle:
    'bottle of, whole bottle, all my, all of my, all the, all her, all his, handful*, bunch of, frasco, todas las, todas mis, todas sus, punado*, caja entera',
  onpurpose:
    'on purpose, purposely, intentional*, to die, goodbye, adrede, a proposito, intencional*, para morir*, queria morir, despedida',
  overdose: 'overdos*, oded, oding, od on, sobredosis',
  antidote: 'narcan, naloxon*',
  drug: 'fentanyl, heroin, opioid*, oxycod*, oxycontin, oxys, percocet, needle*, syringe, jeringa, meth, cocaine, xanax, pills, droga*, heroina, cocaina, pastillas, dope',
  alcohol: 'vodka, whiskey, drunk, alcohol, drinking, tequila, borrach*, licor',
  battery: 'battery, batteries, pila, pilita*, pilas, bateria*, button cell',
  magnet: 'magnet*, iman, imanes, imancito*',
  object:
    'needle, pin, safety pin, nail, screw, glass, razor, blade, water bead*, aguja, alfiler, vidrio, clavo, tornillo, navaja',
  chemical:
    'acid, acids, lye, drano, bleach, cleaner, chemical*, ammonia, cement, lime, battery acid, acido, cloro, destapaca*, sosa, limpia*, quimic*, cemento, detergent*, solvent*, gasoline',
  pierced:
    'stuck, nail, metal, glass, hook, stick, wire, dart, embedded, impaled, poked, pierced, clavad*, clavo, enterrad*, astilla, anzuelo, alambre, vidrio',
  splash:
    'splash*, squirt*, spray*, got in, got into, in my, in his, in her, salpic*, cayo, entro, en el, en los, derram*, flew',
  sugar: 'sugar, sugars, glucose, glucosa, azucar, glucometer, meter, diabet*, insulin*, hipogluc*',
  ketones:
    'ketone*, cetona*, dka, fruity, cetoacidosis, ketoacidosis, reads hi, says hi, reading hi, reads high, dice hi, sale hi, marca hi',
  infection: 'infec*, sepsis, septic, pneumonia, uti, cellulitis, wound, neumonia, herida, absces*',
  thinners: 'eliquis, warfarin*, coumadin, xarelto, blood thinner*, anticoag*, dialysis, dialisis, fistula',
  inhaler: 'inhaler*, nebuliz*, albuterol, rescue, puffs, inhalador*, salbutamol',
  surgery: 'surgery, operation, flight, cirugia, operaron, vuelo',
  device: 'pacemaker*, defib*, icd, aicd, lvad, marcapaso*, desfibril*',
} as const;
