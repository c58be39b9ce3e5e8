const wordsOf = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Words that tell of nothing by themselves: small words, courtesies, times and measures, of both languages. */
export const smallWords: ReadonlySet<string> = wordsOf(`
an as at am be by do he hi hm if im in is it me my no of oh ok on or so to ty uh um us we yo id st nd rd th mg ml kg oz ft
al de el en es ha la le lo mi ni se si su te tu un ya yo he me no
the and are was were been being isnt wasnt has had have having does did get gets got getting feel feels feeling felt for with from about into
this that these those there here its ive im hes shes theyre weve youre your you mine our his her hers him she they them their who whom which what when where
just really very quite much more most any anymore some all both too also either neither nor not none never still yet already now then again
finally completely totally fully entirely currently lately since after during ago today tonight yesterday tomorrow tomorrows morning afternoon
evening night last next week weeks day days hour hours minute minutes month months year years monday tuesday wednesday thursday friday saturday
sunday january february march april may june july august september october november december jan feb mar apr jun jul aug sept sep oct nov dec
yes yeah yep nope nah okay fine good great well better normal happy thanks thank thx please pls hello hey sorry lol haha doc doctor fyi btw
god bless everything anything nothing known whatsoever one two three four five six seven eight nine ten lbs pounds dollars usd mgs
los las una uno unos unas del por para con sin mis sus les nos que como donde cuando quien esta este esto estos estas estan estoy son fue ser era
eran han hay tengo tiene tienen tenia tuve tuvo siento siente sentia ando anda muy mucho mucha muchos muchas mas menos bien mejor ningun ninguna
nada todo toda todos todas conocido conocida conocidos conocidas aun todavia ahora ahorita hoy ayer anoche manana tarde noche desde hace semana
semanas dia dias hora horas mes meses ano anos pasado pasada fin pues entonces tambien tampoco nunca completamente totalmente gracias hola buenas
buenos tardes noches saludos favor dios ella ellos ellas usted ustedes
lunes martes miercoles jueves viernes sabado domingo enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre
dos tres cuatro cinco seis siete ocho nueve diez dolares
`);
