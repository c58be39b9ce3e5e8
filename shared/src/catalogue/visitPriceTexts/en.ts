import type { UsState } from '../states';
import type { ConsultationMode } from '../availability';

export const notOnline = (state: UsState | undefined) => `Not online in ${state ?? 'your state'}`;
export const byState = (prices: string) => `${prices}, by state`;
export const visit = (price: string, mode: ConsultationMode) => `${price} ${mode}`;
