/** What happens or is done, and things, in words of both languages. */
export const events = {
  bleeding:
    'blood*, bleed*, bled, clots, pad every, pad an hour, pads an hour, sangr*, hemorrag*, hemorrhag*, coagul*, toalla cada, toalla por hora',
  gush: 'gush*, hemorrhag*, hemorrag*, spurt*, squirt*, pour*, pump*, puddle*, pool of, soak*, everywhere, a lot, lots of, tons of, pure blood, pura sangre, so much, heavily, chorr*, borbot*, empap*, mucha, mucho, demasiad*, charco',
  unstopping:
    'wont stop, will not stop, not stopping, isnt stopping, doesnt stop, cant stop, cant get it to stop, hasnt stopped, wont quit, no para, no se para, no deja de, no se detiene, no ha parado',
  coffeeground:
    'coffee ground*, looks like coffee, black vomit, poso de cafe, posos de cafe, cafe molido, vomito negro',
  cut: 'cut, cuts, cutting, slic*, gash*, lacerat*, slash*, chainsaw*, grinder, corte, corto, corta*, tajo, sierra, motosierra',
  severed:
    'cut off, severed, amput*, chopped off, sliced off, came off, ripped off, tore off, torn off, clean off, hanging by, detached, cercen*, arranc*, se volo, colgando de',
  hit: 'hit, hits, struck, whack*, bang*, slam*, bump*, knock*, smash*, kicked, golpe*, pego, se dio, choco, patead*',
  fall: 'fell, fall, falls, fallen, thrown, tumbl*, crash*, wreck*, dove, dived, cayo, se cae, caida, me cai, accident, accidente, choque, volco',
  height:
    'ladder, roof, balcony, tree, stairs, story, second floor, scaffold*, escalera*, techo, andamio, balcon, arbol, segundo piso, azotea',
  crash:
    'hit by a car, hit by a truck, run over, pinned, crushed, atropell*, aplast*, prensad*, car accident, car crash, rollover, motorcycle accident, motorcycle wreck',
  burn: 'burn*, scald*, boiling, charred, quem*, escald*, hirvi*, hot oil, hot water, hot coffee, hot tea, hot soup, grease fire, steam',
  skinoff:
    'skin off, peel*, coming off, leathery, charred, third degree, tercer grado, raw, se le despega, en carne viva',
  bigarea:
    'whole, all over, half, entire, both arms, both legs, face, chest, belly, back, genital*, neck, toda, todo el, medio, cara, pecho, espalda, cuello',
  electric:
    'live wire, power line, electrocut*, outlet, high voltage, lightning, shocked by, extension cord, corriente, electric*, enchufe, rayo, cable pelon',
  seen: 'see, exposed, sticking out, sticks out, poking, came through, coming through, through the skin, showing, protrud*, se ve, se le ve, veo, asoma*, salid*, me ve, expuest*, visible',
  seizure: 'seizur*, seizing, convuls*, epileptic attack, grand mal, ataque epileptico, le dio un ataque',
  stroke: 'stroke, strokes, derrame, embolia, ictus, brain bleed, aneurysm*, aneurisma*',
  heartattack:
    'heart attack*, infart*, cardiac arrest, ataque al corazon, ataque cardiaco, paro cardiaco, heart stopped',
  choke: 'chok*, lodged, stuck, wrong pipe, heimlich, atora*, atore*, atoro, atragant*, atascad*, trabad*',
  clearfluid: 'clear fluid, clear liquid, clear stuff, liquido claro, liquido transparente',
  food: 'food, grape*, meat, steak, hot dog, candy, popcorn, coin, bone, bread, chicken, pill, marble, dulce, caramelo, carne, uva, salchicha, pollo, comida, pan, moneda, hueso, pedazo',
  neckgrab: 'grabbing, clutching, clawing, hands at, agarrandose',
  anaphylaxis: 'anaphyl*, anafil*',
  used: 'used, jabbed, gave, injected, puse, pusimos, usamos, usaron',
  epipen: 'epipen*, epi pen*, epinephrin*, epinefrin*',
  sting:
    'stung, sting, stings, bee, bees, wasp*, hornet*, yellow jacket*, fire ants, scorpion*, picadura*, abeja*, avispa*, hormigas, alacran*',
  trigger:
    'peanut*, nuts, nut, cashew*, walnut*, almond*, shrimp, shellfish, crab, sesame, egg, penicillin, amoxicillin, antibiotic*, new medicine, vaccine, allerg*, ate, cacahuate*, nuez, nueces, mariscos, camaron*, penicilina, comi, comio, alerg*',
  drowned:
    'drown*, underwater, under water, went under, submerg*, face down, bottom of the, hundid*, boca abajo, se ahogo en',
  water: 'pool, lake, pond, tub, bathtub, river, ocean, water, agua, alberca, piscina, rio, lago, mar, tina, banera',
  pulled: 'pulled, dragged, fished, found, fell in, rescued, sacamos, saque, sacaron, sacado, encontre, se cayo',
  inlabor:
    'water broke, in labor, baby is coming, need to push, rompio la fuente, rompi fuente, fuente, labor de parto, ya viene el bebe',
  kicks: 'kick*, moving, movement, movements, moves, moved, se mueve, moverse, movimiento*, patea*',
  carbonmonoxide:
    'carbon monoxide, co alarm, co detector, monoxide, monoxido, gas leak, smell* gas, gas smell, fuga de gas, huele a gas, huele mucho a gas, olor a gas',
  goingoff: 'going off, went off, beeping, sounding, alarm*, suena, sonando, pita, pitando',
  generator:
    'generator*, generador, grill, charcoal, heater, furnace, car running, exhaust, brasero, anafre, calentador, carbon',
  snake:
    'snake*, rattlesnake*, rattler, copperhead*, cottonmouth*, moccasin, vibora*, culebra*, serpiente*, cascabel, coralillo, black widow, viuda negra, bark scorpion',
  bite: 'bit, bite, bites, bitten, struck, mordio, mordid*, pico, picad*, mordedura',
  stab: 'stabbed, knifed, stab wound*, impaled, apunal*, punalad*, acuchill*, navajazo',
  weapon:
    'gun, guns, pistol*, rifle, shotgun, knife, blade, machete, arma, armas, cuchillo, navaja, escopeta, bullets, balas, firearm',
  attack:
    'hitting me, hit me, beating me, beating her, beating him, beating up, beating my, beat me, choking me, choked me, strangl*, attacking, attacked, threaten*, assaulted, breaking in*, broke in*, kidnap*, punching, kicking me, hurting me, kill me, me pega, me esta pegando, golpeando, golpea, me golpeo, me ahorco, amenaz*, asalt*, active shooter',
  attacker: 'he, hes, she, they, theyre, intruder, hombre, un tipo',
  fright:
    'right now, now, hiding, locked, scared, afraid, help, please, ahora, ahorita, escondid*, encerrad*, miedo, ayuda',
  heatplace: 'sun, heat, hot car, roof, field, sauna, practice, degrees, sol, calor, techo, campo, grados, in the car',
  snow: 'snow, blizzard, ice, outside all night, freezing, nieve, helad*, hielo, frio, cold',
} as const;
