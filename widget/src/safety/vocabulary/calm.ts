import { setPhrases } from '@front-door/shared/reading/vocabulary/phrases';

const over =
  'all good, todo bien, estoy bien, esta bien, ando bien, better now, went away, ya paso, ya paro, back to normal, healed, ya salio, y salio, coughed it up, coughed it out';

/** Words that tell that nothing happens now; rules name them after their ` - `. */
export const calm = {
  hearsay:
    'movie*, show, song, game, class, homework, essay, exam, training, teach*, learn*, nurse, paramedic*, cpr, hotline*, volunteer*, prevent*, prevenir, risk*, vaccin*, vacun*, refill*, renew*, receta, history, antecedente*, runs in, family history, died of, how do i, how to, what is, pelicula, clase, curso, podcast, survivor, last year, years ago, hace anos, screening, insurance, read about, lei sobre',
  well: `fine, normal, normally, plays, playing, laughing, smiling, happy, jugando, juega, contento, ${over}`,
  over,
  usual:
    'usual, always, every month, every time, como siempre, cada mes, siempre, chronic, since birth, for years, years, period, regla, tampon*, gums, encias, floss*, brush*, shaving, hemorrhoid*, hemorroid*',
  mild: 'tiny, small, slight*, mild, little bit, pea, dime, quarter, coin, leve, poquito, poquita, chiquit*, pequen*, nick, scratch, scrape, paper cut, streak, hilito, specks, spotting, gotitas, sunburn*, sun',
  heartburn: 'heartburn, acid reflux, reflux, acidez, agruras, reflujo, tums, burp*, spicy',
  ordinary:
    'cold, gym, workout, chest day, muscle, lifting, pimple*, rash, acne, hair, phlegm, flema*, mucus, mocos, cough*, tos, congest*, bra, nipple, lump, pulled, strain*, gripa, gripe, sore',
  nose: 'nose, nostril*, nasal, nariz, stuffy, congest*, snot, mocos, sinus*',
  dentist: 'dentist*, novocain*, anestesia, bells palsy, diagnos*',
  laugh: 'lol, lmao, haha, jaja, jajaja, jk, joking, joke, risa',
} as const;

/** What sounds like an emergency and is none: these words are not read at all. Each run is left out. */
export const figures = `${setPhrases}
golpe de suerte, backstroke, heat rash, broken heart, heart broken, corazon roto, almost had a heart attack, nearly had a heart attack, gave me a heart attack, heart skipped, casi me da un infarto, me va a dar un infarto
chest cold, chest congestion, chest day, chest hair, off my chest, dying to, dying for, dying laughing, dying of boredom, dying of laughter, to die for, dead tired, dead battery, bored to death, scared to death, worried to death, freezing to death, die of embarrassment, death of me, die laughing, literally dying, dead on my feet, dead skin
muero de, muero por, muerta de, muerto de, muriendo de, morirme de, morirse de, morir de la, morir de pena, morir de verguenza, morir de hambre, morir de sueno, morir de calor, matarme de, matarse de, morir de risa, muere de, me mata de, killing me, me esta matando, me estan matando, me mata, me matan, kill for, kill time, killing it, killed it, killer headache, dressed to kill, gonna kill me, going to kill me if, will kill me, kill me now, would kill for
drowning in, me ahogo en un vaso, ahogado en, ahogada en, takes my breath away, bad breath, mal aliento, hold my breath, choked up, blood pressure, blood test*, blood type, blood work, blood draw, tipo de sangre, examen* de sangre, analisis de sangre, prueba* de sangre, unconscious teeth, self harm scar*, ambulance job, ambulance shift, choking hazard, choking on dummies, choking back, ambulance bill, ambulance driver, ambulance ride, green beans, green peas, hit by a truck feeling, was hit by a truck feeling, like i was hit by, like i got hit by, like ive been hit by, like a truck hit, matar los hongos, matar el hongo, matar los piojos, matar las cucarachas, kill the lice, kill lice, kill the fungus, suicide squad, suicide prevention, suicide hotline, suicide drills, suicides at practice, passed out candy, passed out flyers, pass out early, faint line, faint smell
back seized, back has seized, seized up, seize the day, hissy fit, coughing fit, ataque de risa, ataque de tos, panic attack, anxiety attack, ataque de panico, ataque de ansiedad, ataque de nervios, gout attack, flu shot, covid shot, tetanus shot, booster shot, nerves are shot, knees are shot
sunburn, razor burn, burned out, burnt out, burn calories, heart burn, burns when i pee, crash diet, crash course, sugar crash, crashed on the couch, poison ivy, poison oak, food poisoning, hiedra venenosa, cut my hair, hair cut, cortarme el, cortarme un, cortarme los, cortarme las unas, cut out, cut down, cut back, paper cut, blind date, blind spot, elephant in the room, hit the wall, hit or miss, fall asleep, falling asleep, fell asleep, fell in love, fall apart, falling apart, se me cae el pelo, mind blown, dolor de cabeza para
`;
