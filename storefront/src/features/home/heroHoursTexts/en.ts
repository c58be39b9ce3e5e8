export const online = (hours: string) => `Providers online ${hours}`;
