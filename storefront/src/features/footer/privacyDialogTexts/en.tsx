import type { ReactNode } from 'react';

export const whatIsKept =
  'We keep a list of the buttons you press, in this page only, to learn what is used. The email sign-up form and the reviews come from other companies, whose scripts then run here.';
export const worksTheSame = 'You can opt out of both. Everything you need to find and start care works the same.';
export const signal = (
  <>
    <strong>Global Privacy Control is on.</strong> Your browser asks us not to record your visit, and we do not,
    whatever you choose here.
  </>
);
export const optOut = 'Opt out of analytics and outside scripts';
export const whereKept = (link: (words: string) => ReactNode) => (
  <>
    The choice is kept in this browser. Scripts that already run stop when you next load a page. More in the{' '}
    {link('Privacy Policy')}.
  </>
);
export const save = 'Save my choice';
export const saved = (isOptedOut: boolean): string =>
  isOptedOut ? 'You have opted out in this browser.' : 'You have not opted out.';
