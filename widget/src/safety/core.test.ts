// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { readEmergency } from './readEmergency';

/** Sentences that must show, whatever is learned again: under the lines that they need at least and what they tell. */
const emergencies = `
911 heart
- chest pain
- my chest hurts and my left arm is numb
- crushing pressure in my chest and sweating
- my husband is clutching his chest
- pain in chest and jaw since an hour, clammy
- tightness in my chest going down my left arm
- dolor de pecho
- me duele el pecho y se me va al brazo izquierdo
- siento una opresión en el pecho y sudo frío
- me aprieta el pecho
- my dad is having a heart attack
- le está dando un infarto
- I think I'm having a heart attack
- my heart is racing 190 and I feel like fainting
- what is the best thing for chest pain and shortness of breath
- what is the best medicine for chest pain and numb arm
- my dad had a heart attack I have aspirin here
- dad had a heart attack I need advice
- the chest pain stopped hurting then I fainted
- my defibrillator shocked me twice
- my ICD just went off
- a mi papá le descargó el desfibrilador
- mi marcapasos me está dando toques
911 stroke
- his face is drooping on one side and his words are slurred
- my dad's left arm just went weak and he can't lift it
- grandma woke up talking gibberish
- my dad's face is drooping he was fine an hour ago
- my husband can't talk right and he was normal before dinner
- can't speak right since this morning and my face is crooked
- se me durmió la mitad de la cara y no puedo hablar bien
- mi mamá tiene la boca chueca y no puede levantar el brazo
- mom is having a stroke
- le dio un derrame
- he lost his speech suddenly
- se le quitó el habla a mi papá
- se me quitaron las fuerzas de un lado
- se me quitó la fuerza del brazo derecho de repente
- my grandma had a stroke I have aspirin here
- my mom had a stroke I need to know what to do
- se me quitó el habla y no muevo el brazo
- sin aviso se me torció la boca
- having a stroke in class
- le dio un derrame en clase
- he stopped making sense and his face is crooked
911 breathing
- I can't breathe
- he's not breathing
- she stopped breathing
- breathing has stopped
- no not breathing
- can't catch my breath at all, lips turning blue
- my son is breathing really fast and his ribs are sucking in
- asthma attack inhaler not helping
- no puedo respirar
- mi bebé no respira
- se le quitó la respiración
- a mi bebé se le quitó la respiración
- se le fue el aire
- ataque de asma y el inhalador no sirve
- o2 at 85 and coughing
- oxygen 82
- my son is turning blue and peed himself
- my baby turned blue while I was doing her hair
- my covid test was positive and now lips turning blue
- he's turning blue, he just had a strep test
- mi bebé está morado
- she's not breating
- mi papá está morado
- le salieron ronchas y no respira
- sin aviso no puedo respirar
- no hay nadie no puedo respirar
- without warning she is not breathing
- está morado
911 unconscious
- she won't wake up
- found my mom on the floor not responding
- my dad is unconscious
- passed out and not waking up
- I don't have insurance my dad collapsed
- his pulse is gone
- my wife is unconscious, he has a history of heart disease
- my son is having a seizure he was fine this morning
- his heart has stopped
- he has no pulse
- no tiene pulso
- se le quitó el pulso
- está inconsciente
- no reacciona
- mi esposo no despierta y respira raro
- se desmayó mi papá y no responde
- unconcious on the floor
- unresposnive on the floor
- mi mamá está inconcsiente
- my coworker is unconscious in class
- está inconsciente en clase
- my neighbor is unconscious, we are doing cpr
- gave narcan twice and she went back to sleep
911 choking
- my toddler is choking on a grape
- choking and can't spit it out
- he is choking on a piece of steak and turning blue
- my bby is chokin on a grape
- se está ahogando con un pedazo de carne
- se atragantó con un dulce y está morado
- my baby is choking on mucus and turning blue
911 anaphylaxis
- stung by a bee and now my tongue is swelling
- ate shrimp and now hives all over and my throat feels tight
- throat is closing up
- peanut allergy, she ate a cookie and is wheezing and puking
- can't swallow or talk throat swollen
- my throat is swelling up, can't swallow my own spit
- she is having anaphylaxis
- anaphalaxis, no epipen
- me picó una abeja y se me cierra la garganta
- se me hincha la lengua después de comer camarones
- used my epipen what now
- what is the best medicine for throat closing after shrimp
911 bleeding
- bleeding won't stop soaking through towels
- I cut my leg with a saw and blood is spurting
- coughing up a lot of blood
- vomiting blood
- throwing up blood looks like coffee grounds
- what is the best medicine for vomiting blood
- no para de sangrar la herida
- vomito sangre
- tosiendo mucha sangre
- blood pouring out of my rectum
- chainsaw kicked back and it is squirting
- dialysis fistula is bleeding and pressure is not working
911 head-injury
- hit my head on the curb, passed out and now throwing up
- baby fell off the bed and is vomiting and sleepy
- me caí y me pegué en la cabeza y estoy vomitando
- mi hija se golpeó la cabeza y está muy dormida
- hit head yesterday now worst headache and confused
- lo atropelló un carro
911 spine
- he fell from a ladder and can't move his legs
- fell off ladder on my shoulder and can't move
- dove in pool can't move
- fell off horse can't feel my feet
- se cayó del techo y no siente las piernas
911 burn
- burned my face in a fire and voice is hoarse
- hot oil all over my arms, skin peeling
- se quemó con aceite hirviendo la cara
- my toddler pulled boiling coffee on his chest
- my coworker got electrocuted
- a mi hijo le cayó un rayo
911 fracture
- bone sticking out of my leg
- my arm is broken and the bone is out
- fractura expuesta de la pierna
911 wound
- I got shot
- shot in the back
- shot in the stomach
- got stabbed in the chest
- knife went in my stomach
- finger ripped off
- me balacearon
- le dispararon
- lo apuñalaron
- gsw to thigh
- got stabbed
- me dieron una puñalada
911 seizure
- my wife is having a seizure that won't stop
- first ever seizure just now my son is 4
- siezure
- my son is having a siezure
- convultions
- mi hijo está convulsionando
- se esta combulsionando
- seizure 10 minutes
- baby eyes rolled back and went stiff
911 sepsis
- fever, confused and skin is mottled
- infected wound, fever and now confused
911 meningitis
- fever stiff neck and light hurts my eyes
- my daughter has a purple rash that doesn't fade and fever
- fever and rash, purple dots don't fade with glass
- tiene fiebre y manchitas moradas en las piernas
- fiebre y cuello tieso y le molesta la luz
- mi hijo tiene fiebre y manchas rojas que no se borran
- purple dots that don’t go away when I press on them
911 testicle
- my son's left testicle suddenly hurts really bad
- testicle twisted and swollen, severe pain, throwing up
- a mi hijo le duele mucho un testículo de repente
911 cord
- can't pee and numb between my legs, back pain
- feeling in legs is gone and can't pee
911 eye
- bleach splashed in my eye
- metal piece stuck in my eyeball
- suddenly can't see out of one eye
- sudden curtain over my vision
- me cayó cloro en el ojo
- perdí la vista de un ojo de repente
- se me quitó la vista de un ojo de repente
- my vision is gone in one eye
911 pregnancy
- I'm pregnant and bleeding heavily with clots
- 8 months pregnant and can't feel the baby move today
- 34 weeks pregnant, bad headache, seeing spots, swollen hands
- water broke at 30 weeks
- contractions 5 min apart at 31 weeks
- my baby's movements are gone 36 weeks pregnant
- estoy embarazada y no siento al bebé moverse
- embarazada de 8 meses con dolor de cabeza fuerte y veo lucecitas
- rompí fuente, tengo 28 semanas
- 20 weeks pregnant water leaking
- she's giving birth in the car
- ya se me salió el bebé
911 ectopic
- 6 weeks pregnant sharp pain on one side and shoulder pain, feel faint
- embarazada de 6 semanas con dolor fuerte de un lado y sangrado
911 belly
- severe belly pain hard as a board, can't stand up
- sudden tearing pain in my back and belly
- belly is rigid and the pain is awful
911 headache
- worst headache of my life came out of nowhere like thunder
- el peor dolor de cabeza de mi vida
911 carbon-monoxide
- carbon monoxide alarm going off and we all have headaches
- suena la alarma de monóxido y estamos mareados
- house smells like gas and I feel dizzy
- huele a gas y estamos mareados
911 infant-fever
- 3 week old has a temp of 100.8
- my 2 month old has a fever 101
- newborn 38.4
- mi bebé de 3 semanas tiene 38.5 de fiebre
- recién nacido con fiebre
- 2 week old won't nurse and very sleepy
- my newborn hasn't eaten all day and very sleepy
- newborn won't eat and won't wake
- mi bebé no quiere comer y no despierta, tiene 10 días
- recién nacido no come y está aguado
- newborn 10 days temp 96
911 child
- my baby has not had a wet diaper in 14 hours and won't wake up
- my baby is limp and blue
- mi bebé no despierta y está aguado
- my 8 week old threw up green
- newborn vomiting green
- mi recién nacido vomitó verde
- my baby's soft spot is sunken
- tiene la mollera hundida y no moja el pañal
- mi bebé está bien aguadito
911 heat
- working outside in heat, stopped sweating, confused and skin hot
- heat stroke
- golpe de calor, está desorientado y muy caliente
- baby left in hot car
911 cold
- found him in the snow mumbling
- hipotermia
- frostbite fingers black
- se me congelaron los dedos y están negros
911 drowning
- kid drowned in pool for a minute, now coughing and sleepy
- my niece was pulled from the pool not breathing
911 diabetes
- type 1 diabetic sugar over 500 vomiting and breathing fast
- diabetic husband is confused and sweaty, sugar 38
- azúcar en 550 y vomitando
- sugar 28
- mi mamá diabética está confundida y el azúcar en 40
911 clot
- my leg is swollen and now short of breath and chest hurts
- my leg is cold white and hurts
- my foot turned pale and ice cold and it is numb
- tengo la pierna fría, blanca y me duele
- se me puso la mano morada y helada y no la siento
911 violence
- my ex is going to kill me, he has a gun
- husband threatened me with a knife
- mi marido me pega y tengo miedo que me mate
- mi pareja me quiso ahorcar
- my husband strangled me
- I'm scared my husband will kill me tonight
- tengo miedo de que mi marido me mate
911 assault
- I was raped last night
- got raped
- I was sexually assaulted
- she was drugged and raped
- my daughter was molested
- me violaron anoche
- me violó mi padrastro
- violaron a mi hija
- he made me have sex with him
911 priapism
- painful erection for 5 hours
- erección que no se baja hace 6 horas
- penis won't go down 6 hours
911 withdrawal
- quit drinking 2 days ago, shaking, hallucinating
- dejé de tomar hace dos días y estoy alucinando
911 help
- call 911
- send an ambulance
- need an ambulance at my job
- send ambulance, my note says I have epilepsy
- necesito una ambulancia
911,988 self-harm
- I cut my wrist and it won't stop bleeding
- found my brother, he hanged himself
- mi hijo se ahorcó
988 suicide
- I want to die
- I want to kill myself
- I don't want to be here anymore
- everyone would be better off without me
- I have a plan to end things tonight
- I am suicidal
- I am sucidal
- I want to jump off a bridge
- I want to jump in front of a train
- I wanna slit my wrists
- I want to blow my brains out
- thinking about how to hang myself
- my friend wants to kill herself
- my son says he will shoot himself
- I wish I was dead
- I wish I could go to sleep and never wake up
- I don't want to live anymore
- I wanna kill my self
- my teen said she wants to unalive herself
- nobody would miss me if I was gone
- I want to end my life
- take all my pills and die
- I want to take all my pills
- I wanna take all my pills
- I just want the pain to stop forever
- I can't do this anymore goodbye
- I have the pills lined up
- standing on the bridge ready to jump
- me quiero matar
- me kiero matar
- me quiero ahorcar
- me quiero colgar
- me quiero cortar las venas
- me quiero tirar de un puente
- me quiero aventar al tren
- me quiero envenenar
- me quiero pegar un tiro
- me voy a ahorcar
- me quiero suicidar
- me quiero suisidar
- mi hija se quiere matar
- mi hija se quiere envenenar
- mi hijo dice que se quiere morir
- mi hermano se quiere quitar la vida
- mi amigo se intentó colgar
- quiero quitarme la vida
- quiero suicidarme
- ya no quiero vivir
- quiero morirme
- todos estarían mejor sin mí
- ya no aguanto más, quiero acabar con todo
- no quiero despertar mañana
- ya no le veo sentido a la vida
- ya me cansé de vivir
- harta de vivir
- what's the point in living
- me quiero dar un balazo
- quiero desaparecer para siempre
- mi hija quiere desaparecer de este mundo
- quiero dejar de existir
- I want to disappear forever
- I wish I could just cease to exist
- sewerslide
988 self-harm
- I've been cutting myself again and can't stop
- I want to hurt myself
- my daughter keeps cutting herself
- me estoy cortando y no puedo parar
- quiero hacerme daño
- I cut my legs when I'm sad
988 harm-others
- I want to kill my wife
- hearing voices telling me to hurt my baby
- I want to hurt my baby
- oigo voces que me dicen que mate a mi familia
- I feel like I want to drown my baby
911,poison-help overdose
- he od'd on fentanyl and won't wake up
- my friend took too much xanax and alcohol and isn't waking up
- my boyfriend is barely breathing after taking percs
- took a bunch of aspirin
- took a whole bottle of tylenol last night
- took a handful of pills
- sobredosis
- my roommate od'd
- mi hermano se inyectó heroína y no despierta
- se tomó un frasco de pastillas
911,988,poison-help overdose
- I took all my pills to die
- took 20 ibuprofen on purpose
- me tomé muchas pastillas y quiero morirme
poison-help poison
- my 2 yr old ate my blood pressure pills
- my kid drank antifreeze
- toddler got into rat poison
- drank bleach
- ate a tide pod
- mi hijo tomó cloro
- mi hijo se tomó mis pastillas para la presión
- mi niño comió unos hongos del jardín
- kid swallowed 6 advil
- tomó raticida
911,poison-help swallowed-object
- swallowed a button battery
- my 3 year old swallowed a magnet
- mi niña se tragó una pila
911,poison-help bite
- a snake bit my foot
- me mordió una víbora
`;

