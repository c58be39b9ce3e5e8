import { deferred } from '../../ui/deferred';

/** `TreatmentDetails` for pages: it is read, not operated, so that nothing waits for it. */
export const TreatmentDetails = deferred(
  () => import('./TreatmentDetails'),
  (module) => module.TreatmentDetails,
);
