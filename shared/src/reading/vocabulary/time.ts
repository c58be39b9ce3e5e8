const days = 'monday tuesday wednesday thursday friday saturday sunday';
const dias = 'lunes martes miercoles jueves viernes sabado domingo';
const months = 'january february march april may june july august september october november december';
const meses = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre';
/** Each of some words after each of some others: "in january, in february". */
const each = (before: string, words: string) =>
  before
    .split(', ')
    .flatMap((one) => words.split(' ').map((word) => `${one} ${word}`))
    .join(', ');

/** What puts a clause into the past, so that it speaks of nothing now. */
export const past = `
years ago, yrs ago, year ago, decades ago, long ago, ages ago, a while back, way back, years back, months ago, last year, last summer, last winter, last spring, last fall, last season, last christmas, past year, the other year
as a kid, as a child, as a baby, as a teen, as a teenager, as a youngster, as a toddler, as an infant, as a boy, as a girl, as a student, in childhood, childhood, growing up, when i was, when he was, when she was, when we were, when they were, back when, back in, in high school, in college, in grade school, in middle school, in elementary school, in the army, in the navy, in my teens, in my twenties, in my 20s, in my thirties, in my 30s, in kindergarten, in third grade, in the 90s, in the 80s, in the nineties, in the eighties, during pregnancy, before kids, before covid, pre covid, before i was born, antes de que yo naciera, antes de que naciera, in a past life, in a previous life, back then, in those days, at one point, once upon a time, one time, in the past, previously, formerly, another time, in another life
${each('in', months)}, ${each('en', meses)}
ano pasado, mes pasado, hace anos, hace muchos anos, hace mucho, hace tiempo, anos atras, anos ha, de nino, de nina, de chico, de chica, de chiquito, de chiquita, de pequeno, de pequena, de joven, de bebe, de adolescente, cuando era, cuando eran, cuando estaba en la, en la infancia, en mi infancia, en la secundaria, en la prepa, en la universidad, en la escuela primaria, de chamaco, de chamaca, de morro, de morra, en aquel entonces, alguna vez, una vez, en mi juventud, en mi pais cuando, verano pasado, invierno pasado
`;

/** A time of every year, past where it is told what was: not in "dry skin in the winter". A fall may be from a roof. */
export const seasons =
  'in the spring, in the summer, in the winter, in autumn, over christmas, at christmas, en primavera, en verano, en invierno, en navidad';

/** Said alone they put what follows into the past. */
export const over = `
used to have, used to get, used to be, used to suffer, used to struggle, used to deal, used to, outgrew, outgrown, grew out of, grown out of, got rid of, gotten rid of, got over, gotten over, recovered from, cured of, done with, over with, beat, survived, had my last, finished with, no longer have, no longer get, no longer, dont get anymore, quit getting, stopped getting, history of, hx of, hx, h o, pmh, pmhx, past medical history, family history of, fhx, fh, runs in my family, runs in the family, previous, prior, status post, s p
antes tenia, antes me daba, antes me daban, antes sufria, antes padecia, antes pensaba, antes queria, solia tener, sufria de, padecia de, tenia de, me cure de, se curo de, se curo del, se curaron de, se curaron del, se me quito el, se me quito la, se me quitaron los, se me quitaron las, se le quito el, se le quito la, curado de, curada de, dejo de doler, dejo de dolerme, dejo de dolerle, historial de, antecedente de, antecedentes de, ya no tengo, ya no me da, ya no me dan, ya no sufro, ya no padezco, ya supere, supere
`;

/** Verbs of what was; with a time long gone they put the clause into the past. */
export const pastVerbs = new Set(
  'had was were got did went took came tuve tuvo tenia tenian tenias sufri sufrio sufria padeci padecia dio daba daban dieron fue fui era eran estuve estuvo hubo paso pasaba pego operaron caught broke hurt experienced suffered tested survived used died diagnosed removed beat almost swallowed fell sprained burned passed lost thought tried overdosed attempted happened seen saw'.split(
    ' ',
  ),
);

/** What says that something has come back. */
export const returns =
  'came back, come back, comes back, coming back, is back, its back, are back, came right back, returned, returns, volvio, vuelve, regreso, regresa, back again, back now, back today, back this, volvieron, regresaron, returning';

/** It is here again, or still: the past it is told with is only the measure. */
export const again = `${returns}
again, recurring, keeps coming, flared up, flaring, flare up, acting up, another round, another bout, another flare, once more, still, ever since, since then, never went away, never left, hasnt gone, on and off, off and on, comes and goes, every month, every few, every year, every winter, every spring, every time, now and then, same as, same thing, same feeling, same symptoms, just like, exactly like, feels like, like the one, like when, like what, like last, similar to, as bad as, worse than, como cuando, igual que, lo mismo que, parecido a, me recuerda
otra vez, de nuevo, nuevamente, nunca se me quito, nunca se me ha quitado, vuelven, sigue, siguen, sigo, todavia, aun, aun tengo, desde entonces, va y viene, cada mes, cada rato, cada ano, cada vez, recaida, recai
`;

/** Spans of time told without a number, in days. */
export const spans: Readonly<Record<string, string>> = {
  '0.5':
    'just started, just now, just came on, came on suddenly, all of a sudden, out of nowhere, overnight, woke up with, woke with, suddenly, sudden, this morning, this afternoon, tonight, today, since today, since this morning, an hour ago, minutes ago, hours ago, de repente, de la nada, de pronto, hoy, esta manana, desde hoy, hace rato, hace un rato, amaneci con, amanecio con, subito, ahorita, recien',
  '1': 'since yesterday, yesterday, last night, since last night, desde ayer, ayer, anoche, desde anoche',
  '4': `${each('since, on', days)}, ${days.replaceAll(' ', ', ')}, since the weekend, over the weekend, this weekend, this week, the other day, recently, ${each('desde el, el', dias)}, desde el fin de semana, esta semana, el otro dia`,
  '9': 'since last week, last week, desde la semana pasada, la semana pasada',
  '21': 'for weeks, weeks now, in weeks, por semanas, desde hace semanas, hace semanas, semanas con, llevo semanas',
  '32': 'since last month, last month, this month, a month, desde el mes pasado',
  '100': `for months, months now, por meses, desde hace meses, hace meses, meses con, llevo meses, all winter, all summer, all spring, all fall, all season, ${each('since', months)}, since christmas, since thanksgiving, since labor day, since memorial day, since the fourth, since spring break, since fall, since school started, since last spring, since last fall, since autumn, since the spring, since halloween, since the summer, since summer, since the winter, since winter, since spring, since the fall, since new years, since easter, todo el invierno, ${each('desde', meses)}, desde navidad, desde el verano, desde el invierno, half a year, medio ano`,
  '500':
    'since last year, since last summer, since last winter, for ages, forever, for ever, my whole life, my entire life, all my life, most of my life, since college, since high school, since my 20s, since my 30s, since my twenties, since i was, since childhood, longtime, long time, chronic, chronically, lifelong, long standing, longstanding, desde el ano pasado, toda la vida, toda mi vida, desde hace tiempo, desde hace mucho, mucho tiempo, desde siempre, cronico, cronica, por anos, desde hace anos, for years, years now, decades, llevo anos, anos con',
};