/** Ordinary sentences that must bring up nothing. */
const ordinary = `
bp 128/82
my blood pressure is 110 over 70
fever of 101 since yesterday
need a refill on my lisinopril
had a heart attack in 2015, need a refill of metoprolol
no chest pain just a cough for 3 days
this cough is killing me
my allergies are killing me
dying to get some sleep
I could die of embarrassment, I have warts
heartburn after eating spicy food
chest cold for a week
sore throat, hurts to swallow
stuffy nose, can't breathe through my nose
pink eye goopy in the morning
eyes itchy and watery from pollen
poison oak rash all over my legs
uti, burning when I pee
mild headache for 2 days
migraine same as always, need sumatriptan
my 6 year old has an earache and fever 101
my 3 yr old has a fever of 100.5 and a runny nose
my 8 month old has a diaper rash
constipation for 4 days
diarrhea since yesterday
hemorrhoids bleeding a little when I wipe
bleeding gums when I brush
spotting between periods
heavy periods every month
birth control refill
I'm pregnant and have heartburn
pregnant with a yeast infection
morning sickness 9 weeks
emergency contraception
missed my period
erectile dysfunction
can't keep an erection
jock itch
my back hurts from lifting boxes
sprained my ankle
neck is stiff from sleeping wrong
my foot fell asleep
panic attacks sometimes, want something for anxiety
feeling down lately and low energy
I am depressed but not suicidal
trouble sleeping
quit smoking help
my wife says I snore and stop breathing sometimes
I stop breathing in my sleep, it's apnea
my husband snores
out of my inhaler, no symptoms now
need a new inhaler, mine is not working, no symptoms
asthma refill albuterol
allergic to bees, never used my epipen, it expired
my sister had a stroke last year. I have sinus pressure
my grandma had a stroke and I need my pills refilled
my blood pressure is 138/88
blood pressure 128 over 82
blood pressure refill, no dizziness
blood sugar 120 this morning
sugar 110
pulse 72
oxygen 98 pulse 70
my oxygen is 98
temp 99.1
shingles vaccine question
flu shot
flu shot in the arm is sore
what are the signs of a stroke
what is a stroke
history of seizures, controlled on keppra, have a uti
bug bite itchy
bee sting, just a little red
burned my finger on the stove, small blister
sunburn peeling
cut my finger cooking, it's fine now
hit my toe on the bed
my dog died and I can't sleep
my baby is teething and fussy, no fever
lice in my daughter's hair
covid positive, mild symptoms
lost my sense of smell
I fainted once in high school, now I have a sore throat
gout in my big toe is killing me
I'd kill for a good night's sleep
burning up with a 101 fever
hit by a truck feeling, body aches and fever
I feel like I was hit by a truck, flu
drowning in mucus
my 2 month old just has a stuffy nose, no fever
newborn spit up, no fever
my baby threw up once
my toddler threw up once
my 2 month old has cradle cap
newborn has green poop
chest acne
rash on my chest
breast lump
swollen eyelid from allergies
tonsils swollen, white spots
hives since last week, no trouble breathing
stiff neck, no fever
dizzy when I stand up sometimes
tired all the time
I want to stop smoking
I want to lose weight before my wedding
I don't want to take statins anymore
tired of living with eczema
several fingers are itchy
ate mushroom pizza
stuffed up, can't breathe, allergies
the news said someone got shot near my work, need my refill
my grandpa drowned before I was born
contacts stuck in my eye
I want to die my hair
freestyle stroke hurts my shoulder
my son ate a crayon
atorvastatin refill
I stubbed my toe and it is purple
tired of living with this acne
tired of living with psoriasis
tired of living in a moldy house, cough
tired of life with ibs
no point in trying this cream again
this heat is killing me
my feet are dead after work
how do I kill lice
need to kill the fungus on my nails
kill this wart
took two tylenol for a headache
missed 2 birth control pills
finished the whole bottle of antibiotics
child swallowed gum
my kid swallowed chewing gum
I hurt myself lifting boxes
I hurt myself at the gym
I hit my knee
I cut my hair too short
cat scratch
burned my tongue on coffee
burning feet at night
my heart is broken, can't sleep
am I at risk for a stroke on the pill
family history of heart attack
dad had a heart attack at 50, want cholesterol checked
had seizures as a child
seizure med refill
epipen refill
bronchitis cough
snoring
blurry vision without my glasses
contacts blurry
trouble breathing is gone
my voice is gone, laryngitis
my cough has stopped
never ending cough
no kids, need birth control
nosebleeds in winter
blood test results
blood type
blood work
period blood is brown
testicle lump, not painful
std test
kidney stone last year, now a mild ache
rash from a new detergent
hot flashes and sweating at night
confused about my dosage
unconscious teeth grinding
not able to sleep
numb from the dentist
tingling fingers after typing
face numb after a filling
shot clinic hours
work as an emt, need a tb test
I drive an ambulance and my back hurts
suicide prevention month
self harm scars, old
I used to cut years ago, scar cream
my tongue is white
tongue is yellow
canker sore on my tongue
my toenail turned blue
my tongue turned blue from candy
choking on phlegm at night
I was raped as a child and need a therapist
racing heart from coffee
gun range, ear ringing
lip swollen from cold sore
quit drinking coffee
quit drinking last year and feel great
do you treat seizures
are strokes something you treat
want narcan to keep in the car
where can I get naloxone for my purse
my throat is swollen and I have pus
throat swollen, white patches, strep is going around
swallowed a watermelon seed
my daughter swallowed a cherry pit
toddler ate chalk
want my wrinkles to disappear forever
I want to disappear these dark spots
cut myself shaving my legs
hurt myself doing deadlifts
burning in my chest after pizza, pepcid helps
my lips are purple from lipstick
took my vitamin twice today
can't wake up in the morning before noon
my pacemaker check is due
cold feet all winter
my hands turn white and numb in the cold
necesito resurtir mi losartán
me duele la garganta
no tengo dolor de pecho, solo tos
tos con flema verde
la tos me está matando
me muero de sueño pero no duermo
me muero de la pena, tengo hongos en las uñas
ardor al orinar
ojo rojo con lagañas
tengo acidez después de comer
mi hijo de 5 años tiene fiebre de 38.5 y moco
no puedo respirar por la nariz
estreñimiento
gripe y dolor de cuerpo
estoy embarazada y tengo gripa
hongos vaginales
pastilla del día después
ansiedad y no duermo
triste pero no quiero hacerme daño
mi papá murió de un infarto, quiero revisar mi presión
tuve un derrame hace 5 años, necesito mi medicina
me picó un mosquito
presión 135/85
azúcar 130 en ayunas
me duele la espalda por cargar
caspa
piojos
dejar de fumar
sangrado de encías
herpes labial
bajar de peso
me matan los pies
quiero matar los hongos
matar el hongo de la uña
matar los piojos
no quiero vivir con acné
no quiero vivir con caspa
mi hijo se tragó un chicle
mi hija se tragó un diente
me quiero morir de la vergüenza
me quiero morir de risa
me voy a cortar el pelo
me quiero quitar un lunar
se tragó una semilla de sandía
se le quitó la fiebre
se me quitó la tos
se me durmió la pierna sentado
mi bebé de 2 meses tiene cólicos
mi bebé vomitó una vez
rozadura de bebé
me quedé sin inhalador
lengua blanca
tipo de sangre
examen de sangre
ronco mucho
se me fue la voz por la gripa
atienden convulsiones
quiero narcan para tener en la casa
tengo la garganta inflamada con pus
se tragó un frijol
me tragué un hueso de aceituna
quiero desaparecer estas manchas
me duele el pecho nomás cuando toso
necesito revisión de mi marcapasos
mi hijo está bien, solo tiene tos
`;

const told = emergencies
  .trim()
  .split(/\n(?!- )/)
  .map((block) => {
    const [head = '', ...messages] = block.split('\n- ');
    const [lines = '', concept = ''] = head.split(' ');
    return [concept, lines.split(','), messages] as const;
  });

describe('[EM-01] core sentences show', () => {
  test.each(told)('%s: %j', (_, needed, messages) => {
    const lacking = messages.filter((message) => {
      const { lines } = readEmergency(message);
      return !needed.every((line) => lines.some((one) => one === line));
    });
    expect(lacking).toEqual([]);
  });
});

test('[EM-04] ordinary sentences bring up nothing', () => {
  expect(
    ordinary
      .trim()
      .split('\n')
      .filter((message) => readEmergency(message).lines.length > 0),
  ).toEqual([]);
});
