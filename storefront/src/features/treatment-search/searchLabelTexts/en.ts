/** What the search says of itself wherever it stands. */
export const searchLabel = 'Symptom, condition or medicine';
