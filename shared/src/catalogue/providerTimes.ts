/** When providers are online: all seven days, from one full hour until another, in Eastern time (specification 9). */
export const providerHours = { zone: 'America/New_York', from: 9, until: 21 } as const;
