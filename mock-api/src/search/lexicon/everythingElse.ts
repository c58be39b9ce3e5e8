import type { Saying } from './lexicon.types';

/** Weight, refills, and what no entry of the catalogue covers. */
export const everythingElse = [
  {
    id: 'weight-loss',
    points: { 'weight-loss': 0.97 },
    says: `weight_loss, weight loss !sweats !unexplained, weightloss, @loseWeight @weight !hair, lose weight, lose_weight, lose pounds, lose 20, lose 30, lose 40, lose 50, lose belly_fat, lose fat, belly_fat, drop pounds, drop lbs, shed pounds, slim_down, slim down, slimmer, get skinny, get_skinny, skinny, skinny_shot, skinny shot, fat_shot, fat loss, weight_loss_shot, weight shot, weight shots, weight injection, weight injections, diet_shot, diet not_working, diets dont work, tried every diet, diet and exercise, dieting, obese, obesity, overweight, bmi, glp, glp1, glp_1, semaglutide, semiglutide, samaglutide, semaglutida, ozempic, ozempick, wegovy, wegove, mounjaro, zepbound, tirzepatide, saxenda, liraglutide, scale wont_budge, scale budge, weight wont_budge, weight budge, weight off, weight come_off, gained weight, gain weight, gained pounds, gained 20, gained 30, put_on weight, put_on pounds, gaining weight, baby_weight, baby weight, pandemic weight, covid_15 weight, menopause weight, get_in shape, too fat, im fat, so fat, plus_size, pants dont fit, clothes dont fit, food_noise, stop overeating, crash diet, heavier, keto,
      bajar_de_peso, bajar peso, perder peso, bajar kilos, bajar libras, perder kilos, perder libras, adelgazar, rebajar, sobrepeso, obesidad, obeso, obesa, gordo, gorda, gordita, inyeccion bajar, inyecciones bajar, inyeccion adelgazar, inyeccion_para_bajar, dieta, dietas, kilos de_mas, libras de_mas, quemar grasa, subi de_peso, subido peso, engordado, engorde, aumente peso`,
  },
  {
    id: 'medication-refill',
    points: { 'medication-refill': 0.95 },
    says: `medication_refill, medication refill, @refill @meds, med refill, refill, refills, renew, renewal, ran_out of_my, ran out my, run_out of_my, running_out of_my, running_low on_my, almost_out of_my, out_of my @meds, out_of @meds, out of_refills, no refills, no_refills, no more refills, last_refill, refill expired, prescription expired, expired prescription, rx expired, script expired, last pill, last_pill, pills left, few pills_left, days left @meds, bottle empty, empty bottle, new prescription, need new_prescription, need prescription for my, doctor retired, doctor moved, doc retired, doctor cant_get_in, lost my_prescription, lost my @meds, lost my_pills, left @meds home, left my @meds, forgot @meds, forgot my_meds, left_my_meds, vacation @meds, traveling @meds, pharmacy no_refills, pharmacy says no_refills, need my @meds, my_meds, more @meds, bridge refill, bridge prescription, 30_day supply, 90_day supply, day supply, maintenance meds, continue my @meds,
      resurtir, resurtido, resurtir medicina, resurtir receta, renovar receta, renovar medicina, renovacion receta, se_me_acabo medicina, se_me_acabaron pastillas, se_me_acabo, se_me_acabaron, se_me_termino, se_me_terminaron, se_acabo medicina, sin medicina, sin pastillas, me_quede_sin, quede sin medicina, quede sin pastillas, receta vencida, vencio receta, se_vencio receta, surtir receta, mas medicina, mas pastillas, perdi mis_pastillas, perdi medicina, necesito receta, necesito mi_medicina, necesito medicina presion, me_quedan pastillas, quedan pastillas, olvide medicina, deje medicina`,
  },
  {
    id: 'refill-named',
    points: { 'medication-refill': 0.97 },
    says: `@refill @drug, out of @drug, out_of @drug, out my @drug, need @drug, need my @drug, need more @drug, need refill @drug, @drug prescription, @drug refill, @drug script, @drug renewal, more @drug, get @drug, @refill @condition_meds, out of @condition_meds, out_of @condition_meds, out my @condition_meds, need @condition_meds @meds, @condition_meds @meds, @condition_meds pills, @condition_meds prescription, last of_my @drug, @drug left, necesito @drug, receta @drug, se_me_acabo @drug, medicina @condition_meds, pastillas @condition_meds, pastilla @condition_meds, sin @drug, on @drug for years`,
  },
  {
    id: 'drug-alone',
    points: { 'medication-refill': 0.6, 'general-consult': 0.3 },
    says: `@drug`,
  },
  {
    id: 'ask-for-doctor',
    points: { 'general-consult': 0.85 },
    child: { 'general-consult-pediatric': 0.9 },
    says: `talk to_a_doctor, talk to doctor, speak to_a_doctor, speak doctor, see a_doctor, see doctor, see someone, need a_doctor, need doctor, need doc, need physician, need a_checkup, checkup, check_up, physical, annual physical, general_consult, general consult, general consultation, general_consultation, consult, consultation, second_opinion, second opinion, doctors_note, doctors note, doctor note, note for_work, sick note, work note, note for_school, work_excuse, excuse work, not sure what_i_have, not sure whats_wrong, dont know whats_wrong, dont know what_it_is, dont know what_i_have, no idea whats_wrong, no idea what_is wrong, whats_wrong with_me, what_is_wrong_with_me, something wrong, something is wrong, something_is_wrong, something_isnt_right, something off, feel off, feeling off, just off, feel weird, feeling weird, feel funny, not myself, not feeling myself, not_feeling_well, not feeling well, dont feel well, dont feel good, dont feel right, not feel right, not feeling good, not feeling right, not doing well, not well, unwell, feel unwell, feel ill, multiple issues, several issues, several problems, multiple problems, lots going_on, bunch of_things, few different things, lab results, blood_work, bloodwork, labs, lab_work, test results, referral, need a_referral, surgery clearance, pre_op, vaccine question, several_things, not_listed, something_else, other_problem, dont see my, medical question, medical advice, health question, questions my_health,
      no_se que_tengo, no_se lo_que_tengo, no_se que_me_pasa, que_tengo, consulta general, consulta_general, consulta, consultar, hablar con_un_doctor, hablar doctor, hablar medico, ver_a_un_doctor, ver doctor, ver medico, necesito doctor, necesito medico, necesito un_doctor, chequeo, revision general, segunda_opinion, justificante, nota trabajo, nota_medica, algo_raro, me_siento raro, me_siento rara, me_siento extrano, no_me_siento bien, no_me_siento_bien, no_estoy bien, varias cosas, varios problemas, examen fisico, analisis sangre, resultados analisis`,
  },
  {
    id: 'child-unwell',
    points: { 'general-consult': 0.2 },
    child: { 'general-consult-pediatric': 0.92 },
    says: `my child sick, kid sick, son sick, daughter sick, baby sick, toddler sick, sick kid, sick child, sick baby, not acting himself, not acting herself, not acting_like, acting weird, isnt acting, acting different, not himself, not herself, fussy, cranky, wont_stop crying, crying all, crying nonstop, inconsolable, wont sleep, not sleeping, not eating, wont eat, refusing eat, wont drink, wont nurse, wont take bottle, refuses bottle, lethargic, clingy, whiny, listless, pale, chipil, enfermo nino, hijo enfermo, hija enferma, nino enfermo, nina enferma, bebe enfermo, no_quiere comer, no_come, llora mucho, no_para de_llorar, no_deja de_llorar, llora toda, inquieto, inquieta, decaido, molesto, irritable, se_siente mal, sin_ganas jugar, chipileando`,
  },
  {
    id: 'mind',
    points: { 'general-consult': 0.9 },
    child: { 'general-consult-pediatric': 0.9 },
    says: `anxiety, anxious, panic_attack, panic_attacks, panic attack, panicking, panic, depressed, depression, depressing, sad all, so_sad, hopeless, crying all_the_time, mood, mood_swings, stress, stressed, stressed_out, overwhelmed, burnout, burned_out, ptsd, bipolar, ocd, suicidal, kill_myself, want_to_die, self_harm, end it_all, dont want to_live, insomnia, cant sleep, @cant sleep, cant_sleep, trouble sleeping, trouble falling asleep, not sleeping, havent_slept, havent slept, sleepless, wake_up at_3, tossing turning, nightmares, snore, snoring, sleep_apnea, apnea, grief, anger, brain_fog, foggy, memory, forgetful, concentrate, concentrating, focus, ansiedad, ansioso, ansiosa, panico, ataque_de_panico, deprimido, deprimida, depresion, triste, tristeza, nervios, estres, estresado, estresada, insomnio, no_puedo dormir, no_duermo, no_he_dormido, no puedo dormir, dormir, desvelo, pesadillas, ronco dormir, olvido cosas, matarme, quitarme_la_vida, no_quiero vivir`,
  },
  {
    id: 'tired-dizzy',
    points: { 'general-consult': 0.82 },
    child: { 'general-consult-pediatric': 0.88 },
    says: `tired, tired all, exhausted, exhaustion, fatigue, fatigued, no energy, no_energy, low_energy, drained, lethargic, sluggish, worn_out, dizzy, dizziness, lightheaded, light_headed, vertigo, room spinning, room is_spinning, spinning, spins, off_balance, balance, faint, fainting, fainted, passed_out, passing_out, pass_out, blacked_out, woozy, shaky, tremor, tremors, hands shake, trembling, numb, numbness, tingling, tingle, tingly, pins_and_needles, weakness, confusion, confused, seizure, stroke, face droop, slurred, sweating, night_sweats, sweating a_lot, sweaty, excessive sweating, hyperhidrosis, thirsty, always thirsty, always cold, cold all_the_time, cold hands, cant get warm, hot all_the_time, weight_loss unexplained, losing weight without trying, unexplained, no appetite, loss_of_appetite, lost_my_appetite, appetite, bruise easily, bruising, bruises, dehydrated, hair_growth face,
      cansado, cansada, cansancio, agotado, agotada, agotamiento, fatiga, sin_energia, sin energia, sin fuerzas, mareo, mareos, mareado, mareada, me_mareo, vertigo, vueltas, todo_me_da_vueltas, da vueltas, desmayo, desmaye, desmayado, temblor, tembloroso, entumido, entumida, entumecido, entumecimiento, hormigueo, hormigueos, adormecido, adormecida, dormida mano, dormidas manos, dormida pierna, debilidad, sudor, sudo mucho, sudores, mucha sed, sin apetito, sin hambre, sin_apetito, moretones`,
  },
  {
    id: 'chronic-conditions',
    points: { 'general-consult': 0.82, 'medication-refill': 0.3 },
    child: { 'general-consult-pediatric': 0.88 },
    says: `blood_pressure, high_blood_pressure, blood pressure, bp high, bp is, hypertension, cholesterol, triglycerides, diabetes, diabetic, prediabetes, prediabetic, a1c, blood_sugar, sugar high, sugar low, insulin, thyroid, hypothyroid, hyperthyroid, hashimotos, lupus, anemia, anemic, iron low, low iron, vitamin_d, vitamin deficiency, b12, kidney_stone, kidney_stones, kidney stone, kidney disease, liver, hepatitis, fatty_liver, cancer, tumor, ms flare, parkinsons, epilepsy, celiac, crohns, copd, emphysema, heart_failure, afib, blood_clot, clot, dvt, varicose, varicose_veins, circulation, swollen legs, legs @swell, feet @swell, swollen feet, leg @swell, lymph, lymph_node, lymph_nodes, swollen lymph, swollen gland, lump neck, lump armpit, quit smoking, stop smoking, quit_smoking, stop_smoking, nicotine, vaping, quit drinking, alcohol, drinking problem, hangover, allergy_shots, hiccups, hiccup,
      presion alta, presion_alta, presion arterial, tension alta, hipertension, azucar alta, azucar alto, azucar, diabetes, diabetico, colesterol, tiroides, anemia, piedras rinon, calculos, calculo renal, higado, higado_graso, cancer, piernas hinchadas, pies hinchados, varices, ganglios, bolita cuello, bolita axila, dejar de_fumar, dejar fumar, dejar de_tomar, hipo`,
  },
  {
    id: 'small-injuries',
    points: { 'general-consult': 0.85 },
    child: { 'general-consult-pediatric': 0.9 },
    says: `cut finger, cut my, cut hand, gash, stitches, stitch, laceration, wound, wound infected, scrape, burned hand, burned my, burnt my, burn hand, burn arm, scald, burn stove, burn oven, grease burn, splinter, nail stepped, stepped nail, rusty_nail, tetanus, dog_bite, dog bit, cat_bite, cat bit, cat scratch, bit by, animal_bite, bat bite, concussion, hit head, hit my_head, bumped head, fell head, bumped_his_head, bumped_her_head, black_eye, nosebleed, nose_bleed, nose_bleeds, nosebleeds, nose bleeding, bloody nose, nose bleed, ingrown, ingrown_toenail, toenail, toenails, nail fungus, toenail fungus, fingernail, nails, hangnail, toe fungus, wart finger, wart hand, wart foot, warts hands, warts fingers, warts feet, plantar_wart, plantar_warts, plantar wart, mole, moles, mole changed, skin_tag, skin_tags, cyst, ganglion, lipoma, lump, dandruff, lice, scalp itchy, itchy scalp, flaky scalp, snake_bite, jellyfish, wasp sting, bee_sting, bee sting, stung bee, stung by, stung, swallowed coin, swallowed, poison, mouth sore, mouth sores, mouth ulcer, canker_sore, canker_sores, sores in_my_mouth, tongue, tongue sore, white tongue, bad_breath, lips chapped, chapped lips, lip swollen,
      cortada, me_corte, corte dedo, herida, puntadas, quemada, me_queme, quemadura, mordida perro, me_mordio, mordio perro, mordio un, golpe cabeza, golpeo cabeza, me_pegue, chichon, sangra nariz, sangrado nariz, sangre nariz, una_enterrada, unero, una encarnada, hongos unas, una hongo, unas hongos, unas amarillas, verruga mano, verrugas manos, verruga dedo, verruga pie, lunar, lunares, bola, bolita, quiste, caspa, piojos, picadura abeja, pico_una_abeja, me_pico abeja, avispa, clavo, tetano, llagas boca, llaga boca, afta, aftas, lengua, mal_aliento, labios partidos`,
  },
  {
    id: 'vision-other',
    points: { 'general-consult': 0.8 },
    says: `blurry vision, vision blurry, blurred vision, double vision, vision loss, lost vision, floaters, going blind, cant see, flashes floaters, new glasses, glasses prescription, contacts prescription, chemical eye, metal eye, vision borrosa, veo borroso, veo doble, vision doble, no_veo bien, moscas ojos`,
  },
  {
    id: 'antibiotics',
    points: { 'general-consult': 0.55 },
    says: `antibiotic, antibiotics, z_pack, zpack, amoxicillin, penicillin, steroid, steroids, prednisone, antibiotico, antibioticos, penicilina, amoxicilina, something for_it, get something, infection, infected, infeccion, infectado`,
  },
  {
    id: 'general-pain',
    points: { 'general-consult': 0.5 },
    child: { 'general-consult-pediatric': 0.6 },
    says: `@part @pain, @part @swell, @part @itch, @part weird, @part @ache, in pain, so_much_pain, pain everywhere, hurts bad, hurts a_lot, it hurts, lots of pain, mucho dolor, me_duele, duele mucho, dolor, pain`,
  },
] as const satisfies readonly Saying[];

