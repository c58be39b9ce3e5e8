/**
 * Everyday words of English and Spanish, without accents: the most frequent ones, and further frequent ones
 * that lie within a slip or two of a word of the lexicon. They are never taken for a misspelling.
 */
export const commonWords: ReadonlySet<string> = new Set(
  `
    aaron abajo abby ability able abogado about above abra abrazo abre abrigo abril abrio absolutely abuse acaba
    acabado acabamos acaban acabar acabara acabo acaso accent accept acceptance accepting acceso access accident
    accidental accidentally accidente accountant accurate accuse aceite acerca acero achieve acres across acting
    action actions activate activated actividad actuacion actual actually actuando acuerdo acusado adding address
    adds adelante ademas adentro adios admire admit adonde advice aerea aereo afecta affair affected affection afraid
    africa after afternoon afuera again against agarra aged agencia agency agenda agent agente agents agrada agree
    agua aguja ahead ahold ahora aigo aiming aire alarma alarms alcance alcanzar alcoholic alegra alegria alegro
    alerta algo alguien algun alguna algunas algunos alianza alice aliens alike alive alla allah allan alleged alley
    alli allow allows alma almost alone along alquiler already alright also altar alter alteza alto altura always
    amable amante amazing amelia america american amigo amigos amnesia amor amount analysis anchor ancient anda andar
    angel angela angeles angels angle angles angry angus animal anne annoyed annoying anoche anos another answer
    antes anybody anymore anyone anything anyway anyways anywhere apache apart apartment apenas apollo apologize
    apparently appeal appear appreciate aprendi aprendido apropiado apunta aqui arana archer archie area aren argh
    argue arguing arguments arise arma armada armadillo armado armas armor arms army around arreglado arreglar arrest
    arrestado arriba arrive arruinado arruinar arse arte artery arthur articulo artist arts asesino ashes asia aside
    asiento asientos asked asking asleep aspect asqueroso asses asshole assume assure asunto ataca atacar ataco
    ataque atencion atender athena athletic atlanta atomic atrapado atrapados atras attack attention attic attract
    attractive audiencia aunque aunt auntie authentic authorities authority auto automatic autopista autos auxilio
    avenue avion aviones awake away awful awfully ayer ayuda ayudado ayudante ayudar ayudara ayudas baby back backup
    bacteria badge bail bailando bailar baile bailey bait baje bajo bakery bala balas ball ballet bananas banco
    bancos band bandera bank banker banking banks banner bannister bano barato barber barbie barco barcos barker barn
    barney barrel barrier barrio bart barton bash basket bass basta bastante bastard basura batch bath bathing
    bathroom baths batter batteries battle battles baxter beach beads bean beans bear bearing bears beast beasts beat
    beaten beatles beautiful beauty beaver bebe became because beck become becoming been beep beeping beeps beer
    before began begged begging begin beginning begins behind behold bein being beings believe believing belong belt
    belts bender beneath benton berries berry bertha besides beso best bestia beta betcha beth bets better betting
    betty between beyond bible bidding bien bigger bill billie billion billy bind bing bird birdie birthday bitch
    bitches bitter black blackie blame blamed blaming blanche blanco blank blanket blast blasted bled blend blessed
    blessing blessings blind bloke blond blonde blood blouse blow blue board boarding boards boat boats bobbie bobby
    boca boda body bold boleto boletos bolsa bolsas bolt bomb bomber bombers bond bonding bonds bonita bonito bonnie
    bonus boogie book booked books boom boot booth boots booty booze borde border bordo bore boring born borrow
    borrowing boss bosses boston botas bote both bother boton bottle bottom bought bounce bound bounty bourne bout
    bowl bowling boxer boyfriend boys brace brain brake brakes branch brass brat bravo brazil breach break breakfast
    breakup breathe breed breeding breeze brent bret brett brick bricks bridge bridget brief brighter bring bringing
    brings britanico british broads broke broken broker bromeando bromeas brooks broom brother brothers brought brown
    bruce brunch brute buck bucket bucks bucky buddy budget buen buena buenas bueno buenos buffy bugger build
    building buildings builds bulb bullet bullock bullshit bummer bumper bunch bundle bundy bunk bunker burden burger
    burgers burial buried burke burn burro burt burton bury buscado buscan buscando buscar buscare bush bushes
    business busque bust busted buster busting busy butch butcher butter buying buys buzzing bygones caballero
    caballeros cabana cabeza cabina cabo cabra cada cadaveres cadena caesar cafe cage cain caja cake cakes calidad
    call calla callado callate calle called caller calles calling calls calm calmese calvin cama camara cambia
    cambiar cambie cambio came camel camera cameras camina caminando camino camion camisa camp campo campus canada
    candidate candidates candle candy cannon cannot cantando cantante cantar cantidad canvas canyon capa capitan
    captain cara caracter carajo carcel card cards care career careful carga cargo cargos caridad carino carl carla
    carmen caro carpenter carpet carrera carretera carry cars carson cart carta cartas carter cartera carved carver
    casa casada casado casados casco case cases cash casi casino casket caso casper cast castillo casting castro
    casual catch catcher catherine cattle caught causa causado causar cause caused causes causing caution cautious
    cave caves caviar caza celebrar celebrate celebrity cell cellar celula cena cenar cent center central centro
    century cerca cerdo cerdos cereal ceremonia ceremony cerrar certain certainly cesar cetera chain chained chains
    chair chairs challenge champ champions chan chance chances change changed channel channels chapel chapter
    character charge charges charging charity charla charles charlie charm charmed charming charms charter chase
    chased chatting cheat check checked cheer cheering cheers chemistry cheque cherry chess chester chica chicas
    chick chicken chicks chico chicos chief chiefs child children chili chinese ching chip chips chofer choice choir
    choke choked choking choose choosing chopped chopper chorus chose chow christ christine christmas chubby chuck
    chuckling chucky chump church cielo cielos cien ciento cientos ciertas cierto cigar cigarrillo cima cinco cindy
    cine cinturon circulo circus cities city ciudad claiming claire clam clamp clan clara clarence clark claro clase
    clases class classes claw clay clean cleaner clear clearly clem clever client clientes clients clinic clinica
    clip clock close closed closer closet clothes clowns club clumsy coach coaching coaster cobb cobra coca coche
    coches cocinar coco cocoa code codes codigo coffee coffin coge cohen cohete coke cold cole colega colgar colin
    colina collapsed collar collateral colleague colleagues collected collection college colonel colt columbia
    columbo coma comando combat come comedian comedy comen comenzo comer comes comet cometer comfortable comic comics
    comida coming comision comite command commanding comment commission commit como comodo compania company compasion
    compassion competing complete completely compra comprado compras compre computer comun comunidad conceived
    concentration concern concerned concert conclusion conclusions condado condemned condicion condo conduct conducta
    conducted conductor confesion confessed confession confined confirmed congratulations conmigo connect connected
    connection connections connie cono conoce conocer conoces conoci conozco conquer consciente conscious conseguir
    consent consider consistent consolation constance constitution construction consul consulate consumed contact
    contado contain contains contando contar contare conte content contento contents contestar context contigo
    continue conto contra contractor contracts contrario contrato control controlar controlled controlling convention
    conversation convict convicted conviction convoy cook cool cooler coop cooper copa cope copies copper cops copy
    cora coraje corazon corbata core corea cork corn corner coroner corpse corre correction correcto correo correr
    corriendo corriente cortar corten cosa cosas cosmic cosmos cost costa costado couch could couldn count countdown
    counted counter counting country counts county couple courage courageous course court courts cousin cove cover
    covert coward cows coyote cracker crackers crap crate crazy crea creado cream crear creas create creates creating
    creature creatures crecer credit cree creek creeme creen creer crees crei creo crew crews criaturas cried crime
    crimen crimes crisis cristal cristo critic crop cross crossed crosses crossing crowd crowded crowds cruelty
    cruise crusade crush crushed cruz crying crystal cual cuales cualquier cuan cuando cuanta cuanto cuarto cuatro
    cuba cuckoo cuenta cuentas cuente cuento cuerda cuero cuerpo cuida cuidado cuidando cuidar cuidate culo culpa
    cultura cumplido cunning cunt cura cure curiosidad curse cursed curve customers cute cutest cutie cutter cuyo
    daddy dado dagger daisy dale dama dame damn damned dance danced dancer dancers dances dancing dandy dang danger
    dangerous daniel danny dano dante dara dare daria dark darkness darling darn dash data date dating daughter dave
    david dawn days dead deadly deal dealer dealt dean dear dearly death debbie debe debemos deben deberia deberiamos
    deberias debes debi debia debido debio debo debris decade decency decias decide decided decidi decidido decidio
    decir decirle decirte decision deck dedication deed deep deeper deeply deer defeat defend definitely deja dejado
    dejame dejando dejar dejeme dejen dejo deline demanda demands demas demasiada demasiado deme demo demonios demons
    denial dennis dent dentro denver department depot derecha derecho descansa descansar descanso descuida desde
    desea desearia deseas deseo deseos desgraciado desk despejado despues destroy detail detective detenga determine
    detras deuda develop devil devils diablo diablos dial diamantes diario dias dice dicen dices dicho diciendo dick
    dickie didn died diera dieron diez diferente difference different difficult dificil diga digas digest digger
    digging digo dije dijera dijeron dijiste dijo dile diles dilo dime dine dinero ding dining dink dinner dios diosa
    dioses dira dire direct directing diria dirt dirty disappear disculpe discusion discuss discussion diselo diseno
    dish dishes disparado dispose diste distinction ditch dive diversion diving dock doctor does doesn dogs doing
    dolar dolares doll dollar dollars dolly dolor domino donate donde done dong donor donuts dooley doom doomed door
    dope dork dorm dormir dory double doubt dough dove down dragged dragging dragon drama drapes drawer drawing drawn
    dream dreams dress dressed dressing drifting drink drinking drive driven driver drives driving drogas drop
    dropped drug drugs drunk duck ducks duct duda dudas dude dudes dudley dudo duke dumb dummy dump dumped durante
    during durmiendo duro duty dying each eagles earl early earn earth ease easier east easter easy eating echa echo
    editor educacion education edward efectos effect effective eight either ejercito elder elders eleccion elecciones
    electrical elegant element elements ella elle ello ellos else embajador embargo embarrass emergencia emergency
    emociones emotion empezar empire empty enamorada enamorado encanta encantada encantado encargado encargare
    encerrado encima encontrar encontre endure enemy enfermera engaged engines english enjoy enjoying enorme enough
    ensena enseno ensure entendido entera entered entero enters entertain entiendes entiendo entire entonces entra
    entrar entre entren entrenador entrenamiento enviar equipo eran eras eres eric erica erin errand error esas
    escala escapado escapar escena escoger escribiendo escucha escuchado escuchame escuchan escuchando escuchar
    escuchen escudo escuela esos espacio espada especial especially especie espejo espera esperamos esperan esperando
    esperar esperas espere esperemos espero esposa essential esta estaba estaban estabas estable estado estais
    estamos estan estar estara estaras estare estaremos estaria estarlo estas este estelar estemos estes esther
    estimate esto estos estoy estrella estrellas estupendo estupida estupido estupidos estuve estuvo eterna eternal
    eternidad evacuate evacuation evaluation evan even evening event ever every everybody everyone everything
    everywhere evidence evil evitarlo exactamente exactly examine excelente excellent except exception exceptions
    excess excited excitement exclusive excuse execution executive exhibition existed expect expecting expensive
    experience experimento expertise explain explained explaining explica explicar explore explosion explosions
    expressed expression extend extensive extent extra extrano extremely eyes fabian face facil facilities fact facts
    fade fail failed failing fails fair fairy faith fake faking falcon fall falsa false falso falta faltan fama fame
    familia familias families family famous fanny fare farm farmer fascinated fascinating fase fast fasten faster
    father fatso fault favor favorite favors favour fear feared fears feast feather feature feds feed feeding feeds
    feel feeling feelings feels feet felicidad feliz fell fella fellas fellow felt fewer fiber fiel field fields
    fierce fiesta fifty fight fighter fighting fights figure figured fila file files filing film filming filter filth
    filthy final finales finally finals financial find finding finds fine finest finish finished fink finn fiona fire
    fired firmar first fish fisher five flame flames flatter flattered flattering flavor fled flee fleet flew flies
    flight flint flip flipped flirting float floating flood floor flor flores florida flota flower flowers flowing
    flown flush flyer flying foam fogg folks follow following fond fondos food fool fooled fooling fools foot force
    forced forces forcing ford forever forged forget forgive forgot fork forma formal formar former fort forward foto
    fotos found founded four france frank freak freaking freaky free freely freeze freezing french frente frequency
    fresh fria friday fried friend friends from front froze fuck fucking fucks fudge fuego fuel fuente fuentes fuera
    fueran fueras fueron fuerte fuerza fuese fuimos fuiste full fuller funciona funeral funk funky funny further fury
    fuse future futuro fuzzy gaby gafas gail gale gallina gallons gambling game ganado ganamos ganar ganaste gane
    gang gangs gano garage garaje gate gates gatillo gave gear geisha gene general generally generator genes geneva
    genial genie genius gente gentle gentlemen gently george gerald gets getting ghetto giants gift gifted giggling
    ginger girl girlfriend girls give given gives giving glad glance glass globe gloria glowing goddam goddamn goes
    going gold goldie golly golpear gone gonna good goodbye goofy goose gordon gosh gospel gotcha gotta gotten
    government gown grab grabs grace gracia gracias gracioso graduated graham grain grams gran grand grande grandes
    grandioso grandma granja grape grapes grasp gratis grave graves gravity great greater greatest grecia greece
    greed greedy greek greeks green greet greeting greetings grenade greta grial grid grim gris gritando gritar
    groaning groans groom groovy gross ground group grow grown grudge grunts grupo grupos guapa guard guarda guarded
    guardia guards guerra guess guest guests guilty guion guitar guns gusano gusta gustado gustan gustar gustaria
    gusto guys habeis haber haberte habia habias habido habitacion habits habla hablando hablar hablas hables habra
    habria hace hacemos hacen hacer hacerle hacerlo hacerme hacerse hacerte haces hacia hacias haciendo haga hagalo
    hagas hago hail hair half hall hallar halls hallway halt hambre hammer hand handcuffs handle handles hands hang
    hangar hanging hank hans happen happened happening happens happier happy hara haras harbor hard harder hardly
    hare haremos haria harias harlem harold harper harris harry harsh hart harto harvest harvey hash hasn hasta hasty
    hatch hate hath hating hatred hats haul havana have haven having hawaii hawk hawkins haya hazard hazlo head heal
    healing heap hear heard hearst heart heartless heaven heavens heavily heavy hecho hechos heck hector height heil
    heir heist helado held helio hell heller hello help helped helping hemorragia hemos henry hera herd here hermana
    hermano hero heroes heroic heroina herr herself hice hiciera hiciste hide hideous hides hielo hierba hierro high
    higher highly hija hijo hijos hill hills himself hire hired historia history hitch hizo hockey hoja hola hold
    holden holding hole holland holler hollow holly holt holy hombre hombres home homeless homo honest honey honking
    honor honorable honors hood hooper hooray hoover hope hoping hopper hora horace horario horas hormones horn horse
    hose hospital host hotel hotels hotter hound hour hours house houses housing howard however howling hubiera
    hubiese hudson huellas huge hugh hugo huir hull human humanos humble humming humor humour hump hundred hung
    hungry hunk hunt hunted hunter hunters hunting hurley hurry hurt husband hush hustle hutch iced idea idiot idiota
    idiotas idiots igual imagine immediately impacto impatient imperio importa importance importancia important
    importante importantes imposible impossible impresion impression inch inches incident incidente incluso
    inconvenience increible indeed indica indicate indicated indicates indication inevitable infirmary influence
    influencia inform informacion informado information informe informed infrared inherited initiate injustice
    inmates innocence innocent inquiry inside insist insists inspection inspector instance instant instante instead
    institute insult insulting insults intact intencion intenciones intend intended intent intenta intentaba
    intentado intentamos intentando intentare intente intention intentions intento interes interesado intereses
    interest interested interesting intern into introduced intuition invade invent invented invention invest invested
    investigar invitacion invitado invitados invitation invitations invito involved iran iras irene iria irme ironic
    irse isolation izquierda izquierdo jack jackass jacket jackets jackie jade jail jake jamas james jane japon
    jasmine jason jean jeep jefe jelly jerry jersey jesus jets jill jimmy jingle jockey joey john johnny join joined
    joining joke joking jones jordan jose josh joven judge judio juego juegos jugada jugador jugar julian juliet jump
    june jungle junkie juntos jurado just justo kane kang kansas kate keen keep keeper keeping keeps kelly kent kept
    keys kick kidding kidnap kids kill killed killer killing kind kindly kindness king kiss kitchen kneel knew knife
    knight knights knock knocking knocks know knowing known knows knox kong kung label lace ladder ladies lado lady
    lake lama lame lamento lamp lana land lane lang lanning lanza lanzar laps largas larger largo larry lasagna
    lassie last lastimar lata late lately later latest laugh laughing laughter launch laura lava lavar laws lawyer
    lead leading leads leaf league leap learn learned learning learns learnt lease least leave leaves leaving left
    legacy legend legs lejos lend length lenguaje leon less lester letras letter letters levantar levantate level
    lever leyes liable liberal library libre libro lick licking lider lieutenant life light lighten lightly lights
    like liked likely likes lilly lily limb lime limited limits limo limpia limpio lindo line linea linen ling link
    linked lion lionel lions liquor lisa list lista listen listened listening listens listo listos litter little live
    lived lively lives living lizzie llama llamada llamado llaman llamar llamen llames llamo llave llaves llegada
    llegado llegan llegando llegar llego llegue llegues lleno lleva llevan llevando llevar llevara llevarte llevas
    llevate lleve lleven llevo llorando lluvia loaded loading loan lobo lobos loca locate lock locked locker loco
    locos loft logan logrado logramos lograr logs lois london londres lone loner long longer look looked looking
    looks loop loosen loot lord lose loser losers losing lost lotion lots lottery louder louis louise lounge love
    loved lovely lover lovers loves loving lowest lucas lucha luchar luck lucky luego lugar lugares luke luna lunch
    lunes lure lust luther lying lynn mace machine macho mack madame made madera madre madres maestra maestro
    magazines magic mago maid mail main maine majestad major majors make maker makes makeup making mala malas
    maldicion maldita malditas maldito malditos maleta maletas mall malo malos malvado mama mamma manana manda mando
    maneja manera maneras maniac manner mano manor manos manten mantenga mantengan mantente mantiene many manzana
    mapa maple mara marble marcas marcha marco marcus mare maria marian marido marie marina marine maris marissa mark
    marked marker marketing marks marriage married marries marrow marry mars martes martha martinis marvelous mary
    masa masaje mash mashed mass master matado matalo matan matar matara matare mataria matarlo mataron matarte
    mataste match matched matches mato matt matter matthew mature maxima maximo maya maybe mayo mayor mayores meal
    mean means meant measures meat medal medals medical medico medida medidas medio medium meet meeting megan mejor
    mejores melissa mellow melody melt melted memory menos mensaje mensajes mental mente mentes mention mentor menu
    menudo mercado mere merece merger mermaid merry mesa meses mess message meta metas mete meters metes method
    methods metido mexican mexico mias mice michael mick mickey middle miedo miel mientras mierda might mike mile
    miles militar mill millas million millones mills milo mina minas mind mine miners mines ming minimo mining mink
    mint mintiendo minus minute minutes minuto minutos mira miraba mirad mirada miralo mirame miranda mirando mirate
    mire miren mires miro misiles mision misma mismas mismo miss missed missing mission missus mist mistake mister
    mitad mitch mixing moaning mobile mock mocking moda modales models modest modo modos mojo mold molestar molly
    moment momento moments mommy mona monday moneda money monica monje monk monroe monster monstruos montanas montar
    month monthly months monton moon moore moose moral morale morals more morgan morgue morir morira morning mornings
    morons morris mortal moscow moses most motel mother motherfucker motivation moto motors motto mourning mouth move
    moved mover movie movies movimiento movimientos moving much mucha muchacho muchachos muchas mucho muchos muelle
    muera muere mueren mueres muero muerte muertes muerto muertos mujer mujeres mule mummy mundo municiones murder
    murio muro museo music musica musicians must mutt mutual myself myth nacio nada nadar nadie name named names nasa
    nash nathan natives natural nature naval nave naves navidad navy neal near neat necesario necesidad necesita
    necesitaba necesitamos necesitan necesitar necesitare necesitas necesito necessary necessity neck need needed
    needn needs negocio negro neil neither nerd nerve nerves nerviosa nervioso nervous nest nevada never news next
    niagara nice nick nicky niggas night nina nine ningun ninguna nino ninos nivel nobel noble nobody noche noches
    noel nombre none noon norm normal norte north nose nosotros notado notch note nothing notice noticias noticing
    notion notorious nova novel novels novia nubes nude nuestra nuestras nuestro nuestros nueva nuevas nueve nuevo
    nuevos number numero nunca nuns nursery nuts obispo objection objections objeto objetos obnoxious obsession
    obviously ocasion occasional occasionally occupation occupied occurs ocho ocurra ocurre ocurriendo odds odia
    odias odie odio oeste offend offer office officer official oficial oficina often oido oiga oirme ojos okay oliver
    olvidado olvidalo olvidar olvidare olvidaste olvidate olympic once ones online only onto oops opcion open opener
    operacion operating operative opinas oportunidad opposed option orange orden ordeno order orders ordinary orgullo
    origin oscar oscuridad other others otra otras otro otros ought ours ourselves outside outta over overreacting
    oyeron oyes pace pact paddle padre padres paga pagado pagan pagar pagara page pagina paginas pague paid pain
    paint painted painting paintings pair pairs pais paises palabra palabras palace paliza palmer palo panama
    pandilla pants papa papas paper papers papi pappy para parachute parada parade paradise parado pardon pare parece
    pareces parecia paredes parent parents pares parezca paris parish park parked parker parking parks parole parque
    part parte particles particular partir partly partner partners partridge party pasa pasaba pasada pasado pasando
    pasar pasara pasaste pase paseo pases pasillo pasion paso pass passed passenger passion past pastel path paths
    patient patio pato patty paul paulie pause pawn payaso paying pays peace peach peaches pearls peas pecado pecados
    peces peck pedazo pedazos pedro peek peep pegged peggy pelea pelear peleas pelicula pelota pelotas pena pencil
    pending pensaba pensado pensando pensar pense pension penso penthouse people peor peores pepper pequena pequeno
    perdedor perder perdido perdieron perdio perdon perdona perfect perfection perfecto perhaps periodico periodicos
    periodista permiso permit permitire pero perra perro person persona personal personas persons peru pervert
    pescado pest pete peter peters peyton phone phoned phones photos physically physics piano picasso pick picked
    pickle pickles picnic picture pictures pide pidiendo pido piece pieces piedad piensa piensas piense pienso pier
    pierce pierre pieza piezas pigeon pigs pike piloto pilotos pilots pimp ping pint pintura pipe piper pipes pirate
    pirates piscina piso pista pistas pistol pistola pitch pitcher pitching pits pity place placer places plague
    plain plan plane planet planeta plans planted plate plates platos platter play played playing plea please
    pleasure pleasures plenty plot plus pobres poca pocket poco podeis podemos poder poderes podia podras podria
    podriamos podrias point pointing points poisonous poke poker poking pole poli police policia polish polite
    politica political politico polly polo pond ponen poner ponga pongan pongas pongo pooh pool poor porch pork porn
    porque port porter posesion posible position positions positively posse possess possible possibly poster potion
    potter powder power powers pozo practice praise prayer precision preciso prefer pregnant pregunta preguntas
    premio prensa preocupes presencia present president presidente preso press pressing pressure prestado presume
    pretty price prick priest primer primera primero primitive prince printing prints priorato priorities priority
    prision prison private privately probablemente probably probar probation problem problema problemas problems
    produccion production profesor profession professor profit programa promise promised promotion pronto prop proper
    propia propias propio propios proposing props propuesta pros prosecution proteccion protect protected protecting
    protective protector proud prove proved proven proves provide providing proving proxima prueba psycho public
    publica publico puck pudding pude pudo pueblo pueda puedan puede pueden puedes puedo puente puerta puertas puerto
    pues puesto puestos pull pulled pump pumped pumping pumps punched punches punish punishing punk punto pupils
    puppet puppies pura purchase purchased pure puro purse push pushed pushing puso puss pussy puta putas puto
    putting qualities queda quedado quedarme quedarnos quedarse quedarte quedate quedese queen queens queer queremos
    querer queria querian querida querido querra querria quest question questions quick quickly quid quien quiera
    quieran quieras quiere quieren quieres quiero quiet quince quincy quinto quise quisiera quiso quit quitar quite
    quiz quiza quizas quote race rach rachel racial racist rack radio radius raging rags raid rail rain raise rake
    ramp ranch random randy rang range ranger rango raped rapidly rapido rapist rare rarely raro rascal rastro rata
    ratas rate rather ratings ratio rational rats raving rayo raza razon reach reaches reaching reactor read reader
    readers reading ready real realidad realised realize really realmente rear reason receiving recent recepcion
    reception recess recital recite record recording recover recovering recuerda recuerdas recuerden recuerdo
    recuperar reed reel reese referia referred referring reflection refreshing regalo regarding regina regional
    regresar regreso regret regular regularly rehearsal reina reindeer reject rejection relate relation relations
    relationship relatives relax releasing religion religious rely remain remains remember remind reminding reno rent
    rental rented renting renunciar repair repeating repito report reporte reporting reputacion required rescate
    resent reserva residents resign resisting resort respect respected respecto respects respeto responder response
    responsible respuesta rest restaurant resting resto restored restos resume retard retarded reto return returned
    returning reunion revenge revisa revista revoir revolucion reyes rezar rhymes ribbon rica rice rich richard rick
    rico ride ridiculous rigged right ring riot ripe ripped ripping risa risk risked risking rita river road roam
    roar roaring robado robando robbed robbing robe robert robo robots roca rocas rock rocking rode roger roland
    roles roll roller roma romano romans rome rompe romper ronald ronda room ropa rory rosa rosas rose roses rosie
    ross rostro rosy rota rotation roto rotting rouge roughly round rounds route routine rover rubbish rude rueda
    ruedas ruin ruined ruining ruins rule rules ruling rumor runner running runway rush rushed rushing ruso russ ruta
    ruth ruthless rutina ryan sabado sabe sabeis sabemos saben saber saberlo sabes sabia sabian sabias sabido sabras
    sabria saca sacare saco sacred saddle safe sagrado said sail sailed sailing sailor sails saint saints sake sakes
    sala salad salary saldra saldre salga salgan salgas salida salido saline salir sally salmon salon saloon salt
    salta saltar salto salud salute salva salvado salvar salve salvo same sample sandra sane sang sangre sano santa
    santo santos saquen sara sark sassy saturday save saved saving savings savior sawyer saying says scalpel scan
    scared scarf scene scenes scent scholar school science scored scores scotch scouts scrambled scream screamed
    screaming screams screech scully seamos sean search searching seas season seasons seat seated seats seattle
    seccion second seconds secret secretario secretary secreto secretos section sector secure security seduce seed
    seeds seeing seek seeking seeks seem seemed seems seen seguido seguir seguira segundo segundos segura seguridad
    seguro seis selection selfish sell selling sells selva semana semanas senado senal senales send sending sends
    senior senor senora senoras senores senorita sensacion sensation sense sensed senses sensors sent senti sentia
    sentido sentimos sentir seoul sepa separated separation sepas sera seras sere seres sergeant seria serial serias
    serie series serio serious seriously serpiente served server serves service serving servir session sets setting
    seven severely sewer sewing sexo sexual shack shade shadows shaken shall shallow shalt shame shan share shared
    shares sharing shark sharks sharon shaun shave shaved shaving sheep sheer sheila shelf shell shelley shells
    shelly sheriff shield shields shift shifts ship shipped ships shirt shirts shit shock shocking shoe shoes shoo
    shoot shooter shooting shop shopping shops shore short shorter shot should shouldn shout shouting shouts shove
    shoved show showed shown shred shrine shrink shuffle shut sick side sidewalk sidney sido siempre siendo siente
    sienten sientense sientes sientese siento siete sigh sight sights sign signal signed significa signing sigo sigue
    siguen sigues siguiendo silence silent silk silla silly simple simply since sincere sincero sing singer singers
    singing single sings sinking sino siquiera sire siren sirens sirs sistema sistemas sister site sites sitio sits
    sitting situacion situation situations size skates skating sketch sketches skies skiing skill skills skinner
    skipper skirts slack slam slammed slate slaves sled sleep sleeping sleeve sleeves slice slick slide slides slight
    slippers slippery slit slope sloppy slot slow slower slowing smack small smallest smart smarter smashing smell
    smile smoke smooth smuggling snack snacks snatch sneak sneaking sneaky sniff sniffing sniper snitch snooping snow
    snowing snuck soak soaked sober sobra sobre socios sock socks socorro soda sofa softly soil sois sola solas sold
    solia solo some somebody somehow someone something sometimes somewhere somos sonar song sonido sookie soon sooner
    sopa sorrow sorry sort sorts sosten sotano sought soul sound sounds soup source sources south space spain spare
    spared sparks sparky speak speaking spear special speed speeding spell spelled spelling spells spence spend
    spending spends spent spice spies spike spill spirit splash spoken sponge spot spying squire srta stable stables
    stack staff stage stages stain stains stake stakes stale stalker stalking stall stalling stamps stan stand
    standby standing star stars start started starting starts starve starving stash state stated states static
    station stationed stations statue status stay staying steady steal stealing steals steam steel steele steering
    stella step stephen stereo steve steven stew stick still stir stockings stokes stole stolen stood stop stopped
    store stored stores stories story straight stranded strange strangle strangled strap strapped stray streak street
    streets stretch strike strikes string strings strip stripes stripped stroll strong strongest struck stuck studied
    studio study stuff stunned stunning stunt stupid style suba suban sube subiendo submit subs sucede such sucker
    suckers suddenly sued sueldo suelo sueltame suena sueno suenos suerte suffer suffering suficiente sufrido sufrir
    sugiero suicide suicidio suing suit suited suits sujeto sultan summer sunday sung sunk supe super superb supiera
    supo supone supongo supper support supporting suppose supposed supuesto sure surely surfing surgeon surprise
    surprised survey sustained suyo swan swap swat swear sweater sweep sweeping sweet sweetheart sweetie sweetness
    swept swim swine swords swore sworn sylvia system tabaco table tables tailor take taken takes taking talbot tale
    talent talents talk talked talking tall tamano tambien tammy tampoco tanner tanque tantas tanto tantos tape taped
    tapped tara tarde tarea targets tarzan taste taught taylor taza teach teacher teaching team teams tease teasing
    teatro techo teeth telefono tell tellin telling tells telly tema temas teme temer temo temor temper temporary
    temprano tempted tenant tend tendra tendran tendre teneis tenemos tener tenga tengan tengo tenia tenian tenias
    tenido teniendo tenis tennessee tent tenth teoria tercer terminado terminal terminamos terminar terminated
    terreno terrible terror terry tesoro test testified text than thank thanking thanks that theater theatre their
    theirs them theme themselves then theory there these thesis they thing things think thinking thinks third thirty
    this thomas those though thought thousand thread threat threats three thrilling throne through throw thrust thugs
    thunder thus tiburon ticket tide tidy tied tiempo tiempos tienda tiene tienen tienes tierra tierras ties tigers
    tight tighter till time timer times tios tipo tira tirado tired tiro tits toad toast toaster toca tocado toco
    toda todas todavia today todo todos together told toledo toll toma tomado tomar tomas tomaste tomb tome tomes
    tommy tomo tomorrow tonight tono tonto tony took toots topic toques torch tore torn torpedo torre totally touch
    tough tour towel towels tower towers town toys trabajaba trabajado trabajan trabajando trabajar trabajo trace
    traced traces track tracked tracks tractor tracy trade traded trading traere traes tragic tragos traido traiga
    traigan traigo trailer train traje trajiste tramp trampa trance tranquilo tras trasero trash trata trataba
    tratado tratan tratando tratar tratare tratas trato travelling traves travis treat treated treating treats treaty
    tree tren trench trenes tres trial trials triangle tribute trick tricks tricky tried trigger trip triple tristan
    troop troops tropas tropical trouble trout trozo truck trucos true truman trust trusted trusting trusts truth
    trying tuck tucked tucker tumba tuna tune tuned tunel turbo turf turk turn turned turner turns tutor tuve tuviste
    tuvo tuyo twice twin twinkle type typical ubicacion ultima ultimas ultimate ultimo unas uncle under undercover
    underneath understand understood underway unica unico unicos unidos united unless unos unstable untie until unto
    unusual upon upset upstairs urgente usar used using usted ustedes usually util vaca vacaciones vain vais vale
    valiente valle valley valve vamonos vamos various vase vaso vast vaya vayas vayase veal vean veas veces vecino
    vecinos vehiculo veil veinte vela velocidad vemos vende vender vendra vendria veneno venga vengan vengas venice
    venido venir vent venta venture vera veras verbal verdad verla verle verlo verlos vernos verse version versus
    verte very vessel vest vestido vete viajar viaje viajes vibe victim vida videos viejo viendo viene vienen vienes
    vienna viento viernes vieron vigila vigilando vile vine viniera vino viola violation virgil virtue visa visit
    visita visitar visitas visited visiting visitor visits vistazo viste visto vital vitals vive vives vivian vivir
    vivo voice volar volver volvi volvio voodoo vote votes voting voto vuelo vuelta vuelva vuelvan vuelvas vuelve
    vuelves vuelvo vulcan vulgar wacky wade wage wager wages wagner waist wait waited waiter waiting waits wake walk
    walked walker walking wall walls wally walt walter waltz wand wander wandering wanna want wanted wants ward
    warden warfare warhead warm warmer warmth warn warned warner warp warren wars wash washed wasn waste wasted
    wasting watch watches watching water wave waves waving ways wealth wealthy weapon wear wearing weaver wedded
    wedding weed week weekend weeks weep weeping weigh weighed weighs weird welcome weli well went were weren west
    whack whacked whales what whatever wheat wheel wheeler wheels when where whether whew which while whip whipped
    whisky whisper whispering white whitey whitney whoa whole whoo whores whose wife wild will willie willing willow
    wimp wind window wine wing wings wink winner winners winning wins wire wired wise wish wished witch witches with
    within without witness wits witter witty wives woman womb women wonder wonderful wondering wong wooden wool word
    words wore work worked worker working works world worlds worried worry worrying worse worst worth worthy would
    wouldn wrapped wrapping wrecked wrestle wrestling wretched wright write writer writers writes writing wrong wrote
    wyatt yale yang yankee yankees yard yeah year years yell yelled yesterday yoga yonder york young your yours
    yourself youth yummy zack zone zoom
  `
    .trim()
    .split(/\s+/),
);
