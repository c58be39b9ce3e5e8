/**
 * Nearly all of a file runs once it is there, and a visitor waits for it. From this comment V8 (Chrome 136 and later)
 * knows to compile the functions while the file arrives, beside the page's own work, rather than each on its first call.
 */
export const eagerly = '//# allFunctionsCalledOnLoad';
