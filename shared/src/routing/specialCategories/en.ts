/*
 * What the two category pages say of themselves that are not a service category.
 */

export const weightLoss = 'A monthly program with a licensed provider.';
export const mentalWellness =
  'Not feeling like yourself? Talk it over with a licensed provider, and know whom to call in a crisis.';
