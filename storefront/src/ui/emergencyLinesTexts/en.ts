export const call = (number: string) => `Call ${number}`;
export const callOrText = (number: string) => `Call or text ${number}`;
export const forAnEmergency = 'for an emergency';
export const forACrisis = 'for thoughts of suicide or a crisis';
export const forAPoisoning = 'Poison Help, for a poisoning or overdose';