/** Drugs that are not scheduled and that people ask to have renewed. */
export const renewableDrugs = `lisinopril losartan amlodipine metoprolol atenolol carvedilol hydrochlorothiazide hctz valsartan benazepril enalapril furosemide lasix spironolactone clonidine propranolol
  atorvastatin lipitor simvastatin zocor rosuvastatin crestor pravastatin metformin glipizide jardiance januvia farxiga lantus humalog novolog insulin levothyroxine synthroid armour_thyroid
  sertraline zoloft escitalopram lexapro fluoxetine prozac citalopram celexa paroxetine paxil venlafaxine effexor duloxetine cymbalta bupropion wellbutrin trazodone mirtazapine remeron buspirone buspar lamotrigine lamictal lithium quetiapine seroquel abilify aripiprazole hydroxyzine ssri antidepressant antidepressants
  omeprazole prilosec pantoprazole protonix famotidine pepcid nexium esomeprazole montelukast singulair warfarin coumadin eliquis xarelto plavix clopidogrel tamsulosin flomax finasteride_proscar estradiol progesterone meloxicam_rx methotrexate hydroxychloroquine plaquenil keppra levetiracetam statin statins losartan_potassium lisinopril_hctz losartana metformina amlodipino enalaprilo levotiroxina atorvastatina sertralina omeprazol captopril glibenclamida eutirox`;

/** What a medicine is for, as people name it instead of the drug. */
export const conditionMeds = `blood_pressure bp high_blood_pressure hypertension cholesterol thyroid diabetes diabetic sugar heart water_pill antidepressant depression anxiety_non reflux statin asthma allergy maintenance daily presion presion_alta colesterol tiroides azucar diabetes corazon hipertension de_la_presion`;
