/**
 * The query strings of addresses that the application has not recorded yet, oldest first, a line each. A visitor can leave
 * a page before its scripts have come; what brought the visitor, a pharmacy's link say, counts all the same: `beforePaint`
 * notes it in the session's storage under this name, which no address can set, and `recordLeftArrivals` records it.
 */
export const leftArrivalsKey = 'arrivals';
