/** Words for thoughts of death and harm, in both languages. */
export const mind = {
  suicide:
    'suicid*, kms, kys, unaliv*, end it all, ending it all, end my life, ending my life, end his life, end her life, take my own life, take my life, taking my life, take his life, take her life, off myself, matarme, matarse, quitarme la vida, quitarse la vida, acabar con mi vida, terminar con mi vida, ahorcarme, ahorcarse, colgarme, cortarme las venas, desvivir*',
  hanging: 'noose*, hanged himself, hanged herself, hung himself, hung herself, se ahorc*, se colgo',
  death:
    'die, dying, dead, death, disappear, not exist, never wake up, not wake up, morir*, muert*, desaparecer, no existir, no despertar',
  want: 'want*, wanna, wish*, rather, ready to, planning, plan, going to, gonna, thinking about, think about, quier*, quisiera, ganas, deseo, ojala, prefiero, voy a, pienso, piensa, pensando',
  kill: 'kill*, hang, shoot, stab, strangle, murder, matar*, mato, ahorcar*, disparar*, apunal*, hurt, harm*, lastimar, hacerle dano',
  self: 'myself, himself, herself, themselves, yourself, mi mismo, mi misma, si mismo, si misma',
  selfharm:
    'self harm*, selfharm*, cutting myself, cutting herself, cutting himself, cuts himself, cuts herself, cutting again, cutting my thighs, hurt myself, hurting myself, harm myself, harming myself, burning myself, me corto, se corta, cortandome, cortandose, cortarme, cortarse, autolesion*, hacerme dano, hacerse dano, lastimarme, lastimarse',
  live: 'live, living, alive, exist*, go on, going on, keep going, be here, vivir, viviendo, seguir, estar aqui',
  point: 'point, reason, purpose, sentido, razon, proposito, motivo',
  better: 'better, happier, better off, easier, mejor, felices',
  withoutme:
    'without me, if i was gone, if i were gone, if i wasnt, if i werent, when im gone, if i died, if i was dead, wasnt around, wasnt here, sin mi, si yo no, si me muero, si no estoy, si no estuviera',
  notlive:
    'dont want to be here anymore, dont wanna be here anymore, dont want to be alive, dont want to live, doesnt want to live, no quiero vivir, no quiere vivir, no quiero estar en este mundo, no quiero estar aqui, done living, tired of living, tired of life, cansado de vivir, cansada de vivir, no reason to live, para que vivir',
  farewell:
    'goodbye note, suicide note, goodbye letter*, wrote a note, left a note, gave away, giving away, carta de despedida, nota de despedida, despidio, despedirme',
} as const;
