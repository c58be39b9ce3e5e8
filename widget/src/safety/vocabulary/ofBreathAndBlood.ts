/** What rules of breath, blood and infection ask for besides. */
export const ofBreathAndBlood = {
  getair: 'air, aire, breath, enough air, suficiente aire, oxygen, breaths',
  air: 'air, aire',
  nosewords: 'nose, nasal, nariz, stuffy, stuffed, congested, congestion, snot, mocos',
  inhaler:
    'inhaler*, puffer*, nebuliz*, neb, nebs, albuterol, rescue, puffs, bomba, bombita, inhalador*, salbutamol, ventolin, bombazos, disparos',
  helps:
    'help*, work*, touch*, do anything, doing anything, nothing, nada, funciona*, sirve*, ayuda*, did, hace, kicking in, relief, empty',
  empty: 'empty, vacio, vacia, acabo, ran out, nothing, nada, cant find, lost',
  sentenceword: 'sentence*, words, word, palabra*, frase*, oracion',
  lying: 'lie down, lying, lay flat, acost*, bed, rest',
  eatcolor:
    'bruise*, drawer, pinky, jammed, toenail, moreton*, popsicle*, candy, gatorade, slushie, paleta, marker, cold bath, swimming, bruise*, jeans, when cold, pink again, tantrum*, mad, raynaud*, stubbed, cuando hace frio, bumped',
  upright:
    'bolt upright, sitting up, upright, leaning over, leanin over, tripod, settin up, sentado derecho, sentada derecha, hunched',
  everyfew:
    'every 10, every few, every ten, cada 10, cada rato, a saltos, once in a while, gurgly, gurgling, agonal, ronquido',
  noair:
    'no air, sin aire, air hunger, cant get air, no entra aire, no me entra, no le entra, no me entr, not enough air, no respira, not breathing, isnt breathing, aint breathing, stopped breathing, quit breathing, dejo de respirar, paro de respirar, barely breathing, hardly breathing, apenas respira, no agarro aire, no agarra aire, not breathin, aint breathin, quit breathin',
  choking:
    'choking, chokin, se esta ahogando, se ahoga, atragantando, atragantad*, se atraganto, se atoro, me estoy ahogando, atorad* en la garganta, stuck in his throat, stuck in her throat, stuck in my throat',
  mealtime: 'purees, reflux, every time, pills sometimes, easily, solids, gags, vitamins',
  emotion:
    'speech, tears, talking about, presentation, graduation, pollen, test, exam, interview, game, laugh*, risa, phlegm, mucus, flema, cough, smoke, humo, smell, ex',
  howto: 'how do i, how to, cut grapes, hazard, prevent, class',
  epirefill: 'refill, renew, renov*, expired, expires, need a new, needs his, needs her, receta, prescription',
  thickens: 'fat, thick, gord*, huge, big, funny, tingl*, numb, itchy, pica, heavy, grande',
  sorethroat:
    'sore, anxiety, ansiedad, feeling, pill, sore throat, strep, tonsil*, mono, amigdal*, anginas, irritad*, cold, gripa, cough, tos, scratchy, raspa, swallow, garganta irritada, days, dias, week, weeks, dolor de garganta, me duele la garganta, phlegm, flema, spicy, glands, ganglios, ramen',
  infectionthroat: 'strep, tonsil*, mono',
  huge: 'huge, enormous, giant, enormes, gigant*, double',
  pollen:
    'pollen, polen, hay fever, seasonal, ragweed, dust, polvo, season, years, dander, spring, expired, refill, renew, renov*, receta',
  hoarse:
    'hoarse, ronca, raspy, gone, going, funny, weird, changing, changed, croaky, leaving, quitting, rara, rasposa, se me va, high',
  phlegm: 'phlegm, flema, flemas, mucus',
  grave: 'grave, severe, terrible, bad, really bad, fuerte',
  reactionword: 'reaction, reaccion, attack, shock',
  gumsword:
    'gum, gums, encia*, floss*, brush*, tooth, diente*, muela, hemorrhoid*, piles, hemorroid*, toilet paper, papel, stopped in, pap, iud, tampon every, scab, picked, cuticle',
  menstrual: 'period, periods, regla, tampon*, cycle, birth control, anticonceptiv*, perimenopaus*',
  nopad: 'cada 4, every 4, every five',
  haircut: 'hair, bangs, pelo, shaving, nick, grass',
  stopped: 'stop*, stanch*, para, parar, pare, detien*, detener, deja, cort*, clot*, quit, slow*, control*',
  artery: 'artery, arteria, spurt*, vein, jugular',
  knife: 'knife, cuchillo, machete, saw, blade, glass, vidrio, navaja',
  soaks: 'soak*, empap*, drench*, full, llen*, satur*, through, chorre*, traspas*, bleeding through',
  nosebleed: 'nosebleed*, nose, bloody nose, nariz, hemorragia nasal, epistaxis',
  stoppedword:
    'done, and done, ya no, stopped on its own, stopped, paro, ya paro, se le paro, 5 minutes, five minutes, cinco minutos, quit after',
  streaky:
    'streak*, specks, speck, hilito, tantito, rayita*, brush, floss*, flem, smear, nose, nariz, gums, white, clear',
  toothword: 'tooth, gum, gums, encias, brushing, floss*, dentist, muela',
  nosebleedmild: 'nosebleed, nose, stopped',
  workout: 'abs, muscles, so hard my, fever',
  food2: 'beet*, tomato, salsa, takis',
  cupful:
    'cup of, half a cup, half cup, cups, taza, media taza, tazas, a lot, lots, everywhere, mucha, puddle, pouring, bowl full, handful, toilet full, tablespoon*, por la boca, from his mouth, out of his mouth, out of her mouth, charco, floor, litro, pint, liters, quart',
  calmpoop: 'pepto, iron, hierro, oreo*, blackberr*, bismol',
  clots: 'clot, clots, coagul*, cuajo*, cuajaron*',
  postpartum:
    'postpartum, pp, c section, cesarea, gave birth, after birth, after delivery, di a luz, parto, had the baby, had my baby, delivered, miscarr*, aborto, abortion, d and c, cuarentena',
  pads: 'pad, pads, toalla, toallas, kotex, towels, overnight pad, maxi pad, toallitas, tampon, tampons, super plus, tampones, compresa*',
  fastpads:
    'every 10, every 15, every 20, every 30, every ten, every twenty, every fifteen, every half hour, every thirty, in an hour, an hour, cada 10, cada 20, cada veinte, cada media hora, cada 15, cada quince, por hora, every hour, minutes, cada hora, una hora, 20 min',
  mouthout:
    'from her mouth, from my mouth, from their mouth, bleeding from, out of his mouth, out of her mouth, out of my mouth, from his mouth, por la boca, from the mouth, de la boca, por boca, bring up, bringing up, threw up, vomit, regurgitat*, from my lungs, from his ears',
  streaks: 'red streak*, streak*, red line*, raya roja, linea roja, lineas rojas, roja que sube, rayas rojas',
  past: 'last year, en abril, in 2020, ago, hace',
  nofeverword:
    'no fever, sin fiebre, no temp, sin calentura, no hay fiebre, slept, sleeping, pillow, dormir, couch, sofa, almohada, cradling',
  press: 'press*, push*, glass, vaso, tumbler, aprieto, presion*, apret*, cup',
  glass: 'glass, vaso, tumbler',
  form: 'form, vacun*, shot, dorm, forms, vaccin*',
  clotword: 'clot, clots, dvt, trombosis, coagulo, embolism, embolia, embolus, pulmonary embolism, thrombosis, trombo',
  chestpain: 'dolor de pecho, chest',
  inhalepain:
    'when i breathe, when i inhale, breathe in, breathing in, inhale, al respirar, cuando respiro, when he breathes, when she breathes, deep breath, sharp when, al inhalar, cuando respira, breath in, hondo duele, stabbin when, each breath, every breath, breathin in, on a deep breath',
  ordinaryleg: 'strain, pulled, workout, soccer, gym',
  surgery:
    'surgery, operation, cirugia, operaron, operacion, c section, cesarea, cast, yeso, hospital, knee replacement, bed rest, chemo, postpartum, birth control, the pill, operad*, replacement, hip replacement, broken leg',
  flight:
    'flight, flying, plane, long haul, drive, driving, haul, vuelo, avion, trip, hours, viaje, road trip, bus ride, layover',
  thirst: 'thirst*, sed, peeing, orinando, drinking like',
  diabeticword: 'diabet*, insulin*, sugar, azucar, type 1, glucos*',
  fighting: 'fighting, swinging, combative, angry, mean, pelea*, agresiv*, yelling, biting',
} as const;
