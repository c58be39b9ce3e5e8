// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { readEmergency } from './readEmergency';
import { parseRules } from './rules';
import { namedRules } from './rules/namedRules';
import { understander } from './understand';

/** For each row of `namedRules` messages that fulfil it: plain, misspelled, of others, and in Spanish; in their order. */
const fulfilling: readonly (readonly string[])[] = `
heat stroke | I think she has heatstroke | my grandpa has heet stroke | golpe de calor | mi papá tiene un golpe de calor
temp 106 | his fever is 106.4 | my doughter's temperature is 107 | calentura de 41 | mi hijo tiene 41.5 de fiebre
bp 70/40 | her blood pressure is 70 over 40 | presure is 65/30 and he is pale | presión de 70 sobre 40 | mi mamá tiene la presión en 60/30
he has hypothermia | hypothermia | my brother got hipothermia at the lake | hipotermia | mi tío tiene hipotermia
frostbite fingers black | my fingers are black from frostbite | he has frost bite, his toes are white and hard | se me congelaron los dedos y están negros | a mi tío se le congelaron los pies y están blancos
my coworker got electrocuted | I was electrocuted | he got electrocted by the dryer | me electrocuté | a mi hijo le cayó un rayo
open fracture | compound fracture of my leg | he has a compund fracture | fractura expuesta | a mi hijo se le salió el hueso
I think I have an ectopic pregnancy | ectopic pregnancy and bleeding | my wife has an ectopic pregnacy | embarazo ectópico | mi esposa tiene un embarazo ectopico
positive pregnancy test, one sided pelvic pain and shoulder pain | pregnant, pain on my left side and in my shoulder | she is pregnant with pain in her right side and her sholder | prueba positiva y dolor de un lado y en el hombro | mi hermana está embarazada, le duele el lado derecho y el hombro
he's choking | choking on food | my baby is chocking on a grape | se está atragantando | mi abuela se atragantó con carne
he's turning blue | my baby turned blue | she is turnin blue | se está poniendo azul | mi bebé se puso morado | he turned blue his mood was fine
my baby is blue | my son is blue and cold | my doughter looks blue | mi bebé está morado | mi hija está azul | mi papá está morado
está morada la bebé | está azul mi hijo | está moradito mi niño | is blue, my son | está morada mi hija
he's not breathing | my mom stopped breathing | she isnt breathing | mi bebé no respira | mi papá dejó de respirar
breathing has stopped | his heart has stopped | no pulse, his heartbeat is gone | se le quitó la respiración | a mi abuelo se le paró el corazón y se le quitó el pulso
asthma attack inhaler not helping | asthma attack and albuterol isn't working | asthma atack, inhaler does nothing | ataque de asma y el inhalador no sirve | crisis de asma, el inhalador no le hace nada
cardiac arrest | he has no pulse | we are doing cpr on my neighbor | carbon monoxide poisoning | paro cardíaco | mi vecino está sin pulso
my son has meningitis | I think he has sepsis | she has menengitis | creo que tiene sepsis | mi hija tiene meningitis
I got shot | shot in the chest | my frend was shot in the leg | me dispararon | a mi primo le dieron un balazo
I got stabbed | he was stabbed in the neck | my cousin got stabed | me dieron una puñalada | apuñalaron a mi hermano
fell off a roof and can't move | she fell down the stairs and cannot move | he fel off the ladder and cant move | se cayó del techo y no se puede mover | me caí de la escalera y no siento las piernas
lost control of bladder and legs are weak | can't control my bladder and my legs are numb | he lost controll of his bowels and his legs are weak | perdí el control de la vejiga y tengo débiles las piernas | mi mamá no controla la orina y tiene dormidas las piernas
torsion of the testicle | twisted testicle | my son has torsion of his testical | torsión de testículo | creo que tiene torsión del testículo
testicular torsion | my son has testicular torsion | testiculer torsion | testículo torcido | el testículo de mi hijo está torcido
contractions at 30 weeks | 29 weeks pregnant having contractions | my wife is in labor at 32 weeks | contracciones a las 30 semanas | tengo 31 semanas y contracciones
she's giving birth in the car | the baby is coming out | water broke and I can see the head | ya se me salió el bebé | mi esposa está dando a luz
my wife is pregnant, the baby's movements are gone | I'm pregnant and the kicks have stopped | pregnant 36 weeks, kicks are gone | estoy embarazada y mi bebé ya no tiene movimientos | embarazada, los movimientos se fueron
half my face is numb | half of his face went numb | the left side of her face is dropping | se me durmió la mitad de la cara | a mi esposo se le paralizó la mitad de la cara
my speech is slurred | his words are slurring | her speach is slured | tiene el habla enredada | mi papá tiene enredada el habla
my speech is gone | his vision is gone in one eye | her speach is gone | se le quitó el habla a mi papá | se me quitó la vista de un ojo
feeling in my legs is gone | strength is gone in my right arm | the feeling in his left side is gone | se me quitaron las fuerzas de un lado | se le quitó la sensibilidad de la pierna
my mom is having a stroke | I am having a stroke | she's haveing a stroke | me está dando un derrame | le está dando una embolia a mi abuela
my mom had a stroke just now | my uncle had a stroke an hour ago | my dad had a strok today | mi abuela tuvo un derrame ahorita | mi suegro acaba de tener una embolia
my grandma had a stroke I have aspirin here | my mom had a stroke I need advice | had a strok what do i do | mi abuela tuvo un derrame, qué hago | le dio un derrame a mi mamá, qué hago
my dad is having a heart attack | having a heart attack | hes havin a heart atack | me está dando un infarto | a mi papá le está dando un ataque al corazón
my dad had a heart attack this morning | she had a heart attack ten minutes ago | my mom had a heart atack today | mi papá acaba de tener un infarto | mi tío tuvo un infarto hoy
dad had a heart attack I have aspirin here | my husband had a heart attack, I need help | had a heart atack what do i do | mi papá tuvo un infarto, qué hago | le dio un infarto a mi mamá, qué hago
my defibrillator shocked me twice | my icd went off this morning | I was shocked by my defibrilator | mi desfibrilador me dio dos descargas | a mi mamá el marcapasos le da toques
I was raped last night | my daughter was sexually assaulted | she was drugged and raped | me violaron anoche | mi marido me quiso ahorcar
priapism | my penis won't go down | erection wont go down | erección que no se baja | priapismo desde anoche
painful erection for 5 hours | an erection for six hours | my erecttion has lasted for 5 hours | erección desde hace 6 horas | tengo una erección de 5 horas
newborn vomiting green | my 8 week old threw up green | my baby is vomitting green bile | mi recién nacido vomitó verde | mi bebé vomita bilis verde
my baby is limp | my newborn went limp and he has a cold | the babby is floppy | mi bebé está aguado | mi recién nacida está flácida
the soft spot on my baby's head is sunken | his fontanelle is bulging and he has a fever | my baby's soft spot is sunk in | tiene la mollera hundida | mi bebé tiene la mollera sumida
vomiting blood | coughing up a lot of blood | vomitting blood | vomito sangre | mi papá está tosiendo sangre
can't swallow or talk throat swollen | he cannot swallow or speak | cant swalow or talk | no puedo tragar ni hablar | no puede tragar ni habla
my throat is closing up | his throat closed after shrimp and he has a cold | throat is swelling shut | thraot is closing | se me cierra la garganta jugando afuera
purple rash that doesn't fade and fever | fever and spots that won't fade | purple spots that don't go away when I press on them | fever and a rash, dots dont fade | fiebre y manchas que no se borran | mi hijo tiene fiebre y puntitos que no desaparecen
I'm scared my husband will kill me | afraid he is going to kill us | my kids are scared that he kills me | tengo miedo que mi marido me mate | tiene miedo de que su papá nos mate
my leg is cold white and hurts | my foot is ice cold, pale and numb | his leg is cold and blue, it hurts bad | tengo la pierna fría, blanca y me duele | el pie de mi mamá está helado y morado y le duele
my hand turned white and cold and I have pain | his leg went pale and cold and numb | my foot is blue, cold and painfull | se me puso el pie blanco y helado y me duele | la pierna está morada y fría y no la siente
quit drinking 2 days ago, shaking, hallucinating | alcohol withdrawal seizure | quit drinking and halucinating | dejé de tomar hace dos días y estoy alucinando | dejó de beber y convulsionó
took a bunch of aspirin | took 40 tylenol | se tomó 30 pastillas | she swallowed a handful of pills | took a bunch of asprin | me tomé un frasco de pastillas | se tragó un puñado de pastillas
this is an emergency | medical emergency | its an emergancy help | es una emergencia | mi hermana tiene una emergencia médica
call 911 | I need an ambulance | my neighbor needs an ambulence | necesito una ambulancia | llamen al 911
ambulance please | ambulance asap | ambulance now for my dad | ambulancia por favor | una ambulancia ya para mi mamá
`
  .trim()
  .split('\n')
  .map((row) => row.split(' | '));

