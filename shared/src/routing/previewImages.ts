/** Size of every picture for link previews, in pixels: the shape that social sites show whole. */
export const previewSize = { width: 1200, height: 630 } as const;

/**
 * The pictures for link previews, one a category and one for all else: the words on each and what its drawing
 * shows. `npm run draw:og` draws them anew.
 */
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

export type PreviewImage = keyof typeof previewImages;

/** Root path of a picture for link previews. */
export function previewPath(image: PreviewImage): string {
  return `/images/og/${image}.png`;
}

/** What a picture says to those who can't see it. */
export function previewAlt(image: PreviewImage): string {
  const { words, drawing } = previewImages[image];
  return `${words}. ${drawing}`;
}
