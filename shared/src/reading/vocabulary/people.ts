/** Words with the writer for their subject, as one who has or feels something; whoever wants it may ask for another. */
export const writer = 'i, im, ive, id, myself, yo, tengo, estoy, siento, ando, amaneci, desperte, padezco, sufro, tuve';

/** Words for one person who is not the writer. */
export const third = 'he she hes shes his her him ella le';

/** One child of some weeks; one that is born, where "baby" may tell of one to be born; and any so young. */
export const newborns =
  'newborn, new born, preemie, neonate, neonato, neonata, recien nacido, recien nacida, recien nacidito, recien nacidita';
export const infants = `infant, grandbaby, bebito, bebita, ${newborns}`;
export const babies = `baby, babies, bb, bebe, ${infants}`;

/** Children by words that hardly stand for anything else. */
export const kids =
  'child, children, kid, kids, kiddo, toddler, toddlers, son, daughter, boy, girl, nephew, niece, grandson, granddaughter, twins, nino, nina, nene, nena, hijo, hija, mijo, mija, nieto, nieta, sobrino, sobrina, hermanito, hermanita';

/** Animals that live with people, but for those that are eaten and those that misspelled words look like. */
export const pets =
  'cat, cats, kitten, kittens, kitty, dog, dogs, doggo, puppy, pup, pups, puppies, pet, pets, bird, hamster, perro, perra, perrito, perrita, perros, gato, gata, gatito, gatita, gatos, mascota, cachorro, cachorrita';

/** Grown people of a family; the others are grown as surely, where a brother or a friend may be a child. */
export const grownFamily =
  'husband, hubby, wife, spouse, boyfriend, girlfriend, fiance, fiancee, mom, mum, dad, mother, father, mama, papa, mommy, daddy, parents, grandma, grandpa, granny, grandmother, grandfather, grandad, granddad, grandparents, uncle, aunt, auntie, aunty, esposo, esposa, marido, novio, novia, madre, padre, mami, papi, abuela, abuelo, abuelita, abuelito, suegra, suegro, tio, tia';
export const elders = `${grownFamily}, roommate, coworker, boss, jefe, jefa`;

