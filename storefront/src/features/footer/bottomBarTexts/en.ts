export const label = 'Quick links';
export const findCare = 'Find Care';
export const consultation = 'Consultation';
export const savings = 'Savings';
export const refill = 'Med Refill';
export const account = 'My Account';
