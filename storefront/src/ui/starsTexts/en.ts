/** @param rating of five, as in "4.0" */
export const starsFrom = (rating: string, reviews: string) =>
  `${rating} stars from ${reviews} ${reviews === '1' ? 'review' : 'reviews'}`;
