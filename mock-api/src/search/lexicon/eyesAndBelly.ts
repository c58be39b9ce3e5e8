import type { Saying } from './lexicon.types';

/** Eyes, stomach and bowels. */
export const eyesAndBelly = [
  {
    id: 'pinkeye',
    points: { pinkeye: 0.96, allergies: 0.15, 'dry-eye': 0.15 },
    child: { 'pinkeye-pediatric': 0.96, pinkeye: 0.5 },
    says: `pinkeye, pink_eye, pink eye, pinkey, conjunctivitis, conjuctivitis, eye infection, eye infected, infected eye, @eye @discharge, @eye goopy, @eye crusty, @eye crusted, eyes glued, eyes glued_shut, eyes stuck, eyes stuck_shut, stuck_together eyes, eye sealed, eye matted, eye gunk, eye pus, @eye @red, eye red, eye bloodshot, bloodshot, @eye @red @itch, white_of_my_eye red, whites eyes red, @eye @snot, @eye @colored, eye @swell, eyelid @swell, eyes swollen, green stuff eye, yellow stuff eye, eye crust morning, eyes crusty, wake_up eye shut, cant open eye, eye wont_open, eye oozing, eye leaking, sleep in_my_eyes, eye boogers, stye, sty eye, chalazion, eyelid bump, bump eyelid, pink eye daycare, contagious eye,
      conjuntivitis, ojo @red, ojos @red, ojo rojo, ojos rojos, ojos @discharge, ojo pegado, ojos pegados, ojitos pegados, pegan ojos, lagana, laganas, laganas verdes, legana, leganas, laganoso, laganosos, ojo pus, ojo infectado, infeccion ojo, infeccion ojos, ojo @swell, parpado @swell, ojo hinchado, no_puede abrir ojo, no_puedo abrir ojo, mal_de_ojo, orzuelo, perrilla, ojo moco, chinguinas, ojo chinguinas`,
  },
  {
    id: 'eye',
    points: { pinkeye: 0.5, 'dry-eye': 0.45, 'general-consult': 0.2 },
    child: { 'pinkeye-pediatric': 0.65, pinkeye: 0.3, 'general-consult-pediatric': 0.3 },
    says: `@eye @pain, eye hurts, eye bothering, eyes bothering, eye weird, @eye irritated, something in_my_eye, eye scratch, eyes, eye, ojo @pain, ojo, ojos`,
  },
  {
    id: 'dry-eye',
    points: { 'dry-eye': 0.96, pinkeye: 0.2, allergies: 0.15 },
    says: `dry_eye, dry_eyes, dry eye, dry eyes, @eye @dry, @eye gritty, eyes gritty, gritty eyes, grit eyes, @eye sandy, @eye sand, sand eyes, sand in_my_eyes, sandpaper eyes, @eye scratchy, eyes scratchy, @eye @burn, eyes burning, burning eyes, eyes sting, stinging eyes, eyes tired, tired eyes, eyes strain, eye_strain, eyestrain, eyes screen, eyes computer, staring screen eyes, eyes monitor, screen_time eyes, contacts uncomfortable, contacts dry, contact_lenses dry, contacts feel_like, cant wear contacts, contact lens irritat, eyedrops constantly, eye_drops dont, artificial_tears, restasis, xiidra, eyes feel like sand, blurry blink, blink clear, blinking blurry, eyes moisture, no tears, eyelids stick dry, eyes end_of_the_day, eyes air_conditioning, eyes heater, eyes wind, eyes lasik,
      ojo seco, ojos secos, @eye seco, ojos resecos, resequedad ojos, arenilla, arena ojos, arenita ojos, ojos ardor, arden ojos, ojos arden, ardor ojos, me_arden los_ojos, ojos cansados, ojos pantalla, ojos computadora, vista cansada, basurita ojo, basura ojo, lentes_de_contacto molestan, lagrimas artificiales, ojos irritados pantalla, ojos quemando`,
  },
  {
    id: 'belly-pain',
    points: { 'abdominal-pain': 0.94, 'general-consult': 0.2 },
    child: { 'abdominal-pain-pediatric': 0.95, 'abdominal-pain': 0.5, 'general-consult-pediatric': 0.25 },
    says: `abdominal pain, @belly @ache, @belly @pain, stomach_ache, stomachache, bellyache, belly_ache, tummyache, tummy_ache, tummy, stomach hurts, stomach cramps, stomach cramping, @belly @cramp, cramps !period !leg !calf !foot, cramping !period !leg !calf, stomach knots, @belly knots, @belly twisted, stomach upset, upset stomach, upset_stomach, @belly upset, @belly funny, @belly weird, @belly bug, stomach_bug, stomach_flu, stomach flu, gastro, gastroenteritis, @belly bloat, bloat, bloated, bloating, gassy, gas pain, gas pains, gas, trapped_gas, farting, farts, flatulence, burping, belching, burps, heartburn, heart_burn, acid_reflux, acid reflux, reflux, gerd, indigestion, acid throat, acid comes_up, acid coming_up, acid stomach, sour stomach, stomach acid, burning after eat, burning chest after_eating, burning behind breastbone, @belly burning, stomach churning, stomach gurgling, stomach rumbling, @belly growling, food_poisoning, food poisoning, bad sushi, bad tacos, bad chicken, ate bad, ate something, something i_ate, ibs, irritable_bowel, ulcer, gastritis, gallbladder, gallstones, diverticulitis, appendix, appendicitis, side pain stomach, pain under ribs, pain under my_ribs, pain right side, pain left side, lower right pain, pain around bellybutton, pain around navel, @belly tender, @belly hard, @belly stabbing, @belly sharp, @belly @bad, hurts eat, pain after_eating, hurts after_eating, after_i eat @pain, cant eat stomach, constipated, constipation, cant poop, cant go number_two, havent pooped, havent_pooped, backed_up poop, backed_up, no_poop days, hard stools, hard poop, laxative, pepto, tums, antacid,
      dolor estomago, dolor_de_estomago, @belly dolor, @belly duele, @belly @pain, dolor barriga, dolor panza, duele estomago, duele panza, duele barriga, colico, colicos !regla !menstruales, retortijon, retortijones, torcijon, torzon, estomago revuelto, mal_de_estomago, mal_del_estomago, estomago mal, inflamado estomago, @belly inflamado, @belly @swell, gases, gas estomago, agruras, agrura, acidez, acidez estomago, reflujo, vinagrera, indigestion, indigesto, empacho, empachado, empachada, boca_del_estomago, gastritis, colitis, ulcera, hinchazon panza, panza inflada, inflado, inflada, llenura, eructos, eructar, pedos, flatulencias, cayo mal comida, cayo pesado, me_cayo mal, cayo_mal, intoxicacion comida, intoxicado comida, intoxique, estrenido, estrenida, estrenimiento, no_puedo hacer popo, no_puedo ir bano, no_puedo evacuar, apendice, vesicula`,
  },
  {
    id: 'vomiting',
    points: { 'abdominal-pain': 0.8, 'general-consult': 0.5 },
    child: { 'abdominal-pain-pediatric': 0.85, 'general-consult-pediatric': 0.6, 'diarrhea-pediatric': 0.3 },
    says: `@vomit, vomit, throwing_up, throw_up, threw_up, puking, barfing, throwing up, threw up, cant keep anything_down, cant keep food_down, cant keep down, keep anything down, keep food down, keep water down, stomach bug, stomach_bug, stomach virus, norovirus, vomitos, vomito, vomitando, devolviendo, volver estomago, todo lo_vomito, todo lo_que come`,
  },
  {
    id: 'nausea',
    points: { 'abdominal-pain': 0.72, 'general-consult': 0.5 },
    child: { 'abdominal-pain-pediatric': 0.75, 'general-consult-pediatric': 0.5 },
    says: `@nausea, nausea, nauseous, queasy, sick stomach, stomach sick, sick to_my_stomach, feel like throwing, feel like puking, gonna puke, going_to puke, about_to puke, gonna throw_up, motion_sickness, nauseas, ganas_de_vomitar, asco, revuelto`,
  },
  {
    id: 'diarrhea',
    points: { 'abdominal-pain': 0.72, 'general-consult': 0.76 },
    child: { 'diarrhea-pediatric': 0.97, 'abdominal-pain-pediatric': 0.5, 'general-consult-pediatric': 0.3 },
    says: `@diarrhea, diarrhea, runs !nose, the runs, the_runs, the_trots, squirts, loose stools, loose @poop, watery @poop, liquid @poop, runny @poop, @poop water, poop like_water, poop green, @poop mucus, soft @poop, explosive @poop, explosive diaper, blowout, blowouts, diaper blowouts, poopy diapers, pooping a_lot, poop every hour, poop 6 times, pooping times, many poopy, stomach bug both_ends, both_ends, coming_out both, shitting water, pee out butt, imodium, glued to_the_toilet, on_the_toilet all, stuck on_the_toilet, cant_leave the_bathroom, running to_the_bathroom belly, travelers_diarrhea, diarrea, chorrillo, chorro, soltura, popo aguado, popo aguada, popo liquido, caca aguada, caca liquida, evacuaciones liquidas, popo verde, popo suelto, estomago suelto, suelta del_estomago, hace_popo veces, hace popo muchas, va al_bano mucho popo, obra aguado, rehydration, pedialyte`,
  },
  {
    id: 'bowel-other',
    points: { 'general-consult': 0.8, 'abdominal-pain': 0.35 },
    says: `hemorrhoid, hemorrhoids, piles, @blood @poop, @blood stool, blood toilet wipe, blood when_i wipe, @blood rectum, rectal bleeding, butt bleeding, butt @ache, butt itch, anus itches, itchy butthole, itchy anus, anal fissure, rectum, anus @pain, pinworms, worms, parasite, parasites, hemorroides, almorranas, sangre popo, sangre heces, lombrices, parasitos, ano @pain, ano @itch, sangrado rectal`,
  },
  {
    id: 'pinworms-child',
    points: { 'general-consult': 0.4 },
    child: { 'general-consult-pediatric': 0.9, 'abdominal-pain-pediatric': 0.35 },
    says: `pinworms, lice, head_lice, worms, piojos, liendres, lombrices, thrush mouth, thrush tongue, white tongue, teething, growing_pains, bed_wetting, wets bed, wetting_the_bed, adhd, autism, vaccine, shots, growth_chart, not gaining, colic, wont latch, jaundice, spit_up, spitting_up, sports_physical, school_physical, camp_form, moja cama`,
  },
] as const satisfies readonly Saying[];
