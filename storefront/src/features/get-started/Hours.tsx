import { useHoursNow } from '../../platform/useHoursNow';

/** When providers can call, in the visitor's own time too. Rendered by browsers alone, which know it. */
export function Hours() {
  return <p>{useHoursNow()?.text}</p>;
}
