/** Who to reach: emergency services, the suicide and crisis lifeline, or the poison control centers. */
export type EmergencyLine = '911' | '988' | 'poison-help';
