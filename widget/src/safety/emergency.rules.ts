import type { EmergencyLine } from './emergency.types';

/**
 * The words that the rules know, a row for each meaning, which goes by any of its words. Small letters, no accents,
 * no apostrophes; five letters, or fewer and a `*`, stand for every word that begins so. English and Spanish share their rows,
 * since visitors mix them.
 */
export const meanings = `
no not never without dont doesnt didnt havent hasnt isnt arent wasnt neither nor denies denied sin nunca ni wont nothing
or o /
and y
it its all todo are
me mi
of from for to de por del
about en in into
is was were been era im es
like this before
idea clue know sure only just feeling well good energy sabe
feel sient
year* decad ano anos
month mes meses
week* seman
old
ago hace
last pasad school
when cuando as
histor antece previo died murio famil used surviv recov contro
back again still worse today since otra volvi hoy sigue desde came
preve avoid risk worri fear evitar riesgo miedo
what
sudde repen
ten diez
myself himself herself themsel self hacerme hacerse hago
child she baby toddl kid son daught grands bebe nino nina hijo hija nieto
newborn nacid
chest pecho breastb
heart coraz
breath breth breet respir asthma air aire aliento
throat airway gargan
face mouth lips cara boca labios tongue lengua smile
eye* ojo*
arm arms leg legs brazo piern
wrist venas
side half lado mitad medio
head* cabeza
stiff rigid
blood sangre
bleed hemorr soak* sangrad sangran sangra sangro
vision vista see veo
speech words talk* speak habla
nose nariz
rash acne sunbur flema
period gums encias regla
voice voz
pain* pian ach* pressur heavy crush squee band weight eleph elefa stand* agarr discomf sweat dolor duele dolia presio opresi aprie apret punzad pesad
tight
hurt*
cannot cant couldnt unable barely hardly apenas
puedo puede podem alcanz
hard diffic troub problem short strugg catch fast rapid enough cuesta dificu falta
stop* quit para* deja* dejo detien
clos* shut cerrando cerro swelling hincha
swollen swelled hincho
blue bluish purple azul morad
turn* went puso ponie got
numb* weak* droop paral crook adorm debil torc* chueca caid* durmi fuerza
moving moverse
move moved mover mueve
confu nonsen jumbl garbl gibbe
wak* despe despie respon reacci answer contes
pass* black knock
out
vomit throw threw puking spit* cough tos tosie escup
lot lots pouring gush* spurt squir everyw bad* mucho mucha lost perdi
pregn embara birth
fever fiebre temp
worst peor
allerg alergi hives bee peanut nut* shrimp stung sting
grave sever shock choque
fell cayo golpe bang* bump* hit
car truck bus roof ladder techo
off
burn* quemo quemad
degree boilin hirvi cuerpo
snake rattle copperh vibora serpie
bit* pico mordi
shot
emergen
labor parto
attack ataque
drown ahog*
stroke slur* infart derram faint uncons incons unresp collap desmay seizu sezur seizi convul chok* atrag asfix suffoc gasp* electr anaphy anafil stabbe apunal punala dispar bala* balea atrope wheez gun gunshot ambula contrac monox consci conoci parame tarry drool delir 911
overdo sobredo
suicid sucid unaliv selfha ahorca kms matarme matarse lastimarme cortarme
kill* hang shoot matar
cut cuts corte chop* slice
cutting corta* corto
harm* injur dano
want* wanna wish* rather hop* should quiero quiere quisi prefi ganas ojala
think thoug piens* pensa* plan* urge* going voy va try* tried keep* might scared afraid
die dies dead morir muera muert disapp desapa
dying murie muero
live livin alive exist vivir vivien viva here aqui
life vida
end ending acabar termin
tak* quitar
better happier mejor
reason point purpos meanin sentido razon worth vale
tired cansad harta
bridge puente
swall drank drink ate eat* ingest lick* chew* inhal trag* bebi* comi*
took taken gave given tomo tome di dio
bleach deterg pod* clean antifr gasol mouthw weed sanit blanq jabon fluid batter pestic insec chemi nicot ratici amonia ammoni toxic mushr berri cloro limpi veneno pila* bateria hongo bait polish thinner
pill* tablet tylen acetam ibupr advil aspir medic meds dose* dosis pasti parac jarabe syrup melat vitam
too much many demas doble frasco bottle handf bunch doubl twice times wrong equivo extra more mas
day daily dia mg
accid mistak error
poison envene intoxi fumes
food ivy oak sumac comida alime
almost nearly casi
gym shavin cookin playin work gimna trabaj deudas
fine normal bien ok
asleep early morni night line refill dispat
stuff tapada block
`;

