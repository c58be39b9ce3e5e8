/** Each of some verbs with each word for oneself. */
const toSelf = (verbs: string) =>
  verbs
    .split(', ')
    .flatMap((verb) =>
      'myself, himself, herself, themselves, themself, my self, him self, her self'
        .split(', ')
        .map((self) => `${verb} ${self}`),
    )
    .join(', ');

/** The writer's own wish to be no more; that of spots and wrinkles is another. */
const toVanish = [
  [
    'want to, wants to, wanna, i could, to just, could just',
    'disappear forever, disappear for good, be gone for good, be gone forever, vanish, not exist, cease to exist, stop existing',
  ],
  [
    'quiero, quiere, quisiera, gustaria, ganas de',
    'desaparecer para, desaparecer de, desaparecer del, dejar de existir',
  ],
]
  .flatMap(([wishes = '', ends = '']) =>
    wishes.split(', ').flatMap((wish) => ends.split(', ').map((end) => `${wish} ${end}`)),
  )
  .join(', ');

/** Words for thoughts of death and harm, in both languages. */
export const mind = {
  suicide: 'suicid*, kys, kms, unaliv*, desvivir*',
  suicidal: `suicidal, commit suicide, committing suicide, about suicide, considering suicide, ${toSelf('kill, hang, shoot, stab, drown, poison, unalive, about killing, of killing, about hanging, about shooting, of hanging, of shooting')}, end it all, ending it all, end my life, ending my life, end his life, end her life, end their life, take my own life, take my life, taking my life, taking my own life, take his life, take her life, take his own life, take her own life, want to die, wants to die, wanted to die, wanna die, wish i was dead, wish i were dead, wish i could die, wish i didnt exist, be better off dead, ${toVanish}, sewerslide*, sewer slide, way to die, ways to die, painless death, dont want to wake up, dont wanna wake up, doesnt want to wake up, not be alive, not want to be alive, brains out, gun to my head, gun to his head, gun to her head, bullet in my, slit my, slit his, slit her, want to kms, wanna kms, gonna kms, matarme, matarse, ahorcarme, ahorcarse, colgarme, colgarse, suicidar*, envenenarme, envenenarse, quitarme la vida, quitarse la vida, acabar con mi vida, acabar con su vida, terminar con mi vida, cortarme las venas, cortarse las venas, pegarme un, pegarse un, darme un tiro, darse un tiro, darme un balazo, darse un balazo, desvivirme, desvivirse, me quiero morir, se quiere morir, quiero morir, quiero morirme, quisiera morir, quisiera morirme, quiero estar muert*, quisiera estar muert*, quiero despertar, quisiera despertar, quiere despertar, ojala no amanezca, no amanecer, no despertar nunca, tengo la soga, pills lined up, want to take all my, wanna take all my, gonna take all my, pastillas listas, morir sin dolor, morir sin sufrir, mejor me mato`,
  hanging: 'noose*, hanged himself, hanged herself, hung himself, hung herself, se ahorc*, se colgo',
  death:
    'die, dying, dead, death, disappear, not exist, never wake up, not wake up, morir*, muert*, desaparecer, no existir, no despertar',
  want: 'want*, wanna, wish*, rather, ready to, planning, plan, going to, gonna, thinking about, think about, gustaria, quier*, kier*, quisiera, ganas, deseo, ojala, prefiero, voy a, pienso, piensa, pensando',
  kill: 'kill*, hang, shoot, stab, strangle, murder, drown, smother, matar*, mato, ahogar, ahorcar*, disparar*, apunal*',
  hurt: 'hurt, harm, lastimar*, hacerle dano',
  hurtself: `${toSelf('hurt')}, lastimarme, lastimarse, hacerme dano, hacerse dano`,
  masses: 'up my, up the, up this, everyone at, everybody at',
  self: 'myself, himself, herself, themselves, yourself, mi mismo, mi misma, si mismo, si misma',
  selfharm: `self harm*, selfharm*, ${toSelf('cut, cutting, hurting, harm, harming')}, cuts himself, cuts herself, cutting again, cutting my thighs, cut my legs, cut my arms, cut my thighs, cutting my arms, cutting my legs, burning myself, me hago dano, me lastimo, se hace dano, me corto, se corta, cortandome, cortandose, cortarme, cortarse, autolesion*`,
  live: 'live, living, alive, exist*, go on, going on, keep going, be here, vivir, viviendo, seguir, estar aqui',
  point: 'point, reason, purpose, sentido, razon, proposito, motivo',
  better: 'better, happier, better off, easier, mejor, felices',
  withoutme:
    'without me, if i was gone, if i were gone, if i wasnt, if i werent, when im gone, if i died, if i was dead, wasnt around, wasnt here, sin mi, si yo no, si me muero, si no estoy, si no estuviera',
  notlive:
    'dont want to be here anymore, dont wanna be here anymore, doesnt want to be here anymore, dont want to be alive, doesnt want to be alive, dont want to live, dont wanna live, doesnt want to live, dont want to exist, no quiero vivir, no quiere vivir, no quiero estar viv*, no quiero seguir viviendo, no quiero estar en este mundo, no quiero estar aqui, done living, tired of living, tired of life, tired of being alive, done with life, cans* de vivir, hart* de vivir, cant do life, reason to live, point in living, point of living, point to living, para que vivir, caso a seguir',
  farewell:
    'goodbye note, suicide note, goodbye letter*, wrote a note, left a note, gave away, giving away, carta de despedida, nota de despedida, despidio, despedirme, despidiendo*, saying goodbye',
} as const;
