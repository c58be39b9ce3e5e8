/** The words on each picture for link previews, and what its drawing shows. */
export const previewImages = {
  default: {
    words: 'From symptom to care, faster',
    drawing: 'A woman sits on a sofa with a phone and a cup of tea; a cat lies on the backrest.',
  },
  'urgent-care': {
    words: 'Urgent Care',
    drawing: 'A man in a blanket with a thermometer, tissues, a hot drink and a bottle of medicine.',
  },
  'womens-health': {
    words: "Women's Health",
    drawing: 'A woman holds a phone; beside her are a calendar and a pack of pills.',
  },
  'mens-health': {
    words: "Men's Health",
    drawing: 'A man opens a plain parcel; beside him is a shield with a lock.',
  },
  'pediatric-health': {
    words: 'Pediatric Health',
    drawing: 'A mother with her arm around her daughter, who holds a teddy bear, and a thermometer.',
  },
  allergies: {
    words: 'Allergies',
    drawing: 'A woman sneezes into a tissue among flowers and pollen.',
  },
  dermatology: {
    words: 'Dermatology',
    drawing: 'A woman with cream on her cheeks takes a photo of her face in front of a mirror.',
  },
  optometry: {
    words: 'Optometry',
    drawing: 'A man puts a drop into his eye; beside him are an eye chart and glasses.',
  },
  'chronic-conditions': {
    words: 'Chronic Conditions',
    drawing: 'A man, seen from behind, holds his sore lower back; beside him is a calendar.',
  },
  'medication-refill': {
    words: 'Medication Refill',
    drawing: 'An older woman fills a pill organizer; an arrow circles a bottle of medicine.',
  },
  'general-consult': {
    words: 'General Consult',
    drawing: 'A woman with a phone talks to a provider on a screen.',
  },
  'weight-loss': {
    words: 'Weight Loss',
    drawing: 'A woman runs past a scale, an apple and a tape measure.',
  },
  'mental-wellness': {
    words: 'Mental Wellness',
    drawing: 'A woman sits cross-legged between plants; a tangle on one side, the sun on the other.',
  },
} as const satisfies Record<string, { readonly words: string; readonly drawing: string }>;

/** What stands on every picture below its words, line by line. */
export const promise = ['Licensed providers online.', 'No insurance needed.'] as const;
