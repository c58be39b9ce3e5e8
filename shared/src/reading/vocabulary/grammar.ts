/** Small words that tell where a clause begins and what in it is its subject, of both languages. */

const words = (text: string) => new Set(text.split(' '));
/** Words that begin a clause of their own even where no comma parts it from the one before. */
export const subjects = words('i im ive hes shes theyre weve tengo tiene tenemos estoy esta');
export const laterSubjects = words('he she they we my mi mis our');
export const verbs = words(
  'has have had is are was were hurts hurt aches ache feels feel felt keeps keep wont cant cannot started starts got gets itches itch burns burn says said told thinks needs wants came went broke died does did do just started tested smells looks runs been doesnt didnt isnt wasnt hasnt will used caught gave woke threw ate fell swallowed took tiene tienen esta estan tuvo tenia sufre padece dice comio se le no anda trae era fue duele duelen arde siente tose vomito vomita murio toma swells stings throbs kills clicks popped leaks drips looks hates loves sits lives works passed also always never never still finally recently already both had',
);
export const beforeObjects = words(
  'from with to for of by off on at about like near around than in into onto against de con para por sobre del desde contra entre segun',
);
/** What may stand before the subject of a clause. */
export const openers = words(
  'so well and also but now because since after when if hi hello hey yes no ok okay today yesterday then anyway plus maybe think thinks guess says said whats what is are does do can my our the your a an his her this that these y pero ahora porque cuando si hola bueno pues tambien aunque creo que el la los las un una mi mis su sus nuestro nuestra lo both all one poor sweet little big old older younger eldest oldest youngest middle own lol um uh ugh help please pls doc doctor as while though however our plus btw fyi anyways oh omg dear sorry last',
);
export const patientOpeners = words('for about para con regarding re de');

/** "dog bite", "cat allergy", "mom jeans": before these a word for somebody only describes. */
export const heads = words(
  'bite bites allergy allergies dander hair scratch scratches lick weight jeans shampoo aspirin food toys soccer practice party poop pee proof shower fever blues scan ct nap nose carrier car seat scales class sweater wash yoga pose paddle days room chair litter related infested accident crash wreck ride door doors sick sickness trip keys fumes repair payment insurance',
);
