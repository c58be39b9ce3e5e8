const unitDays: readonly (readonly [RegExp, number])[] = [
  [/^(?:min|mins|minutes?|minutos?|seconds?|segundos?)$/, 1 / 1440],
  [/^(?:h|hr|hrs|hours?|horas?)$/, 1 / 24],
  [/^(?:d|days?|dias?|nights?|noches?|diitas?|diitos?)$/, 1],
  [/^(?:w|wk|wks|weeks?|weekends?|semanas?|semanitas?|wko|wo)$/, 7],
  [/^(?:m|mo|mos|mth|mths|mnths?|months?|mes|meses|mesecitos?|mesesitos?)$/, 30.4],
  [/^(?:y|yo|yos|yr|yrs|yro|years?|ano|anos|anitos?|anyos?|yrold|yearold)$/, 365],
  [/^(?:decades?|decadas?)$/, 3650],
];

/** How many days a unit of time has, in words of either language: 7 for "wks", 365 for "anos". */
export const daysOf = (text: string): number | undefined => unitDays.find(([unit]) => unit.test(text))?.[1];
