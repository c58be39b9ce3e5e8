/** Words of a woman who has given birth of late, or of what came with it. */
export const mothers =
  'postpartum, post partum, new mom, new mother, nursing mom, nursing mother, breastfeeding mom, breastfeeding mother, gave birth, just had a baby, had my baby, had my son, had my daughter, posparto, postparto, di a luz, estoy amamantando';

/** Words that tell that a message is about a woman, or about a man. */
export const women = `${mothers}
woman, women, female, females, lady, girl, wife, mom, mother, mama, girlfriend, daughter, sister, grandma, grandmother, aunt, niece, she, her, hers, shes, granddaughter, fiancee, gal, f
period, periods, pregnant, pregnancy, menopause, menopausal, perimenopause, perimenopausal, pcos, breastfeeding, nursing, giving birth, had a baby, having a baby, after baby, after the baby, after having the baby, my baby, uterus, ovary, hysterectomy, ponytail, pony tail, bun, braids, braid, weave, extensions, my part, part line, hair part, wider part, part is, part getting, my bra, bridal, bride
mujer, mujeres, senora, esposa, mama, madre, novia, hija, hermana, abuela, tia, ella, embarazada, embarazo, parto, menopausia, regla, nina, chica, cola de caballo, cuando me peino, coleta, trenza, la raya, amamantando, dando pecho
`;

export const men = `
man, men, male, males, guy, guys, dude, husband, hubby, dad, father, boyfriend, son, brother, grandpa, grandfather, uncle, nephew, he, him, his, hes, mens, beard, bearded, prostate, penis, testicle, testicles, bro, hairline, hair line, receding, widows peak, m
hombre, hombres, esposo, marido, novio, hijo, hermano, abuelo, tio, papa, padre, el se, barba, prostata, senor, chavo, entradas, calvicie, calvo, pelon
`;
