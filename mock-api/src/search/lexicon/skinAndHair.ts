import type { Saying } from './lexicon.types';

/** Skin, hair and the looks of the skin. */
export const skinAndHair = [
  {
    id: 'rash',
    points: { rash: 0.93, allergies: 0.25, eczema: 0.3 },
    child: { 'rash-pediatric': 0.95, rash: 0.5, eczema: 0.25, allergies: 0.2 },
    says: `rash, rashes, rashy, red spots, red bumps, red @bump, itchy @bump, itchy spots, itchy skin, @itch @skin, @bump @skin, @red @skin, @red patch, @red @bump @itch, skin itches, skin @burn, skin irritated, skin red, broke_out !acne !face, broken_out body, breaking_out body, covered spots, covered bumps, covered in_bumps, covered in red, bumps all_over, spots all_over, itching all_over, itchy all_over, itches like crazy, itchy everywhere, hive, welts, blisters, blister itchy, raised bumps, spots spreading, skin crawling, heat_rash, prickly_heat, razor_burn, razor bumps, folliculitis, contact_dermatitis, dermatitis contact, bug_bites, bug bites, bites itch, mosquito bites, flea bites, spider bite, spider_bite, insect bite, bed_bugs, bedbugs, bedbug, chiggers, fire_ants, ant bites, scabies, impetigo, cellulitis, skin_infection, skin infection, staph, mrsa, boil, abscess, pityriasis, lyme, tick bite, tick_bite, bullseye, bulls_eye, bull_eye, ringworm, ring_worm, circle rash, ring itchy, red ring, scaly ring, jock_itch, jockitch, itchy groin, groin rash, groin itches, athletes_foot, athlete foot, feet itch, itchy feet, between_my_toes itch, toes itchy peeling, fungus skin, fungal skin, tinea, psoriasis, rosacea, shingles, zoster, poison_ivy, poison ivy, poison_oak, poison oak, poison_sumac, sumac, sunburn, sun_burn, sun_rash, sun poisoning, new detergent itchy, laundry detergent, new soap itchy, under breast rash, underboob rash, sweat rash, hot_tub rash, chicken_pox, chickenpox, measles, hand_foot_and_mouth, hand_foot_mouth, hfm, hfmd,
      sarpullido, salpullido, ronchas, roncha, erupcion, urticaria, manchas rojas, puntos_rojos, puntitos rojos, granitos cuerpo, granitos piel, granitos espalda pica, granos cuerpo, granos pican, piel @red, piel @itch, pica la_piel, pica todo, pica todo_el_cuerpo, me_pica el_cuerpo, comezon piel, comezon cuerpo, picazon piel, picazon cuerpo, piel irritada, irritacion piel, ampollas, brote piel, me_brote, hongo piel, hongos pies, pie_de_atleta, tina, tinha, sarna, culebrilla, herpes_zoster, zoster, hiedra, hiedra_venenosa, picadura, picaduras, piquetes, piquete, rosacea, psoriasis, quemadura sol, varicela, sarampion, me_salio en_la_piel, algo en_la_piel, mancha @itch, me_salieron ronchas, me_salieron manchas, salieron granitos`,
  },
  {
    id: 'rash-pediatric-only',
    points: { rash: 0.6 },
    child: { 'rash-pediatric': 0.97 },
    says: `diaper rash, diaper_rash, diaper red, bottom red, bottom raw, butt red, butt raw, tush red, tushy, heinie, bum red, bum raw, cradle_cap, hand_foot_and_mouth, hand_foot_mouth, hand foot mouth, hfmd, hfm, chickenpox, chicken_pox, fifth_disease, slapped_cheek, roseola, impetigo, measles, molluscum, heat_rash, drool rash, scarlet, spots around_mouth, spots palms, blisters mouth hands, blisters hands feet, rozadura, rozado, rozada, rosado panal, panalitis, nalguitas rojas, pompis rojas, colita roja, colita irritada, varicela, sarampion, mano_pie_boca, pie_mano_boca, manos pies boca, costra_lactea, granitos boca manos, ampollas manos boca`,
  },
  {
    id: 'hives',
    points: { rash: 0.8, allergies: 0.82 },
    child: { 'rash-pediatric': 0.9, allergies: 0.6, rash: 0.35 },
    says: `hives, hive, welts, urticaria, allergic reaction, allergic_reaction, reaction peanuts, reaction shellfish, reaction shrimp, broke_out hives, breaking_out hives, ate shrimp itchy, ate itchy, reaccion alergica, ronchas alergia, ronchas comi, habones`,
  },
  {
    id: 'rash-where',
    points: { rash: 0.6, 'general-consult': 0.25 },
    child: { 'rash-pediatric': 0.65, 'general-consult-pediatric': 0.3 },
    says: `@itch, itchy, itching, spots, bumps, blister, @bump @skin, skin peeling, peeling skin, skin weird, skin problem, skin thing, scaly skin, piel, comezon, picazon, granitos, manchas piel, bumps popping_up, little_bumps, something on_my_skin, weird spot, skin`,
  },
  {
    id: 'eczema',
    points: { eczema: 0.96, rash: 0.5 },
    child: { eczema: 0.85, 'rash-pediatric': 0.65, 'general-consult-pediatric': 0.2 },
    says: `eczema, exzema, eczma, excema, ekzema, atopic, atopic dermatitis, atopic_dermatitis, dermatitis !contact, dyshidrotic, seborrheic, skin flare, eczema flare, flare_up skin, dry itchy patches, dry patches, itchy dry skin, dry_skin @itch, @dry skin @itch, @dry @skin crack, dry flaky skin, dry flaky patches, dry scaly, dry cracked skin, dry skin cracks, cracked hands, hands cracked, hands crack bleed, hands cracking, skin cracks bleeds, scaly patches, scaly itchy, flaky patches, flaky itchy, rough patches, rough itchy, leathery skin, skin leathery, inside elbows, inside_of_my_elbows, creases elbows, creases of_my_elbows, crook elbow, crook elbows, crook_of_my, bend elbow, elbow creases, behind knees, behind_my_knees, backs of_knees, back_of_knees, back_of_my_knees, folds elbows, scratch till bleed, scratch bleed, scratching until bleed, skin dry winter, patches elbow, knees elbows itchy, thick itchy skin, triamcinolone, hydrocortisone eczema, dupixent, topical_steroid,
      eccema, eczema, excema, dermatitis, dermatitis atopica, atopica, piel reseca, piel seca, piel @dry @itch, piel reseca pica, resequedad piel, piel agrietada, manos agrietadas, manos resecas, parches secos, parches resecos, parches pican, codos pican, detras rodillas, pliegues codos, pliegue, doblez codo, doblez brazo, piel aspera, piel escamosa, manchas secas, piel descama, se_pela la_piel pica, brazos resecos pica`,
  },
  {
    id: 'acne',
    points: { acne: 0.96 },
    says: `acne, acme, ackne, pimple, pimples, zit, zits, blackhead, blackheads, whitehead, whiteheads, breakout, breakouts, breaking_out face, break_out face, broke_out face, face breaking_out, skin breaking_out chin, chin breaking_out, jawline breaking_out, chin bumps, jawline bumps, chin cysts, cystic, cystic pimples, painful bumps chin, deep bumps chin, bumps jaw period, bacne, back acne, backne, accutane, tretinoin acne, proactiv, benzoyl, benzoyl_peroxide, differin, pizza_face, pizza face, crater_face, clear_skin, clear skin, oily skin, oily face, clogged_pores, clogged pores, pores, hormonal skin chin, face bumps, face pus, forehead bumps, bumps on_my_face, bumps on_my_forehead, maskne, acne_scars, popping face,
      espinilla, espinillas, barros, barro, barritos, granos cara, granos en_la_cara, granitos cara, granito cara, acne quistico, puntos_negros, cara grasosa, piel grasa, piel grasosa, cutis graso, granos frente, granos barbilla, granos espalda, barros espalda, brotes cara, me_salen granos, imperfecciones`,
  },
  {
    id: 'anti-aging',
    points: { 'anti-aging': 0.96 },
    says: `anti_aging, antiaging, anti_ageing, aging skin, skin aging, aging face, face aging, look old, looking old, look older, looking older, look my_age, wrinkle, wrinkles, wrinkly, wrinkled, wrinkels, fine_lines, fine lines, laugh_lines, laugh lines, smile_lines, smile lines, frown_lines, frown lines, forehead lines, lines forehead, lines around_my_eyes, lines around eyes, lines around_my_mouth, lines around mouth, eleven lines, 11_lines, 11s, elevens, crows_feet, crow_feet, crows feet, dark_spots, dark spots face, age_spots, age spots, sun_spots, sun spots, liver_spots, brown spots face, brown spots hands, sun_damage, sun damage, sun damaged, sunspots, hyperpigmentation, melasma, retin_a, retina_a, retinol, retinoid, tretinoin, tazarotene, botox, sagging, saggy skin, skin sagging, skin dull, dull skin, look younger, looking younger, youthful, skin crepey, crepey, turkey_neck, neck lines, under_eye bags, bags under eyes, hydroquinone, collagen, uneven skin_tone, skin_tone, skin texture, pores aging, face leathery,
      arrugas, arruga, lineas_de_expresion, lineas expresion, lineas finas, patas_de_gallo, patas gallo, manchas cara, manchas_de_edad, manchas edad, manchas sol, manchas_de_sol, manchas cafes, manchas oscuras, antiedad, anti_edad, antienvejecimiento, envejecimiento, envejeciendo, envejecer, me_veo vieja, me_veo viejo, ver mas_joven, verme joven, rejuvenecer, flacidez, piel flacida, dano sol, pano cara, melasma, cloasma, ojeras, retinol, tretinoina, lineas frente, lineas ojos, lineas alrededor_de`,
  },
  {
    id: 'hair-loss',
    points: { 'hair-loss': 0.93, 'female-hair-loss': 0.75 },
    says: `hair_loss, hairloss, @hair @loseHair, alopecia, allopecia, going_bald, going bald, bald, balding, baldness, bald_spot, bald spot, bald spots, bald patch, losing my_hair, hair_line receding, hairline back, hairline receding, receding, receding hairline, thinning, thinning on_top, thinning crown, thin on_top, crown thinning, crown getting_thin, see my_scalp, see scalp, scalp showing, scalp shows, hair clumps, hair in_the_drain, hair drain, hair shower, hair brush, hair pillow, hair coming_out, hair comes_out, coming_out in clumps, hair thin, hair thinner, patches missing hair, patchy hair, widows_peak, widows peak, rogaine, minoxidil, propecia, finasteride, hair_regrowth, regrow hair, grow hair back, hair growth, hair_growth, keeps hims, forehead getting bigger, forehead growing, fivehead, male_pattern, male_pattern_baldness, comb_over, combover, hair_follicles,
      caida pelo, caida cabello, caida_del_cabello, se_me cae pelo, se_me_cae, se_me_cae el_pelo, se_me_cae el_cabello, cae pelo, cae cabello, caen pelos, calvicie, calvo, quedando calvo, quedando calva, entradas, alopecia, poco pelo, menos pelo, pierdo pelo, perdiendo pelo, perdiendo cabello, perdida cabello, perdida_de_cabello, pelo ralo, pelo fino, pelo almohada, pelo cepillo, pelo regadera, cabello delgado, pelon, pelona, coronilla, huecos pelo, se_cae pelo, peladas cabeza`,
  },
  {
    id: 'hair-loss-woman',
    points: { 'female-hair-loss': 0.97, 'hair-loss': 0.5 },
    says: `female hair_loss, female hair, female_pattern, womens hair_loss, women hair_loss, woman hair thin, part widening, part wider, part getting wider, my part widening, hair part wide, widening part, part line, ponytail thin, ponytail thinner, ponytail half, pony_tail thin, ponytail smaller, braids edges, edges thinning, my edges, edges gone, edges falling, postpartum hair, postpartum shedding, hair after baby, hair since baby, hair falling pregnancy, hair menopause, hair thinning menopause, hair pcos, bun thin, extensions hair thin, raya abierta, raya mas_ancha, raya ancha, raya cabello, pelo despues_del_parto, pelo parto, pelo embarazo, pelo menopausia, cabello menopausia, mujer pelo cae, cola_de_caballo delgada, coleta delgada, pelo mujer`,
  },
  {
    id: 'hair-loss-man',
    points: { 'hair-loss': 0.97, 'female-hair-loss': 0.3 },
    says: `receding hairline, hairline receding, hairline @loseHair, male_pattern, male pattern, going_bald dad, bald dad, balding !wife, widows_peak, finasteride, propecia, bald at, beard patches, hairline, calvicie, entradas, quedando calvo, pelon, calvo`,
  },
  {
    id: 'genital-warts',
    points: { 'genital-warts': 0.95 },
    says: `genital wart, genital warts, genitle warts, gential warts, warts @genital, wart @genital, warts down_there, hpv, papilloma, papillomavirus, condyloma, condylomata, condylomas, cauliflower, cauliflower bumps, cauliflower @genital, @bump @genital, bumps @genital, bumps @vagina, bumps @penis, growth @genital, growths @genital, growth @penis, growths @vagina, growth down_there, skin_tag @genital, skin_tags @genital, skin_tags groin, little bumps shaft, bumpy @genital, bumps private, clusters bumps @genital, flesh_colored bumps @genital, bump near anus, warts anus, anal warts, aldara, imiquimod, podofilox,
      verruga @genital, verrugas @genital, verrugas genitales, verrugas partes, verrugas intimas, verruguitas, condiloma, condilomas, papiloma, vph, virus_del_papiloma, bolitas @genital, bolitas partes, granitos @genital, granos @genital, granitos partes_intimas, coliflor, crestas, crestas_de_gallo, pelotitas @genital, carnosidad @genital`,
  },
] as const satisfies readonly Saying[];
