/** What happens or is done, and things, in words of both languages. */
export const events = {
  move: 'move, moves, moving, movin, movement*, lift, lifts, lifting, raise, raises, raising, feel, feels, feeling, wiggle*, use, walk, walks, walking, stand, grip, hold, mueve*, mover*, muevo, levanta*, alza*, sient*, sentir, camin*, agarrar, sostener, parar*, bend, work, works, type, smile, smiles, control',
  talk: 'talk*, speak*, spoke, say, says words, finish, find, get words, form, habla*, decir, dice nada, articul*, words, palabra*, sentence*, oracion, frase*, word',
  bend: 'bend, bends, bending, put, touch, tuck, dobla*, bajar, baja, agach*, flexion*, move, mover, mueve',
  blood:
    'blood, bloody, blud, bloods, bleed*, bled, sangr*, hemorrag*, haemorrhag*, hemorrhag*, bright red, roja, red stuff, clots, coagul*, cuajar*, gushing',
  bleeding: 'bleed*, bled, blood, blud, sangr*, hemorrag*, hemorrhag*, haemorrhag*',
  gush: 'gush*, spurt*, squirt*, pump*, pour*, pulsing, spray*, everywhere, all over the floor, all over, puddle*, pool of, chorr*, a chorros, borbot*, brota*, soak*, empap*, a cantaros, lots of, a lot of, so much, tons of, mucha, mucho, demasiad*, heavy, heavily, profus*, cup of, cups of, half a cup, half cup, media taza, taza, artery, arteria, wont clot, nonstop, huge clots, charco, mares, drench*, too much, loads of, en cantidades, lost a lot, bad, badly, litros, filling, towels, through my shirt',
  unstopping:
    'wont stop, will not stop, not stopping, isnt stopping, doesnt stop, cant stop, cannot stop, cant get it to stop, wont quit, keeps, keep, still, sigue, no para, no se para, no deja de, no se detiene, no se le quita, no se corta, no le para, no quiere parar, not slowing, isnt slowing, wont let up, nothing stops, no stop, unable to stop, no me para, kept, 20 min, half an hour, media hora, an hour, wont clot, it aint stopping, hasnt stopped, no ha parado, wont quit bleeding, no hay como parar*',
  cloth:
    'towel*, towl*, shirt*, pad, pads, toalla*, trapo*, sabana*, sheet*, rag, rags, bandage*, gauze, gasa*, dressing*, tourniquet, torniquete, cloth, toallita*, kotex, compresa*, shop towels, paper towels, wad',
  coffeeground:
    'black stuff, black vomit, vomito negro, vomit black, throwing up black, cosas negras, coffee ground*, coffee grinds, wet coffee, poso de cafe, posos de cafe, cafe molido, borra de cafe, asientos de cafe, granos de cafe, looks like coffee, cuncho',
  tar: 'negr*, tar, tarry, black, chapopote, alquitran, brea, negra, negro, melena, petroleo, pitch black, maroon',
  cut: 'cut, cuts, cutting, cuttin, slice*, slicing, gash*, lacerat*, slash*, sawed, knife slipped, corte, corto, corta, cortand*, cortad*, cortar*, tajo, tajad*, rajad*, rajo, cuting, cutin, puncture*, impal*, ensart*',
  severed:
    'cut off, cut my finger off, took off, cut clean off, took two, took my, took the tip, clean off, sever*, amput*, chopped off, chop* off, sliced off, came off, ripped off, tore off, torn off, missing, detached, hanging by, hanging off, cerceno, se volo, volo, llevo, arranc*, le faltan, le falta, se corto completo, quedo sin, degloved, in a bag, in ice, on ice, en una bolsa, mocho',
  machine:
    'saw, table saw, log splitter, mower, lawnmower, auger, blender, press, machine, baler, fifth wheel, sierra, maquina, cortadora, picadora, motosierra, chainsaw, molino, grinder, esmeril, pulidora, conveyor, snowblower, mandolin*',
  hit: 'hit, hits, struck, whack*, bang*, bonk*, smack*, slam*, crack*, bump*, conk*, landed on, golpe*, pego, pegado, pegar*, se dio, le dio, le dieron, choco, estrell*, bat, bate, kicked, knocked, smash*, ran over, run over, rolled on, batazo, pedrada, ladrillazo, porrazo, tronc*',
  fall: 'fell, fall, falls, fallen, falling off, thrown, threw me, tumbled, tumble, slipped, dove, dived, diving, jumped off, wreck*, crash*, ejected, rolled over, cayo, callo, se cae, caida, caerse, me cai, se tiro, clavad*, aventado, accident*, choque, atropell*, volco, landed, rollover, flipped, atv, resbal*',
  height:
    'ladder, roof, balcony, tree, stand, second floor, second story, third floor, two stories, stairs, story, stories, feet up, scaffold*, flatbed, escalera*, techo, andamio, balcon, arbol, segundo piso, tercer piso, dos pisos, pisos, azotea, changing table, horse, cliff, bunk, loft, cambiador, barda, shallow, llano, monkey bars, motorcycle, bike, atv, window, ventana, trampoline, caballo, skylight, cherry picker, bleachers',
  crash:
    'hit by a car, hit by car, car hit, hit by a truck, hit by a bus, truck hit, run over, got run over, pinned, trapped under, crushed, atropell*, le paso por encima, aplast*, prensad*, car accident, car wreck, car crash, rollover, ejected from, choque, bad wreck, accidente de carro, chocamos',
  clearfluid: 'clear fluid, clear stuff, clear liquid, watery stuff, fluid, liquido, liquid, agua clarita, clearish',
  ear: 'ear, ears, nose, oreja*, oido*, nariz',
  bigger: 'bigger, larger, uneven, unequal, different size*, mas grande, dilat*, grandota, blown, distint*, desigual*',
  burn: 'burn*, scald*, quem*, chamusc*, charred, char, blister*, ampolla*, escald*, boiling, boilin, hirvi*, grease fire, hot oil, hot grease, hot coffee, hot water, crock pot, steam, flash fire, caught fire, on fire, aceite caliente, agua caliente, fuego, incendi*, llamas, fryer, explod*, explot*, blew, flames, caldo, olla, hot soup, fireworks, cohete, plancha, gasolina, sopa',
  skinoff:
    'skin off, skin coming off, skin comin off, skin is sliding, peeling, peelin, peeled, hangin off, hanging, sliding, coming off, comin off, falling off, white and leathery, leathery, charred, black, sin piel, se le despega, se despega, se cae la piel, se le cae, se le pela, despellejad*, en carne viva, carne viva, raw, blackened, waxy, third degree, 3rd degree, second degree, tercer grado, segundo grado, negra, blistered all over, all over, whole, both, all of, everywhere, todo, toda, los dos, las dos, entire, chamuscad*, cooked, eating the skin',
  bigarea:
    'both arms, both legs, whole, all over, half, entire, face, chest, belly, tummy, thighs, neck, genitals, back, cara, pecho, pansita, barriga, espalda, piernas, toda, todo el, medio cuerpo, cuello, brazos, legs, arms, pies, manos',
  electric:
    'live wire, power line, electrocut*, outlet, socket, high voltage, volt*, 220, 240, cable, corriente, electric*, toque electrico, enchufe, tomacorriente, lightning, rayo, wire, downed line, breaker, panel, shocked, microwave, transformer, zapped, tased, contacto de luz',
  jolted:
    'grabbed, touched, stuck, threw me, thrown, zapped, shocked, jolt*, agarro, toco, aventó, avento, tumbo, hand, mano, burn, black, negra, quemad*, charred, heart, struck, hit, bit, mordio, chewed, knocked, metio, meti, locked on, let go, pego, quedo',
  sticksout:
    'se me salio, se le salio, came out, broke through, punched through, poking, pokin, sticking out, stickin out, stick out, sticks out, stuck out, through the skin, thru the skin, coming through, came through, came thru, see, exposed, out of, showing, white, popped out, protrud*, open fracture, compound, asoma*, salid*, sale, saliendo, fuera, afuera, se ve, se le ve, se me ve, veo, expuest*, puncturing, visible',
  fracture:
    'compound fracture, open fracture, fractura expuesta, hueso expuesto, broke my femur, broken femur, broken neck, broken hip, neck is broken, cuello roto',
  deformed:
    'bent the wrong way, wrong way, backwards, wrong angle, dangling, deformed, pointing the wrong, bent sideways, no pulse, cold and white, al reves, doblad*, sideways, hanging, volteado, chueco, torcido, pulseless, turning blue',
  seizure:
    'seizur*, sezure*, siezure*, convuls*, convulc*, fit, fits, epilep* attack, status epilepticus, grand mal, tonic clonic, combuls*, seizing, le dio un ataque, ataque',
  stroke:
    'stroke, strokes, strok, derrame, embolia, acv, ictus, mini stroke, tia stroke, ministroke, derame, evento cerebral, brain bleed, aneurysm*, aneurisma*',
  heartattack:
    'heart attack*, hart attack, heartattack, infart*, cardiac arrest, ataque al corazon, ataque cardiaco, ataque de corazon, paro cardiaco, widowmaker, heart stopped, ataque del corazon, myocardial*, coronary',
  choke:
    'choke, chokes, choking, chokin, choked, lodged, lodge, stuck, ator*, atragant*, atascad*, trabad*, wrong pipe, went down wrong, heimlich, se fue un pedazo, se le fue, se le atoro, ahogand*, obstruct*, went down the wrong, stuk, jammed, blocking',
  food: 'grape*, meat, steak, hot dog, hotdog, brat*, brisket, jerky, candy, muffin, popcorn, marble, coin, food, bite of, sandwich, apple, nut, chicken, pretzel, sausage, marshmallow, carrot, toy, balloon, lego, dulce, carne, salchicha, uva, bistec, pollo, comida, pan, manzana, zanahoria, moneda, canica, hueso, caramelo, cacahuate, pill, quarter, lollipop, gum, bone, tortilla, pedazo, jolly rancher, bagel, burger, taco, dumpling, mochi',
  neckgrab:
    'grabbing, grabbin, clutching, holding, clawing, clawin, hands at, agarra, agarrando, hand on, pointing, hands around, hands on',
  purpleface: 'purple, blue, red, dusky, morad*, azul*, rojo, colorad*, turning colors',
  silence:
    'no noise, no sound, silent, silence, quiet, not making a sound, no llora, sin ruido, makin no, isnt makin no, making no',
  backblow: 'heimlich, back blows, hit his back, hit her back, palmadas, abdominal thrusts',
  allergy: 'allerg*, alergi*, anaphy*, anafil*, epipen, epinephrine, reaction, reaccion, epi',
  anaphylaxis: 'anaphyl*, anafil*, allergic shock, shock anafilactico',
  epiused:
    'used the epi, used her epi, used his epi, used my epi, gave her epi, gave him the epi, gave the epi, epi pen already, after the epi, use the epi, do i use, puse el epi, puse la epi, le puse el epi, le pusimos el epi, second epi, after epi, epi wore off, jabbed',
  sting:
    'stung, sting, stings, bee, bees, wasp*, hornet*, yellowjacket*, yellow jackets, yellow jacket, yeller jackets, fire ants, picadura*, pico, picaron, abeja*, avispa*, avispon, hormigas, got my son, got me, scorpion, alacran, jacket',
  trigger:
    'peanut*, nuts, nut, tree nuts, walnut*, cashew*, almond*, pecan*, pistachio*, shrimp, shellfish, crab, lobster, sesame, milk, egg, eggs, fish, soy, penicillin, amoxicillin, antibiotic, new medicine, new pill, medicine, medication, vaccine, camaron*, mariscos, cacahuate*, mani, nuez, nueces, almendra*, penicilina, antibiotico, inyect*, leche, huevo, pescado, ate, eating, eaten, comi, comio, comer, comiendo, bite, took, tome, tomo, cookie, galleta, bar, pbj, contrast, latex, strawberr*, kiwi, mango, shot, pastilla, pill, jaiba, langosta, ajonjoli, ibuprofen*, bactrim, aspirin*',
  drowned:
    'drown, drowned, drowning, near drowning, nearly drowned, almost drowned, ahogo en la, se ahogo, se ahogaba, casi se ahoga, went under, under water, underwater, submerg*, face down, bottom of the pool, bottom of the lake, bottom of, pulled him out, pulled her out, fished him out, fished her out, hundid*, boca abajo, fondo, del agua, del fondo, out of the pool, out of the pond, out of the water, out of the lake, out of the tub, out of the ocean',
  water:
    'pool, lake, pond, tub, bathtub, river, creek, ocean, sea, bucket, hot tub, spa, water, agua, alberca, piscina, rio, lago, mar, tina, banera, pila, playa, beach, canal, jacuzzi, cubeta, quarry, surf, toilet',
  pulled:
    'pulled, pull, dragged, fished, found, sacamos, saque, sacaron, sacado, rescat*, rescued, hauled, scooped, saco, encontre, encontramos, got him out, got her out, fell in, se cayo, went under, swallowed, trago, underwater, came back, cpr, pumped',
  labor:
    'water broke, waters broke, my water just broke, in labor, labor now, going into labor, contraction*, contraccion*, crowning, feel the head, see the head, head is out, head coming, coming out, baby is coming, babys coming, baby coming, need to push, feel like pushing, want to push, urge to push, pushing, pujar, rompio la fuente, rompi fuente, fuente, labor de parto, de parto, dando a luz, viene el bebe, ya viene, ya sale, dolores vienen, cord is, cordon, hed, babys head, giving birth, gave birth, parto, umbilical',
  soon: 'min, minutes, 2 min, push, pushing, pujar, head, hed, coming, viene, sale, alone, sola, now, cada, every, cabeza, cord, cordon, apart, early, 30 weeks, blood, weeks',
  pregnant:
    'pregnan*, prego, preggo, preggers, expecting, embaraz*, months along, weeks along, trimester, gestation, encinta, meses de embarazo, esperando bebe, prenad*, weeks pregnant, semanas de embarazo, postpartum, post partum, pp, c section, cesarea, gave birth, after birth, di a luz, parto, after delivery, since delivery, baby was born, puerper*, positive test, missed period, missed my period, late period, period is late, test positivo, prueba positiva, positive pregnancy, due in, ob, miscarr*, aborto, unborn, mi bebe en la panza, preclamp*, preeclamp*, 1st trimester, third trimester, wks along, g2, bebe adentro',
  earlypregnant:
    'positive test, test positivo, prueba positiva, missed period, missed my period, period is, late, weeks pregnant, semanas de embarazo, pregnan*, embaraz*, atras*, retras*, iud, diu, ectopic, ectopico, fuera de lugar, tubes tied, no me ha bajado, no me baja, no me bajo, falto la regla',
  ectopicname: 'ectopic, ectopico, embarazo fuera de lugar, tubal pregnancy',
  kicks: 'kick, kicks, kicking, moving, movement, moves, moved, moverse, mueve, se mueve, patea, pataditas',
  unborn: 'baby, bebe, the baby, my baby, fetus, feto, babys',
  carbonmonoxide:
    'carbon monoxide, co alarm, co detector, co monitor, monoxide, monoxido, gas leak, carbonmonoxide, co2 alarm, co poisoning, fuga de gas, gas alarm, detector, alarm, alarma',
  generator:
    'generator*, generador, planta, grill, charcoal, hibachi, bbq, heater, bunk heater, propane, furnace, calenton, calentador, brasero, anafre, carbon, car running, running car, truck running, idling, camp stove, estufa, boiler, kerosene, camping stove, exhaust, fireplace, tailpipe',
  indoors:
    'inside, indoors, garage, basement, cabin, tent, closed, windows up, camper, rv, cochera, garaje, marquesina, dentro, adentro, cerrad*, kitchen, house, casa, traila, trailer, all night, toda la noche, encerrad*, running, sleeper, power out, apagon, since, prendimos, shut',
  everyone:
    'all of us, everyone, everybody, both of us, the kids, us four, we all, whole family, n me n, both roomies, the whole house, all feel, and the dog, and the cat, todos, todas, toda la familia, los ninos, nosotros, us all, the three of us, four of us, family, wife and, me and my, cat, dog, gato, perro, the birds, kids, also',
  pet: 'cat, dog, gato, perro, cats, dogs, bird, puppy, hamster',
  snake:
    'snake*, rattl*, copperhead*, cottonmouth*, moccasin, viper, coral snake, diamondback, vibora*, culebra*, serpiente*, cascabel, coralillo, nauyaca, mapanare, sidewinder, mocasin, water moccasin, timber rattler',
  venom:
    'black widow, brown recluse, viuda negra, scorpion, alacran, escorpion, jellyfish, stingray, arana violinista, bark scorpion, recluse, lionfish, portuguese man, medusa',
  bite: 'bit, bite, bites, bitten, got me, got my, struck, stung, fang*, mordio, mordid*, pico, picad*, mordedura, nailed me, nipped, tagged, ataco, chomped, sank, attacked, mauled',
  wildanimal:
    'bat, raccoon, skunk, fox, rabid, rabies, rabia, murcielago, mapache, zorrillo, stray dog, pit bull, mountain lion, bear, coyote, alligator, shark',
  stab: 'stabbed, stabbing me, knifed, stuck in the side, got stuck, apunal*, punalad*, acuchill*, navaj*, stab wound, machet*, shanked, stab him, impaled, cuchillada, picaron, filo',
  shot: 'been shot, got shot, was shot, is shot, shot me, shot him, shot her, shot in, gunshot, gun shot, shot himself, shot herself, balazo*, balacead*, balacear*, disparar*, disparo, tiro en, un tiro, le dieron un tiro, bullet, bala, tirotea*, just shot, shooting, shooter, someone shot, nail gun, nailgun, clavo en, drive by, arrow in',
  weapon:
    'gun, guns, pistol*, rifle, shotgun, revolver, knife, blade, bat, machete, arma, armas, cuchillo, navaja, escopeta, bullets, balas, glock, firearm, ammo, deer rifle, 9mm, crowbar, bate, martillo, hammer, hatchet, axe',
  attack:
    'hitting me, hit me, hits me, beating me, beats me, beating up, beat me, beat up, choking me, choked me, choking my, choking her, strangl*, me pega, me esta pegando, pegando, golpeando, golpea, me golpeo, me ahorco, ahorcando, attacking, attacked, attack me, threaten*, amenaz*, rape*, assault*, viol*, punching, punched me, kicking me, kicking it in, kicking the door, breaking in, breaking down, broke in, pounding, tumbando, tumbar, forced himself, held me down, holding me, kidnap*, secuestr*, robbed, robbing, mugged, asalt*, slapped me, throwing things at, pushed me, patear*, pateando, empujo, me quiere matar, says hell kill me, going to kill me, gonna kill me, kill us, va a matar, wont let me leave, hurting me, quiere golpear, shoving me, beating on, beating my, hitting my, hittin me, beatin, chasing me, coming after me, persigu*, following me with',
  attacker:
    'husband, boyfriend, ex, stepdad, stepfather, dad, father, wife, girlfriend, roommate, partner, he, hes, she, shes, esposo, marido, novio, pareja, padrastro, papa, man, guy, intruder, someone, alguien, hombre, tipo, son, brother, uncle, they, theyre, him',
  hiding:
    'locked in, locked myself, hiding, hid in, bathroom, closet, door, outside, encerrad*, escondid*, bano, puerta, basement, whisper*, typing quiet, quiet, cant call, cant talk out loud, cuarto, trunk, window, car',
  nowtime:
    'right now, now, rn, just, help, pls, please, again, tonight, outside, still, aqui, ahorita, ahora, ayuda, door, here, hurry, quick, ya, auxilio, happening, currently, this minute',
  heatplace:
    'sun, hot, heat, outside, roof, field, track, practice, degrees, sauna, car, carseat, calor, sol, techo, hay field, 100, 104, 110, 115, grados, marathon, running, attic, carro, asador, hike, hiking, parqueado, mowing, harvest, football, two a days, humid*, labor, jornada, pisca, cosecha, warehouse, kitchen, band practice, roofing, roofer',
  sweating: 'sweat*, sudar*, suda, sudando, sudor, sudo',
  heatstroke: 'heatstroke, heat stroke, golpe de calor, sunstroke, insolacion',
  snow: 'snow, blizzard, ice, lake, creek, cold, winter, freezing, below, outside all night, all night, frio, nieve, helad*, hielo, crick, pond, freezer, river, water, mountain, hike, tent, storm, sierra, rain, soaked, desierto, lago',
  overdose:
    'overdos*, od, oded, odd on, oding, sobredosis, o d, over dosed, intoxicado con, overdoze*, narcan, naloxone',
  drug: 'fentanyl, fent, heroin, opioid*, opiate*, oxy*, percocet, percs, perc, blues, blue pills, pills, needle*, syringe, foil, jeringa, aguja, dope, meth, cocaine, coke, cristal, xanax, bars, molly, ecstasy, lsd, ghb, droga*, morphine, methadone, suboxone, pastillas, using, used again, heroina, cocaina, snorted, smoked something, something at the party, se metio algo, took something, tomo algo, norco, vicodin, hydrocodone, tramadol, benzo*, kratom, tranq, powder, polvo, shot up, inhal*, huff*, rave, edible*',
  alcohol:
    'vodka, whiskey, handle, fifth of, drank, drinking, drunk, alcohol, tequila, borrach*, tomado, bebio, liquor, shots of, cerveza, ron, blackout drunk, beer bong, moonshine, everclear, chugged, licor, bebida, wasted',
  coldskin: 'cold, fria, frio, clammy, pale, gray, blue, helada',
} as const;
