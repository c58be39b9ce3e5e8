/** What rules of injuries, poisons, pregnancy, children and the mind ask for besides. */
export const ofInjuriesAndPersons = {
  sunword: 'sunburn*, tanning, beach, playa, tan, aloe, day at the, state fair, quemada del sol, sun burn',
  mouthroof:
    'roof of, pizza, tongue, lengua, paladar, pee, peeing, orinar, orino, heartburn, acid, reflux, iron, plancha, dedo, curling, stove, sarten',
  mildburn: 'size, running water fixed, aloe, finger, thumb, pinky, dedo, ampollita, itch*, razor, sun, acne, cream',
  spilled:
    'spill*, poured, pulled, pull, splash*, dumped, tipped, knocked, volteo, viro, derram*, cayo, cayeron, echo, volco, sat in, fell into, grabbed the, down his, down her, down my, exploded, blew, explot*, encima',
  hotliquid:
    'coffee, boiling, boilin, grease, soup, tea, ramen, crock pot, hirviendo, agua hirviendo, aceite, caldo, olla, cafe, sopa, kettle, noodles, fryer, radiator, steam, frijoles, atole, agua caliente, comal, deep fryer, cooker, hot, vapor, tamales, bath too hot, instant pot, pressure cooker',
  boilingword:
    'boiling, boilin, hirviendo, hot oil, grease, aceite, fire, steam, flames, fuego, radiator, gas, gasolina, hot coffee, hot water, coffee, fryer, soup, agua caliente, caldo, olla, crock pot',
  blisters: 'blister*, ampolla*, peel*, charred, leathery, white, raw, pelad*, despeg*',
  skinpeel:
    'peeling off, sliding, hanging, hangin, coming off, comin, falling off, melt*, sloughing, despega, se le despega, desprend*, cae, cuelga, pelando, off, gone, eating',
  chemicalword: 'acid, lye, chemical*, drain, bleach, acido, quimic*, cement, destapaca*, sosa, muriatic, oven cleaner',
  chemburn: 'eating, burn*, blister*, white, peel*, quem*, arde, ardiendo',
  fire: 'fire, flames, caught fire, grease fire, went up, fuego, incendi*, llamas, lumbre, gasoline, bonfire, explosion, explot*, explod*, propane, fogata, fireball',
  steam: 'steam, vapor, explosion, radiator',
  genitals: 'genital*, groin, private*, ingle, partes',
  hand: 'hand, hands, mano, finger*, dedos, palm',
  thrown: 'threw me, threw him, threw her, thrown, knocked me, knocked him, avent*, tumbo, tiro, blew me',
  blackhand: 'black, charred, negra, chamusc*, white, burned, hole',
  electrocuted:
    'electrocut*, live wire, power line, downed line, lightning strike, struck by lightning, cable de alta, high voltage, alto voltaje, alta tension, le cayo un rayo, shocked by, electric shock, cable pelado',
  burnthird:
    'third degree burn*, 3rd degree, third degree, quemadura de tercer grado, tercer grado, degree burns all, burned over, burns over, burned all over, quemaduras graves, degree burns',
  fishbone: 'fish bone, bunion, bump',
  something: 'something, white, algo, blanco, shard, splintered',
  shin: 'shin, leg, ankle, canilla, pierna, tobillo',
  ankle: 'ankle, wrist, elbow, collarbone, knee, thigh, foot, codo, muneca, clavicula, femur',
  white: 'white, blanco, jagged, sharp',
  bent: 'bent, angle, angled, doblad*, twisted, snapped, chuec*',
  bentword: 'bent, backwards, angle, doblad*, sideways, wrong way, dangling, chuec*',
  pulseword: 'pulse, feel, pulso, feeling, circulation',
  toeword: 'toe, toes, nose, thumb, tip, fingertip, foot, penis, punta, knuckle, nariz',
  missingword: 'missing, two, off, gone, falta*, clean, lost, tip, bag, ice, bolsa, hielo, floor, punta',
  bag: 'bag, bolsa, ice, hielo, cooler, towel, ziploc, baggie',
  cleanoff: 'clean off, took off, right off, off, completely, por completo, enter*, hanging, tendon, thread, skin',
  accidentword:
    'accident*, slipped, table saw, glass, vidrio, work, trabajo, fence, door, by mistake, knife slipped, machine, lata, falling, fell, cat, skinnin, bumped, bump, metal, saw, construction, strap, cooking, kitchen, moving, closing, lifting, playing, mirror broke, window',
  crushedword: 'crush*, mangl*, smash*, aplast*, machuc*, pinned, tritur*, prensad*',
  stuckinmachine: 'caught, stuck, pulled into, agarro, atrap*, got in, got into, jalo, prenso',
  took: 'took, got, agarro, llevo, ate, grabbed, arranc*, mocho, volo',
  amputated:
    'amputat*, sever*, cercen*, fingers off, finger off, toe off, thumb off, hand off, arm off, leg off, dedos off, sliced off, chopped off, faltan dos dedos, se corto el dedo, mocho el dedo, volo el dedo, volo los dedos, llevo dos dedos, llevo el dedo, llevo los dedos, arranco el dedo, arranco los dedos, fangers clean off, cut off my finger, cut off his finger, lost a finger, lost my finger, lost his finger, lost two fingers, lost the tip, tip is gone, finger tip off, tip of my finger off, fingertip off',
  figureheart: 'in the heart, in the back, ghosted, cactus, pain, tummy, cramp*, headache, period, feeling',
  vaccineword:
    'flu, vaccine, tetanus, covid, gripe, arm is sore, arm sore, vacuna, photo, coffee, espresso, kick, deer, hoops, ball, twelve, picture',
  shotword: 'went off, off, fired, dispar*, shot, accidentally, discharged, hit',
  body: 'leg, arm, chest, hand, head, foot, thigh, stomach, belly, pierna, brazo, pecho, cabeza, pie, mano, muslo',
  impaledword:
    'impaled, impalad*, through his, through my, through her, clavad*, nail in, stuck in, stick in, sticking out of, knife in, rebar, varilla, encajad*, enterrad*, atraves*, clavo en, nail gun, arrow, harpoon, fence post, pitchfork, ensart*',
  bowelsout:
    'guts coming out, guts are out, guts hanging, insides coming out, intestine*, intestinos, tripas de fuera, tripas afuera, evisc*, bowel coming out',
  door: 'door, puerta, outside, window, ventana, afuera, porch, here, aqui, yard, gate',
  threat:
    'threat*, amenaz*, kill us, kill me, matarme, matarnos, going to, says, pointed, pointing, apunt*, waving, followed, chasing, aqui, coming, kicking',
  rape: 'raped, rape, raping, being raped, sexually assaulted, sexual assault, violo, violaron, me violaron, violada, violaciones, violando, abuso sexual, drugged me, drugged and, forced me to, forced himself',
  intruder:
    'break into my, breaks into my, trying to break in, trying to get in, get into my house, breaking in, breaking the bathroom door, breaking the door down, breaking the bathroom, entrar a mi casa, door down, breaking into my house, broke into my house, someone in my house, someone is in my house, someone breaking in, intruder, break in, se metieron a mi casa, se metio alguien, hay alguien en mi casa, forzando la puerta, home invasion, tumbando la puerta, kicking in the door, kicking the door in, kicking it in, kick the door in, tirando la puerta, breaking the door, pounding the bathroom door, breaking down the door, holding us hostage, hostage, kidnapped, kidnapping, secuestr*, locked me in, wont let me leave, no me deja salir, me tiene encerrada, tiene encerrada',
  shooting:
    'active shooter, someone shooting, shooting at us, shots fired, hay balacera, balacera, tiroteo, people shooting, shooting in, disparando, gunshots outside, shooting outside',
  bossword:
    'boss, call out, coworkers, deadline, teacher, jefe, game, dog, puppy, cat, toddler, mosquito*, allerg*, pollen, headache*, migraine*, reflux, flu, heart attack, panic, hot flash, cold, goose, rooster',
  kidfight: 'siblings, wrestling, daycare, preschool, toy, soccer, game, ball',
  pastviolence: 'used to, divorced, hace anos, years ago, left, antes, era, therapy, terapia',
  dryskin:
    'skin is dry, red, dry, hot skin, skin is hot, piel seca, seca, seco, ardiendo, hot to touch, bone dry, roja, colorad*, rojo',
  collapse: 'collaps*, fell, staggering, stumbl*, vomit*, cayo, desplom*',
  hotcar:
    'left in the car, left in the carseat, hot car, locked in the car, locked in a hot, in the hot car, in the car in the sun, carseat sun, encerrad* en el carro, en el carro con el sol, dejo en el carro, deje en el carro, dentro del carro, in the carseat, left in the van, asleep in the car, carro cerrado',
  mumble: 'mumbl*, balbuc*, murmur*, slow, lento, lenta, clumsy, stumbl*, doesnt make sense, torpe, stopped',
  outside:
    'outside, all night, afuera, out here, woods, bosque, bench, calle, camping, tent, sidewalk, desert, toda la noche, fell in, hours',
  found: 'found, find, encontr*, hallaron, halle, walked out, wandered, salio',
  hypothermia: 'hypotherm*, hipoterm*, froze to death, frozen stiff',
  frostbite: 'frostbit*, congelad*, frost bite, frozen',
  black: 'black, negro, negra, negros, waxy, hard, white',
  hardskin: 'hard, wood, waxy',
  cprword:
    'cpr, rcp, pumped his chest, pumped her chest, mouth to mouth, chest compressions, compressions, revivieron, came back, lo revivimos, respiracion boca, brought back, bombear*',
  underwater:
    'underwater, under water, bottom of the pool, bottom of the, face down, boca abajo, fondo de la, del fondo, hundid*, submerged, went under, floating, flotando, bajo el agua, debajo del agua, abajo del agua, the bottom',
  limp: 'limp, floppy, lifeless, aguad*, flacid*',
  limpword: 'limp, floppy, pale, lethargic, aguad*, quiet, palid*',
  rinsedok: 'rinsed fine, shampoo, just pink, a little red, un poco rojo, rojito, champu',
  mildsoap:
    'soap, shampoo, champu, jabon, lotion, sweat, pool, swim*, swam, mascara, bath time, onion, spicy, chile, lemon juice, toothpaste, crema, polvo, dust, sand, eyelash, pestana',
  dustword: 'eyelash, pestana, dust, polvo, sand, arena, contact, lentes, ya sali*, saque, sacaron',
  gradual:
    'years, slowly, fuzzier, months, glasses, lentes, readers, espejuelos, contact, contacts, floaters for, poco a poco, screen, monitor, borroso cuando',
  glasses: 'glasses, lentes, espejuelos, contacts, readers, date',
  payword: 'pay, paying, myself, the point, why, working',
  see: 'see, sees, seeing, vision, ver, veo, ve',
  shutword:
    'shut, closed, cerrado, cerro, no abre, wont open, doesnt open, cant open, no puede abrir, no lo puede abrir, no lo abre, plumb shut, sealed, tapado',
  moveeye: 'move, mueve, mover, look, mirar',
  pinkmild: 'pink eye, pinkeye, stye, orzuelo, perrilla, allerg*, pollen, crust*, conjuntiv*, bee sting, mosquito',
  eyeball: 'eyeball, eye ball, globo ocular, globe',
  punctured: 'puncture*, popped, ruptured, stab*, pierced, poked, reventad*, cut open',
  out: 'hanging out, popped out, coming out of, bulging out, salido',
  high: 'high, higher, up high, pulled up, riding high, subio, se le subio, se me subio, arriba, sideways, retracted, up inside, up in, crosswise, de lado, torcid*',
  rode: 'pulled up, riding',
  hardball: 'hard, rock, piedra, dura, duro, twisted, purple, enlarged',
  painkid: 'llora, crying, screaming, agony, cant stand, cant walk, doubled, llorando, no aguanta, killing',
  screaming:
    'scream*, grit*, agony, crying, llora, llorando, shriek*, doubled over, inconsolab*, high cry, wail*, berrea*, high pitched',
  figureballs:
    'hasta los, took a ball, football, baseball, bike seat, itch*, jock itch, peanut*, tree nuts, walnut*, ate, ball of my foot, lump, bolita, allerg*, cashew*, comi, comer, frito*, magnet*, battery, buckyball*',
  painless: 'sin dolor, no pain, doesnt hurt, ya no duele, not painful, no me duele, no duele',
  twisted: 'twist*, torsion, torcid*, torcio',
  'low-battery':
    'low battery, was the battery, fire dept came, batteries, expired, cooking, where to put, donde poner, se pone, install, just moved',
  alarmgas:
    'co alarm, alarm for gas, gas alarm, alarm beeping, detector is beeping, detector beeping, detector going off, alarm going off, alarm went off, alarm is going, monoxide alarm, alarma de gas, alarma de monoxido, sono la alarma, detector sonando, suena la alarma, suena el detector, pita el detector, alarma sonando, esta pitando, gas smell, huele a gas, smell gas, olor a gas',
  petdown: 'bird died, cat, dog, gato, perro',
  goingoff:
    'going off, went off, beeping, sounding, screaming, wont stop, pita, pitando, suena, sonando, sono, dizzy, blaring, disparo, triggered',
  gasleak: 'gas leak, fuga de gas, smell gas in, smells like gas in, huele mucho a gas',
  talkmind:
    'movie, show, song, class, homework, psych, prevention, hotline, volunteer*, pelicula, clase, tarea, me pregunto, quiz, training, game, doctora, brother died, in 2009, lost my, years ago, ago, hace anos, essay, paciente, patient, funeral',
  pastattempt:
    'attempted last, last year, last yr, years ago, hace anos, hace ocho, en 2008, when i was, used to, in college, in high school, cuando era, hoy estoy bien, doing ok, im ok, doing great, recovered, sober, cousin died, died by, im safe, but im safe, no thoughts, estoy bien y feliz, nunca he, healed, old scars, good now, haven*, anos sin',
  idiomwant:
    'tos, seguir tomando, estas pastillas, without my, allergy pills, dormir, hungry, hunger, hambre, embarrass*, verguenza, risa, laugh*, chocolate, wegovy, nap, sueno, traffic, boring, bored, gym, wrinkle*, retinol, smoking, smoke, early, quit smoking, before, vacation, miss, wedding, prom, look, heat, calor, frio, itch, itchy, acne, warts, verrugas, game, phone, battery, hangover, zit, pena, cafe, fumar, tomar cafe, tomando, cruise, beach, monday, homework, exam, lice, piojos, itching to, wait',
  condition:
    'acne, pimples, rash, itch*, eczema, allergies, alergia, this cough, esta tos, cough, tos, gout, pastillas, reflux, headaches, migraines, migranas, snor*, warts, verrugas, hair loss, sinus, smoking, fumar, vaping, contacts, bug bites, mosquitos, roommate, parents, mother in law, suegra, heartburn, drinking, gym, period cramps, dandruff, hemorrhoids, diet, bills, job, trabajo, school, piojos, hiccups, sneezing, ozempic, medication, medicine, pastilla, needles, ear, cold, pizza, apartment, deliver*, texas, ohio',
  hunger: 'hambre, sed, sueno, risa',
  tired2:
    'alarm, morning, manana, school, work, trabajo, early, monday, escuela, temprano, at 5, at 6, shift, sore, lunes',
  gymword:
    'gym, workout, crossfit, leg day, squats, trainer, gimnasio, deadlift, marathon, soccer, practice, shaving, fall*, fell, bike, ladder, lifting, shoveling, game, skateboard*, sports, running, football, kicked, moving',
  cutnick: 'shaving, nick, cooking, kitchen, chopping, slicing, paper, opening, box, can, knife slipped, onion*, bagel',
  world: 'world, mundo, place, earth, family, kids, life, planet, hijos',
  happyword:
    'happy, happier, better, relieved, easier, felices, feliz, mejor, fine, miss, care, notice, tranquil*, free, ok',
  sleepword: 'without glasses, without my glasses',
  livingword:
    'life, living, being here, bein here, existing, vida, vivir, this earth, this life, everything, todo, mi vida, estar aqui, existir, waking up, despertar, being alive',
  keepgoing:
    'going, keep going, seguir, continue, trying, try, fighting, anymore, getting up, tomorrow, in me, luchando, esto, being here, in living, in life, levantarme, staying',
  pills:
    'pill, pills, pastilla*, tablets, tabletas, bottle, frasco, meds, capsule*, pildoras, medicin*, medicament*, tylenol, prozac, xanax, ambien, sleeping pills, zoloft, ibuprofen, advil, acetaminofen*, insulin, metoprolol, benadryl, seroquel, trazodone, oxy*, sleepin pills, somniferos, clonazepam, aspirina*, nyquil, lexapro, klonopin, antidepress*, antidepresiv*',
  room: 'room, cuarto, home, house, answer*, contest*, responde, picking up, found, here, bed, cama',
  sorryword:
    'sorry, perdon, perdonen*, perdoname, forgive, love you, los quiero, los amo, las amo, te quiero, miss me, miss you, done, forever, siempre, end, final, last, ultima, quiet, tranquil*, take care, cuid*, im done, not be here, gone, no voy a estar, heaven, cielo',
  firearm:
    'gun, guns, pistol*, rifle, revolver, shotgun, escopeta, arma, glock, firearm, deer rifle, 9mm, 38 special, bullets, fusil, balas, rope, soga, noose, cuerda, fierro, colt, ruger, 22, handgun',
  noteleft:
    'left a note, left a letter, dejo una nota, dejo una carta, suicide note, goodbye note, note saying, goodbye letter*, letters written, wrote the notes, cartas de despedida, carta de despedida, saying goodbye, bye forever, wrote letters to, wrote notes to, cartas a mis hijos, nota de despedida, last messages, wrote my kids letters, gave away her, gave away his, gave away my, giving away her, giving away his, giving away my, given away, regalo sus, regalo su, regale mis, regale todo, regalando sus, regalando mis, se despidio, se despide, me despedi, despidiendose, ya regale, adios para siempre, goodbye forever, final goodbye, said goodbye to everyone, said her goodbyes, said his goodbyes, said my goodbyes',
  workword:
    'work note, doctors note, note for work, need a note, excuse, donation, moving, retir*, moved, college, universidad, refills, note for my, glasses',
  school: 'college, dorm, graduation, school, daycare, camp, deployment',
  datinggone: 'vacation, trip, cruise, coworker, jury, airport, cabo',
  postit: 'on the door, insurance, office, copay',
  dentalword: 'dental, dentist, nose, tooth, glute, work, crown, crowns, gum, nariz, diente, dientes',
  hunting:
    'hunting, huntin, deer season, target, squirrel, twelve point, kick, buck, glue, heat, staple, nail, tree stand',
  thinkword:
    'think*, thought*, picture, picturing, imagin*, want, wanna, pensando, piens*, urge*, plan*, going to, gonna, could just, every, cada, quiero, ganas, tempted, fantas*, considering, keep, sometimes, a veces, about',
  tearsword:
    'crying, cry, lloro, llorando, llora, sobbing, alone, sola, solo, drunk, empty, vacio, vacia, hopeless, numb inside, tired, worn out, wore out, cant, done',
  alone: 'alone, sola, solo, by myself, home, nobody',
  bewith:
    'be with my, be with earl, be with him, be with her, join my, join him, join her, be with mom, be with dad, go be with, see my wife again, see my husband again, reunirme con, estar con mi esposo en, irme con, be with jesus, be with the lord, ir con dios, alcanzar a mi, alcanzarlo, alcanzarla, be with grandma, be with my baby',
  lived: 'lived, vivido, years, enough',
  savedup:
    'saved up, saving up, saving my, set aside, stash*, stockpil*, hoard*, been saving, guardando, guarde, juntando, he juntado, junte, guardadas, enough to, counted, counting, contando, conte, lined up, laid out, hidden under, collecting, collected, hiding pills, hid pills, escondid*, how many pills, cuantas pastillas, how many would it take, cuantas necesito',
  livedlong:
    'lived long enough, ya vivi suficiente, vivi bastante, ya vivi lo que, done living, had a good run, ready to meet, ready to go home to, lista para irme, listo para irme, time to go, cant go on living',
  sunday:
    'sunday, tomorrow, manana, domingo, tonight, year, viernes, christmas, navidad, cumpleanos, birthday, weekend',
  hidden: 'hid, hidden, escondid*, hiding, took, loaded, has, tiene, stole, agarro, cargada',
  gone: 'gone, dead, not here, missing, empty, no esta, desaparec*',
  happier: 'happier, better, easier, relieved, felices, mejor',
  sleepforever:
    'sleep forever, go to sleep and never, never wake up, not wake up, dont wake up, dormir para siempre, no despertar, ya no despertar, dormirme y ya no, dormir y no, dormir y ya no, no amanecer, didnt wake up, sleep and not, stay asleep forever, quedarme dormida para siempre, go to sleep for good',
  scratches:
    'scratch*, marks, lines, slashes, cuts, cortes, cortadas, rayones, rasguno*, scars, marcas, cicatric*, heridas',
  shaveword: 'shaving, shaved, ingrown, rasur*, wax, nick',
  cookingword:
    'cooking, cook, kitchen, onion, onions, tomato, tomatoes, slicing, chopping, dinner, bagel, cocinando, cocina',
  animalword:
    'cat, dog, thorn, kitten, fence, gato, perro, bush, blackberr*, barbed, poison ivy, hike, hiking, flea*, mosquito*, eczema',
  cutshabit:
    'cuts, cutting, cuttin, cutin, se corta, me corto, cortandome, cortandose, cortando, me estoy cortando, been cutting, slicing my, slices her, slicing her',
  razor: 'razor*, blade*, navaja*, cuchilla*, sharpener, gillette, sacapuntas',
  hides: 'hid, hides, hiding, sleeves, hidden, found, escond*, bathroom, bano, mangas, encontre, bedroom, pillow',
  accidentnot: 'accident',
  negthought: 'no thoughts, sin pensamientos, never had, nunca he, denies, no bad thoughts',
  glassacc:
    'glass, window, saw, knife slipped, accident*, vidrio, ventana, fell, work, trabajo, cooking, can, sierra, metal',
  deeper: 'deep*, too far, hondo, honda, profund*, gaping',
  gape: 'gape*, gaping, yellow stuff, fat, tendon, see inside, stitches, abierta, bone, open, puntadas, bleed so much',
  overdoseword: 'overdos*, sobredosis, od, pills, pastillas',
  hangingnow: 'hanging, noose, rope around, soga al cuello, neck, hanged',
  hanged:
    'hanged himself, hanged herself, hung himself, hung herself, se ahorco, se colgo, tried to hang, trato de ahorcarse, intento ahorcarse, hung themself, se tiro del puente, se aventó del, jumped off the bridge, se disparo, se pego un tiro, se dio un tiro, shot himself, shot herself, slit his wrists, slit her wrists, slit my wrists, se corto las venas, me corte las venas, cut her wrists, cut his wrists, jumped off the overpass, jumped off a bridge, hanging from',
  missingperson:
    'isnt in her room, isnt in his room, not in her room, not in his room, cant find her, cant find him, missing, not answering, wont answer, no contesta, no lo encuentro, no la encuentro, no aparece, left the house, took the car, took the gun, no esta en su, se fue, door locked, locked herself, locked himself, bridge, not picking up, phone off, gone, doesnt answer, no responde, desaparecio',
  tookpills: 'took, swallowed, tomo, trago, tome, trague, tomó',
  idiomkill:
    'nap, cold, coffee, pizza, sleep, sleeping, pastel, horchata, tacos, laugh, hijos jaja, acne, itch, giving me, this cold, for a, for some, por un, for an, ants, bugs, weeds, mosquito*, virus, lawn, wart*, fungus, lice, piojos, figuratively, pain, deal, bad breath, dandruff, nits, infection, appetite, traffic, time, mood, calorie*, squirrel*, hair',
  sportword:
    'game, basketball, volleyball, chess, hoops, league, soccer, football, team, xbox, photo, wedding, deer, turkey',
  deathpast: 'died, years ago, murio, last year, in 2019',
  useon:
    'use the, use my, use it, going to, gonna, mean it, voy a, shoot, usar, on him, on her, on them, waiting for, parked, por el, for him, disparar, load*, cargu*, take my gun to, bringing',
  voices: 'voices, voces, demons, god is telling, satan, diablo, demonio*',
  harm: 'hurt, harm, dano, lastim*, cut, cortar, knife',
  pastkill: 'deer, buck, hunting, hunt, huntin, pig',
  prescribed:
    'prescribed, doctor said, my usual, like always, package says, como dice la caja, dosis normal, todos los dias, every day, every morning, daily, diario, como siempre, era el de la, todo en orden',
  refillword:
    'renew*, out of my, ran out, running out, renov*, refil*, need more, se me acabo, se me acabaron, receta, reorder',
  toddlerword:
    'toddler, toddlers, baby, bebe, year old, 2 yr, 3 yr, lo, yo, months, meses, grandson, granddaughter, nieto, nieta, vitamins, vitaminas, gummies, niece, nephew, little sis, little brother, kid, preschooler, nene, nena, dog, cat, water, agua',
  antibioticcourse:
    'antibiotic*, amoxicillin, course, finished, 10 days of, steroid, paxlovid, tums, cough drops, vitamin c, for my, para la',
  mildmed:
    'dos vitaminas, una vitamina, one gummy, gummy vitamin twice, double dose of caffeine, caffeine, dos gomitas, azo, extra gummy, one extra, vitamin c, vitamin d, gummies vitamins en vez, vitamina c, fish oil, multi vitamin, multivitamin, biotin, tums, cough drop*, allergy pill at, at noon, 2 is ok, revise la caja, todo en orden, late, prune, fiber, two gummies, estoy fine, creatine, no biggie, package, caja',
  planword: 'plan*, going to, thinking, want, voy a, pensando, urge, wanting, tonight',
  figuref:
    'chocolate, candy, coffee, cold brew, caffeine, pizza, cheese, tacos, turkey, sugar, halloween, trufas, netflix, tv, sun, food, chili, movie, class, squad, tamales, pie, cake, ice cream, curds, spicy, garlic, love, work, pollen, popcorn, sushi, pan, christmas, football, ivy, oak, sumac',
  endword: 'end it, end it all, acabar, terminar, end everything, to die, not wake, forever, sleep forever, dormir',
  nolonger:
    'im done, im dun, done with, no one cares, bye, goodbye, adios, sorry, perdon, changed my mind, arrepent*, dont want to be here',
  notanswering: 'no contesta, not answering, wont answer, wont text, no responde, doesnt answer, no me contesta',
  goodbyeword: 'bye, goodbye, adios, sorry, perdon, forever, siempre, despid*, love you',
  foodod: 'chocolate, candy, coffee, brew, chili, cheese, tacos, trufas, curds, vitamin c',
  coldskin2: 'cold, skin is cold, clammy, piel esta fria, fria, frio, helado, gray, grey, pale, ice, palid*',
  snores: 'snor*, ronc*, gurgl*, rattl*, choking sound, gargar*',
  pinpupils:
    'pin eyes, pinpoint, pin point, tiny pupils, pupils tiny, pupilas chiquitas, pupilas como, pinned, puntitos, small pupils, pupils are tiny, pinprick',
  everybreath: 'every, cada, 10 sec, slow, lento, apenas, barely, shallow',
  wellnow: 'sober, rehab, refill',
  foodword2:
    'sushi, taco*, pizza, tamales, mariscos, gas station, potluck, eggs, milk, cheese, food poisoning, stomach bug, virus, buffet, antibiotic',
  eyedropper: 'eye drops, inhaler',
  toddler:
    'toddler*, baby, bebe, months, meses, mo, yo, 2yo, 3yo, kid, nene, nena, nino, nina, little, grandson, granddaughter, nieto, nieta, niece, nephew, cousin, sis, lo, preschooler, son, daughter, hijo, hija, sobrino, sobrina, crawler, chiquito, chiquita, she is 2, shes 2, grandbaby, twins, mijo, mija, brother, hermanito',
  drools: 'drool*, babe*, salivat*, cant swallow, mouth burned, blisters, burns in, llagas, gagging',
  fevermed:
    'fever, fiebre, calentura, teething, dientes, cough, tos, shots, after shots, vacunas, threw it up, ear infection, prescribed, not helping',
  sickkid: 'flu, virus, stomach bug, strep, teething, antibiotic, amoxicillin, ear',
  toyfood:
    'toothpaste, crayon*, crayola*, chalk, soap taste, little soap, taste off, shampoo, lapiz, tierra, sand, arena, raspberr*, strawberr*, beer, wine, pizza, mushroom pizza, salad, cactus',
  nobodyhas:
    'nobody has, just in case, in case, ought i, to be ready, aint swallowed, never swallowed, he never, que hago si, what if, babyproof*, store, where should i, i got it out, took it out, before she',
  petword: 'my dog, my cat, dog ate, el perro, mi perro, mi gato, ants, weeds, lawn, fire ants, exterminator',
  alcoholadult: 'beer, wine, cerveza, vino, drink alcohol, alcohol with, sober, plant',
  pregtestword: 'pregnancy test',
  smokehab: 'quit smoking, dejar de fumar, smoke, smoker, smoking, vaping, vape, fumo, patches, patch, gum, dip',
  howtoprevent: 'where should i store, babyproof*, prevent, prevenir, in case, haulin, where do i',
  ivyword: 'ivy, oak, sumac, hiedra',
  swimword:
    'swam, swim*, pool water, piscina, nadar, alberca, estornudos, laundry, allergic to, rash, sarpullido, eczema, dry hands, dry skin, cracked, sneez*, itch*, pica',
  open: 'open, abierto, opened, empty, vacio, spilled, everywhere, childproof cap, tapa, lid, missing, gone',
  seemsok:
    'seems fine, seems ok, looks fine, acting normal, playing, fine, ok, giggling, running around, jugando, normal, how many, dunno, cuantas, not sure how many, dont know how many, no se cuantas, maybe',
  gotinto:
    'got into, got in my, got in to, into my, into grandma, into the, got hold of, got a hold of, got ahold of, found my, found the, found a, opened, raided, agarro, encontro, abrio, metio la mano, chewed, licked, drank, swallowed, ate, chewing, sucking on, chupo, lamio, trago, comio, bebio, mordio, tomo, in his mouth, in her mouth, sprayed, tipped',
  ate: 'ate, eaten, swallowed, chewed, got into, munched, crunched, eating, comio, trago, mastico, licked, sucked, chupo, drank a bottle, drank the',
  effectword:
    'works, working, makes me, cost, does nothing, doesnt work, not working, mild, weaker, jitters, twice a day, veces al dia, times a day, can i take, puedo tomar, is it ok to take, same time, quit it, switch, cambiar',
  pharmacyword: 'pharmacy, farmacia, walgreens, sent, insurance, filled',
  gavetwice:
    'gave, twice, le di, dio, again, dos veces, otra vez, both, double, doble, doubled, 5 ml, 10 ml, ml, teaspoon, tsp, tablespoon, cucharada, cucharadas, syringe, dropper, gotero',
  doubledose:
    'double dose, doble dosis, double dosed, dosis doble, doubled the dose, twice the dose, two doses, dos dosis, extra dose, took it twice, la tomo doble, me tome doble, dos veces la, doubled up, twice by accident, twice by mistake, dos veces por error, dos veces por, took double, doble pastilla, 10 times the, ten times the, doble la, pills twice, pill twice, meds twice, medicine twice, medicina dos veces, pastilla dos veces, pastillas dos veces, por equivocacion, took twice, de mas, demasiad*, equivocad*, wrong, someone elses, not mine',
  wrongmed:
    'wrong pill, wrong pills, wrong medicine, wrong meds, wrong medication, wrong dose, wrong bottle, somebody elses pills, someone elses, my wifes pills, my husbands pills, dogs pill, dogs medicine, cats pill, pastilla equivocada, pastillas equivocadas, medicina equivocada, la medicina de mi, la pastilla de mi, el remedio de mi, las pastillas de mi, equivocad*, pastilla del perro, my moms pill*, my dogs, my husbands blood, my wifes blood',
  fumesword:
    'fumes, vapores, gas, smell, mixed, spray*, breathing, breathed, inhal*, olor, respire, gassed, fogger, bug bomb',
  burnfeel: 'burn*, sting*, arde, quema, scratchy, irrit*, watery, llor*, tickle, rasp*, ardor',
  hairword: 'hair, pelo, soap, shampoo, lotion',
  poisonword:
    'poisoned, poisoning, envenen*, intoxic*, ingested poison, rat poison, poison control, toxic fumes, drank poison, veneno, alcohol poisoning',
  mushrooms:
    'mushroom*, shrooms, hongo*, seta*, wild berries, berries, oleander, nightshade, wild plant*, foxglove, toadstool, pokeweed',
  foodmush: 'soup, pizza, pasta, salad',
  ingest2:
    'swallow*, swaller*, ate, eat, eaten, gulp*, trag*, comio, comi, in his mouth, in her mouth, mouth, ingest*, boca, se metio, metio, bit, chew*, up his nose, up her nose, nariz, nose, ear, down, chok*',
  passedobj: 'came out, ya la hizo, passed it, never swallowed, pooped it, salio',
  carword: 'phone, laptop, lithium, haulin, smoke detector, charge*, dead battery, school, jump',
  missing:
    'missing, gone, cant find, falta, lost, no esta, no encuentro, no la encuentro, empty, popped open, perdi*, open, abierto',
  noseear: 'nose, nostril, ear, nariz, oreja, oido, throat, garganta',
  mildobject: 'fish bone, floss, tiny, gum, chip, popcorn, pill',
  fangmarks: 'fang*, bit, colmill*, two holes, puncture*, strike, struck',
  plantword: 'snake plant, plant, mato, killed the, yard, oil, tattoo, movie',
  planword2:
    'algun dia, what if, que hago si, in case, voy a arizona, trip, before, vaccine, shots should i, voy a, next month, en julio',
  scar: 'scar, cicatriz, in 98, years, anos',
  yearsback: 'years back, years ago, back in, in 98, hace anos, when i was, as a kid',
  cramp: 'cramp*, spasm*, calambre*, rigid, colico*, contracc*',
  animalbite:
    'dog bit, dog bite, dog attacked, dog mauled, pit bull, pitbull, mauled, dogs attacked, perro mordio, mordio un perro, mordio el perro, ataco un perro, ataco el perro, bit by a dog, shark, bear, coyote, dog got, mordida de perro, dog tore, dog ripped',
  deepflesh:
    'flesh, deep, muscle, hanging, torn, ripped, chunk, bone, pedazo, arranc*, hond*, tore, open, face, colgando, shredded',
  late2:
    'third trimester, 30 weeks, 28 weeks, 26 weeks, 32 weeks, 34 weeks, weeks, semanas, wks, months, meses, today, now, miscarr*, cramps',
  heavyword:
    'heavy, heavily, bright red, gush*, mucho, mucha, soaking, passing, roja, running down, pouring, a lot, lots, clots, cramping, cramps, dolor, pain, bleeding',
  spottingok:
    'light pink, panty liner, faint, stopped, gum, gums, nose, test, line, draw, work, type, not pregnant, hemorrhoid*',
  faintline: 'faint line, test, raya',
  bloodtest: 'blood test, blood work, iron, anemia',
  headsplit:
    'head splitting, head is splitting, head pounding, splitting headache, terrible headache, worst headache, headache wont, head is pounding, headache that wont, head killing, cabeza me estalla, cabeza me va a, cabeza que no',
  weeksword:
    '20 weeks, 21 weeks, 22 weeks, 23 weeks, 24 weeks, 25 weeks, 26 weeks, 27 weeks, 28 weeks, 29 weeks, 30 weeks, 31 weeks, 32 weeks, 33 weeks, 34 weeks, 35 weeks, 36 weeks, 37 weeks, 38 weeks, 39 weeks, 40 weeks, 41 weeks, 30 wks, 31 wks, 32 wks, 33 wks, 34 wks, 35 wks, 36 wks, 37 wks, 38 wks, 39 wks, 40 wks, 28 wks, 26 wks, 24 wks, 29 wks, 27 wks, 25 wks, 28 semanas, 30 semanas, 32 semanas, 34 semanas, 35 semanas, 36 semanas, 37 semanas, 38 semanas, 39 semanas, 40 semanas, 26 semanas, 24 semanas, 29 semanas, 31 semanas, 33 semanas, 25 semanas, 27 semanas, 8 months, 7 months, 9 months, siete meses, ocho meses, nueve meses, seven months along, eight months, nine months, third trimester, trimester, tercer trimestre, 2nd trimester',
  early: 'early, weeks early, 28 weeks, 30 weeks, 32 weeks, 34 weeks, antes de tiempo, premature',
  laborday: 'labor day, memorial, class, english, app, weekend, barbecue',
  braxton: 'braxton, stopped when, practice, went away, app',
  english: 'class, app, english, essay',
  pushing: 'push, pushing, pujar, pujo, bear down',
  contractions:
    'contraction*, contraccion*, dolores de parto, dolores cada, dolores vienen, pains are, in labor, labor',
  minutesapart: 'apart, every, cada, min, minutes, minutos, mins, seguid*, one after, on top of',
  todayword:
    'today, since, hoy, desde, yesterday, last night, much, this morning, hours, all day, tanto, anymore, normal',
  hoursword:
    'hours, hrs, horas, since, all day, todo el dia, last night, anoche, midnight, ayer, today, hoy, morning, manana, medianoche',
  bellyword: 'belly, inside, panza, womb, vientre, weeks, semanas, barriga',
  born: 'months old, month old, yo, years old, weeks old, days old, crib, bottle, nursing, born',
  waterbroke:
    'water broke, waters broke, water just broke, rompio la fuente, rompi la fuente, rompi fuente, fuente, waters have gone, water breaking, se me reventó la fuente, revento la fuente, bag of waters, waters gone, leaking fluid, gush of fluid, romper aguas, rompi aguas, rompi bolsa, rompio bolsa, rompio la bolsa',
  cordout:
    'cord is hanging, cord coming out, cord is out, cord came out, see the cord, feel the cord, sale el cordon, se ve el cordon, cordon de fuera, cordon afuera, umbilical cord',
  headout:
    'feel the head, see the head, head is out, head is coming, head coming out, crowning, head is right there, head is rite there, hed is rite, hed is, veo la cabeza, se ve la cabeza, siento la cabeza, ya sale el bebe, ya viene el bebe, baby is coming, babys coming, baby is coming out, feet first, foot is out, se le ve la cabeza, ya coronando, coronando, siento que ya sale, siento que viene, viene el bebe, baby coming now, gave birth in, nacio en el carro, baby just came out, dando a luz',
  puffface:
    'face puff*, face puffy, face puffed, hands swollen, face and hands, cara y manos, cara hinchada, se me hincho la cara, face swelled, face is swollen, swell*, swoll*, puff*, hinch*',
  cramptypical:
    'period cramps, same as every month, every month, cada mes, como siempre, como todos los meses, colicos de regla, my period',
  touched:
    'touch*, tocar*, toquen, toque, tocan, pressed, press, rozar, sabana, sheet, blanket, bump, bumps in the road',
  tender: 'tender, sore, touch, cant stand, no aguanto, lie still, move, scream',
  gasword:
    'gas, gases, bloat*, inflad*, constipat*, estrenid*, frijoles, beans, burp*, eructar, laughing, risa, abs, retortijones, period, tacos, cheese, lactose',
  vomitblood: 'blood, sangre',
  stand: 'stand, straight, straighten, walk, move, pararme, enderezar*, caminar, parado',
  jelly: 'grape jelly, currant jelly, jelly, jalea, gelatina, mermelada, jam',
  knees:
    'knees up, drawing knees, legs up, pulling his legs, pulling her legs, draws up, draws his legs, draws her legs, encoge, rodillas, pulls his knees, pulls her knees, curls up',
  greenvomit:
    'green vomit, vomit green, vomiting green, vomited green, throwing up green, puking green, green bile, bright green, vomito verde, vomita verde, vomitando verde, bile, bilis, throws up green, spit up green, projectile green',
  thenword:
    'hes 4 now, now 4, was 3 weeks, when my son was, when he was, when she was, cuando era, cuando tenia, ya tiene',
  whattemp: 'what temp, too high for, making a list, no fever, sin calentura, no tiene calentura, sin fiebre, no temp',
  notwake:
    'wont wake, cant wake, cannot wake, no despierta, no la puedo despertar, no lo puedo despertar, cant get her to wake, cant get him to wake, wont wake up, hard to wake, very sleepy, muy dormid*, no se despierta, wont rouse, cant rouse, cuesta despertar*, too sleepy, hard to rouse, barely opens, cold, limp, floppy, sleeping thru, sleeping through, lethargic, not waking, sleepy',
  eatsok:
    'eats great, eating fine, nursing good, nursing fine, wakes to eat, come bien, mama bien, gaining fine, eats and plays, feeding well',
  whole: 'all day, all night, todo el dia, toda la noche, since',
  playsword:
    'playing, plays, happy, smiling, laughing, giggling, jugando, contento, real tears, himself, running, eating fine, drinks fine, eats and plays, nursing good, wakes to eat, eats great, watching, lego*, minecraft, alert',
  sunken: 'sunken, hundid*, dry mouth, boca seca, dry lips, sunk',
  diarrheaword: 'diarrhea, diarrea, runs, rotavirus, vomit*, heat, fever, fiebre, calentura',
  lazy: 'lazy, teen*, phone, celular, school, escuela, floja, couch, sleeps a lot, adolescente',
  mouthword: 'mouth, lips, boca, labios, tongue, lengua, nails, fingernails, unas, face, cara',
  tantrumword: 'tantrum*, mad, popsicle*, marker, candy, cold bath, bath, screams',
  grunting: 'quejid*, quejando al, moaning with each, quejandose al respirar, gruñ*, grun*',
  eyesback:
    'eyes roll*, eyes rolled, eyes are rolling, rolled back, ojos en blanco, ojos para atras, eyes went back, ojos volteados, eyes back',
  dehydrated:
    'no wet diaper*, no wet dyper, dry diaper*, panal seco, no moja panal, no ha mojado, no a mojado, hasnt peed, has not peed, hasnt wet, havent peed, no pee, no ha orinado, no orina, no ha hecho pipi, nothing wet, sin orinar, no hace pipi, no pis, hasnt made a wet, panales secos, dry since, no diaper, not peed, bone dry diaper, hasnt gone pee, not wet a diaper',
  drink: 'drink, drinking, toma, tomar, beber',
} as const;
