import { setPhrases } from '@front-door/shared/reading/vocabulary/phrases';

/** Each of some words before each of some others. */
const each = (before: string, words: string) =>
  before
    .split(', ')
    .flatMap((one) => words.split(' ').map((word) => `${one} ${word}`))
    .join(', ');

const over =
  'all good, todo bien, estoy bien, esta bien, ando bien, better now, went away, ya paso, ya paro, back to normal, healed, ya salio, y salio, coughed it up, coughed it out';

/** Words that tell that nothing happens now; rules name them after their ` - `. */
export const calm = {
  hearsay:
    'movie*, a show, the show, tv show, song, game, class, homework, essay, exam, training, teach, taught, learn*, news said, news says, the news, en las noticias, documentary, im a nurse, im a paramedic, soy enfermer*, hotline*, volunteer*, prevent*, prevenir, risk*, vaccin*, vacun*, refill*, renew*, receta, history, antecedente*, runs in, family history, died of, how do i, how to, what is, pelicula, clase, curso, podcast, survivor, last year, years ago, hace anos, screening, read about, lei sobre',
  well: `fine, normal, normally, plays, playing, laughing, smiling, happy, jugando, juega, contento, ${over}`,
  over,
  usual:
    'usual, always, every month, every time, como siempre, cada mes, siempre, chronic, since birth, for years, years, period, regla, tampon*, gums, encias, floss*, brush*, shaving, hemorrhoid*, hemorroid*',
  mild: 'tiny, small, slight*, mild, little bit, pea, dime, quarter, coin, leve, poquito, poquita, chiquit*, pequen*, nick, scratch, scrape, paper cut, streak, hilito, specks, spotting, gotitas, sunburn*, sun',
  heartburn:
    'heartburn, acid reflux, reflux, acidez, agruras, reflujo, tums, burp*, spicy, pepcid, prilosec, omepra*, antiacid*, antacid*',
  ordinary:
    'cold, gym, workout, chest day, muscle, lifting, pimple*, rash, acne, hair, phlegm, flema*, mucus, mocos, cough*, tos, congest*, bra, nipple, lump, pulled, strain*, gripa, gripe, sore, toso, toser',
  strep:
    'strep, pus, tonsil*, gland*, white patches, from screaming, amigdal*, angina, anginas, placas, puntos blancos, pharyngitis, faringitis',
  nose: 'nose, nostril*, nasal, nariz, stuff*, congest*, snot, mocos, sinus*',
  dentist: 'dentist*, novocain*, anestesia, bells palsy, diagnos*',
  harmless:
    'gum, chicle*, crayon*, crayola*, chalk, gis, tiza*, play doh, plastilina, tooth, diente*, seed*, semilla*, pepita*, pit, kernel*, cascara*, eggshell*, hueso de, sticker*, wrapper*, plastic wrap, plastico, toothpaste, pasta de dientes, bath water, pool water, dirt, tierra, sand, arena, paper, papel*, glue stick, chapstick, booger*, moco*, dog food, kibble, croqueta*, fly, gnat, mosca, frijol*, ice cube*',
  dyed: 'lipstick, labial, candy, makeup, marker, popsicle, paleta, chapped',
  oversleep:
    'in the morning, in the mornings, mornings, before noon, on time, for school, for class, for work, my alarm, temprano, las mananas, a tiempo',
  laugh: 'lol, lmao, haha, jaja, jajaja, jk, joking, joke, risa',
} as const;

/** What sounds like an emergency and is none: these words are not read at all. Each run is left out. */
export const figures = `${setPhrases}
golpe de suerte, heat rash, broken heart, heart broken, corazon roto, almost had a heart attack, nearly had a heart attack, gave me a heart attack, heart skipped, casi me da un infarto, me va a dar un infarto
chest cold, chest congestion, chest day, chest hair, off my chest, dying to, dying for, dying laughing, dying of boredom, dying of laughter, to die for, dead tired, dead battery, bored to death, scared to death, worried to death, freezing to death, die of embarrassment, death of me, die laughing, literally dying, dead on my feet, dead skin
muerta de, muerto de, morirme de, morirse de, morir de la, morir de pena, morir de verguenza, morir de hambre, morir de sueno, morir de calor, matarme de, matarse de, morir de risa, killing me, kill for, kill time, killing it, killed it, killer headache, gonna kill me, going to kill me if, this will kill me, cough will kill me, mom will kill me, kill me now, would kill for
drowning in, me ahogo en un vaso, ahogado en, ahogada en, takes my breath away, bad breath, hold my breath, choked up, blood pressure, blood test*, blood type, blood work, blood draw, tipo de sangre, examen* de sangre, analisis de sangre, prueba* de sangre, unconscious teeth, self harm scar*, ambulance job, ambulance shift, choking hazard, choking on dummies, choking back, ambulance bill, ambulance driver, ambulance ride, green beans, green peas, hit by a truck feeling, was hit by a truck feeling, like i was hit by, like i got hit by, like ive been hit by, like a truck hit, matar los hongos, matar el hongo, matar los piojos, matar las cucarachas, kill the lice, kill lice, kill the fungus, suicide squad, suicide prevention, suicide hotline, suicide drills, suicides at practice, passed out candy, passed out flyers, faint line, faint smell
back seized, back has seized, coughing fit, ataque de risa, ataque de tos, ataque de panico, ataque de ansiedad, ataque de nervios, flu shot, covid shot, tetanus shot, booster shot, nerves are shot, knees are shot
sunburn, razor burn, burned out, burnt out, heart burn, burns when i pee, crash diet, crash course, sugar crash, poison ivy, poison oak, food poisoning, hiedra venenosa, cut my hair, hair cut, cut myself shaving, me corte rasur*, cortarme el, cortarme un, cortarme los, cortarme las unas, cut out, cut down, cut back, paper cut, blind date, blind spot, hit the wall, fall asleep, fell asleep, fell in love, fall apart, se me cae el pelo, dolor de cabeza para
passed out early, in class, during class, during the game, at the game, during the movie, during the show, at training, during training, en clase, en el curso, en el examen, die my hair, contact stuck, contacts stuck, contact lens stuck, eyelash stuck, ${each('disappear, vanish', 'these this my the')}, ${each('desaparecer', 'el la los las mi mis este esta estos estas')}, freestyle stroke, stabbed me in the back, apunalo por la espalda, apunalaron por la espalda, like razor blades, like razors, swallowing razor blades, like knives, like glass, swallowing glass, como vidrios, como navajas
`;
