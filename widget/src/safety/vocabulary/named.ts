/** Names of emergencies, and cries for help, in words of both languages: what needs no more to be told. */
export const named = {
  heatstroke: 'heatstroke*, heat stroke*, golpe de calor',
  hypothermia: 'hypothermia, hypothermic, hipotermia, froze to death',
  fracture:
    'compound fracture*, open fracture*, fractura expuesta, fractura abierta, hueso expuesto, broken neck, bent the wrong way, bone is through, bone came through, salio el hueso',
  ectopic: 'ectopic, ectopico',
  choking:
    'is choking, hes choking, shes choking, im choking, baby choking, choking on, atragant*, se ahoga con, se esta ahogando, se esta atorando',
  turnblue:
    'turning blue, turned blue, turns blue, going blue, went blue, poniendo azul, poniendo morad*, puso azul, puso morad*',
  bruise:
    'bruis*, moreton*, raynaud*, mood, hair, pelo, tongue, lengua, dye, nail*, toenail*, fingernail*, mi una, mis unas, su una, sus unas, las unas, test, prueba, pee, urine, orina',
  shot: 'got shot, been shot, was shot, were shot, gunshot*, gun shot, shot me, shot him*, shot her*, shot in the head, shot in the chest, me dispararon, le dispararon, les dispararon, balazo*, dieron un tiro, dio un tiro, tiro en',
  injection:
    'a shot, my shot, the shot, his shot, her shot, flu, covid, shingles, insulin, vaccine*, cortisone, steroid*, injection*, tetanus, text, email, message',
  immobile:
    'cant move, cannot move, unable to move, not moving, isnt moving, no se puede mover, no me puedo mover, no puede moverse, cant feel my legs, cant feel his legs, cant feel her legs, no siento las piernas, no siente las piernas',
  local: 'move it, moverlo, moverla, ankle*, tobillo*, knee*, rodilla*, foot, pie, shoulder*, hombro*',
  phlegm: 'phlegm, flema*, mucus, moco*, saliva, spit, drool, acid, acido, reflux, reflujo, drip, snot',
  elsewhere:
    'shot, epipen*, question*, pregunta*, recover*, hospital*, dorm, class*, expos*, contact*, school, internad*, escuela, contagi*',
  practice: 'braxton*, practice, falsas, muscle*, muscul*, injury, surgery',
  control: 'control*',
  speech: 'speech, words, habla',
  torsion: 'torsion*, twisted, torcido, torcio',
  contraction: 'contraction*, contraccion*, in labor, labor de parto',
  ongoing: 'having, teniendo, dando, middle of',
  recently:
    'just now, right now, today, tonight, this morning, hour ago, hours ago, minutes ago, acaba, ahorita, hoy, ahora, what do i do, que hago',
  happening: 'having, has, have, got, is in, going into, tiene, tengo, teniendo, dando, dio, think, creo',
  condition: 'sepsis, septic, meningitis, anaphyla*, anafil*',
  arrest:
    'cardiac arrest, no pulse, paro cardiaco, sin pulso, anaphylactic shock, choque anafilactico, septic shock, monoxide poisoning, intoxicacion por monoxido',
  call: 'call, need*, send*, get, llam*, necesit*, ocup*, mand*',
  ambulance: '911, ambulance, ambulancia',
  please: 'please, pls, now, asap, right away, quick*, help, por favor, ya, ahora, rapido, urgente',
  callforhelp:
    'is an emergency, its an emergency, having an emergency, have an emergency, medical emergency, es una emergencia, tengo una emergencia, emergencia medica',
  advice:
    'if you, if your, if it, page, website, drill*, calls, si usted, si tiene, pagina, simulacro*, bill, refill*, inhaler, contracepti*, dental, dentist, job, note',
} as const;
