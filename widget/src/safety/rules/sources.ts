/**
 * Whose public guidance names the signs of each emergency. Apart from the rules, which every visitor loads: this is for
 * those who review them.
 */
export const sources: Readonly<Record<string, string>> = {
  anaphylaxis: 'American College of Allergy, Asthma and Immunology, anaphylaxis; NHS 999',
  assault:
    'RAINN, after sexual assault; Office on Women’s Health, sexual assault; Training Institute on Strangulation Prevention',
  belly: 'NHS 111, stomach ache; MedlinePlus, abdominal emergencies',
  bite: 'CDC, venomous snakes; Poison Control, snake and scorpion bites',
  bleeding: 'American Red Cross, severe bleeding; NHS, vomiting blood; MedlinePlus, bleeding',
  breathing:
    'NHS, when to call 999; American Lung Association, asthma emergencies; CDC, COVID-19 warning signs; American Red Cross, unresponsive adult and child',
  burn: 'American Burn Association; American Red Cross, burns',
  'carbon-monoxide': 'CDC, carbon monoxide poisoning',
  child:
    'AAP, HealthyChildren.org, when to call emergency services; NHS, is my child seriously ill; NHS, vomiting in children: green vomit',
  choking: 'American Red Cross, choking',
  clot: 'CDC and American Society of Hematology, deep vein thrombosis and pulmonary embolism; Society for Vascular Surgery, acute limb ischemia',
  cold: 'CDC, hypothermia and frostbite',
  cord: 'NHS, back pain: when to call 999 (cauda equina)',
  diabetes: 'American Diabetes Association; CDC, severe low blood sugar and ketoacidosis',
  drowning: 'American Red Cross, drowning; AAP, near-drowning',
  ectopic: 'ACOG and NHS, ectopic pregnancy',
  eye: 'American Academy of Ophthalmology; NHS, eye injuries',
  fracture: 'American Red Cross, bone injuries; American Academy of Orthopaedic Surgeons, open fractures',
  'harm-others': '988 Lifeline; NIMH, when to get help; 911.gov',
  'head-injury': 'CDC HEADS UP, danger signs of concussion; NHS, head injury',
  headache: 'American Heart Association; NHS 111, headaches; American Academy of Neurology',
  heart:
    'American Heart Association, warning signs of a heart attack, implantable defibrillators; NHS, when to call 999',
  heat: 'CDC, heat stroke; NHS, heat exhaustion and heatstroke',
  help: '911.gov, when to call',
  'infant-fever':
    'AAP, HealthyChildren.org: fever in babies of three months and younger; AAP, HealthyChildren.org: fever and other danger signs in newborns',
  meningitis: 'CDC, meningococcal disease; NHS, meningitis',
  overdose:
    'CDC, responding to an opioid overdose; Poison Control (poison.org); 988 Lifeline; Poison Control (poison.org), overdose',
  poison:
    'Poison Control (poison.org), American Association of Poison Control Centers; HealthyChildren.org, poison prevention',
  pregnancy: 'CDC Hear Her, urgent maternal warning signs; ACOG; ACOG, preterm labor and birth',
  priapism: 'NHS, priapism; MedlinePlus, erection problems',
  seizure: 'CDC and Epilepsy Foundation, seizure first aid',
  'self-harm':
    '988 Lifeline; HealthyChildren.org, when children and teens self-harm; NHS, self-harm; American Red Cross, severe bleeding',
  sepsis: 'CDC and Sepsis Alliance, signs of sepsis; NHS, septic shock: low blood pressure',
  spine: 'American Red Cross, head, neck and spinal injuries',
  stroke: 'American Stroke Association and CDC, BE FAST signs of a stroke',
  suicide: '988 Suicide & Crisis Lifeline, warning signs; American Foundation for Suicide Prevention',
  'swallowed-object':
    'National Battery Ingestion Hotline and Poison Control; HealthyChildren.org, button batteries and magnets',
  testicle: 'NHS, testicular torsion; MedlinePlus, testicular torsion',
  unconscious: 'American Red Cross, unresponsive adult and child',
  violence: 'National Domestic Violence Hotline; 911.gov, when to call',
  withdrawal: 'MedlinePlus, alcohol withdrawal and delirium tremens; SAMHSA, alcohol withdrawal',
  wound: 'American Red Cross, severe injuries; Stop the Bleed',
};