/*
 * Rules over meanings. One blank: the next word. ` ~ `: up to four words between, ` ~~ `: up to eight. ` & `: either
 * order, up to six words between; ` && `: either order, anywhere in the sentence. No gap reaches over a denial. The
 * rest is as in regular expressions; a row has several rules, parted by ` | `.
 */

/** What brings a line up. */
export const signs: Readonly<Record<EmergencyLine, string>> = {
  '911': `stroke | overdose | drown | chest & (pain|tight|hurt) | heart & (hurt|pain|attack|stop)
 | breath & (cannot|hard|attack) | no breath(?!hard) | no puedo ~ breath | stop of?breath | out of breath
 | throat & (close|tight) | (allergy|swallow|bit|pill) && (face|throat) ~ (close|swollen) | face & (close|swollen) | grave allergy | allergy ~ grave
 | (face|child) is?(turn|think)?blue
 | (face|side) & numb | (cannot|no puedo|no) ~ (move|feel) ~ (arm|side|face) | arm ~ (arm|face) & numb | sudden & (numb|confuse|vision|speech|head|arm)
 | speech & confuse | (cannot|no puedo) (speech|face) | (lost|stop) ~ vision | vision ~ pass | lost _?reason | worst ~ (head|life) | confuse && (fever|no wake)
 | pass out | (no|cannot) ~ wake | no feel?moving | child ~ no ~ move | head ~ pass | fell && (vomit|confuse) | stiff && fever
 | (no|cannot) ~ stop ~ (bleed|blood) | (bleed|blood) & (no|cannot) ~ stop | bleed & (lot|too) | blood & (lot|vomit) | vomit & bleed | pregnant && (bleed|blood) | ten week ~ bleed
 | (about|of) labor | (newborn|week old|child ~ week) && fever
 | (is|turn) shot | fell ~ car | cut ~ off | burn && degree | lot burn | snake & bit
 | (is|it) _?emergency | think ~ dying | me _?dying`,
  '988': `suicide | kill myself | (think|want|is) ~ (cut|cutting|hurt|harm|burn) myself | (cut|cutting|hurt|harm|burn) myself & reason | (cut|cutting) myself | myself _?(harm|hurt|cutting)
 | (is|child|think) _?cutting $ | (cutting|cut) ~ wrist | cutting ~ arm | harm of?myself | (me|_) (think|want) ~ kill $
 | want ~ die | (think|speech) (about|of) (die|dying) | no _?want ~ (live|wake) | want ~ (no|stop) ~ (live|wake) | (end|take) ~ life | end ~ it it | (think|want) ~ (end ~ it|it ~ end)
 | no ~ reason ~ (live|life) | no of live | life && no ~ reason | cannot ~ live | tired of (live|life) | better ~ (no me|die|no live)
 | (think|want) ~~ bridge | overdose & (think|want|reason) | stroke ~~ myself | me cutting`,
  'poison-help': `poison | overdose | (swallow|took) ~ bleach | bleach ~ (eye|face)
 | too ~ pill | took ~~ pill of?too | took of too | child ~ swallow ~ pill | (took|swallow) about?ten (?!day|week|year|of) ~ pill | accident && (took|swallow) | snake & bit`,
};

/** What sounds like a sign or a denial and isn't one; not read. */
export const figures = `breath ~ nose | nose ~ stuff ,?~ breath | (?<![no,puedo,cannot])breath is?fine | almost ~ (heart attack|stroke) | food poison | poison ~ food
 | blood pain | (kill|hurt|cut|burn|suicide) myself?~ gym | (die|dying) of
 | drown ~ gym | rash ~ chest | chest rash | period && (bleed|blood) | stroke (asleep|rash|prevent) | (prevent|what (is|it)) ~~ (stroke|heart attack) | fell asleep | wake ~ asleep
 | no idea | (voice|throat) && speech | live ~ rash | end of life | cannot live no | like ~ fell ~ car | too _?day | cutting out`;

const between = '[^,and,fever,vomit]{0,3}';
const past =
  '((year|month) (ago|back)|ago ~ (year|month)|last year|year last|about .?last|when ~ (is|child)|history|#)';

/** What takes a sign back. The sign stands between `<` and `>` in its sentence. */
export const vetoes = [
  // "no chest pain"; "no fever, cough, or chest pain"; "no chest pain, cough or fever". Not: "never had chest pain like this".
  `no (${between}|[^,]{1,5}(,[^,]{0,4})*or ${between}|[^,]{1,5},([^,]{1,4},)*${between}(?=.*>.*(or|no)))<[^>]*>(?!.{0,2}like)`,
  // "had chest pain years ago", and not again
  `^(?!.*back).*(${past}[^,and]*<|>[^,and]*${past})`,
];
