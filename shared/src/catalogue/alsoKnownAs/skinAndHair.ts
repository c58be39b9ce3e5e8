import type { OtherNames } from './otherNames.types';

/** Skin and hair. */
export const skinAndHair = {
  rash: {
    en: `skin rash, hives, welts, bumps, itchy bumps, itching, itchy skin, itchy, red spots, red patches, blisters, poison ivy, poison oak, poison sumac,
      contact dermatitis, ringworm, jock itch, athlete's foot, fungal infection, fungus, scabies, shingles, bug bites, insect bites, mosquito bites,
      spider bite, bee sting, bed bugs, heat rash, razor burn, razor bumps, folliculitis, impetigo, skin infection, skin irritation, allergic reaction,
      cold sore, cold sores, fever blister, lice, psoriasis, boil, tick bite, sunburn, sun rash`,
    es: `sarpullido, salpullido, erupción, ronchas, urticaria, picazón, comezón, me pica la piel, granitos, manchas rojas, ampollas, hiedra venenosa,
      tiña, hongos en la piel, pie de atleta, sarna, culebrilla, herpes zóster, piquetes, picaduras, picadura de mosquito, chinches, fuegos,
      herpes labial, piojos, quemadura de sol, infección en la piel, dermatitis`,
    medicines: `acyclovir, aciclovir, calamine, Benadryl, prednisone, nystatin, ketoconazole, ivermectin, clobetasol`,
  },
  'rash-pediatric': {
    en: `child rash, baby rash, diaper rash, kid rash, toddler rash, hives child, hand foot and mouth, hand foot mouth, chickenpox, chicken pox, fifth disease,
      ringworm child, cradle cap, impetigo, molluscum, head lice, poison ivy child, bug bites child, baby acne, heat rash baby, my child has a rash`,
    es: `sarpullido en niños, sarpullido bebé, salpullido bebé, rozadura, rozaduras, pañalitis, ronchas niño, varicela, mano pie boca, piojos,
      mi hijo tiene ronchas, mi bebé tiene ronchas, costra láctea`,
    medicines: `Desitin, A+D, diaper cream, calamine`,
  },
  eczema: {
    en: `atopic dermatitis, dermatitis, dry itchy skin, dry skin, dry patches, itchy patches, scaly skin, cracked skin, flaky skin, cracked hands,
      hand eczema, dyshidrotic eczema, winter itch, itchy elbows, seborrheic dermatitis, dandruff, rough skin`,
    es: `eccema, eczema, dermatitis atópica, piel seca, piel reseca, resequedad, manchas secas, piel agrietada, dermatitis, comezón, caspa, hidrocortisona`,
    medicines: `Dupixent, Opzelura, clobetasol, steroid cream, mometasone, betamethasone`,
  },
  acne: {
    en: `pimples, pimple, zits, zit, breakouts, breakout, spots on face, blackheads, whiteheads, cystic acne, hormonal acne, back acne, bacne, body acne,
      adult acne, clogged pores, oily skin, acne scars, rosacea, blemishes, bad skin`,
    es: `acné, granos, granitos en la cara, espinillas, barros, puntos negros, piel grasosa, acné hormonal, acné en la espalda, manchas de acné,
      rosácea`,
    medicines: `Accutane, isotretinoin, minocycline, Epiduo, Winlevi, salicylic acid, retinoid`,
  },
  'anti-aging': {
    en: `wrinkles, wrinkle cream, fine lines, age spots, dark spots, sun spots, melasma, aging skin, crow's feet, skin care, sagging skin, uneven skin tone,
      forehead lines, sun damage, brown spots, retinol, younger skin, hyperpigmentation, liver spots`,
    es: `antiedad, antienvejecimiento, arrugas, líneas de expresión, manchas en la cara, manchas oscuras, manchas de sol, melasma, paño, patas de gallo,
      piel envejecida, crema para arrugas, tretinoína, hidroquinona`,
    medicines: `retinol, retinoid, Botox, Latisse, vitamin C serum, tri-luma`,
  },
  'hair-loss': {
    en: `losing hair, losing my hair, hair falling out, balding, bald, bald spot, baldness, male pattern baldness, thinning hair, receding hairline,
      hair thinning, alopecia, men's hair loss, hair growth, regrow hair, thin hair`,
    es: `caída del cabello, caída de pelo, se me cae el pelo, se me cae el cabello, calvicie, calvo, alopecia, entradas, pérdida de cabello`,
    medicines: `dutasteride, Avodart, Nutrafol, biotin`,
  },
  'female-hair-loss': {
    en: `women's hair loss, hair loss in women, losing hair, hair falling out, thinning hair, thin hair woman, female pattern baldness, hair thinning,
      postpartum hair loss, wide part, alopecia, shedding hair, hair shedding`,
    es: `caída del cabello en mujeres, caída del cabello, se me cae el pelo, se me cae el cabello, alopecia, pérdida de cabello mujer, cabello delgado`,
    medicines: `Nutrafol, biotin, Women's Rogaine`,
  },
} as const satisfies Record<string, OtherNames>;