const understand = understander();
const certainOf = (message: string) => understand(message).found.filter(({ certain }) => certain === true);

describe('[EM-01] what is named or called for shows', () => {
  const rows = parseRules(namedRules);

  test('each rule has messages of its own', () => {
    expect(fulfilling.length).toBe(rows.length);
  });

  test.each(rows.map(({ emergency }, row) => [emergency.concept, row] as const))('%s (rule %i)', (concept, row) => {
    const messages = fulfilling[row] ?? [];
    expect(messages.length).toBeGreaterThanOrEqual(5);
    for (const message of messages) {
      expect([message, certainOf(message).map((one) => one.concept)]).toEqual([
        message,
        expect.arrayContaining([concept]),
      ]);
      expect([message, readEmergency(message).lines]).toEqual([message, expect.arrayContaining(['911'])]);
    }
  });
});

describe('[EM-01] what rules a certain rule out stands beside its sign', () => {
  test.each(
    `my covid test was positive and now lips turning blue
he's turning blue, he just had a strep test
my baby turned blue while I was doing her hair
my son was playing and now he is choking on a grape
my cousin was shot, I got a text
fell off a ladder on my shoulder and can't move
need an ambulance at my job
send an ambulance, my note says I have epilepsy
choking and can't spit it out
he got shot at the movies, we need help`.split('\n'),
  )('%j', (message) => {
    expect(certainOf(message)).not.toEqual([]);
  });
});

