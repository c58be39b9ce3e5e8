/** How long a pressed link waits for the application before the browser follows it, in milliseconds. */
export const linkPatience = 5000;

/** A page whose application is not there by then is shown as one without scripts, in milliseconds. */
export const scriptPatience = 10_000;