/** Words for whom a clause may speak of; each list: words or runs of words, parted by commas. */
export const people = {
  self: `${writer}, mines, ill, me, mine, conmigo, llevo, traigo, creo, quiero, necesito, puedo, tomo, uso, soy, im the one, we, weve, were all, nosotros, tenemos, estamos, nos`,
  child: `${babies}, ${kids}, babys, infants, newborns, bebes, tot, tots, bub, bubs, pikin, pickney, pickneys, picni, sons, daughters, kiddos, childs, preschooler, preschoolers, kindergartner, kindergartener, preteen, tween, teen, teenager, teenagers, teens, stepson, stepdaughter, grandsons, granddaughters, grandkid, grandkids, grandchild, grandchildren, nephews, nieces, godson, goddaughter, foster kid, foster child, foster son, foster daughter, little one, little ones, little guy, little girl, little boy, little man, little dude, little brother, little sister, lil man, lil one, lil bro, lil sis, wee one, wee man, wee lad, baby girl, baby boy, baby brother, baby sister, my boy, my girl, my boys, my girls, our boy, our girl, both boys, both girls, the boys, the girls, dd, ds, lo, my youngest, my oldest, my middle, our youngest, youngest, bubba, munchkin, my twins, the twins, triplets, first grader, second grader, third grader, fourth grader, fifth grader, sixth grader, seventh grader, eighth grader, middle schooler, high schooler, schoolboy, schoolgirl, little fella, bairn, my lad, the lad, lad, kinder, 1 st grader, 2 nd grader, 3 rd grader, th grader, bambino, minor, pediatric, peds pt, the student
hijos, hijas, hijito, hijita, hijitos, mijito, mijita, ninos, ninas, ninito, ninita, beba, nenes, nenito, nenita, chiquito, chiquita, chiquitin, chiquitina, chamaco, chamaca, chamaquito, chamaquita, pequeno, pequena, pequenito, pequenita, mi peque, peques, chiquillo, chiquilla, muchachito, muchachita, mi muchacho, mi muchacha, criatura, nietos, nietecito, nietecita, nietito, nietita, sobrinito, sobrinita, escuincle, escuincla, guagua, mi gordito, mi gordita, mi gordo, mi princesa, mi principe, mi rey, mi reina, mi enano, mi enana, primito, primita, cipote, cipota, cipotillo, chavito, chavita, guambrito, pelado, peladita, carajito, carajita, varoncito, el mayorcito, el menor, la menor, la menorcita, adolescente, quinceanera, mellizos, gemelos, gemelas, ahijado, ahijada, peque, crio, cria`,
  adult: `${elders}, mam, mams, hired man, hired hand, tenant, tenants, partner, bf, gf, ex, ma, pa, gran, nana, nan, papaw, mamaw, pawpaw, meemaw, gramps, brother, sister, brothers, sisters, sis, bro, sibling, twin sister, twin brother, cousin, cousins, roommates, roomie, roomate, flatmate, housemate, coworkers, co worker, colleague, colleagues, neighbor, neighbour, neighbors, friend, friends, buddy, pal, mate, bestie, teammate, sister in law, brother in law, mother in law, father in law, mil, fil, inlaws, in laws, old man, old lady, missus, elderly man, elderly woman, patient, client, customer, teacher, landlord, somebody, someone, everyone at work, half the office, family, man, woman, guy, lady, gentleman, driver, girlfriends, lads, fella, stranger, passenger, wifey, resident, mamma, mamacita, worker, crew, people at work, everybody at work, guy at work, guys at work, girl at work, lady at work, church, whole office, aunts, uncles, stepdad, stepmom, dorm mate, suitemate, the guy, trainer, barber, pastor, nurse friend
mujer, pareja, papas, padres, abuelos, tios, primo, prima, hermano, hermana, hermanos, cunado, cunada, amigo, amiga, amigos, companero, companera, companeros, vecino, vecina, viejo, viejita, viejito, senor, senora, concuno, comadre, compadre, compa, roomie, patron, colega, yerno, nuera, un muchacho, una muchacha, ex`,
  animal: `${pets}, dogo, parrot, parakeet, budgie, rabbit, bunny, guinea pig, gerbil, ferret, conejo, perico, loro, horse, mare, pony, goat, goats, sheep, pig, pigs, hen, hens, rooster, chicken, chickens, cow, cows, calf, heifer, steer, lizard, gecko, snake, turtle, tortoise, goldfish, fish, iguana, hedgehog, labrador, lab, golden retriever, retriever, chihuahua, pitbull, poodle, german shepherd, husky, beagle, dachshund, yorkie, corgi, bulldog, doodle, tabby, llama, alpaca, donkey, caballo, yegua, vaca, vacas, gallina, gallinas, gallo, pajaro, tortuga, firulais`,
  thing: `car, truck, van, suv, pickup, rig, bike, motorcycle, boat, tractor, mower, laptop, computer, pc, phone, cell, iphone, tablet, tv, wifi, internet, router, printer, website, site, page, app, link, camera, mic, keyboard, screen, server, xbox, playstation, ps5, house, roof, basement, lawn, garden, plants, dishwasher, washer, dryer, fridge, sink, toilet, furnace, ac, heater, oven, stove, engine, transmission, brakes, tire, tires, weather, economy, stock market, team, bank account, wallet, flight, rent, landlord, insurance, my job, work, school, class, meeting, carro, coche, camioneta, troca, moto, computadora, compu, celular, telefono, internet, pagina, aplicacion, impresora, casa, clima, trabajo, seguro, aseguranza, equipo, lavadora, refri, refrigerador`,
} as const;

/** Words that stand for whoever was spoken of before. */
export const pronouns = new Set(
  `${third} they theyre hers their them it its el ellos ellas lo la su sus esta tiene anda tienen estan dice llora vomita come duerme`.split(
    ' ',
  ),
);

/** What an animal does to somebody who is not one: "my cat scratched me". */
export const harms = new Set('bit bites scratched clawed kicked stung mordio arano rasguno pico'.split(' '));