describe('[EM-04] what is named but denied, past, feared or only talked about fulfils no rule that is certain', () => {
  test.each(
    `this is not an emergency, just a cold
not an emergency but my rash itches
I don't need an ambulance, just a refill
call 911 is what your page says, but I only have a rash
stop and call 911 if you have trouble breathing, it says; I have an itch
took an ambulance last year, now I need my inhaler refilled
I drive an ambulance and my back aches
emergency contraception please
how do I prevent heat stroke
no heat stroke, just a sunburn
what is hypothermia
what does an open fracture look like, asking for homework
had a compound fracture of my leg in 2012, it aches in the cold
I was shot in the leg years ago and it aches when it rains
was shot in the leg in Fallujah in 04, knee aches
got my flu shot in the arm and it is sore
she shot me a text about my rash
had testicular torsion at 14, now I need a physical
no contractions at 30 weeks, just heartburn
braxton hicks contractions at 30 weeks, my doctor says all fine
bruise turning blue on my shin
my hands turned blue in the cold, raynaud's
my dentist numbed half my face
ruled out meningitis, it was just a virus
a kid in my dorm has meningitis, I feel fine
ectopic heartbeats on my last ekg
took a class on choking and cpr, now I have a sore throat
no es una emergencia, solo tengo gripe
no necesito ambulancia, solo una receta
manejo una ambulancia y me duele la espalda
¿cómo prevenir un golpe de calor?
¿qué es la hipotermia?
tuve una fractura expuesta en 2010 y me duele cuando hace frío
me dispararon en la pierna hace años y me duele
me dieron un balazo en el 98, quiero crema para la cicatriz
no tengo contracciones, solo acidez, 30 semanas
descartaron meningitis, ya estoy bien
me pusieron una inyección en la pierna
shingles shot in the arm
a depo shot in the hip
B12 shot in the morning
insulin shot in the morning
shot in the dark
another shot in the series
los niveles de azúcar se dispararon
do you have the meningitis shot
I have questions about meningitis
I have an epipen for anaphylaxis and need a new one
tengo preguntas sobre la meningitis
I am in recovery from sepsis
choking on phlegm at night
choking on mucus from my sinus drip
choking on acid at night
me atraganto con las flemas
twisted my ankle playing ball
twisted ankle, size of a tennis ball
twisted my ankle when I fell and cannot move it
fell on my knee and unable to move it
my toenail turned blue
my eye turned purple where the ball hit
se me puso morado el ojo por un golpe
el moretón está morado
I stubbed my toe and it is purple
I had frostbite years ago, dry skin
stabbed my finger with a pencil
I might go into labor soon, feel fine
pregnancy test turned blue
my pee turned blue
mi uña se puso morada
I take plavix because of a stroke, today my nose is runny
I need a note for my ambulance job
tengo una emergencia dental
my breathing is better now
trouble breathing is gone
se me fue la voz por la gripa
the burning feeling is gone
I was raped as a child and need a therapist
my baby has green poop
mi bebé tiene la popó aguada
I coughed and my nose bled
my 3 year old threw up green beans
took a bunch of vitamins
took 800 ibuprofen for my knee
took 50 mg of benadryl
took an 81 aspirin
what is a stroke
asthma refill, my inhaler helps
can't keep an erection
acne spots that don't fade, no fever
red spots for years, don't go away when pressed, as always
can I use a shock wand? I have a pacemaker
my defibrillator has never shocked me
my icd shocked me in 2019, need a statin
my hands turn white and numb in the cold
my feet are cold and pale in winter and they hurt
my feet are cold, my throat hurts and I have white spots on it
tengo las manos blancas y frías por el clima, me duelen
is a slightly sunken soft spot normal
I have an emergency inhaler
muscle contractions in my back, 30 weeks since injury`.split('\n'),
  )('%j', (message) => {
    expect(certainOf(message)).toEqual([]);
  });
});

test.each(
  `911
ambulance
ayuda 911
help
help me please
ayúdenme por favor
auxilio
choking
choking help`.split('\n'),
)('[EM-01] %j, where nothing else is said, is a cry for help', (message) => {
  expect(readEmergency(message).lines).toContain('911');
});

test.each(
  `please
call me now
help with my acne please`.split('\n'),
)('[EM-04] %j is none', (message) => {
  expect(readEmergency(message).lines).toEqual([]);
});
