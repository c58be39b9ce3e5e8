/** Words for a child, with or without whose. */
export const children = `
sons, daughters, toddlers, infants, newborns, nephews, nieces, grandsons, granddaughters, grandbabys, kiddos, preschoolers, teenagers, teens, tweens, stepsons, stepdaughters, twins, triplets, hijas, mi princesa, mi principe, mi rey tiene, mi enano, mi enana, chiquitos, bebita, mi muchachita, toddlerhood, girl scouts, school age, schooler, middle schooler, high schooler, sophomore, freshman daughter, my eldest, my baby, wee one, little ones, baby bro, baby brother, baby sister, baby cousin, foster kid, foster baby, godchild, kinder class, my son, my daughter
my lo, lo has, lo is, lo wont, lo keeps, lo got, lo had, lo woke, lo been,son, daughter, kid, kids, kiddo, kiddos, child, children, childs, baby, babies, babys, infant, toddler, newborn, preemie, preschooler, kindergartner, kindergartener, preteen, tween, teen, teenager, stepson, stepdaughter, grandson, granddaughter, grandbaby, grandkid, grandchild, nephew, niece, foster child
little one, little guy, little girl, little boy, little man, little dude, little brother, little sister, baby girl, baby boy, my boy, my girl, my boys, my girls, our boy, our girl, dd, ds, my youngest, my oldest, my middle, our youngest, my twins, the twins, first grader, second grader, third grader, kinder, munchkin, bubba, pediatric, pediatrician, peds, pedi
day care, daycare, preschool, kindergarten, elementary school, breastfed, formula fed, potty training, potty trained, teething, diaper, diapers, nappy, pull ups, sippy cup, pacifier, crib, bassinet
hijo, hija, hijos, hijito, hijita, mijo, mija, nino, nina, ninos, ninas, bebe, bebes, bebito, bebita, beba, nene, nena, nenito, nenita, chiquito, chiquita, chiquitin, chamaco, chamaquito, chamaca, pequeno mio, mi pequeno, mi pequena, mi peque, mi chiquillo, chiquilla, muchachito, muchachita, criatura, recien nacido, nieto, nieta, nietecito, sobrino, sobrina, escuincle, guagua, mi chico, mi chica, mi nene, hermanito, hermanita, kinder, guarderia, panal, panales, pediatra, mi varoncito, adolescente, el mayorcito, mi gordito, mi gordita, primito, primita
`;

/** A child is mentioned, though not as the one who is ill. */
export const notThePatient = `
my daughter calls, my daughter says, my daughter thinks, my daughter told me, my daughter said, my son calls, my son says, my son thinks, my son told me, my son said, my kid says, my kids say, my kids call, my kids think, my granddaughter calls, my granddaughter says, my grandson says, my grandson calls, from my son, from my daughter, from my kid, from my kids, from my child, from my toddler, from my baby, from the kids, from my nephew, from my niece, from my grandson, from my granddaughter, from my 2 year old, from daycare, from my sons, from my little one, from my children, off my kid, off my son
having a baby, had a baby, have a baby, after baby, after the baby, since the baby, since baby, since having my son, since having my daughter, since my daughter was born, since my son was born, gave birth, post baby, my baby weight, baby weight, want kids, no kids, more kids, another baby, want a baby, any more kids, more babies, get pregnant, third kid, second kid, after kids, a mom of, mom to, dad to, mother of, father of, mama of, dad of, have kids, having kids, chasing kids, kids at home, chasing my toddler, holding my baby, carrying my toddler, carrying the baby, lifting my toddler, lifting my kid, lifting my son, lifting my daughter, picking up my toddler, picking up my kid, picking up my son, picking up my daughter, lifting the baby, nursing my baby, breastfeeding my baby, playing with my kids, my kids soccer, kids school, my kids school, as a kid, as a child, as a baby, since i was a kid, since i was a child, since childhood, when i was a kid, when i was a child, like a baby, like a child, like a teenager, as a teenager, since i was a teen, like a teen, work at a daycare, work in a daycare, work at daycare, work in daycare, work in a preschool, work at a preschool, work at the daycare, run a daycare, teach kindergarten, kindergarten teacher, preschool teacher, daycare teacher, nanny, babysit, babysitting, pediatric nurse, peds nurse, school nurse job, teach second grade, teach first grade, teach third grade, my students, teach preschool, teach kindergarten, teach kids, teacher, my boyfriend, my girlfriend, my kids gave, my son gave, my daughter gave, my kid gave, my kids brought, my son brought, my daughter brought, my kid brought, kids are fine, kids are sick too, kids had it, kids have it, kids at work, kid at work, kids at school, kids in my class, kids in class, kids at church, kids next door, neighbors kid, neighbors kids, the kids had, the kids have, grandkids had, grandkids have, grandkids gave, grandkids brought, kids gave me, kids gave it, kids brought home, kids got me, got from my kids, my kids had, my kid had, my son had, my daughter had, my toddler had
de mi hijo, de mi hija, de mis hijos, me contagio mi hijo, me contagio mi hija, me lo pego mi hijo, me lo pego mi hija, mi hijo me contagio, mi hija me contagio, mi hijo me pego, mi hija me pego, desde que tuve a mi bebe, despues del bebe, despues de tener a mi bebe, no quiero mas hijos, mas hijos, tener hijos, cargar a mi hijo, cargar a mi hija, cargando a mi hijo, cargando a mi hija, cargar al bebe, cargando al bebe, tuve un bebe, tuve a mi bebe, di a luz, desde nino, desde nina, de nino, de nina, tener un bebe, tener otro bebe, adolescencia, como adolescente, quedar embarazada
`;

