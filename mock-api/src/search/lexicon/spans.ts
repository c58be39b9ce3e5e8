/** Spans told in words: weeks, and the phrases. */
export const spans: readonly (readonly [number, string])[] = [
  [
    0.15,
    'since yesterday, yesterday, last night, this morning, today, tonight, since today, just started, just now, came on suddenly, all of a sudden, out of nowhere, overnight, woke up with, suddenly, sudden, desde ayer, ayer, anoche, hoy, esta manana, de repente, de la nada, de pronto, desde anoche, desde hoy, hace rato, amaneci con, amanecio con',
  ],
  [
    0.6,
    'since monday, since tuesday, since wednesday, since thursday, since friday, since saturday, since sunday, since the weekend, over the weekend, this weekend, this week, other day, desde el lunes, desde el martes, desde el miercoles, desde el jueves, desde el viernes, desde el sabado, desde el domingo, desde el fin de semana, esta semana, el otro dia, on monday, on tuesday, on wednesday, on thursday, on friday, on saturday, on sunday, monday, tuesday, wednesday, thursday, friday, saturday, sunday, just came on, recently',
  ],
  [1.2, 'since last week, last week, desde la semana pasada, la semana pasada'],
  [4.5, 'since last month, last month, desde el mes pasado, el mes pasado'],
  [
    16,
    'all winter, all summer, all spring, all fall, all season, since january, since february, since march, since april, since may, since june, since july, since august, since september, since october, since november, since december, since christmas, since thanksgiving, since labor day, since memorial day, since the fourth, since july 4th, since spring break, since fall, since school started, since september, since last spring, since last fall, since last autumn, since autumn, since the spring, since halloween, since the summer, since summer, since the winter, since winter, since spring, since the fall, since new years, since easter, todo el invierno, desde enero, desde febrero, desde marzo, desde abril, desde mayo, desde junio, desde julio, desde agosto, desde septiembre, desde octubre, desde noviembre, desde diciembre, desde navidad, desde el verano, desde el invierno, half a year, medio ano',
  ],
  [
    60,
    'since last year, since last summer, since last winter, last year, for ages, forever, for ever, my whole life, my entire life, all my life, most of my life, since college, since high school, since my 20s, since my 30s, since my twenties, since i was, longtime, long time, chronic, chronically, lifelong, long standing, longstanding, desde el ano pasado, toda la vida, toda mi vida, hace tiempo, hace mucho, mucho tiempo, desde siempre, cronico, cronica, years ago, hace anos, por anos, since my accident, since a car accident years, decades, persistent, persistente',
  ],
];
