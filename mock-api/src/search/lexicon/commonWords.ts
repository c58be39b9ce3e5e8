/**
 * Everyday words of English and Spanish, without accents: the most frequent ones, and further frequent ones
 * that lie within a slip or two of a word of the lexicon. They are never taken for a misspelling.
 */
export const commonWords: ReadonlySet<string> = new Set(
  `
    aaron abajo abbott abby ability able abort about above abra abrazo abre abrigo abril abrio abro absolutely abuse
    abused acaba acabado acaban acabo acaso accept acceso access accident accidentally accidente according accuse
    accused acento acepta acepte acepto acerca acero acme acostado acre acres across acting action actitud actor
    actually acuerdo acusacion adder address adelante ademas adentro adios admit adonde adora adore adores adoro
    adrian advice advise aerea aereo aerial aeroplane afecta afecto affect affected affection affections affects
    afloat afraid africa after afterlife afternoon aftershave afuera agachate again against agarrar agarren aged
    agencia agency agenda agent agente agosto agrada agree agua aguarda aguila aguja ahead ahold ahora ahoy aigo
    aiguien aiming aims aire airline airlines airtight alan albert alcance alden alegra alegria alfa algo alguien
    algun alguna algunas algunos aliados alianza alice aliens alike alimentar alive alivio alla allah allan alleged
    allen alley alli allo almost alone along alps already alright also altar alter alto altura always amable amada
    amanecer amante amar amazing america american amigo amigos amor amos amour ample amused analysis analysts anda
    andan andar anders andie andrea angel angle angles angry angus animal anna annoy annoyed annoying anoche anos
    another answer antes antiguos antique antiques anybody anymore anyone anything anytime anyway anywhere apache
    apaches apaga aparecer apart apartment apestoso apollo apologize apparently appealing appearance appreciate
    aprendido apropiado aptitude apuesta apuesto apunta apuro aqua aqui arabe arabia arabs archie archive arco
    ardiente area aren argh argue arguing arise arma armado armas armor armory arms armstrong army around arranca
    arrange array arregla arreglado arreglar arreglare arrest arrestado arrestar arriba arriesgado arrogance
    arrogante arruinado arruinar arruino arse arte arteries artery artes arthur articulate articulos arts artwork
    arty asegurado asesino ashes asia aside asiento asilo asked asking asleep aspire asses assess assets asshole
    asteroid astray asunto asusta ataca atacar ataco atajo ataque ataquen atencion atender athena athletic atlanta
    atomic atrapa atrapada atrapado atrapo atras atta attach attack attention attic attila attitude auld aumentar
    aunque aunt auntie aurora author authorities auto autor auxilio avance avenge avenue aversion aves aviation avion
    avisa avisar awaken aware away awful awfully awoke axel ayer ayuda ayudado ayudar baba baby babysit babysitting
    bach back backbone backpack backseat backside backup backyard bacteria badge badger bagels bail baila bailando
    bailar baile bailed bailey bailing bait bajame bajate bajen bajo bala balas bale bali ball ballad ballast ballet
    ballot ballroom balon bamboo banana bananas banco bancos band bandage bandera bandits bane banish banished banjo
    bank banker bankers banned banner bano banter barata barato barber barbie barco barge barging barker barlow barn
    barney barrel barrels barren barrera barrier barril barrio barrow bart barton basado bash bashed bashful
    basically basics basket baskets bass basta bastante bastard basura bata batalla batch bateria bathrobe bathroom
    baton battery battle battles battling baul baxter bazaar beach beak beam beams bean beanie beans bear beast
    beasts beat beaten beatrice beau beautiful beautifully beauty beaver bebe beber bebida bebido bebo beca became
    because beck becker becket beckett become bedside bedtime been beep beeper beeping beeps beer beetle before
    beforehand began beggar beggars begged begging begin beginning begs behave behaviour behind behold bein being
    bela believe belong bendiga benign benny benton berg berger berlin bernie berries berry bertha besar besides beso
    bess best bestia beta betcha beth bets betsy better betting betty between beulah beware beyond bias bible bibles
    bicho bickering bidder bidding bids bien biff bigger biggie bigote bijou biker bikers bilge bill billar billete
    billetera billetes billie billion billones billy bimbo bind binding birch bird birdie birthday birthmark biscuit
    bitch black blackie blake blame blanche blanco blank blanks blaring blast blasted blasting blaze blazer blazes
    blazing bleachers bleak bled bleeder bleep blend blender bless blessing blind blindfolded blindly bling bliss
    blob blockade bloke blokes blond blonde blondes blood bloodshed bloodstream blouse blow blowjob blue blume blush
    boar board boast boat bobbie bobby bobo boca boda body boiler bold boleto boletos bolsa bolt bolted bolts bomb
    bombay bona bonanza bond bonded bonding bonds bonehead bong bongo bonita bonitas bonito bonitos bonkers bonnet
    bonnie bono bonus boogie book booker bookie books boom boomer boon boost booster booth booths booze bora borde
    borderline bordo bore boring born borrar borrow bosques boss boston botas both bother boton bottle bottom bought
    boulder bounce bouncer bouncy bound bounds bounty bouquet bourne bowers bowie bowing bows boxeo boxer boxers
    boyfriend boys bozo brad brag bragging brain brake brakes bran branch brand brandy brass bravo brawl brazen
    brazil breach break breakfast breakthrough breakup breathe breather breathtaking bred breed breeding breeze
    brenda brent bret brett brew brian bribed bribes bridge bridget brief brigada brighter bring brink britches
    british brits brittle broad broads brock brogan broke broken broker broma bromas bromeas bromeo bronco brooch
    brood brook brooke brooks broom brothel brother brothers brought brown brownie bruce bruiser brunch brussels
    brute brutus bryan bubber bucks buda buddy budget buen buena buenas bueno buenos buff buffer buffet buffy bugger
    bugle buick build building built bulb bulbs bulk bulldog bullet bullets bullshit bumper bunch bundy bunk bunker
    buoy burden bureau burger burgers burial buried burke burley burn burner burro burrows burt burton bury burying
    busboy buscan buscando buscar bush business busque busquen bust buster busting busy butch butler butter butters
    buyer buyers caballeria caballeros cabana cabbie cabe cabeza cabina cables cabo cabra cabron cabs caceria cada
    cadaver caddy cadena cady caesar cafe cage cages cahill caiga cain cairo cake calculate calibre call callado
    callar callate calle called caller callese calling calls calm calmado calmate calmese calvin cama camara cambian
    cambiar cambiaste cambio came camel camelot camels camera camilla camino camisa camp campaign campana campeon
    camper campfire campo canada canalla cancelled canciller candidates candies candles candy cannon cannot cantante
    cantar canvas canyon caos capa capable caper capilla capitan captain capullo cara carajo caravan carcel card
    cards care career careful carefully careless caress carey carga cargo cargos caring carino carl carla carlos
    carmen carnal caro carpet carr carrera carrie carrier carroll carry cars carson cartel carter cartera carton
    cartons cartoon cartoons carve carved carving casa casada casado casados casar casco case cash cashier casi
    casino caso casper cass cassie cast castillo casting castor castro catch cater catering catfish cath caught
    causado causar cause caution cautious cave caved caves caza cazando cazas cease ceased celebrar celebrate
    celebrated celebration celery cell cellar cellphone cellular celos celosa celula cementerio cena cenar cent
    center central centro century cerca cerdo cereal ceremonia ceremony cero cerrando cerro certain certainly certeza
    cesar chain chained chains chair chairman challenge challenges challenging champ champs chan chance chandler
    change changed chant chanting chapel chaqueta char charge charger chariot charity charles charlie charm charming
    charms chaser chastity cheater check checkbook checked checker checkout checkpoint cheddar cheer cheered cheering
    cheerio cheers chef chemotherapy cheng cheque cheques chess cheung chez chica chicas chick chicken chickenshit
    chicks chico chicos chief child childbirth childish children chile chili chimes ching chink chipper chofer choice
    choir choose chopped chopper chopping chord chords chorus chose chow chowder christ christmas chronicle chuckie
    chuckling chug chum chump chun chung church cider cielo cien ciento cierto cigarettes cigarrillo cigs cima cinch
    cinco cindy cine circuit circuito circus cisco city ciudad claiming claims claire clam clams clan clanking
    clarence clark claro clase clash class clattering claude claudia claw clay clean cleanse clear clearly clem
    clerks cleve client cliffs clinic clinica clink clip clipped clipping clips clive cloak clock clockwork cloning
    close closed closer clothes clown club cluck clumsy clutch coach coalition coarse coast coaster coats cobb cobra
    cobrar coca coche cocinar cockeyed cockpit cocktail coco cocoa cocoon code coffee coffin coge coger cogido cohen
    cohete coho coil cojo coke cokes cold colder cole colega colgar colin colina colinas collar collars colleagues
    college colon colonel colonies colony colour coloured colours colt columbia columbo coma coman comando combate
    combine come comeback comedian comedy comen comer comes comet cometa cometer cometi comfortable comic comico
    comics comida comiendo coming comision comite comm command commanded commend comment commie commit commonly
    commune como comoda comodo comp compania companion company compartir compelling competir complete completely
    completion comply composer compra comprando compre comprende comprendo compro computer comun concentration
    concession concierge concierto conclusion concur condado condemn condena condicion condo condor condos conduct
    confer confesion confessed confession confessions confie confined confirm confound confront congo congratulations
    conmigo conn connect connects connie cono conoce conocer conoces conozco conquer conquered consciente consegui
    conseguido conseguir consent consider consiga consigo consiguio consolation console constable constance
    constitution constructed consuelo consul consulate consultant contact contado contain contains contar contare
    contarte contaste conte content contento contents contest contests context contiene contigo continue continuous
    conto contra contract contracted contraction contracts contrario contrary contratar contrato control controlado
    controlled controller controlling convencion convent conversation converse conversion convict convicts convincing
    cook cool cooler coombs coon cooper cooperation copia copied copper cops copy cora coral corazon corea cork
    cornell corner corp corporal corporate corps corpse corral correcto corren correo correr corten cortex cortez
    cortina cosa cosas cosmo cosmos cost costara costly cotillion could couldn council count countdown counter
    countess countless country coup couple courage course court courthouse courtroom courtyard cousin cover cowboy
    coyote coyotes cozy cracker crackhead cram crammed crane craneo crap crate crates crayons crazier crazy crea
    creado cream crean creando crear creas creator creature crece crecio credit cree creed creek creeme creemos creen
    creer crees crei creido creiste creo creole crew criado cricket crickets crime crimen crispy cristal cristiano
    cristo crit criteria critic critica critico critter croc crock crop crops crosby cross crowd crowding crowds
    crower cruce crucero cruelty cruiser crumbs crusade crusher cruz cruza cruzar crybaby crying cual cualquier cuan
    cuando cuanto cuartel cuarto cuatro cuba cube cubes cuckoo cuddle cuenta cuerda cuerpo cuestion cuff cuida
    cuidado cuidando cuidar cuidare cuide cully culo culpa cumplido cunning cunt cura curie curiosidad current curse
    cursed curses cursing curt curve curves custody cute cuter cutest cutie cutter cuya cuyo dada daddy dado daffy
    dainty daisy dalai dale dallas dama dame damien damn damon dana dance dancer dancing dang danger dangerous danke
    danny dano dante danza dara dare daria dark darling darme darn darned dart darte darts data date datos daughter
    dave david davies davy dawn daybreak daylight days daytime deacon dead deadbeat deadline deadly deadwood deal
    dealer dealers dealt dean dear dearie dearly death deathbed deba debate debe debemos deben deberia deberiamos
    deberias debes debi debia debias debido debieron debio debo debris decaf decay deceit decency decent decide
    decided decidio decir decirle decirte decision deck decker decode dedica dedication deed deeds deep deeper deeply
    deer defeat defeated definitely defy deja dejaba dejado dejala dejalo dejame dejar dejaran dejaria dejarla
    dejarle dejarlo dejarlos dejarme dejarte dejaste dejate dejen dejo deke deli delighted deline delito dell della
    demand demands demas demasiado deme demented demo demonios demora demos denial dennis dense dent dentro denver
    depart department deploy deporte deposit deposits depot derecha derecho descansa descanse descanso descend
    descended descent descuida desde desea deseado desearia deseas desee deseo deseos deserve desierto desire
    desperate despise despite despues dessert desserts destino destiny destroy detail detective detener detenga
    detention detest detiene detour detras detroit deuda deudas device devised devon devote devoted diablos dial
    dialing diana diane diary dias dibs dibujo dice dicen dices dicho diciendo dick dickhead dickie didn died diem
    diera dieron diez diferente differ difference different difficult dificil diga digas digger digging digits digo
    digs dije dijera dijeron dijiste dijo dilated dile dill dilo dime dimples dine dinero ding dings dining dink
    dinner dinnertime dinos dios diosa dioses dipped dipping dira diras dire diria dirias dirk dirty disappearance
    disclose discover discovered disculpe discuss diselo disgust disgusted dish dishes disperse dispose dispuesta
    dispuesto diste distinction ditch ditto dive diver divers divert diving divorcio dobie dock docked docks doctor
    does doesn doggone doghouse dogs doing dolares doler doll dollars dolly dolor domain domino donate donde done
    dong donkey donor donut doodle dooley doom doomed door doorman doorstep doorway dope dora dorado dorian dork dorm
    dormi dormir dory dosage dost doth double doubt douche dough dove dover dowd down downfall downright downside
    downstream downtown doyle drama drapes draw drawing draws dream dreams dreary dress dressed drink drinking drive
    driver driving drones drop dropped drug drugs drunk dual duane dublin duchess duck ducking ducks ducky dude
    dudley dudo duel dueno duenos dues duet duff duffy duke duly dumb dumber dummies dummy dung dunno durante durar
    durham during durmiendo durmio duro dusk dutch duty dwell dwelling dyed dying each early earn earning earth
    easier easiest east easter easy eater eating ebrio echa echas eche editor educacion eels effective effort efforts
    egghead egipto eiffel eight either ejecucion ejercito elder elders eldest eleccion elecciones elefante elegant
    elementos elena ella elle ellen ello ellos else elsewhere emerge emergency emerson emery emocional emotion
    emotionally empathy empezar employ empty enable encanta encargado encima encontrar encontre endanger endless
    endorse endure endured enemy enero enfermera enfermeria engines engle english enjoy enjoyable enough ensena
    ensene enseno ensure entendido enter entera enterado entere entered entero enterrar entiendes entiendo entire
    entonces entra entramos entrar entre entren entrenado entrenamiento entrevista envious epoca equipo eran eras
    erased eres eric erica erin errand error esas escala escapar escena escenas escoger escolar escribe escucha
    escudo escudos escuela esos espacio espada espadas espana especial especially especie especies espejo espera
    esperado esperan esperando esperar espere esperen espero espias espionage esposa espresso esta estaba estaban
    estabas estable estadio estado estais estamos estan estar estara estaran estare estaria estas este esther
    estimate estimates esto estos estoy estudiar estupido estuve estuviese estuvo eterna eterno ether evacuate
    evacuation evan evasion even evening event evento eventos ever everest everlasting every everybody everyone
    everything everywhere evidence evil evitarlo evolucion ewing exactamente exactly examine exceed excellent except
    excess excited exclusive excuse exile existed exorcism expect experience explain explica explicar explicare
    exploit exploited exploiting explore explored explorer exploring expressed expressing expression exterior
    external extra extranar extrano eyes face facil fact faggot fags fair faith fake fakes faking falda fall fallado
    fallar falta faltan fama fame familia family famous fang fangs faraway farce farm farming farms farrow farther
    fase fashion fast fastball fasten faster father fatso fatter fault favor favorite favour favours fear feast feat
    feather fecha feeble feel feeling feelings feels feet feisty feliz fell fella fellas feller fellow felon felt
    femur feria fest fester fetal fetching feud fiasco fickle fiddle fide fiel field fierce fiery fiesta fifty fight
    fighter fighting figment figure figured fila filas file filed files filing film filmar filter filth filthy final
    finally finch find finder fine finer finesse finest fingir finish finished fink finn fiona fire firearm firearms
    fireball fired firehouse fireman firewood firmar firmly first firsthand fish fisher fitch five flack flair
    flamingo flan flanco flap flapping flaps flashlight flashlights flask flatten flatter flattering flattery flavor
    flaw flecha fled flee fleece fleeing fleet fleur flew flick flier fliers flight flint flirting float floated
    floating floats flood flooded floods floor flor flora flores florida floss flota flour flowers flown fluke flunk
    flute flyer flyers flying foam fogg foil folder folks follow following folly fond food fool foot footage
    footsteps force ford forest forever forgave forged forget forgive forgot forgotten fork forks forma formal
    formality formar forrest fort forthcoming forty forum forward foto fotos fought found founder four fowler foxes
    foxy fraction frail frame frames framing france franco francos frank frat frau frecuencia free freely french
    frente frenzy fresca fresco fresh freshen fret fria friday fried friend friends friendship friendships fries
    fright frigid fringe frisco frisky from front frosting froze fruits frying fuck fucking fudge fuego fuel fuente
    fuentes fuera fueran fueron fuerte fuerza fuese fuimos fuiste full fuller fuma funciona funcionan funcionar
    funding funnel funny furious further futile future futuro fuzz fuzzy gaby gael gafas gail gala gallant galleta
    galley gallon gallons gambled game ganado ganan ganar ganaste gander gane gang gangs gano gant garage garaje
    garantia garras garter gary gastar gastos gate gates gather gator gave gays gaze gear gears geek geeks geese geez
    geiger geisha gender gene general generally generate generic genes genial genie genius genovia gente gentil
    gentle gentlemen gently george germ gestapo gesto getaway gets getting ghetto giants gibson gideon gift giggles
    giggling gigs giles gina ginger ginny girl girlfriend girlie girls gist give given giver gives giving glad glance
    glare glass glide glitter gloat globe gloomy glory gloss goalie goals goddamn gods goes goggles going gold goldie
    golfer golly golpear goma gone goner gong gonna goober good goodbye goodman goodnight goof goofy gook gooks goon
    goons gordon gore gosh gotcha gotham gotta gotten govern government gown grab grabado grabar grace gracias
    gracioso graham grail gral gram grammy gramps grams gran granada grand granddad grande grandes grandioso grandma
    granero granja grant grants grape grapes grasp gratis grave graves gravity gravy grazie grazing great greater
    greatest grecia greece greed greedy greek greeks green greenhouse greet greeting greg grenade greta grew grial
    grid griego griegos griff grill grim grimes grin grinch grinder gringo grinning gris gritar groaning groans groom
    grooming ground group groupie grovel grover groves grow grown grudge grunting grunts grupo guantes guapa guard
    guardar guardia guardians guerra guess guest guests guided guiding guilty guion guitar gulf gull gump gunfire
    gunpoint guns gunshot gunshots gussie gusta gustado gustaria gusto gutter guys habeis haber haberla haberle
    haberlo haberse haberte habia habian habido habitacion habla hablaba hablado hablame hablan hablando hablar
    hablarle hablarme hablarte hablas hablen habra habria hace hacemos hacen hacer hacerlo hacerse hacerte haces
    hacha hacia hacian haciendo hacker hada haga hagalo hagan hagas hago hail hailing hair haircut hairdo hale haley
    half halftime hall hallar hallaron hallway halo halt halves hambre hamper hand handgun handle handler hands
    handshake handsome hang hangar hanger hanging hangman hank hanks hans happen happened happening happens happier
    happy hara haran harass harassed harbor harbour hard harder hardly hardworking hare haremos haria harian hark
    harmless harmony harness harp harper harris harry harsh hart harta harto harvey hash hasn hassle hasta hatch
    hatched hatcher hatches hate hath haul hauling haunt haunting haunts havana have haven having hawai hawaii hawk
    haya haywire haze hazel hazlo hazte head headless headlights headline headlines healer healthier heap hear heard
    hearsay hearse hearst heart heartache heartbreak heartbreaking heartbroken heartfelt heartless heath heathen
    heaven heavenly heavy heavyweight hecho heck hector hedge hedges heed heifer height heights heil heir heist
    helado held helena helio hell heller hellhole hello help helped helping helsing hembra hemorragia hemorrhage
    hemos heng henry hepburn hera herd here hereafter hermana hermano hermosas hero heroic herr herself hesitated
    hesitation hice hiciera hiciste hick hickey hicks hidden hide hideous hielo hierba hierro high highlight
    highlights highly hija hijo hijos hill hills hilly hilo himself hind hint hints hippie hiro hispanic hisself
    historia history hitch hitched hitter hizo hobbit hobo hock hockey hodge hogar hogg hoia hoja hojas hola hold
    holden holder holding hole holland holler hollering holly holt holy hombre hombres home homecoming homeless homer
    homeroom homesick hometown homey homie homo hondo honest honey honk honking honks honor hood hoods hooker hooper
    hooray hoot hoover hooves hope hopelessly hoping hopper hora horace horario horas horde horn horns horrid horror
    hors horse horseback horseman horseshit hose hoses hospital hoss host hosting hotch hotel hotline hotshot hotter
    hottest hound hounds hour hours house household housekeeping housewife housework hover however howl howling howls
    hubble hubiera hubiese hubo huddle huelga huella huellas hueon huge hugh hugo huir hula hull human humble humbly
    hummer humo humor humour hump humping hundred hung hungry hunk huns hunt hunted hunter hunting hunts hurley
    hurrah hurray hurry hurt husband hush hussy hutch huts huye huyendo huyo hyde hyena hype iced icon idea idioma
    idiot idiota igual illegally imagen imagine imitation immediately impatient imply implying importa importance
    importancia important importante imposed imposible impossible impresion impression imprint incense incident
    incidente incidents incluso inconvenience inconvenient increible india indicted indio indios indy infantry
    infectious inferior inflicted influence influencia info inform informacion information informe inhabited inhale
    initiated initiation injunction innocent inquire inquiry inside insist inspect instead insult insure insured
    intact intel intend intends intent intenta intente intention intentional intento intercepted interest interested
    interesting interfere interna interns interruption intersection intimately intimidate into intro intrusion
    intubate intuition inutil invade invasion invent invitar involved iodine iran iras irene iria irme ironic irse
    isla isle isolation italia itself ivory izquierda jabon jack jackal jackass jacket jackie jade jail jake jamas
    james jamon jane janet janus japon jason java jeanie jeep jefe jeff jerry jersey jest jesus jets jewels jill
    jimmy jing jingle jive joanna jockey joda joel joey john johnny join joke jolly jones jose josh joust jove joven
    jovencita joyce joys jube judas jude judge judio juegan juego jugada jugado jugar juggling jugo jugs juguete
    juguetes juicio julian jumba jump june jungla jungle junkie junkyard juntos juro just justice justo kali kane
    kang kate keaton keats keel keen keep keeper keepers keeping keeps keith kelly kelp kemp kenny kent kept keyboard
    keys kick kicker kiddie kidding kids kill killed killer killing kind kindness king kingston kirk kiss kitchen
    klan knack knew knife knight knights knock know knowing known knows knox knucklehead kong kris kung kyoto label
    labeled labels lace lacey laddie ladies lado lady lago lagoon lair laird lakers lama lambs lame lamento lamp
    lamps lana land lane lanes lang lanning lanza lanzar lapse lard larger largo lark larry lasers lass lassie last
    lastimar lata late lately later latex latin latino latitude latter laugh laughing laughter launch launching
    laundering laura lavado lavar lawyer layaway layers layne lazy lead leader leaf league leagues leal leap leaping
    leaps lear learn learned leary lease least leave leaves leaving leccion ledge ledger leech leeches leeds leer
    lees left leftover legacy legend legends legion legs leido leiste lejano lejos lemon lend lending length leon
    leone lesbian less lesson lessons lest lester letras letter levantado levantarse levantate levanten level lever
    levi levy leyes leyo liable liaison liang liberation library libre libro licor lider lidiar lied liege lieutenant
    life lifeless lifelong lifetime liga ligera ligero light lighthouse lightly lights lightweight like liked likely
    likes lila lilies lilly lily lima limb lime limo limpia limpiar limpio lina linden lindo line linea linen lineup
    ling lingerie lingo link linked linking links lint lion lionel lions lios lipstick liquor lisa lisbon list lista
    listen listening listo listos liter liters litros little live lived lively liverpool lives living liza lizzie
    llama llamada llamado llaman llamando llamar llamo llegan llegando llegar llegaran llego llegue llegues llenar
    lleva llevado llevan llevando llevar llevaran lleven lloviendo lluvia load loaded loading loads loan loaned loans
    loathe lobo lobos loca locas loch lock locked locker locket lockup loco loft logan logo logramos loins lois lola
    london londres lone loner long longer look looked looking lookout looks loon loop loops loot looting lora lord
    lose loser losers losing lost lots lottery loud louder louis louise lounge love loved lovely lovemaking lover
    lovers loves lowdown lowlife lowly lucas lucha luchar lucia lucid luck lucky luego lugar lujo luke lull lumber
    luna lunch lunchtime lunes lupe lure lurking lush lust luther lying lynn mace mach machine macho mack made madera
    madhouse madre maestro magic mago mags maid maids mail mailed main maine mainly major make makeover maker makers
    makes makeup making mala malaria malaysia maldicion maldita maldito maleta maletin malice mall malls malo malt
    mama mamita mamma mammal manage manages managing manana manda mandarin mande mando maneja manera mango mangy mani
    maniac manic manila manly manner manners mano manor manos manta manten mantenerte mantenganse mantente mantienen
    mantle manual manure many manzana manzanas mapa maple mara marcar marcello marcus marge margen margin maria
    marian marica maricon marido marie marina marine marines maris mariscal marissa mark marksman marlin maroon
    marquis marriage married marrow marry marsh mart marte martes martha martial martian martin marty maru marx mary
    marzo masa mascara mash mashed mass masses master matado matalo matame matan matar mataran mataria matarla
    matarlo matarte match mater material matey matinee mato matrix matt matter matthew mature maximo maya maybe
    mayday mayo mayor maze meal mean meaner means meant meantime meatball meatballs mechanics mechanism medal medalla
    meddle medianoche medicacion medical medically medico medida medina medio mediodia meditation medium meek meer
    meet meeting megan mein mejor mejores melanie melissa mellow melody melt melted melts melvin memorable memory
    mend menor menos mensaje mental mente mentido mention mentir mentor menu menudo menus mercado mere merece mereces
    merlin mermaid merrier merry mesa mesas meses mess message messin meta metas mete meteor meter meterme meters
    metes meti metida metido meto metres mets mezcla mias mice michael mick mickey micky middle midgets midnight
    midterm midtown miedo miel mientes mientras mierda might mike mikey milady milan mild mildly miles militia mill
    million millones mills milly milo milt milton mime mina minas mind mindless mine miner miners mines ming mingle
    miniature minimal mining minions ministers minivan mink minnie mint mintiendo mintio mints minus minute minutes
    minuto minutos mira miraba mirad mirada mirado mirage miralo miran miranda mirando mirar mire miren miro misa
    miseria misery misiles mision misma mismo miss missed missing mission missus mist mistake mistaken mister
    misterio mistook mistress misty mitad mitch mito mitt mitts mixing mixture moan moaning moat mocha mock mockery
    mocking moda modest modesty modo module moira moist mojado mojo molar molars molestado molestar molestaria molly
    moment momento mommy mona moneda money monica monje monroe monster monsters monstruos montana montanas montar
    month months monton monument moon moor moore moors moose moot moping moral morale morales morbid mordor more
    moreover morgan morgue morir moriria morning morris morrow morse mort mortal mortar moscow moscu moses mosque
    mosquitoes moss most mostly motel motels moth mother motherfucker motivated moto motor motto mound mountain
    mountains mounting mourning mouth mouthful move moved mover movie movies moving mower much mucha muchacho
    muchachos muchas muchisimo mucho muchos muck mudd muebles muelle muera mueran mueras muere mueren mueres muero
    muerte muerto muertos mueven muffy mugging mugs muir mujer mujeres mule mules mumbling mummy mumps mundo munich
    municiones munitions murder murio muro muros murphy murray muscular museo mush mushy music musica muslim muslims
    must muster mute mutiny mutt muttering mutual muzzle myself mystic myth naam nacer nacho nacion nada nadie name
    named names naomi nasa nash natalie nate nathan nato nature naval nave navidad nazi neal near nearby nearer neat
    neatly necesario necesita necesitamos necesitas necesito necessary necessity neck necktie need needed needless
    needn needs neela negocio negro negroes neil nein neither nelly nemo nerd nervous ness nest nets never newcomer
    newfound news next niagara nibble nice nicely nick nicole nido nieve niggas night nightcap nightfall nightly
    nikita nile nina nine ninety ningun ninguna ninita nino ninos nivel nobel noble nobles nobody noche noches
    nocturnal noel nombre none nonsense noose nora norm normal norse norte north nose nosotros notch note nothing
    notice noticias notion notre nova novel novela novels novia nucleo nude nudge nudos nuestra nuestras nuestro
    nuestros nueva nuevo nuke nukes number numero nunca nuns nuts oars oath oats obeyed obispo objection objections
    objeto objetos oblige obscure obsessive obviously ocasion occasionally occupied occupy occur occurred occurs ocho
    ocultar ocupare ocurre ocurriendo odds odia odias odie odin odio oeste ofender offend offending offends offer
    office officer official officially officials offspring oficial oficina often ogro ohio oido oiga oimos oink oirme
    ojos okay olive oliver olives olviden olympic omen once ones oneself only onto open openings openly operar
    operate operating opina opinas oportunidad opposed oppression oracle ordeal orden ordenar order orders ordinary
    organizing orgy orient orientation oriente origen orilla orion oscar osos other others otra otras otro otros
    otter ought ourselves outburst outcome outdone outdoor outgoing outlet outline outlive outlook outpost outrage
    outright outside outsider outstanding outta oval ovejas over overcoat overcome overdo overhead overheard overlook
    overlooked overlooking overly overrated overreact overreacted overreacting overrun oversee oversight overslept
    overthrow overtime owed owing owls oxigeno oyen oyendo oyeron oyes oyster ozone pace pacific pacifico pacing
    packet paco pact pacto paddle padre padres paga pagado pagamos pagan pagando pagar pagas page pager pagina paging
    pagoda pague paid pain painfully paint painted painting paintings paints pair pairs pais palabra palabras palo
    palos palp panama panda pandilla panel panels pang pans pantano panther panthers pantry pants pantyhose paolo
    papa papaya papeleo paper papers papi papito para parachute paradox paraiso parate pardner pardon pare parece
    parecen parecia parecio pared parents pares paris parish park parker parole parque parry parson part parte
    partial partially particular partir partly partner party pasa pasaba pasadena pasado pasaje pasame pasamos pasan
    pasando pasar pasaria pase pasear paseo pasillo pasion paso pass passage passed passion passions passive past
    pastel pasteles pastor pastry pasture pastures patada patear path paths patient patio pato patria patsy patty
    paul paulie pause pavo pawn payaso payoff payroll peabody peace peach peaches peachy peacock pear pearce pearls
    pecado pecados peces peck pedazo peddling pedro peek peeking peep peeping peer peers pega pegar pegasus pegged
    peggy peking pelea peleas peleen pelicula peloton pelvis pena penal pendejo pendientes pending penniless pensado
    pensando pensar pense pension penthouse people peor pepper peppers pequena pequeno perceive perder perderia
    perderte perdido perdio perdon perfect perfecto perhaps perish perla permanent permanente permiso permita
    permitire pero perp perra perro persian person persona personal personally personas personnel peru pesa pesar
    pescar petals peter petrol phat phew phileas phone phoney physically piano picard picasso pick picked picket
    pickin pickle pickled pickles picnic picture pictures pida pide pides pidiendo pido piece piensa piensas pienso
    pier pierden pierre pieza piezas pigeon pike pilar pillar pilot piloto pilots pimp pimping pinkie pint pinta
    pintar pints pintura pipe piper pipes pippin pips pirata pirate pirates piso pissant pista pistas pistol pistola
    pistolas piston pita pitch pitched pitcher pitches pitching place placer places plaga plague plagued plaid plain
    plains plan plane planet planetary planets plank planner plans plaque plaster plata plataforma plate plates
    platos platter play playback played playing plaza plea please pleasure pledged plena plenty plight plomo plot
    plots plow ploy plucked plump plus poached pobres pocion pocket poco podeis podemos poder podia podido podra
    podras podria podriamos podrias pods poesia poet poets point pointless poisonous poker poland polar poli police
    policia polish polishing polite politicas polo pompous pond ponder pondra pondras ponen poner pong ponga pongan
    pongas pongo ponia ponle ponme ponte pooch poof pooh pool poor poorer popeye pork porn porque port portada porter
    portia ports posee posh posible position positively posse possess possessive possible possibly postal posted
    poster postman postmortem postpone postre posture potion potter pottery pouch pounce pout poverty powder power
    pozo practice prague prairie praise praised prayer preaching predictable prediction prefer preferido preferred
    pregnant pregunta preguntas premio prensa preoccupied preocupes prepara preparada preparado preparar prepare
    present president presidente preso presos press pressure presta preston presume pretender pretty price prick
    pricks pride primer primera primero prince princess priorato priorities priority prision prison private privately
    prizes probablemente probably probar problem problema problemas problems produccion product production producto
    productor productos prof profesor professor programa projection prometi prometio prometo promise promised promote
    prone pronto proper propia propuesta pros prosper protect protective protein proud prove proven proverb provide
    provided provides proxima prude prudent prueba psst psycho public puck pudding puddle pude pudo pueblo pueda
    puedan puede pueden puedes puedo puente puerta pues puesto puli pull pulled pulmonary pulp pump pumped pumping
    pumps punctual punish punishing punk punto puny pupil pupils puppet purchase purdy pure purely purge purity purse
    pursue pursuing push pusher puss pussies pussy puta puto putos putt putter putting putz puzzled qaeda quad quaint
    quaker qualities quarry quart quarterback quartet queda quedaba quedado quedaria quedarnos quedarse quedarte
    quedate queden queen queer quentin queremos querer queria querian querida querido querra querran querria querrias
    quest question questionable questions queue quick quickly quid quien quiera quieran quieras quiere quieren
    quieres quiero quiet quieter quince quincy quinta quinto quise quisiera quiso quit quitado quitarle quitarte
    quitate quite quitter quiza quizas quota quote quotes quoting rabia rabid race racehorse racer racers rach racial
    rack radar radiacion radiation radiator radio radius raffle raices raid raided raids rail railing rain raise
    rambling ramon ramp rance ranch rancho rand randomly randy rang range ranger rango rank ranking ransom rape raped
    rapidly rapido raping rapper rare rarely raro rascal rastro rata ratas rather ratio ration rational rations raton
    rattlesnake rave ravine raving rayo rayos raza razon razonable reach reacting reactor read reader readiness
    reading ready reagan real realidad realise realize really realmente reap reaper rear reason reasonable rebecca
    rebels rebuild rebuilt recado recent recess recharge recibe reciben recibi recibo reciente recital recite reckon
    reckoning recoger record recuerda recuerdas recuerdo redhead redneck redo reed reef reel reese reeves referee
    referia refiere refiero reflex reform reformed refugees refusal regain regal regalo regent regina regresa
    regresar regrese regreso regret regroup regularly reina reindeer reino reins rejoin relacionado relate relation
    relationship relax relay releasing religion relish rely remain remaining remarried remedy remember remote render
    reno renowned rent rental renting reopen repaired reparar replay report repressed required requiring resent
    reserva reservoir reside resign resisting resistir resort respect respetar respeto respiration responder response
    responses responsible rest restaurant resto restored restrain restrictions resuelto resume retail retaliate
    retard retarded rethink retirada retirado retirar reto retrato return reuben reunido reunion reuniones reunir
    revelar revere reverse reves review reviewed reviewing revisando revista revive revolt revolver reyes rezar rhino
    rhodes rhymes ribbon rica rich richard rick ricky rico riddick ride rider ridge ridiculous riendo ries riff rift
    rigged rigging right rightly rincon ring ringer rink riot ripper ripple risa risen risk rita rite rites river
    riverside roaches road roam roaming roar roaring roast roba robado robbed robber robbers robbery robbing robbins
    robe robert robes robo roca rocas rock rockets rodando rodeado roger rogue roll roller roma romance romantically
    rome rompe rompi ronald ronda ronnie rooftop rook rookies room ropa rope rory rosa rosary rosas roscoe rose rosie
    ross roster rota rotate rotation rouge roughly round route router routes routine rove rover rowan rubble rubio
    ruckus rudder rude rudo rueda ruedas ruego rugs ruin ruinas ruined ruining ruins rule rules rumba rummy rumor
    rumors rump runaway rung runner running runt rusa ruse rusia ruso russ russia russians rustle rustling ruta ruth
    ruthless rutina ryan sabado sabe sabeis sabemos saben saber saberlo sabes sabia sabiamos sabian sabido sabiendo
    sable sabran sabras sabre saca sacado sacalo sacamos sacando sacare sacas saco sacred saddle safe sagrada sagrado
    said sail sailed sailing sailor sails saint saints sake sala salad salads salario salary salem salgamos salgan
    saliera saline salir saliste sally salmon salon saloon salt salta saltar salto salts saludable salva salvado
    salvar salve salvo same sana sandman sandra sane sang sangre sank sano santa saquen sara sarge sark sash sassy
    satin saturacion saturday saucer saul sauna savage savages savannah save saved savior saviour sawyer saying says
    scamp scan scanned scanning scans scarce scarecrow scared scarf scat scene scent scholar school schoolboy
    schoolgirl schoolhouse science scold scooter scope scotch scotty scouting scouts scram screech screeching
    screenplay screenshot scrubbing scully seafood seamos sean search sears seas season seat seattle seaweed second
    secondly seconds secret secretario secretary secretive secreto secure security seda sedated seder seduce seed
    seeds seeing seek seeking seeks seem seemed seems seen seer segment seguimos seguir segundo segundos segura
    seguridad seguro seis selden selfish selfless sell seller selva semana semanas semental semilla seminar semper
    senal senales senate send senile senior seniors senor senora senorita sensacion sense senseless sensual sent
    sentia sentido sentimos sentir sentry seoul sepa sepas septic septiembre sequel sera sere serena serene seres
    sergeant seria serial seriamente serian series serio serious seriously serve server servers serves service servir
    sesos session sessions seth seven severely sewer sexo sexuality sexually shabby shack shade shades shady shaggy
    shaken shaker shall shalt sham shame shan shane share shark sharks shaun shea sheer sheik sheila shelf shell
    shelley shelling shells shelly sheriff sherry shield shields shift shifting shifts shilling shimmy ship shirt
    shit shithead shoes shoo shook shoot shooter shooting shop shore shores short shortage shortcut shorter shot
    shotgun should shouldn shout shouted shouting shouts shove shoved shoving show showed shown shred shreds shrine
    shrinks shucks shudder shuffle shush shut shutdown shuttle siam siberia sick sicker sida side sideburns sidekick
    sidelines sidney sido siempre siendo siente sienten sientes sientese siento sierra siesta siete sigh sight sign
    signal significa signor sigo sigue siguiendo silent silk silly silva simba simmer simple simply sims since
    sindrome sing singer singers single singular sinner sinners sino sintio siquiera sire siren sirens sirius sirree
    sirs sistema sister sitio sitter sitting situacion situation size skating sketch sketches skid skies skiing skill
    skilled skilling skills skinner skipper skirt skirts skis slab slack slacks slade slammer slash slashed slate
    slave slay sleazy sled sleep sleeping sleepover sleeve slew slick slight sling slipper slippery slipstream slit
    slop slope sloppy slot slots slow slower slugged slum slumber slump slut slutty smack smacked small smallpox
    smart smell smile smiley smith smithy smoke smokey smoochy smoothly smother smut snack snacks snag snagged snail
    snails snatch snatched sneak sneaked sneaking sneaks sneaky sniff sniffing sniffs snip sniper snitch snob snoop
    snooping snort snowball snowman snuck snuff soar sobre socialist socios socket socorro soda sofa softer softly
    soho soil soio sois sola solace sold soledad solemn solia solitaria solo soltar soltera soltero solved some
    somebody someday somehow someone something sometimes somewhat somewhere somos sonando sonar song sonido sonrie
    sonriendo sookie soon sooner soot soothe soothing sopa soprano sorry sort sosten sought soul sound sounds source
    sources south soze space spade spades spain spam span spanked spanking spark sparks sparky sparta spartan spat
    spatter speak speaking spear spears special specialize specially speck speechless speed speeding speeds speedy
    spence spend spender spent sphere spiderman spies spig spinach spiral spirit spleen spock spoiled spoiling spoils
    spoke spoken sponge spook spooked spooks spooky spoon spoons spot spotless spotlight spreadsheet spree springtime
    sprouts spruce sprung spun spying squad squads square squared squares squash squaw squawk squawking squeal
    squealing squeals squire srta stack stacked stacks stacy staff stage stairway stairwell stake staked stakes stale
    stalin stalk stalks stall stalled stalling stamped stamps stan stance stand standby standing standpoint stanley
    staple star starch stark starling starr stars starship start started starter starting startle startled starts
    starve starved starving stash stashed state states static station statues status stay staying steady steal steam
    steamed steaming steel steele steep steer steering stella stem stench step stephen stepmother sterling steve stew
    stick stiles still stir stirred stirring stoke stoker stokes stole stolen stomp stoner stood stooge stooges stoop
    stop stopped store stork story stow straight straightforward strand stranded strange strangle strangling strap
    strapped straps strauss stray strays street stretch stretched stretching stride strife strike striker string
    strings strive stroll strong stronghold struck strung stuart stuck studio studios study stuff stumped stun
    stunned stunning stunt stunts stupid style styles suave suba suban subtle succeeded sucede such sucio sucios
    sucker suckers suddenly sued suede sueldo suele suelen suelo suena sueno suerte suffer suffering sufficient
    suficiente sugiere sugiero suicidio suing suit suitable suitor suiza sulking sultan suma summer summertime summon
    sums sundae sunday sundays sundown sung sunk sunrise superb superman supervise supervision supiera supo supone
    supongo supper support suppose supposed supuesto supuse sure surfer surge surgeon surgically surprise surprised
    susie sustain susto sutter suture sutures suyas suyo suyos swamp swan swap swarm swat sway swear sweatshirt
    sweden sweep sweeping sweeps sweet sweetheart sweetie swept swifty swine swipe swiped swords swore sworn swung
    syed sykes sylvia syringe system table tabs tack tacky tact tailor tainted taipei take taken takeoff takeout
    takeover takes takin taking tale talent talk talked talker talking tall talla tally tamano tamara tambien tame
    tammy tampa tampoco tang tangled tango tanker tanner tanque tanto tape tara tarado tarde tarea tareas tart tarta
    tartar tarts tarzan task taste tate taught taylor taza teach teacher team tease teasing teatro tech techo teenage
    teeth telefono tell teller tellin telling tells tema temas teme temer temes temo temor temporal temporary
    temprano tempt tenants tend tending tendra tendran tendre tends teneis tenemos tener tenerla tenerlo tenerte
    tenga tengan tengo tenia tenian tenido teniendo tenis tennessee tenor tense tent tenth tents tenure teoria
    terapia tercer tercera tercero teresa termination terreno terrible territory terry tesoro test text than thank
    thanks that theater theatre their them themselves then theory there thereafter thereby these thesis theta they
    thicker thieving thing things think thinker thinking thinks third thirty this thomas thong thor thorn thorns
    thorough thorpe those though thought thousand thread threat threats three thrill thrilling thrive thriving throne
    through throughout throw thrust thugs thunder thus tiara ticket tide tides tidy tied tiempo tienda tiene tienen
    tienes tierno tierra tigger tight tighter tightly tigre tiki till tilt time timely timer times timon tink tinker
    tinta tipo tira tirado tired tiren tiresome tiro tiros titan titans tits titty toad toaster toca tocado tocas
    toco toda todas todavia today todd toddy todo todos together told toll toma tomaba tomado tomala tomalo tomar
    tomaste tomb tomen tommy tomorrow tong tonight tono tonto tony took toolbox tootsie topic topless topper topside
    toquen torah torch tori tornado torneo toro toros torpe torpedo torpedoes tortuga toss totally tote toto touch
    touchdown tough tour touring tours tout towed towel towels tower town toyota trabajando trabajar trabajo trace
    traced tracer tracing track tractor tracy trade traded trader trading traelo traeme traera traere tragic traia
    traido traiga traigan traigo train trainee trainer trait traits traje tram tramp trampa trampas tramps tranquilo
    transfusion transmisor transmission transmissions trapeze trapper tras trasero trata tratado tratan tratando
    tratar tratare trato traumatic travelled travelling traves travis tread treason treat trece tree trek tren trench
    trenes tres trespass trespassing trevor triage trial triangle tribal tribe tribes tribu trick tried trifle trim
    trina trio trip triple tristan trivial trolls tronco troop trooper troops tropas trophy tropical trouble
    troublesome trough troupe trout trozo truck trucos true truman trust trustees truth trying tryouts tuck tucked
    tulsa tumba tumble tumbling tuna tune tuned tunel tung tuning turbo turf turk turn turned turner turnip turnout
    turns tutor tuve tuvo tuyo twain tweed twice twinkle twister twit type typical tyre tyrone ubicacion ultima
    ultimate ultimatum ultimo unas uncle uncover undead under underage underlay underlying underpants understand
    underway underworld undo undone undress uneasy unica unico unidos united units unless unos unsafe unseen untie
    untied until unto untold untrue upbeat upon upset upside upstairs usado usar usas used useless using usted
    ustedes usually util utmost utter vacant vago vagon vail vain vais vale valen valiant valiente valioso valle
    valley valor valores values valve valves vamonos vamos vano vanquished variation various vascular vase vaso vast
    vaya vayase veal vean veas veces vecino veda veer vega vehicles veil veinte vela vemos vencer venda vende vender
    vendido vending vendio vendo vendor vendra vendre vendria venga venian venice venido venir venture veras verbal
    verdad veria verlo verne vernon vernos version versus verte very vessel vest vested vests vete viable viajando
    viajar viaje vial vials victim vida videos viejo viendo viene vienen viento viernes vieron vigila vila vile vince
    vinci vine viniera vino viola violate violating violation violet violin virge virgil virtual virtue virtues visa
    visit visitantes visitar viste visto vital vivas vive vivian vivir vivo voces voice voila volante volar vole volo
    volver volvi volvia volviendo volvio voodoo vote voters votes voting voto vouch vowed voyager vuelo vuelos vuelta
    vuelvan vuelve vulcan vulgar wack wacko wacky wade wage wager wages wagner wailing wait waiter waiters waiting
    waive wake wales walk walked walker walking walkout wall wallets wallow walsh walt walter waltz wand wander
    wanker wanna want wanted wants ward warden warhead warlocks warm warmer warmth warner warp warped wartime wasn
    waste watch watching watchman water watermelon watt watts ways weaken weakest wealth wealthy weapon wear wearing
    weatherman weaver webber wedding week weekend weeks weenie weigh weighed weighing weighs weird weirder welcome
    weli well went wept were weren west whale whales wham what whatever whatnot wheat whee wheel wheels when whenever
    where wherever whether whew which whichever whiff while whilst whim whip whipped whipper whipping whips whirring
    whisky whistler white whitey whitney whoa whole wholesale wholesome wholly whoo whoopee whore whores whose whup
    widely wife wiki wild wilder wildly will willie willing willow willows wilton wimp winch wind window wine wing
    winged wings wink winner winners wireless wise wisely wiser wish witch witches with withdrawn within without
    withstand witness witter wives woken wolf wolves woman womb women wonder wonderful wonderfully wondering wong
    woodhouse woof wool word words work worked worker working works world worldwide wormhole worried worry worse
    worshipped worst worth worthless would wouldn wreckage wrestle wrestling wretch wretched wright wring wristwatch
    write writer writing wrong wrote wuss wyatt wynn yale yang yank yanked yankee yankees yapping yarn yate yeah year
    yearning years yell yelled yendo yesterday yoga yonder york young your yours yourself yummy yuri zack zing zion
    zipper zira zombies zorro
  `
    .trim()
    .split(/\s+/),
);
