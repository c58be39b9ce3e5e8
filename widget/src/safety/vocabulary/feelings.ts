/** What is felt and seen, and how bad, in words of both languages. */
export const feelings = {
  pain: 'pain, pains, painful*, hurt*, ache*, aching, agony, excruciat*, throb*, stabbing, sharp, cramp*, burning, dolor*, duele*, doler, adolor*, punzada*, colico*, ardor',
  pressure:
    'pressure, squeez*, crush*, heavy, heaviness, weight, elephant, tight*, constrict*, clench*, clutch*, sitting on, opresion*, oprim*, apriet*, apret*, presion, peso, pesa, pesado, pesada, aplast*, elefante',
  tear: 'ripping, tearing, desgarr*, rasg*',
  sweat: 'sweat*, clammy, drenched, sudar*, suda, sudo, sudan*, sudor*, sudad*, empapad*',
  pale: 'gray, grey, pale, ashen, pasty, palid*, gris, cenizo',
  vomit:
    'vomit*, throw up, throws up, threw up, throwing up, puke*, puking, barf*, bringing up, devuelv*, devolv*, arroja*',
  cough: 'cough*, tos, tose, tosi*',
  breath: 'breath*, air, respir*, aire',
  breathless:
    'short of breath, shortness of breath, breathless, out of breath, gasp*, panting, suffocat*, smother*, catch my breath, catch his breath, catch her breath, ahogo, me ahogo, se ahoga, ahogando, asfixi*, sofoc*, falta de aire, falta el aire, falta aire, sin aire, jadea*, not breathing',
  wheeze: 'wheez*, stridor, gurgl*, grunt*, whistl*, silb*, quejid*',
  numb: 'numb, numbed, numbness, numbing, tingl*, pins and needles, cant feel, entumec*, entumid*, adormec*, dormid*, durmio, hormigue*, no siento, no siente, no la sient*, no lo sient*',
  weak: 'weak*, paralyz*, limp, lifeless, debil*, fuerza, fuerzas, paraliz*, flojo, floja',
  droop:
    'droop*, sag, sags, sagging, hanging, hangs, melted, melting, crooked, lopsided, uneven, drop*, twisted, torci*, chuec*, caid*, desvi*, colg*',
  slur: 'slur*, garbl*, gibberish, jumbl*, mush, mushy, mumbl*, nonsense, not making sense, making no sense, stopped making sense, makes no sense, como borrach*, balbuc*, enred*, arrastra, incoher*, no le entiendo, no se le entiende',
  confused:
    'confus*, disorient*, delir*, hallucinat*, out of it, doesnt know where, doesnt know who, dont know where i am, seeing bugs, seeing things, sees things, cant remember, doesnt remember, doesnt recognize, confund*, desorient*, alucin*, no sabe donde, no sabe quien, no reconoce, no recuerda, no se acuerda, desvari*, ve cosas, veo cosas, viendo cosas',
  dizzy: 'dizz*, lightheaded, light headed, woozy, faint, mare*, desvanec*',
  fainted:
    'faint*, pass out, passed out, passing out, passes out, black out, blacked out, blacking out, collaps*, keeled over, lost consciousness, loses consciousness, losing consciousness, desmay*, colaps*, desplom*, perdio el conocimiento, perdi el conocimiento',
  unconscious:
    'uncons*, unrespons*, not responding, doesnt respond, not answering, out cold, slumped, lifeless, no pulse, knocked out, inconscient*, no responde, no reacciona, no contesta, sin pulso',
  wake: 'wake*, waking, woken, awake, awaken, rouse*, arouse*, despert*, despiert*',
  sleepy: 'sleepy, drows*, letharg*, listless, groggy, adormil*, somnolien*, dormid*, aletarg*, decaid*',
  blue: 'blue, bluish, purpl*, dusky, gray lips, azul*, morad*',
  stiff: 'stiff*, rigid*, hard as, board, tiesa, tieso, dura, duro, tabla',
  swollen: 'swell*, swoll*, swole*, puff*, bulg*, balloon*, huge, size of, hinch*, enorme*, inflam*',
  hives: 'hive, hives, welt*, urticari*, ronchas, rash all over, itchy all over',
  closing: 'clos*, tight*, swelling shut, cierra*, cerr*, apret*',
  swallow: 'swallow*, trag*',
  sudden:
    'sudden*, out of nowhere, out of the blue, all at once, in seconds, just started, just now, right now, this morning, minutes ago, woke, de golpe, de repente, repentin*, subit*, de pronto, de la nada, ahorita, amanecio, desperto',
  worst: 'worst, peor, thunder*, explod*, explos*, explot*, of my life, de mi vida',
  severe:
    'severe*, extreme*, terrib*, awful, horrib*, unbearabl*, intens*, agony, agoniz*, excruciat*, so bad, really bad, doubled over, cant stand, scream*, insoport*, fuert*, muchisim*, no aguanto, doblad*, grita*',
  fever:
    'fever*, has a temperature, have a temperature, running a temperature, running a temp, burning up, tiene temperatura, trae temperatura, con temperatura, fiebre*, calentura*, ardiendo',
  chills: 'chill*, rigors, shiver*, shak*, escalofri*, tirit*, tembl*',
  mottled: 'mottl*, blotch*, marmol*, manchas moradas, cold hands, red streak*, raya roja',
  spots: 'spots, dots, rash, petechia*, manch*, puntito*, puntos, petequi*, sarpullido, ronch*',
  fade: 'fade*, fading, blanch*, go away, turn white, borra, borran, desaparec*, quita*',
  light: 'light, lights, luz, luces',
  headache:
    'headache*, head ache*, migraine*, head hurts, dolor de cabeza, duele la cabeza, me duele la cabeza, jaqueca, migrana',
  hot: 'hot, burning, dry, red, caliente, seca, ardiendo, roja',
  coldbody: 'so cold, freezing, ice cold, icy, helad*, frio, fria, frios, frias, cold, frostb*, congelad*',
  noise: 'noise*, sound*, cry, cries, crying, voice, ruido, sonido, voz, llora*',
  tears: 'tears, lagrima*',
  diaper: 'diaper*, pee, wet, pees, peed, panal*, orin*, pipi, mojad*',
  floppy: 'floppy, limp, rag doll, lifeless, aguad*, flacid*, trapo',
  ripped:
    'suck* in, sink* in, pull* in, retract*, flaring, grunting, hunde*, se le hunden, se le meten, see his ribs, see her ribs',
  notfeed:
    'wont eat, not eating, wont nurse, not nursing, wont feed, not feeding, wont latch, refuses the bottle, refusing to eat, hasnt eaten, hasnt fed, hasnt nursed, no come, no ha comido, no quiere mamar, no quiere comer, no quiere pecho, no mama, no toma, wont drink, not drinking',
  visionloss:
    'blind, blindness, curtain*, went black, went dark, cant see, lost vision, lost sight, loss of vision, double vision, seeing double, cortina*, ciego, ciega, no veo, no ve, perdi la vista, perdio la vista, veo doble, vision doble',
  visionsigns: 'spark*, halos, stars, flashes, flashing, blurr*, lucecitas, destell*, chispas, estrellitas, borros*',
  talk: 'talk*, speak*, spoke, get words, find words, get the words, find the words, habla*, palabra*',
  move: 'move*, moving, lift*, rais*, feel, hold, walk*, wiggle*, mueve*, muevo, levanta*, alza*, camin*, sostener',
  unhelped:
    'not helping, isnt helping, aint helping, doesnt help, didnt help, no help, not working, isnt working, doesnt work, didnt work, wont work, does nothing, did nothing, doing nothing, doesnt do anything, no relief, no ayuda, no me ayuda, no sirve, no me sirve, no funciona, no hace nada, no me hace, no le hace, no alivia',
} as const;
