/**
 * What tells that somebody stands beside the one who is ill: a child, or an age, that words like these lead to is no patient's.
 */

/** Whom it was caught from, what was since, who is carried: whoever comes after these is not the one who is ill. */
export const leadsBeside =
  /^(?:from|with|by|like|than|to|contra|entre|after|since|desde|before|lift(?:ing|ed|s)?|carry(?:ing)?|carries|carried|hold(?:ing)?|held|up|chas(?:ing|ed)|nursing|breastfeeding|bathing|cargar|cargando|cargo|cargue|cargarlo|levantar|levantando|levante|pego|contagio|paso)$/;

/** What may follow whoever gave it to somebody else: "my kid gave me this", "mi hijo de 5 me la pegó". */
export const gives =
  /^(?:que |who |just |already |had it and )*(?:gave (?:me|it|us|this)|passed (?:it|this|me)|brought|infected me|got me|me (?:lo |la )?(?:pego|contagio|paso))/;

/** What makes a word for a child or an age describe something else: "the infant room", "teen mom", "baby weight". */
export const described =
  /^(?:weight|shower|food|bump|rooms?|class|classroom|ward|school|daycare|center|program|group|teacher|aspirin|years|next|mom|mother|dad|father|parent|acne|drama|shows?|seat|gate|carrier|fat|brain|blues|clothes|bed|bottle|party|practice|game|pregnancy)$/;
