/** Set phrases of words that tell neither of a complaint nor of an emergency. */
export const setPhrases =
  'stroke of luck, stroke of genius, stroke of midnight, breast stroke, heart to heart, by heart, under my breath, long shot, shot of espresso, best shot, turn a blind eye, hit the gym, head over heels, pain in the neck, pain in the butt';
