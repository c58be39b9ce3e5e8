/**
 * Names of the Trusted Types policies by which code of ours makes addresses of scripts and markup from text. A page's
 * Content-Security-Policy lists them (`routing/contentPolicy`); partners whose pages demand Trusted Types list the
 * Receptionist's.
 */
export const receptionistPolicy = 'receptionist';
/** Of the storefront's application. */
export const storefrontPolicyName = 'storefront';
/** Of the script in each page that starts the application. */
export const startPolicy = 'storefront-start';
/** Of the testers' pages. */
export const benchPolicy = 'bench';
