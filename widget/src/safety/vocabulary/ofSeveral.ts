/** What rules of several kinds ask for besides. */
export const ofSeveral = {
  notmoving: 'not moving, isnt moving, wont move, aint moving, no se mueve, not movin, stopped moving',

  cold: 'catarro, gripa, resfriado, freezing, when cold, cold bath, cold water, laryngitis, laringitis, ronquera, raynaud*',
  find: 'find, finding, encontrar, encuentra, get his, get her, get my',

  hadword: 'had, has had, tuvo, took, got',
  bleedsnow:
    'parar la sangre, stop the blood, stop the bleeding, parar el sangrado, detener la sangre, detener el sangrado',
  turnsblue:
    'turned blue, turning blue, turned purple, went blue, goes blue, poniendo morado, poniendo morada, puso morado, puso morada, poniendo azul, puso azul, poniendose morado, turning purple, se esta poniendo morado, se puso azul',
  thinksdeath: 'pensar en matarme, pensar en morir, pensar en suicid*, dejo de pensar en',

  heatok:
    'gym, workout, sauna, normal, water, mow*, sudo normal, night, sleep, menopaus*, hot flash*, bochorno*, deodorant, antiperspirant, armpits, feet, palms, hands, nervous, axilas',
  sharp2: 'sharp, right, lower right, appendix, apendice, derecho',

  asleepword: 'fell asleep, asleep, slept on, sleeping on, se me durmio, acostarme, dentist, carpal',
  strength: 'strength, fuerza, fuerzas, control, movement',
  figurefit:
    'tos, alergia, estornudos, risa, nervios, panico, ansiedad, cough, sneez*, cry*, gota, gout, celos, hambre',
  aschild: 'as a child, as a baby, as a kid, de nino, de nina, de bebe, de chico, college, childhood, growing up',
  stop2: 'stop*, parar, detien*, detener, controlar, control',
  hearsay2:
    'movie, class, show, film, last year, years ago, work, homework, hace anos, pelicula, when i was, years back',
  kidsnow: 'years old now, hours with my first, first pregnancy, was in labor, when i had my',
  heaterword: 'heater, pipe, main, tank, calentador, tuberia, cooler',
  place:
    'city, apartment, parents, near, rent, texas, ohio, florida, state, casa, house, alone, zip, area, stairs, upstairs, county, without my coffee, without coffee, without my phone',
  dietword: 'diet, dieta, carbs, bread, sugar, azucar, coffee, cafe, chocolate, cheese, gluten, weight, bulking',
  refreshed: 'refreshed, rested, to pee, al bano',

  oneside:
    'left side, right side, whole side, one side, half of, lado izquierdo, lado derecho, un lado, medio cuerpo, mitad del cuerpo, side of my body, side of his body, side of her body',
  inlabor:
    'in labor, into labor, labor started, started labor, labor de parto, de parto, trabajo de parto, labor pains, having the baby, giving birth',
  asthmaattack: 'asthma attack, ataque de asma, crisis de asma, asthma flare bad, crisis asmatica',
  drownnow:
    'almost drowned, nearly drowned, near drowning, casi se ahoga en, se ahogo en la, drowned, drowning, se estaba ahogando en, went under',
  fallheight:
    'fell off the roof, fell off a roof, fell off a ladder, fell off the ladder, fell from a ladder, fell from the roof, cayo del techo, cayo de la azotea, cayo de un andamio, cayo de la escalera, cayo de un segundo, cayo del balcon, cayo de un balcon, fell off a balcony, fell out of a window, fell from a window, fell off the balcony, thrown from a horse, fell two stories, fell three stories, se cayo del andamio, cayo del segundo piso',
  shotes: 'balearon, balazo, baleado, baleada, dispararon, tirotearon, le tiraron, le metieron un tiro',
  babykicks:
    'moverse al bebe, mover al bebe, se mueve el bebe, se mueve mi bebe, moverse mi bebe, baby move, baby moving, baby kick, baby kicking, kicks from the baby, felt the baby, feel the baby, feel her move, feel him move, moves much, moverse a mi bebe',
  ownmed: 'my dose, mi dosis, mis pastillas, dose, dosis, sleeping pills, pastillas para dormir, medicina, medicine',
  moredose:
    'four times, three times my, five times, ten times, too many, mas medicina de la que, mas de la que, mas de lo que, mas pastillas de, more than my dose, more than i should, double my, de mas',
  plantpoison:
    'toxic plant, poisonous plant, wild plant, poison berries, poisonous berries, unknown mushroom, planta venenosa, planta toxica, hongos venenosos, wild mushroom, wild mushrooms',
  cuttinghabit:
    'ive been cutting, been cutting, is cutting, started cutting, keeps cutting, cutting again, esta cortandose, volvi a cortarme, se anda cortando',
  hardbreath:
    'breathing is difficult, breathing is hard, breathing is really, hard for me to take a breath, hard for me to breathe, respiro con dificultad, respiro con mucha, difficulty breathing, dificultad al respirar, dificultad para respirar, breathing fast, breathing is fast, fast and shallow, respira muy rapido, respira rapido, respirando rapido, cuesta mucho respirar, me cuesta respirar, le cuesta respirar',
  bornword:
    'never been born, never born, not been born, didnt exist, didnt wake, wasnt alive, yo no existiera, no hubiera nacido, no haber nacido, nunca hubiera nacido, never existed',
  quitlife:
    'quitar la vida, quite la vida, quitarse la vida, quitarme la vida, terminar mi vida, se quiere quitar, pensar en matarme, pensar en morir, pensar en la muerte',
  vidaword: 'vivir, vida, seguir viviendo, live, living, alive, exist, existing, life, existir, estar viva, estar vivo',
  animoword:
    'point, reason, reasons, ganas, razon, razones, sentido, vale la pena, worth, will to, purpose, motivo, motivos, proposito, fuerzas',

  apnea: 'snore, snores, snoring, apnea, ronca',
  pasting:
    'pasting, copy, instructions, discharge, i have neither, none of that, visit summary, after visit, portal, paperwork, neither',
  outofshape: 'out of shape, flights, stairs, lose weight, burpees, escaleras',

  hotflash: 'hot flash*, menopaus*, bochorno*, night sweats, soaked sheets',
  snotword: 'runny, running, stuffy, snot, mocos, cold',

  wellagain:
    'better after, all better, better an hour, ate a cookie, and that was, last month, woke right back, woke up fine, went down with water, normal now, fine after, fine since, once, for a moment, a moment, ya ando bien, se me pasa, after i stood, went away, pero ya',
  works: 'do what, do anything, does what, work, works, working, function*, funciona*, sirve',
  foodeaten: 'apples, melon, forever, allergist',
  swallowedfine: 'coughed it right up, went down, bajo con agua, ya bajo, eating fine, scratchy',
  aside:
    'only, just, solo, nomas, nada mas, unicamente, anyway, anyways, here for, here about, vengo por, lo mio es, lo mio, tonight its, need, want, quiero, ocupo, necesito, looking for, solicito, my question, can i get, these days, today, hoy, ando con, traigo, still have',
  ordinarytalk: 'chisme, hard pill, gastritis',
  supplement: 'pre, caffeine, scoop*, energy drink*, preworkout, fat burner*, creatine, supplement*, nicotine',
  doubled: 'doubled, dobla, doblad*, crawl*, gatear, on the floor, retorc*',
  neckup: 'up my neck, to my neck, my neck, comes up, into my neck, hasta el cuello',
  underbra: 'bra, breast, breastbone',
  weighton:
    'elephant on, elephant sitting, elephant sat, elefant sittin, elefante encima, elefante sentado, elephant standing, weight on my chest, un elefante',
  nitro: 'nitro, nitroglycerin, nitroglicerina, nitros',
  seizurefree:
    'seizure free, never since, none since, none in, sin crisis, free since, keppra, never again, controlled, controlad*, im 19 w, outgrew, now 4, nunca mas, once at, at 1 now, at 5 from, at 3 from, when he was, when she was, when i was',
  longago:
    'years, passed of, died of, in 15, in 09, in 2015, statin, plavix, used to, murio de, fallecio, at 50, at 60, bad luck, hace anos, veo, seen plenty, on shift i see, teach, clase, class, went through',
  obeys: 'listen*, obey*, cooperat*, respond*, work*, hace caso',
  typing: 'type, typing, hold, grip, write, pen, phone, button*, text, escribir, listen, open',
  helmet: 'helmet, casco, four wheeler, atv, skateboard, scooter, bike, horse, came off, motorcycle, moto, patineta',
  thunderhit:
    'hit like, bat while, bat to, balazo en la nuca, balazo en la cabeza, como un balazo, like a bat, like a hammer, gunshot, pedrada, golpe en la nuca, latigazo, like a brick, hachazo, como un golpe',
  'noise-gone':
    'nothing going in, nothing in or out, slapping the counter, no air going, no entra ni sale, no pasa aire',
  stuckword:
    'stuck, lodged, whole, entera, entero, ator*, mal lado, por mal lado, wrong pipe, blocking, atragant*, swallowed, camino viejo, se fue por',
  goingdown: 'go down, going down, going to pass, gonna pass, pass out, faint*, black out, desmay*, dizzy, weak, woozy',
  epiword: 'epi, epipen, epinephrine, epinefrina, adrenalina',
  returnsword: 'back, again, coming back, came back, returning, otra vez, de nuevo, regres*, volvi*',
  keepscoming:
    'keeps coming, keeps cumin, just keeps, keeps pouring, sigue saliendo, no deja de salir, wont quit, no para de salir, fourth towel, third towel, second towel',
  redword: 'red, bright red, blood, sangre, roja, rojo',
  blackening:
    'going black, turned black, turning black, black skin, gone black, gangren*, dead skin spreading, se pone negra, se puso negra, poniendo negra, dusky, necrot*, purple and black',
  spreadfast: 'spreading, by the hour, growing, spread, extend*, avanz*, every hour, cada hora, crece, fast',
  smellbad: 'smell*, stink*, rotten, huele, apesta, podrid*',
  stabs: 'stab, stabs, stabbing, stabbin, piquete, punzada, pinchazo, knife',
  cast: 'cast, yeso, boot, surgery, cirugia, operacion, hip replacement',
  poking: 'poking, pokin, sticking out, asom*',
  itchword: 'itch*, hair, ingrown, rash',
  severedplace:
    'in the snowblower, in the mower, in a bag, in the grass, on the ground, in the saw, on ice, en una bolsa, en hielo, en el piso, not on him, not on me, in a cooler, en la sierra',
  know: 'know, knows, sabe, remember*, recuerda',
  stagger: 'stagger*, wobbl*, stumbl*, tambale*, cant walk straight',
  hotbody: 'hot, caliente, ardiendo, hirviendo, burning',
  hardly: 'hardly, barely, slow, apenas, mumbl*, slurr*',
  waxy: 'waxy, wax, candle wax, white, cera, blanc*, grayish, marble',
  hard: 'hard, wood, frozen, numb, zero feeling, dur*, feeling',
  leakjelly: 'jelly, leaking, fluid coming out, gelatina, liquido',
  since: 'since, desde, minutes, hour, noon, today, hoy, morning, now',
  groinkind: 'down there, groin, ingle, entrepierna, private, privates, ahi abajo, sack',
  woke: 'woke, desperto, 3am, night, sudden, middle of the night, madrugada',
  smellodd:
    'furnace, calefont, boiler, calentador, heater, stove, estufa, chimney, generator, fireplace, water heater, gas, carbon',
  redface: 'cherry red, colorada, colorado, red face, flushed, rosada, roja',
  sick: 'sick, nauseous, headache*, dizzy, enferm*, marea*, ill, vomit*, puking, mal, malos',
  betteroutside:
    'go outside, go on porch, on porch, fresh air, afuera se, outside we, leave the house, step outside, better outside, salimos, when we leave, al salir',
  mosquito: 'zancudo*, mosquito*, pulgas, bug*',
  gossip: 'chisme, office, oficina, por la espalda',
  insurancemoney: 'insurance, payout, policy, the money, seguro, life insurance',
  fineword: 'fine, better, happy, happier, okay, mejor, bien, easier',
  noself: 'no me, without me, sin mi, done the math, no more me, not me, me gone',
  every: 'every, cada, each day, each time, todos los dias, lil more, little more, slow down',
  roofplace:
    'azotea, roof, rooftop, ledge, bridge, puente, balcon, balcony, overpass, cliff, window, ventana, techo, edge, parking garage, borde, barandal, rail, railing',
  jumpword:
    'jump*, avent*, tirar*, lanzar*, brincar, saltar, leap, step off, se va a tirar, throw himself, throw herself, standing on the',
  meaningword: 'point, sense, reason, sentido, future, futuro, nada, way out, salida, purpose, anything',
  harmself:
    'hurt myself, harm myself, hurt herself, hurt himself, lastimarme, hacerme dano, cut myself, hurting myself',
  again: 'again, agin, otra vez, started, de nuevo, quiets, calms, only thing',
  listword: 'list, lists, lista, listas, names, classmates, companeros, school, escuela, office, plan, plans',
  picture:
    'picturing, picture, imagine, imagining, see myself, seeing myself, images of, thoughts of, thinking of, think about, thinking about, pienso en, me imagino, urge to, imagino, visualiz*',
  smotherword:
    'pillow, smother*, shake, shaking him, drop, dropping, throw, throwing, drown*, hurt, hurting, kill*, strangl*, choke, choking, stab, stabbing, almohada, ahogar*, asfixi*, aventar, lastimar',
  pillow: 'pillow, almohada',
  doingit: 'doing it, do it, hacerlo',
  wanttonight: 'tonight, want to, asleep, dormido',
  painkills:
    'pressure, headache, cough, sinus, back, pain, tos, deadline, migraine, allergies, tooth, cramps, knees, feet, throat',
  od: 'overdos*, sobredosis, od',
  joking: 'lol, haha, jaja*, jk, joke',
  screenform: 'phq, screening, concentration, little interest, me pregunto si',
} as const;
