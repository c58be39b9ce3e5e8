/** Names of emergencies, and cries for help, in words of both languages: what needs no more to be told. */
export const named = {
  heatstroke: 'heatstroke*, heat stroke*, golpe de calor',
  hypothermia: 'hypothermia, hypothermic, hipotermia, froze to death',
  frostbite: 'frostbit*, frost bite, me congelaron, le congelaron',
  frozen: 'black, white, hard, negr*, blanc*, dur*',
  electrocuted:
    'electrocut*, quedo pegad*, quede pegad*, hit by lightning, struck by lightning, le cayo un rayo, me cayo un rayo',
  birth:
    'crowning, is giving birth, shes giving birth, im giving birth, baby is coming out, baby coming out, head is coming out, see the head, feel the head, cord is out, see the cord, dando a luz, salio el bebe, saliendo el bebe, ve la cabeza',
  fracture:
    'compound fracture*, open fracture*, fractura expuesta, fractura abierta, hueso expuesto, broken neck, bent the wrong way, leg is bent backwards, leg bent backwards, arm is bent backwards, arm bent backwards, bone is through, bone came through, salio el hueso',
  ectopic: 'ectopic, ectopico',
  throatcloses:
    'throat is closing, throat closing, throat closed, throat is swelling shut, throat swelling shut, cierra la garganta, cerrando la garganta, cerro la garganta, garganta se cierra',
  choking:
    'is choking, hes choking, shes choking, im choking, baby choking, choking on, choking and, atragant*, se ahoga con, se esta ahogando, se esta atorando',
  turnblue:
    'turning blue, turned blue, turns blue, going blue, went blue, poniendo azul, poniendo morad*, puso azul, puso morad*',
  isblue: 'is blue, looks blue, esta azul, esta morad*',
  bruise:
    'bruis*, moreton*, raynaud*, hair, pelo, tongue, lengua, dye, nail*, toenail*, fingernail*, mi una, mis unas, su una, sus unas, las unas, test, prueba, pee, urine, orina',
  shot: 'got shot, been shot, was shot, were shot, gunshot*, gun shot, shot me, shot him*, shot her*, shot in the head, shot in the chest, shot in the back, shot in the stomach, shot in the neck, shot in the face, shot in the belly, shot in the leg, shot in the arm, gsw, hit by a bullet, hit by bullet, balace*, me dispararon, le dispararon, les dispararon, balazo*, dieron un tiro, dio un tiro, tiro en',
  injection:
    'a shot, my shot, the shot, his shot, her shot, flu, covid, shingles, insulin, vaccine*, cortisone, steroid*, injection*, tetanus, pneumonia, booster, depo, rabies, allergy, botox, toradol, text, email, message',
  immobile:
    'cant move, cannot move, unable to move, not moving, isnt moving, no se puede mover, no me puedo mover, no puede moverse, cant feel my legs, cant feel his legs, cant feel her legs, no siento las piernas, no siente las piernas',
  local: 'move it, moverlo, moverla, ankle*, tobillo*, knee*, rodilla*, foot, pie, shoulder*, hombro*',
  phlegm:
    'phlegm, my own spit, my own saliva, my own mucus, my own phlegm, las flemas, la flema, los mocos, la saliva, flema*, mucus, moco*, saliva, spit, drool, acid, acido, reflux, reflujo, drip, snot',
  elsewhere:
    'shot, epipen*, question*, pregunta*, recover*, hospital*, dorm, class*, expos*, contact*, school, internad*, escuela, contagi*',
  practice: 'braxton*, practice, falsas, muscle*, muscul*, injury, surgery',
  control: 'control*',
  speech: 'speech, words, habla',
  torsion: 'torsion*, twisted, torcido, torcio',
  contraction: 'contraction*, contraccion*, in labor, labor de parto',
  notbreathing:
    'not breathing, isnt breathing, aint breathing, stopped breathing, quit breathing, no longer breathing, no respira, dejo de respirar',
  snore: 'snore*, snoring, snort, snorts, apnea, cpap, ronca*, ronco, ronquid*',
  conscious: 'consciousness, conciencia, conocimiento',
  sense: 'feeling, sensation, sensibilidad, strength, fuerza, fuerzas',
  ongoing: 'having, teniendo, dando, middle of',
  recently:
    'just now, right now, today, tonight, this morning, hour ago, hours ago, minutes ago, acaba, ahorita, hoy, ahora, what do i do, que hago',
  asking:
    'what to do, what do i do, que hago, need advice, need help, ride to, lying down, nitro, aspirin here, have aspirin',
  happening: 'having, has, have, got, is in, going into, tiene, tengo, teniendo, dando, dio, think, creo',
  condition: 'sepsis, septic, meningitis, anaphyla*, anafil*',
  arrest:
    'cardiac arrest, doing cpr, giving cpr, giving him cpr, giving her cpr, dando rcp, no pulse, paro cardiaco, sin pulso, anaphylactic shock, choque anafilactico, septic shock, monoxide poisoning, intoxicacion por monoxido',
  assaulted:
    'raped, rape me, rape her, sexually assaulted, sexual assault, sexually abused, molested, forced me to have sex, forced her to have sex, made me have sex, made her have sex, forced himself on, violaron, me violo, la violo, lo violo, violada, abuso sexual, abusaron sexualmente, abusaron de mi, abusaron de ella, abuso de mi, me quiso matar, me quiere matar, quiere matarme, va a matarme, me quiso ahorcar, me ahorco, strangled me, strangled her, strangling me',
  survivor: 'survivor*, kit, therap*, terapia, counsel*, support group, trauma',
  priapism:
    'priapism*, penis wont go down, erection wont go down, pene no baja, ereccion no baja, ereccion que no baja, ereccion que no se baja, ereccion no se baja',
  erection: 'erection*, ereccion*, hard on, boner, trimix',
  ailment:
    'acne, caspa, eczema, rash, psoriasis, rosacea, allerg*, alergi*, ibs, migrain*, migrana*, comezon, hongo*, arthritis, wart*, verruga*, wrinkl*, arruga*, spots, marks, manchas',
  gym: 'gym, lifting, shav*, rasur*, chop*, cook*, cocin*, deadlift*, squats, yoga, garden*, running, playing, work, jugando, corriendo, trabajo, gimnasio',
  asthma: 'asthma attack*, ataque de asma, crisis de asma, ataque asmatico',
  zapped:
    'shock, shocks, shocked, shocking, zap*, fired, firing, fires, went off, going off, goes off, jolt*, descarg*, toques, choque*',
  white: 'white, blanc*',
  weather: 'a cold, ac, weather, winter, in the cold, outside, invierno, por el clima, con el frio, por el frio',
  fontanel: 'soft spot, mollera, fontanel*',
  sunken: 'sunk*, bulg*, hundid*, sumid*, hinchad*, abultad*',
  pressed: 'press, pressed, pressing, glass, vaso, apriet*',
  kills: 'kill me, kill us, kills me, kills us, me mate, nos mate',
  green: 'green, bile, bilious, verde, bilis',
  withdrawal:
    'quit drinking, stopped drinking, quit alcohol, stopped alcohol, alcohol withdrawal*, dts, delirium tremens, deje de tomar, dejo de tomar, deje de beber, dejo de beber, dejo el alcohol, deje el alcohol, dejo el trago',
  heap: 'bottle of, whole bottle, bunch of, handful*, fistful*, frasco de, frasco entero, todo el frasco, punado*, monton de',
  course: 'antibiotic*, amoxic*, prescrib*, course, water, vitamin*, vitamina*',
  leap: 'jump* off, jump* in front, jump* from, jump* out, jump* into, throw myself, throw himself, throw herself, throwing myself, step in front, walk into, drive off, drive into, tirarme, tirarse, aventarme, aventarse, lanzarme, lanzarse, arrojarme, arrojarse, saltar',
  edge: 'bridge*, train, trains, truck, bus, cliff, building, window, traffic, overpass, ledge, puente*, tren*, edificio, ventana, vacio, metro, barranco, camion, carro',
  slit: 'slit, slash, slice, cut, cutting',
  intend:
    'will, ill, hell, shell, va a, van a, might, about to, threaten*, tried, trying, tries, how to, feel like, thoughts of, thinking of, urge, urges, amenaz*, intent*, trato, trata, trate',
  beside: 'con, with, in pain, in a, in the',
  call: 'call, need, needs, send*, get, llam*, necesit*, ocup*, mand*',
  ambulance: '911, ambulance, ambulancia',
  please: 'please, pls, now, asap, right away, quick*, help, por favor, ya, ahora, rapido, urgente',
  callforhelp:
    'is an emergency, its an emergency, having an emergency, have an emergency, medical emergency, es una emergencia, tengo una emergencia, emergencia medica',
  advice:
    'if you, if your, if it, is what, page, website, drill*, calls, si usted, si tiene, pagina, simulacro*, refill*, inhaler, contracepti*, dental',
} as const;
