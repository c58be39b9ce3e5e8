/**
 * Spellings too far from the word for the speller, too short for it, or another word's neighbours; also
 * texting shorthand. Written as `typed>meant`.
 */
const pairs = `
bak>back bck>back ake>ache akes>aches akeing>aching hed>head hedake>headache headake>headache hedache>headache headach>headache headaiche>headache
coff>cough cof>cough coffing>coughing coughin>coughing caugh>cough couf>cough couph>cough cogh>cough kough>cough koff>cough couging>coughing cought>cough coffs>cough
stomache>stomach stomack>stomach stumach>stomach stomic>stomach stomick>stomach stumick>stomach stumik>stomach tummyake>tummyache stomachake>stomachache tumy>tummy bely>belly beli>belly
throte>throat throut>throat thoat>throat throath>throat throght>throat trhoat>throat thraot>throat thorat>throat thruat>throat trote>throat soar>sore sor>sore soer>sore sorethroat>throat swaller>swallow swolow>swallow swalow>swallow swolowing>swallowing strept>strep strepp>strep tonsels>tonsils tonsles>tonsils
eer>ear eers>ears earake>earache erache>earache earach>earache eareache>earache ey>eye eys>eyes eyez>eyes ize>eyes pinkeyes>pinkeye pinkey>pinkeye pinkye>pinkeye gloo>glued
noze>nose nos>nose runy>runny runney>runny stufy>stuffy stuffie>stuffy stufed>stuffed sinis>sinus cinus>sinus sinas>sinus sinuss>sinus sinuse>sinus sinusitus>sinusitis sinusites>sinusitis flem>phlegm flegm>phlegm phlem>phlegm phlegem>phlegm phlegmn>phlegm mucous>mucus mucas>mucus mukus>mucus
feaver>fever fevar>fever fevor>fever feever>fever fevr>fever tempature>temperature temprature>temperature tempeture>temperature temperture>temperature flue>flu fluu>flu influensa>influenza chils>chills shils>chills ackes>aches
migrane>migraine migrain>migraine mygraine>migraine miagraine>migraine migranes>migraines migrains>migraines migrene>migraine migrine>migraine mirgraine>migraine
rach>rash rashe>rash rahs>rash rsah>rash rassh>rash ich>itch ichy>itchy ichey>itchy itchey>itchy iching>itching ichs>itch itcy>itchy itchi>itchy icthy>itchy ithcy>itchy burny>burning burnin>burning hivs>hives hifes>hives poisen>poison poision>poison posion>poison
exzema>eczema eczma>eczema excema>eczema ekzema>eczema eczima>eczema exema>eczema ecsema>eczema egzema>eczema acme>acne ackne>acne acney>acne akne>acne acnee>acne pimpels>pimples pimpel>pimple pimpals>pimples zitts>zits wrinkels>wrinkles rinkles>wrinkles
diareah>diarrhea diarea>diarrhea diarhea>diarrhea diarrea>diarrhea diahrrea>diarrhea dihareah>diarrhea diarreah>diarrhea dyarea>diarrhea diaria>diarrhea direa>diarrhea diorea>diarrhea diareha>diarrhea diahrea>diarrhea diarrhoea>diarrhea dierrea>diarrhea direha>diarrhea diarreha>diarrhea dyrea>diarrhea puk>puke pukeing>puking vomitting>vomiting vommiting>vomiting vomeing>vomiting throing>throwing throwin>throwing nausia>nausea nasea>nausea nausous>nauseous nautious>nauseous naucious>nauseous nauseus>nauseous nausheous>nauseous
ankel>ankle ankl>ankle ancle>ankle anckle>ankle ankels>ankles sprane>sprain spraned>sprained spraind>sprained sprianed>sprained swolen>swollen swolln>swollen swoolen>swollen swollin>swollen swole>swollen swelled>swollen swoll>swollen
arthuritis>arthritis arthritus>arthritis arthrites>arthritis athritis>arthritis artheritis>arthritis arthiritis>arthritis authritis>arthritis arthuritus>arthritis goute>gout gowt>gout gaut>gout siatica>sciatica syatica>sciatica sciatca>sciatica sciattica>sciatica
asma>asthma astma>asthma ashtma>asthma azma>asthma asthama>asthma athsma>asthma asmah>asthma weezing>wheezing weezy>wheezy wheesing>wheezing weasing>wheezing wheezin>wheezing weeze>wheeze inhailer>inhaler enhaler>inhaler breth>breath breathin>breathing brething>breathing breate>breathe breeth>breathe brethe>breathe shortnes>shortness
yuti>uti urinery>urinary urinairy>urinary urinarry>urinary blader>bladder bladdder>bladder bladded>bladder peein>peeing pein>peeing incontinance>incontinence yest>yeast yeest>yeast yeist>yeast yeasty>yeast viginal>vaginal vaginel>vaginal vajina>vagina vigina>vagina vagia>vagina genitle>genital gential>genital genetal>genital
erectial>erectile erectyle>erectile erektile>erectile disfunction>dysfunction viagara>viagra viagera>viagra vigra>viagra cialus>cialis baldin>balding baldnes>baldness allopecia>alopecia alopesia>alopecia receeding>receding
refil>refill refils>refills refiled>refilled perscription>prescription prescripton>prescription perscriptions>prescription perscrition>prescription presciption>prescription prescrption>prescription medecine>medicine medacine>medicine medicne>medicine medecation>medication medcine>medicine medicin>medicine
covvid>covid covd>covid convid>covid cobid>covid covit>covid corvid>covid kovid>covid vovid>covid
semiglutide>semaglutide samaglutide>semaglutide semaglutied>semaglutide ozempick>ozempic ozempec>ozempic ozempi>ozempic osempic>ozempic wegove>wegovy wegovi>wegovy wieght>weight weigth>weight loosing>losing
alergies>allergies allergys>allergies alergy>allergy allergie>allergy alergic>allergic alergys>allergies alergie>allergy sneazing>sneezing sneesing>sneezing sneezin>sneezing snezzing>sneezing polen>pollen
contraseptive>contraceptive contraceptve>contraceptive
hurst>hurts hrts>hurts hurtz>hurts hirts>hurts hurtin>hurting huts>hurts herts>hurts painfull>painful payn>pain pane>pain paim>pain akey>achy achey>achy
doctr>doctor docter>doctor dr>doctor doc>doctor drs>doctor
kant>cant ur>your r>are pls>please plz>please w>with tho>though lil>little wort>wart worts>warts brith>birth wezing>wheezing weezin>wheezing whezing>wheezing wheazing>wheezing tite>tight eyed>eyes pickel>pickle controll>control pils>pills pilss>pills hivs>hives reacton>reaction infecshun>infection infektion>infection cuz>because coz>because bcuz>because rly>really srsly>seriously abt>about b4>before 2day>today 2nite>tonight nite>night nites>night lite>light dat>that dis>this wit>with doin>doing goin>going gettin>getting feelin>feeling feeln>feeling killin>killing killn>killing throbbin>throbbing poundin>pounding achin>aching drippin>dripping comin>coming peelin>peeling swellin>swelling
wks>weeks wk>week mos>months yrs>years yr>year hrs>hours mnths>months dys>days
dughter>daughter dauhgter>daughter daugter>daughter doughter>daughter dotter>daughter todler>toddler tottler>toddler babys>baby bby>baby bbys>baby infint>infant
kbeza>cabeza cabesa>cabeza cavesa>cabeza cavez>cabeza cabeca>cabeza garaganta>garganta gargata>garganta gargamta>garganta gragnata>garganta estomgo>estomago estomag>estomago estomajo>estomago stomago>estomago estongo>estomago estomaog>estomago barija>barriga bariga>barriga panzita>pancita dulor>dolor dolr>dolor dlor>dolor duelle>duele dwele>duele duel>duele dule>duele calientura>calentura calemtura>calentura fievre>fiebre fievbre>fiebre fibre>fiebre tenjo>tengo ijo>hijo ija>hija mijito>mijo mijita>mija vomitado>vomito bomito>vomito bomitando>vomitando bomitar>vomitar diarreea>diarrea tobiyo>tobillo tovillo>tobillo tobilo>tobillo oydo>oido hoido>oido hojo>ojo hojos>ojos rodiya>rodilla espalada>espalda esplada>espalda hespalda>espalda alerjia>alergia alergya>alergia picason>picazon comeson>comezon comenzon>comezon salpuido>sarpullido sarpuyido>sarpullido salpuyido>sarpullido ronchaz>ronchas horinar>orinar horina>orina orins>orina migrania>migrana jaqeca>jaqueca jakeca>jaqueca medisina>medicina medicinaz>medicina recetta>receta reseta>receta pastiya>pastilla pastiyas>pastillas anticonseptivos>anticonceptivos anticonceptibos>anticonceptivos artritiz>artritis artritris>artritis artitris>artritis asmas>asma toz>tos q>que xq>porque pq>porque tmb>tambien aser>hacer aora>ahora ahorita>ahora oy>hoy ace>hace aci>hace dsd>desde desd>desde
q>que k>que u>you
`;

/** What a word as typed is read as. */
export const misspellings: ReadonlyMap<string, string> = new Map(
  pairs
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split('>'))
    .flatMap(([typed, meant]) => (typed === undefined || meant === undefined ? [] : [[typed, meant] as const])),
);
