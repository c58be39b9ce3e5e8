/** What is felt, and how bad, in words of both languages. */
export const feelings = {
  pain: 'pain, pains, painful, pian, hurt, hurts, hurting, hurtin, ache*, achin*, agony, excruciat*, throb*, stab*, discomfort, cramp*, knife, knives, killing me, dolor*, duele*, dolia, doler, doliendo, adolor*, punzada*, punzante, piquete, puntada*, molestia*, colico*, cuchillo, cuchillada, ardor, sharp, burning, quema, arde, me mata, matando',
  pressure:
    'pressure, squeez*, crush*, heavy, heaviness, weight*, elephant*, elefan*, truck, band, vise, vice, viselike, belt, brick*, anvil*, tight*, clamp*, constrict*, fist, clench*, clutch*, grab*, sitting on, sittin on, standing on, stepping on, parked, plate stack, plates, boulder, cinder block, wringing, opresion*, oprim*, apriet*, apret*, presion, peso, pesa, pesad*, saco, piedra, ladrillo*, losa, prensa, aplast*, camion, estruj*, agarra, agarro, agarrando, sujeta, holding, rubbing, sobando',
  tear: 'ripping, rippin, tearing, tearin, tore, torn, shearing, desgarr*, rasg*, partiendo, se parte, me parte',
  sweat:
    'wet through, shirt is wet, shirt is soaked, mojad*, chorreando, pouring sweat, sweaty, sweat*, swet*, clammy, drench*, soaked, soaking wet, soakin, dripping, diaphor*, sudando, suda, sudor*, sudo, sudad*, empapad*, cold as a fish',
  pale: 'gray, grey, grayish, pale, ashen, ashy, pasty, white as, ghost, palid*, blanca como, blanco, gris, griss, cenizo, ceniza, grisaceo, amarillo, color of putty, color papel, sin color, green',
  nausea:
    'nause*, queasy, want to vomit, ganas de vomitar, ganas de volver el estomago, sick to my stomach, asco, mareo*, indigestion',
  vomit:
    'vomit*, throw up, throws up, threw up, throwing up, throwin up, thrown up, threw it, puke*, puking, pukin, barf*, hurling, upchuck*, bring up, brings up, bringing up, bringin up, brought up, spew*, retch*, devuelv*, guacare*, trasboc*, arroj*, basca*, spits up, spitting, spit, escup*, bota, botando, botar, boto, lo vuelve',
  cough: 'cough*, cof, coff*, hack*, tos, tosi*, tose, toso',
  breath: 'breath*, breth, resp*, aire, air, aliento, oxygen, wind, lungs, pulmon*, inhal*',
  breathless:
    'drown in my own, drowning in my own, cant lie down, cant lie flat, cannot lie flat, no puedo acostarme, short of breath, shortness of breath, breathless, out of breath, sob, winded, gasp*, panting, pantin, suckin wind, sucking wind, air hunger, suffocat*, smother*, struggling for, fighting for, ahogo, ahoga, ahogan*, ahogad*, me ahogo, asfixi*, sofoc*, falta de aire, falta el aire, me falta aire, le falta aire, falta aire, faltando el aire, jadea*, boquea*, fatiga, fatigad*, agitad*, disnea, sin aire, sin aliento, catch my breath',
  wheeze:
    'wheez*, whistl*, stridor, gurgl*, gargl*, rattly breath*, sibilanc*, silbid*, silba, chifl*, pita el pecho, grunt*, quejid*, barking',
  numb: 'lead, like lead, belong to someone else, dont feel like mine, feel like jelly, numb*, tingl*, dead, cant feel, entumecid*, entumid*, adormecid*, dormid*, durmi*, hormigue*, no siento, no siente, sin sentir, sin sensibilidad, pins',
  weak: 'weak*, paralyz*, paralys*, paralis*, paraliz*, limp, lifeless, flaccid, debil*, fuerza, sin fuerza*, flojo, floja, aguad*, drag*, arrastra*, hangs, hanging, just hangs, lies there, gave out, useless, colgand*, clumsy, giving out',
  droop:
    'droop*, drop*, sag*, hanging, hangs, hung, melt*, sliding, slid, crooked, lopsided, uneven, twist*, torci*, tuerc*, chuec*, caid*, cay*, colgad*, colgand*, desvi*, de lado, a un lado, un lado, to one side, one side, drool*, babe*, slack, fallen',
  dropped:
    'dropped, dropping, drops, keeps dropping, drop things, se le cae, se me cae, se le cayo, se le caen, se me caen, tiro el, solto',
  slur: 'slur*, garbl*, gibberish, jumbl*, mush, mushy, word salad, nonsense, babbl*, mumbl*, balbuc*, arrastra la*, arrastra las palabras, arrastrando, habla raro, habla enredado, lengua trabada, trabad*, enred*, revuelt*, disparat*, tonterias, incoher*, marbles, thick tongued, papa en la boca, puras tonterias, makes no sense, no sense, making no sense, not making sense, no se le entiende, no le entiendo, no le entendemos, talks funny, talking funny, talkin funny, talking weird, talking all weird, talkin weird, talkin crazy, talking crazy, words wrong, words come out wrong, wrong words, like soup, jibberish, como borrach*, acting drunk, gets words wrong',
  confused:
    'confund*, no sense, delira*, no recuerda, se me va la cabeza, no se donde estoy, dont know where i am, not making sense, no recuerda nada, no memory, cant say his name, cant say her name, no sabe donde estoy, doesnt know his, doesnt know her, confus*, disorient*, delir*, hallucinat*, alucin*, out of it, out of his mind, not herself, not himself, foggy and, doesnt know where, dont know where, dont know what year, doesnt know what, does not know, dont know what day, dont no what, doesnt know who, doesnt know me, doesnt recognize, no reconoce, no me reconoce, no conoce, no sabe donde, no sabe que, no sabe quien, no sabe ni, no sabe en que, no sabe su, no se acuerda de su, cant remember, doesnt remember, keeps asking, asks the same, asking the same, same question, same thing over, pregunta lo mismo, repite lo mismo, desorientad*, atarant*, aturdid*, como ida, como ido, perdid*, desvari*, desubicad*, talking nonsense, answering nonsense, dice cosas raras, dice disparates, acts drunk, acting drunk, como borrach*, fighting me, fighting everybody, swinging at, combativ*, makes no sense, makin no sense, altered, slow to answer, goofy, weird acting, acting weird, acting strange, actua raro, where im at, no contesta bien, ya no contesta',
  dizzy:
    'dizz*, lightheaded, light headed, woozy, faint, fainty, marea*, mareo*, wobbly, spinning, black spots, graying out, greying out, tunnel vision, unsteady, stagger*, tambalea*, me desmayo, desvanec*, cabeza ligera',
  fainted:
    'pass out, passed out, passes out, passing out, passin out, passed clean out, blacked out, black out, blackout, blacking out, faint, fainted, fainting, faints, fell out, collaps*, keeled over, keels over, went down, dropped to, out cold, went limp, goes limp, desmay*, perdi el conocimiento, perdio el conocimiento, perdi el sentido, perdio el sentido, perder el conocimiento, privo, se privo, colaps*, desplom*, se nos fue, syncop*, lost consciousness, loses consciousness, losing consciousness, lose consciousness',
  unconscious:
    'uncons*, unrespons*, no responde, no reacciona, no contesta, no me contesta, inconscient*, inconcient*, not responding, doesnt respond, not answering, wont answer, out cold, slump*, comatose, lifeless, sin conocimiento, in and out, no pulse, sin pulso, knocked out, tirado, tirada, no me responde, wont respond, no vuelve en si, nonresponsive',
  wake: 'wake, wakes, waking, woken, wakin, wakeup, awake, awaken, rouse*, arouse*, come to, despert*, despiert*, come around, get him up, open his eyes, open her eyes, open eyes, opens eyes, abre los ojos, abrir los ojos, respond*, respons*, answer, answers, answering, contest*, stay awake, keep him awake, mantener despierto',
  sleepy:
    'sleepy, drows*, letharg*, listless, dozing, dozin, nodding, noddin, hard to wake, keeps falling asleep, falls asleep, very sleepy, adormil*, somnolien*, dormid*, dormil*, sonolient*, soporoso, muy dormid*, aletarg*, decaid*, groggy, out of it, wont stay awake, sleeping through, sleepin through, se duerme, letargo',
  blue: 'blue, bluish, purpl*, dusky, cyano*, gray lips, azul*, morad*, amoratad*, cianotic*, violet*, turning colors, dark lips',
  stiff:
    'stiff*, rigid*, hard as, hard like, board, boardlike, tabla, mesa, plank, plywood, washboard, tiesa, tieso, dura, duro, rock, wood, piedra',
  swollen:
    'size of, swell*, swole*, swoll*, puff*, balloon*, huge, fat, thick, enormous, bulg*, hinch*, inch*, inflam*, abult*, gord*, bolud*, engord*, double the size, twice the size, tripled',
  hives:
    'hive, hives, welt, welts, urticari*, ronchas, roncha, habones, rash all over, bumps all over, itchy all over, red all over, flushed, splotch*, wheal*, sarpullido por todo',
  closing:
    'clos*, tight*, shut, swelling shut, cierra, cerr*, serr*, apret*, narrowing, constrict*, lump, trancad*, tapa, tapando, block*',
  swallow: 'swallow, swallowing, trag*, drink, pass saliva, swaller, handle his spit, tomar',
  sudden:
    'sudden*, all of a sudden, out of nowhere, out of the blue, from nowhere, abrupt*, like a switch, instantly, in a second, in seconds, in a flash, all at once, de golpe, de repente, repentin*, subit*, de pronto, asi de pronto, de la nada, just started, just now, minutes ago, min ago, came on fast, came on quick, right now, ahorita, an hour ago, hour ago, this morning, tonight, se desperto con, hace una hora, hace un rato, hace rato, desde hace una hora, since lunch, zero to ten, 0 to 10, like lightning, like a firecracker, rayo, trueno, thunder*, explosion, de un momento, se levanto, woke, hace unos minutos',
  worst:
    'worst, never had, never felt, the most, most insane, insane, peor, jamas, nunca habia sentido, nunca sentido, de mi vida, of my life, in my life, ever had, ever felt, unlike any, worse than labor, mas fuerte de, mas fuerte que, like nothing, insufferable, worse pain',
  severe:
    'sever*, extreme*, terrib*, awful, horrib*, unbearabl*, intens*, agony, agoniz*, so bad, real bad, really bad, hurts bad, hurts so, insoport*, fuert*, muchisim*, brutal, no aguanto, no aguanta, cant stand, scream*, grit*, llora del, doubled over, cant stand up, can barely stand, me dobla, doblad*, bad, grave*, killing, excrucia*, knife, cuchillo, tirado, tiro al piso, curled, retorc*, 10 out of 10, ten out of ten, splitting, pounding',
  spread:
    'spread*, goes down, going down, goes up, shoot*, radiat*, runs down, running down, moves up, corre, recorre, se me corre, baja por, sube, irradia*, hasta la, hasta el, into my, up to my, through to, thru to, clear thru, clear through, to my back, a la espalda, down my, down his, down her',
  fever:
    'fever*, feaver*, fiver, febrile, fevr, fiebre*, calentura*, calenturita, burning up, burnin up, temperature of, high temp, hot as, ardiendo, temp of, hot as a stove, feels hot, 🤒',
  chills:
    'chill*, rigor*, shiver*, teeth chatter*, chatter*, shake the bed, shaking, shakin, shakes, escalofri*, tirit*, tembl*',
  shaking:
    'shaking, shakin, shook, shakes, jerk*, twitching all, convuls*, flail*, seizing, sacud*, tembl*, brinc*, estremec*, thrash*, spasm*',
  stiffened: 'went stiff, stiff, puso ties*, tiesa, tieso, rigid*, locked up, arched',
  mottled:
    'mottl*, blotch*, manchas moradas, marmol*, moteada, a manchas, patchy, cold hands, fria de manos, streak*, raya roja, linea roja, roja que sube, gone black, negra',
  spots:
    'spots, dots, rash, purpl* spots, petechia*, specks, bruises, blood spots, mancha*, manchitas, puntito*, puntos, petequi*, sarpullido, ronch*, moretones, salpullido, pinpricks',
  fade: 'fade*, fading, blanch*, go away, goes away, disappear, go white, goes white, wite, turn white, borra*, desaparec*, quita*, vanish, stay, stays, se ponen blancas, glass, vaso, cup',
  light: 'light*, luz, luces, photophob*, brightness, bright, lamp, sunlight',
  drool:
    'drool*, babe*, slobber*, saliva*, gag, gagging, gags, gaggin, pointing, wont eat, no quiere comer, choking, refusing food, atragant*, ahog*',
  hot: 'hot, burning, dry, caliente, seca, ardiendo, bright red, red hot, overheated, on fire, cooking',
  coldbody:
    'so cold, skin is cold, freezing, ice cold, icy, hypotherm*, hipoterm*, helad*, frio, fria, friito, cold, frost*, congelad*, blue with cold',
  shiver: 'shiver*, shivr*, shak*, tirit*, tembl*, chatter*',
  fast: 'fast, rapid*, shallow, quick, hard, racing, race*, pounding, a mil, acelerad*, flutter*, skipping, skips, irregular, breathing deep, deep and, hondo, 190, galop*, sube y baja',
  bad: 'weird, funny, wrong, strange, odd, not right, raro, rara, feo, fea, mal, snor*, ronc*, gurgl*, noisy, shallow, slow, every 10, barely, apenas, a saltos, ruidos*, agonal, labored',
  foam: 'pink froth, foam*, froth*, espuma, espumarajo, eyes rolled, rolled back, eyes roll*, rolled up, ojos en blanco, ojos blancos, ojos volteados, ojos para atras, voltea los ojos, bit his tongue, bit her tongue, bit my tongue, mordio la lengua',
  noise:
    'noise*, noyse, sound*, make a sound, cry, cries, crying, voice, ruido, ruidito, sonido, voz, llora*, talk*, speak*, cough, habla*, tose, toser, words, word, no sale la voz, silent, scream',
  tears: 'tear, tears, lagrima*',
  diaper: 'diaper*, dyper*, nappy, nappies, panal*, wet, pee*, orina*, pipi, mojado, moja',
  floppy:
    'floppy, flop, limp, rag doll, ragdoll, like a rag, doll, aguad*, trapo, flacid*, lifeless, desmadejad*, flojit*, flojo, lacio, no energy at all, desguanzad*, noodle',
  ripped:
    'suck in, sucking in, sucks in, sink in, sinks in, sinking in, pull in, pulls in, pulling in, caving in, cave in, retract*, hund*, se le hunden, se le meten, se le marcan, see his ribs, see her ribs, sumen, flaring, nostril*, tugging, belly breathing',
  visionloss:
    'see double, sees double, black out in, shadow, swarm of black, went black, went dark, gone dark, blind, blindness, curtain*, shade*, cortina*, ciego, ciega, se me apago, se me fue la vista, se le fue la vista, all grey, half of everything, grey out, veil, velo, sombra, black out of, everything white, everything cloudy, apago la vista, no veo, no ve, cant see, lost sight, lost vision, loss of vision, lost my sight, lost my vision, perdi la vista, perdi la vision, perdio la vista, perdio la vision, tunnel vision, double vision, seeing double, veo doble, vision doble, seeing half',
  visionsigns:
    'spark*, stars, flashing, flashes, floaters, spots, lucecitas, luces, destell*, chispas, estrellitas, blurr*, borros*, see spots, ver luces',
} as const;
