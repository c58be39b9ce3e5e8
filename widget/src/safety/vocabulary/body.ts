/** Parts of the body, in words of both languages. */
export const body = {
  chest:
    'ribs, costillas, chest, chests, breastbone, breast bone, sternum, left breast, behind my bra, rib cage, pecho, pechito, esternon, caja toracica',
  heart: 'heart, hart, hearts, heartbeat*, ticker, pulse, corazon, pulso, palpita*',
  arm: 'arm, arms, forearm*, bicep*, elbow*, hand, hands, wing, brazo*, bracito*, mano, manos, manita*, codo*',
  shoulder: 'shoulder*, sholder*, hombro*',
  wrist: 'wrist*, muneca*, vein*, venas',
  leg: 'leg, legs, thigh*, knee*, foot, feet, shin*, ankle*, hip, pierna*, piernita*, pie, pies, rodilla*, muslo*, canilla*, tobillo*, femur',
  calf: 'calf, calfs, calves, lower leg, pantorrilla*, pantorilla*, chamorro, batata',
  side: 'side, half, lado, mitad, medio cuerpo, media cara, left, right, izquierd*, derech*, one arm, one leg, un brazo, una pierna',
  jaw: 'jaw*, mandibula*, quijada*',
  face: 'face, faces, facial, carita, cara, mouth, mouf, boca, boquita, smile, smiles, smiling, sonrisa, sonreir, cheek*, mejilla*, cachete*',
  eyelid: 'eyelid*, parpado*',
  lips: 'lip, lips, lipped, labio, labios, labiecitos',
  throat: 'throat*, airway*, gullet*, windpipe*, esophagus, garganta*, gaznate, tragadero, esofago, pescuezo',
  tongue: 'tongue*, tounge*, tong, lengua*',
  voice: 'voice*, voz',
  head: 'head, heads, hed, skull*, noggin, scalp, cabeza*, cabecita, craneo, mollera, fontanel*, soft spot, coco, forehead, temple, frente',
  neck: 'neck*, nek, nuca, cuello*, cuellito, pescuezo, cogote, cervical*',
  chin: 'chin, barbilla, menton, barba, quijada',
  back: 'back, espalda, spine, spinal, columna, espinazo, cintura, lomo, shoulder blade*, sciatic*, ciatica',
  belly:
    'belly, bellies, stomach*, tummy, abdomen, abdominal, gut, guts, insides, lower right, low down, down low, pelvi*, barriga*, barriguita, panza, pancita, pansita, pansa, vientre, estomago, guata, tripa*, tripita*, costado, bajo vientre, ovario*, ovary, ovaries, abajo',
  eye: 'eye, eyes, eyeball*, eyesight, ojo, ojos, ojito*, cornea',
  pupil: 'pupil, pupils, pupila*',
  testicle:
    'testic*, testis, testes, nut, nuts, nutsack, nads, ball, balls, ballsack, scrotum, berries, family jewels, huevo*, guevo*, cojon*, bolas, bola, escroto, coyol*, teste',
  saddle:
    'where i sit, where you sit, where he sits, where she sits, saddle, groin, crotch, privates, private parts, genital*, wipe, wiping, butt, buttocks, inner thighs, between my legs, entrepierna, nalga*, donde me siento, se sienta uno, uno se sienta, sentarme, ahi abajo, down there, mis partes, partes intimas, ingle, perine*, taint, anus',
  bone: 'bone, bones, shinbone, hueso*, gueso*, wueso*',
  skin: 'skin, piel, pellejo, cuero',
  ribs: 'rib, ribs, costilla*, costillitas, between his ribs',
  finger: 'finger, fingers, fanger*, fingertip*, thumb*, toe, toes, dedo*, dedito*, pulgar',
  nails: 'fingernail*, nail beds, nailbeds, nails, unas, unitas',
  limb: 'limb, limbs, extremidad*, cuerpo, body',
  bowel:
    'poop*, popo, stool*, poo, caca, feces, heces, excremento, deposicion*, evacu*, bm, turd*, bowel movement, defeca*, diarrhea, diarrea',
  words: 'word, words, speech, sentence*, palabra*, frase*, oracion',
  sight: 'vision, sight, eyesight, vista',
  bladder: 'bladder, vejiga, pee, peed, peeing, pis, orin*, urinat*, piss*, mearme',
} as const;