/** Grown people who may be the one who is ill. */
export const grownUps = `
husband, wife, hubby, spouse, partner, boyfriend, girlfriend, fiance, fiancee, mom, dad, mother, father, mama, papa, grandma, grandpa, grandmother, grandfather, nana, roommate, coworker, uncle, aunt, sister in law, brother in law, mother in law, father in law, my old man, my old lady, adult, elderly
esposo, esposa, marido, mujer, novio, novia, madre, padre, abuela, abuelo, suegra, suegro, mi viejo, mi vieja, mi mama, mi papa, tio, tia, cunado, cunada, adulto, adulta
`;

/** The writer speaks of his or her own body. */
export const selfClaims = `
i have, ive had, ive been, ive got, i got, i am, im having, im getting, im so, im sick, im coughing, im throwing, im feeling, im the one, i feel, i felt, i keep, i cant, i cannot, i woke, i need, i threw, i started, i been, i hurt, i twisted, i rolled, i broke, i hurt, me too, for me, for myself, now me, now i, now im, now my, mine, myself, and i, i also, my throat, my head, my back, my ear, my ears, my eye, my eyes, my stomach, my belly, my chest, my skin, my nose, my sinuses, my ankle, my foot, my own, my cough
me duele, me duelen, me arde, me arden, me pica, me siento, tengo, yo tengo, estoy, ahora yo, a mi, yo tambien, me dio, me salio, me salieron, me empezo
`;

/** The writer speaks of his or her own body, whatever the sentence before was about. */
export const bodyClaims = `
i have, ive had, ive got, i got a, i got an, i feel, i am sick, im sick, im coughing, im itchy, im itching, im sneezing, me too, now i have, now im, now my, for me, for myself, my throat, my head, my back, my ear, my ears, my eye, my eyes, my stomach, my chest, my skin, my nose, my arm, my arms, my hand, my hands, my leg, my legs, my ankle, my knee, my foot, my finger, my wrist, i sneeze, i cough, i wheeze, i itch, i broke, i twisted, i rolled, i fell, i hurt my
tengo, me duele, me duelen, me siento, me pica, me arde, yo estoy
`;

export const women = `
woman, women, female, females, lady, girl, wife, mom, mother, mama, girlfriend, daughter, sister, grandma, grandmother, aunt, niece, she, her, hers, shes, granddaughter, fiancee, gal, f
period, periods, pregnant, pregnancy, postpartum, menopause, menopausal, perimenopause, perimenopausal, pcos, breastfeeding, nursing, gave birth, giving birth, had a baby, having a baby, after baby, my baby, uterus, ovary, hysterectomy, ponytail, pony tail, bun, braids, braid, weave, extensions, my part, part line, hair part, wider part, part is, part getting, my bra, bridal, bride
mujer, mujeres, senora, esposa, mama, madre, novia, hija, hermana, abuela, tia, ella, embarazada, embarazo, parto, posparto, postparto, menopausia, regla, di a luz, nina, chica, cola de caballo, cuando me peino, coleta, trenza, la raya, amamantando, dando pecho
`;

export const men = `
man, men, male, males, guy, guys, dude, husband, hubby, dad, father, boyfriend, son, brother, grandpa, grandfather, uncle, nephew, he, him, his, hes, mens, beard, bearded, prostate, penis, testicle, testicles, bro, hairline, hair line, receding, widows peak, m
hombre, hombres, esposo, marido, novio, hijo, hermano, abuelo, tio, papa, padre, el se, barba, prostata, senor, chavo, entradas, calvicie, calvo, pelon
`;
