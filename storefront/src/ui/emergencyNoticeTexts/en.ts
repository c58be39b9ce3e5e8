export const call = (number: string) => `Call ${number}`;
