export const line = (number: number) => `line ${String(number)}`;
export const unnamed = (element: string) => `a ${element} element that a script put there`;
export const named = (id: string) => `#${id}, which a script put there`;
