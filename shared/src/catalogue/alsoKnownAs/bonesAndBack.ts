import type { OtherNames } from './otherNames.types';

/** Joints, muscles and back. */
export const bonesAndBack = {
  'ankle-injury': {
    en: `sprained ankle, ankle sprain, twisted ankle, rolled ankle, swollen ankle, hurt my ankle, ankle bruise, turned my ankle, foot injury, ankle strain,
      sprain, torn ankle ligament, sports injury, broken ankle`,
    es: `esguince, esguince de tobillo, tobillo torcido, me torcí el tobillo, torcedura, tobillo hinchado, lesión de tobillo, golpe en el tobillo,
      me doblé el tobillo`,
  },
  'ankle-pain': {
    en: `sore ankle, ankle hurts, ankle ache, ankle stiffness, foot pain, heel pain, achilles, achilles tendinitis, tendinitis ankle, plantar fasciitis,
      ankle joint pain, ankle pain no injury, stiff ankle`,
    es: `dolor de tobillo, me duele el tobillo, tobillo, dolor de pie, dolor de talón, me duele el talón, tendinitis, fascitis plantar`,
  },
  'back-pain': {
    en: `back, backache, back ache, my back hurts, sore back, pulled muscle, pulled my back, threw out my back, back spasm, muscle spasm, back strain,
      stiff back, lower back pain, low back pain, upper back pain, lumbago, sciatica, sciatic nerve, slipped disc, herniated disc, pinched nerve,
      muscle relaxer, tailbone pain`,
    es: `dolor de espalda, espalda, me duele la espalda, espalda baja, dolor de cintura, lumbago, ciática, tirón muscular, espasmo muscular, nervio
      ciático, hernia de disco, relajante muscular`,
    medicines: `Mobic, meloxicam, baclofen, metaxalone, Skelaxin, muscle relaxer`,
  },
  'chronic-lower-back-pain': {
    en: `chronic back pain, long term back pain, back pain for months, constant back pain, lower back, low back pain, lower back pain, sciatica,
      degenerative disc, spinal stenosis, bad back, old back injury, arthritis in my back, back pain that won't go away`,
    es: `dolor de espalda crónico, dolor lumbar, dolor de cintura, espalda baja, lumbalgia, ciática, dolor de espalda de meses, dolor de espalda
      desde hace meses`,
  },
  arthritis: {
    en: `joint pain, achy joints, aching joints, stiff joints, swollen joints, sore joints, osteoarthritis, OA, knee pain, knee arthritis, hip pain,
      hand pain, stiff fingers, finger pain, shoulder pain, knuckle pain, rheumatism, rheumatoid arthritis, joint stiffness, bursitis, bad knees`,
    es: `artritis, artrosis, dolor de articulaciones, articulaciones inflamadas, dolor de rodilla, me duele la rodilla, dolor de cadera,
      dolor de manos, dedos rígidos, reumatismo, reuma, dolor de hombro, me duelen las coyunturas`,
    medicines: `diclofenac, NSAID, Lodine, etodolac`,
  },
  gout: {
    en: `gout attack, gout flare, big toe pain, swollen big toe, red toe, toe pain, uric acid, high uric acid, gouty arthritis, hot swollen joint, pain in
      my toe`,
    es: `gota, ataque de gota, ácido úrico, dolor en el dedo gordo, dedo gordo hinchado, dedo del pie hinchado`,
    medicines: `Uloric, febuxostat, probenecid, Mitigare`,
  },
} as const satisfies Record<string, OtherNames>;
