/** Persons and what sets them apart, in words of both languages. */
export const persons = {
  baby: 'newborn*, new born, infant*, baby, babys, recien nacid*, bebe, bebes, bebito, bebita, preemie, weeker, neonat*, great grandbaby, grandbaby, lactante, beba',
  newborn: 'newborn*, new born, recien nacid*, weeker, neonat*, days old baby, preemie',
  kid: 'child, kid, kids, toddler*, son, daughter, boy, girl, nino, nina, hijo, hija, mijo, mija, nieto, nieta, nephew, niece, sobrino, sobrina, baby, bebe, grandson, granddaughter, dd, ds, lo, twin, twins, nene, nena, little one, grader, yo, preschooler, kindergartner, brother, sister, bro, sis, cousin, primito, primita, hermanito, hermanita, chiquito, chiquita, chamaco, peque, youngun, babies, grandbaby, teen, cipote, gordito, infant, little guy, charge, 2yo, grandkid*, bebito, one of the twos, student, chavito, escuincle',
  feed: 'eat, eating, nurse, nursing, feed, feeds, feeding, latch, latching, suck, bottle, drink, drinking, comer, come, mamar, mama, pecho, teta, chichi, biberon, tomar, leche, breast, milk, formula',
  notfeed:
    'wont eat, not eating, wont nurse, not nursing, wont feed, not feeding, wont latch, refuses the bottle, refusing bottle, refusing to eat, no quiere comer, no quiere pecho, no quiere el pecho, no quiere la chichi, no quiere mamar, no come, no mama, no toma, feeding less, sleeping thru feeds, sleeping through feeds, isnt eating, hasnt eaten, hasnt nursed, wont take a bottle, wont take the bottle, no quiere la teta, no quiere biberon, no agarra el pecho, wont suck, missed feeds, skipping feeds, rechaza el pecho, no quiere leche, no chupa, no agarra la teta, wont drink, not drinking, off her milk, off his bottle',
  help: 'call 911, called 911, calling 911, llama al 911, llamar al 911, ambulance, ambulancia, this is an emergency, its an emergency, is an emergency, es una emergencia, es emergencia, emergencia mi, llamen al, llame al, life threatening, emergency help, need help now, auxilio, ayuda por favor',
  fastdecline:
    'turning blue, not breathing, no respira, dying, se muere, se esta muriendo, se me muere, me muero, me estoy muriendo, im dying, hes dying, shes dying, think im dying, dead',
  beats:
    'racing, race, pounding, fluttering, flutterin, flutter, skipping, irregular, palpita*, 190, fast, afib, svt, a mil, saltos, brinca, acelerado, acelerada, galopando, going crazy, thumping, flip flop*, flopping, jumping, beating',
} as const;
