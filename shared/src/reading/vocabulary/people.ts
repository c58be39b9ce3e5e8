/** Persons as listed, and several of them or what is theirs ("twins", "my moms knee", "babys ear"). */
const withOwners = (table: string) =>
  table
    .split(/[,\n]/)
    .map((run) => run.trim())
    .flatMap((run) => (/[^s]$/.test(run) ? [run, `${run}s`] : [run]))
    .join(', ');

/** Words for whom a clause may speak of; each list: words or runs of words, parted by commas. */
export const people = {
  self: `mines, i, im, ive, id, ill, myself, yo, me, mine, tengo, estoy, siento, ando, llevo, amaneci, desperte, traigo, padezco, sufro, tuve, conmigo, creo, quiero, necesito, puedo, tomo, uso, soy, im the one, we, weve, were all, nosotros, tenemos, estamos, nos`,
  child:
    withOwners(`tot, bub, pikin, pickney, picni, son, daughter, kid, kiddo, child, children, baby, babies, bb, infant, toddler, newborn, preemie, preschooler, kindergartner, kindergartener, preteen, tween, teen, teenager, stepson, stepdaughter, grandson, granddaughter, grandbaby, grandkid, grandchild, grandchildren, nephew, niece, godson, goddaughter, foster kid, foster child, foster son, foster daughter, little one, little guy, little girl, little boy, little man, little dude, little brother, little sister, lil man, lil one, lil bro, lil sis, wee one, wee man, wee lad, baby girl, baby boy, baby brother, baby sister, my boy, my girl, our boy, our girl, both boys, both girls, the boys, the girls, dd, ds, lo, my lo, our lo, my youngest, my oldest, my middle, our youngest, youngest, bubba, munchkin, my twins, the twins, twins, triplets, first grader, second grader, third grader, fourth grader, fifth grader, sixth grader, seventh grader, eighth grader, middle schooler, high schooler, schoolboy, schoolgirl, little fella, bairn, my lad, the lad, boy, girl, lad, kinder, 1st grader, 2nd grader, 3rd grader, bambino, minor, pediatric, peds pt, the student
hijo, hija, hijito, hijita, mijo, mija, mijito, mijita, nino, nina, ninito, ninita, bebe, bebito, bebita, beba, nene, nena, nenito, nenita, chiquito, chiquita, chiquitin, chiquitina, chamaco, chamaca, chamaquito, chamaquita, pequeno, pequena, pequenito, pequenita, mi peque, chiquillo, chiquilla, muchachito, muchachita, criatura, recien nacido, recien nacida, nieto, nieta, nietecito, nietecita, nietito, nietita, sobrino, sobrina, sobrinito, sobrinita, escuincle, escuincla, guagua, hermanito, hermanita, mi gordito, mi gordita, mi gordo, mi princesa, mi principe, mi rey, mi reina, mi enano, mi enana, primito, primita, cipote, cipota, cipotillo, chavito, chavita, guambrito, pelado, peladita, carajito, carajita, varoncito, el mayorcito, el menor, la menor, la menorcita, adolescente, quinceanera, mellizos, gemelos, gemelas, ahijado, ahijada, peque, crio, cria`),
  adult:
    withOwners(`mam, hired man, hired hand, tenant, husband, hubby, wife, spouse, partner, boyfriend, girlfriend, bf, gf, fiance, fiancee, ex, mom, mum, dad, mother, father, mama, papa, mommy, daddy, ma, pa, parents, grandma, grandpa, gran, granny, grandmother, grandfather, grandad, granddad, grandparents, nana, nan, papaw, mamaw, pawpaw, meemaw, gramps, brother, sister, sis, bro, sibling, twin sister, twin brother, cousin, uncle, aunt, auntie, aunty, roommate, roomie, roomate, flatmate, housemate, coworker, co worker, colleague, boss, neighbor, neighbour, friend, buddy, my pal, a pal, mate, bestie, teammate, sister in law, brother in law, mother in law, father in law, mil, fil, inlaws, in laws, old man, old lady, missus, elderly man, elderly woman, patient, client, customer, teacher, landlord, somebody, someone, everyone at work, half the office, family, man, woman, guy, lady, gentleman, driver, lads, fella, stranger, passenger, wifey, resident, mamma, mamacita, worker, crew, people at work, everybody at work, guy at work, guys at work, girl at work, lady at work, church, whole office, stepdad, stepmom, dorm mate, suitemate, the guy, trainer, barber, pastor, nurse friend
esposo, esposa, marido, mujer, novio, novia, pareja, madre, padre, mami, papi, papa, mamá, abuela, abuelo, abuelita, abuelito, suegra, suegro, tio, tia, primo, prima, hermano, hermana, cunado, cunada, amigo, amiga, companero, companera, vecino, vecina, jefe, jefa, viejo, viejita, viejito, senor, senora, concuno, comadre, compadre, compa, roomie, patron, colega, yerno, nuera, un muchacho, una muchacha, ex`),
  animal: withOwners(
    `cat, kitten, kitty, dog, dogo, doggo, puppy, pup, puppies, pet, bird, parrot, parakeet, budgie, horse, mare, pony, goat, sheep, pig, hen, rooster, chicken, cow, calf, heifer, steer, rabbit, bunny, hamster, guinea pig, gerbil, ferret, lizard, gecko, snake, turtle, tortoise, goldfish, fish, iguana, hedgehog, labrador, lab, golden retriever, retriever, chihuahua, pitbull, poodle, german shepherd, husky, beagle, dachshund, yorkie, corgi, bulldog, doodle, tabby, llama, alpaca, donkey, perro, perra, perrito, perrita, gato, gata, gatito, gatita, mascota, cachorro, cachorrita, caballo, yegua, vaca, gallina, gallo, conejo, pajaro, perico, loro, tortuga, firulais`,
  ),
  thing: `car, truck, van, suv, pickup, rig, bike, motorcycle, boat, tractor, mower, laptop, computer, pc, phone, cell, iphone, tablet, tv, wifi, internet, router, printer, website, site, page, app, link, camera, mic, keyboard, screen, server, xbox, playstation, ps5, house, roof, basement, lawn, garden, plants, dishwasher, washer, dryer, fridge, sink, toilet, furnace, ac, heater, oven, stove, engine, transmission, brakes, tire, tires, weather, economy, stock market, team, bank account, wallet, flight, rent, landlord, insurance, my job, work, school, class, meeting, carro, coche, camioneta, troca, moto, computadora, compu, celular, telefono, internet, pagina, aplicacion, impresora, casa, clima, trabajo, seguro, aseguranza, equipo, lavadora, refri, refrigerador`,
} as const;

const runs = (table: string) => table.split(/[,\n]\s*/);
/** Every word for a child, and every word or run of words for anybody but the writer. */
export const children: ReadonlySet<string> = new Set(runs(people.child));
export const persons: ReadonlySet<string> = new Set([...children, ...runs(people.adult)]);

/** Words that stand for whoever was spoken of before. */
export const pronouns = new Set(
  'he she they hes shes theyre his her him hers their them it its el ella ellos ellas le lo la su sus esta tiene esta anda tienen estan dice llora vomita come duerme'.split(
    ' ',
  ),
);
