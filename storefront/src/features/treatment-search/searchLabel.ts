/** What the search says of itself wherever it stands. */
export const searchLabel = 'Search by condition, symptom or medicine';
