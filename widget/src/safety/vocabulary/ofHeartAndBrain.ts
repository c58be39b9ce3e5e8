/** What rules of heart, brain and nerves ask for besides. */
export const ofHeartAndBrain = {
  smile: 'smil*, sonri*',
  walk: 'walk*, camin*',
  headacheword:
    'headache*, head ache*, head pain, migraine, headake*, dolor de cabeza, dolores de cabeza, me duele la cabeza, jaqueca, cefalea, migrana, head hurts, head is splitting, head splitting, head is exploding, head exploding, headeache',
  pop: 'pop, popped, snap, snapped, burst, bursted, firecracker, explo*, blew, revent*, estall*, crack, trono, trueno, bomb going, lightning, rayo, relampago, hammer, axe, switch',
  thunder:
    'thunder*, trueno, rayo, relampago, firecracker, lightning, explosion, gunshot in, bomb, cohete, baseball bat',
  answering: 'answer*, respond*, contest*, react, reacts',
  ground:
    'floor, ground, on the floor, tirad*, suelo, piso, bathroom, flore, tub, bano, shower, couch, chair, la z boy, recliner, bed, car seat, seat, kitchen, pavement, driveway, parqueo, sala, stairs, sidewalk, banqueta, cama, carpet, hallway, pasto, steps',
  wholebody:
    'all over, whole body, toda, todo, entire body, both arms, arms and legs, head to toe, everywhere, wont quit, body',
  responds: 'respond*, answer*, react, reacts, contest*, reacciona, reaccionar, talk to',
  feelrest: 'rested, at night, every night, noche, noches, insomnia, insomnio, to pee',
  yell: 'yell*, shake*, shaking him, shaking her, grito, gritar*, screamed, slap*, pinch*, sternal, sacud*, shout*, pellizc*',
  bluecolor: 'blue, gray, grey, purple, azul*, morad*, gris, pale, palid*',
  phone: 'email*, phone, website, message, portal, calls, telefono',
  bath: 'shower, bathroom, toilet, stairs, bano, ducha, regadera, escalera, pavement, copier, floor, piso, work, church, store, school, street, calle, today, hoy, kitchen, cocina',
  pavement: 'now, just, today, again, hoy, otra vez, ahorita, dos veces, tres veces',
  twice: 'twice, dos veces, times, veces, again, otra vez, keeps',
  exercise:
    'running, practice, game, exercise, exercising, playing, corriendo, jugando, field, gym, soccer, basketball, futbol, workout, track',
  pastcue:
    'once, years, una vez, anos, college, high school, giving blood, needle, needles, sight of, month, mes, school, escuela, prepa, flyers, teenager, when i was, last year, hunger, hambre, couch',
  resolvedcue: 'last month, month ago, years ago, no puking, no vomiting, last year',
  times: 'times, veces, twice, 3x, 4x, 2x, keeps, y vomita, again and again, some, three, tres, dos, cuatro, four',
  drips: 'drip*, leak*, running, coming out, sale, gotea*, escurr*, oozing, sali*, pouring',
  'soft-spot': 'soft spot, mollera, fontanel*',
  bulge: 'bulg*, abult*, salid*, hinch*, sunken, hundida, inflad*, swollen, levantad*',
  feelslimb: 'feel*, sient*, move*, mueve*',
  feels: 'feel, feels, feeling, felt, siento, siente, sentir, notice, control, hold',
  waist: 'waist, neck down, chest down, cintura',
  cracked2: 'open skull, skull showing, crushed, abierta, abierto, hundid*, hundimiento',
  dent: 'dent, dented, caved, soft, brain',
  cracked: 'cracked open, split open, gaping, fractured, partida, rajada',
  broken: 'broken, broke, snapped, quebrad*, roto, rota, quebro, fractur*',
  sitting: 'after sitting, asleep, from sitting, de estar sentad*, toilet scrolling, bike, stood',
  wetself:
    'wet myself, wet himself, wet herself, wetting myself, peed myself, peed on myself, peeing myself, pissed myself, pee myself, peed himself, lost control of my bladder, no bladder control, bladder control, bowel control, control of my bowels, lost my bladder, pooped myself, soiled myself, soil myself, cant pee, cannot pee, unable to pee, incontinen*, me orino sin, me orine sin, me orine, me hice pipi, me hago pipi, me hago encima, me hice encima, sin darme cuenta, no puedo orinar, no puedo hacer pipi, without knowing, without feeling, sin sentir, me ando orinando, cant hold my pee, accidents, leaking pee, control de la vejiga, control del esfinter, esfinter*, dont feel when i pee, dont feel it when i pee, cant tell when i pee, no siento cuando, me meo, me mee, ensucie, dribbl*, crapped myself, crapped my',
  legsboth: 'both legs, legs, las dos piernas, las piernas, piernas',
  both: 'both, numb, las dos, ambas',
  weird: 'weird, not right, odd, raro, mal, bad, crooked, funny, strange',
  dentist: 'dentist, novocaine, botox, bells, bell, filling',
} as const;
