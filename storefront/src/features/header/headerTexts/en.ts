import { shownCategory } from '@front-door/shared/catalogue/names/en';

export const services = 'Services';
export const treatments = 'Treatments';
export const allServices = 'All Services';
export const refill = 'Medication Refill';
export const consult = 'General Consult';
export const childConsult = 'General Consult - Pediatric';
export const weightLoss = 'Weight Loss';
export const search = 'Search';
export const menu = 'Menu';
export const account = 'My Account';
/** What a category's menu is called in the bar. */
export const menuOf = shownCategory;
export const allOf = (category: string) => `View All ${category}`;
export const withPartner = (partner: string) => `with ${partner}`;
