import { deferred } from '../../ui/deferred';

/** `TreatmentDetails` for pages: it is read, not operated, so that nothing waits for it. */
export const TreatmentDetails = deferred(
  () => import('./TreatmentDetails'),
  (module) => module.TreatmentDetails,
);

/** `HelpNow` where it stands below what a page is for: its links and its disclosure are the browser's own. */
export const HelpNow = deferred(
  () => import('./HelpNow'),
  (module) => module.HelpNow,
);
