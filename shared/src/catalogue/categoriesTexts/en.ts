/*
 * What each category of `categories` says of itself.
 */

export const urgentCare =
  'Care for the things that come on fast: coughs, aches, rashes, infections and minor injuries.';
export const womensHealth = 'Private care for birth control, bladder and vaginal infections, hair, skin and more.';
export const mensHealth = 'Discreet care for erections, hair loss, bladder trouble and other concerns men bring us.';
export const pediatricHealth =
  'Care for children, started by a parent or guardian: ears, tummies, coughs, rashes and eyes.';
export const allergies = 'Relief for sneezing, itchy eyes, a runny nose and hives.';
export const dermatology = 'Help for acne, rashes, eczema and signs of aging, from photos you take at home.';
export const optometry = 'Care for red, itchy, sticky or dry eyes.';
export const medicationRefill = 'Running low? Ask a provider to renew a prescription you already take.';
export const generalConsult = 'Not sure what it is, or it is not on our list? Talk it over with a provider.';
export const chronicConditions = 'Ongoing care for a cough or a bad back that has lasted for months.';
