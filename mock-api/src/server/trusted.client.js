// What the scripts of the testers' pages share. It is served under its own name, so that they find it there as here.

/** @type {{ createPolicy: (name: string, rules: { createHTML: (text: string) => string }) => { createHTML: (text: string) => string } } | undefined} */
const trustedTypes = Reflect.get(globalThis, 'trustedTypes');
const policy = trustedTypes?.createPolicy('bench', { createHTML: (text) => text });

/** Browsers with Trusted Types make markup of nothing else. The server has escaped it. @param {string} text */
export const trusted = (text) => policy?.createHTML(text) ?? text;
