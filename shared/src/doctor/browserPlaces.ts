/** Where Debian puts Chromium without its windows, which is enough to load a page and look at it. */
export const shellPlace = '/usr/bin/chromium-headless-shell';

/** Where systems put a Chromium or Chrome. */
export const browserPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
] as const;
