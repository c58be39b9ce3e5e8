import { useEffect, useState } from 'react';
import { hoursAt, type HoursNow } from '@front-door/shared/catalogue/providerHours';
import { useIsHydrated } from './useIsHydrated';

/** Whether providers are online now, in the visitor's own time; `undefined` in prerendered HTML, which has no time. */
export function useHoursNow(): HoursNow | undefined {
  const isHydrated = useIsHydrated();
  const [now, setNow] = useState(() => hoursAt(new Date()));
  useEffect(() => {
    // A machine that has slept wakes up late; it is looked at once a minute rather than once.
    const clock = setInterval(() => {
      setNow((before) => (Date.now() < before.changes.getTime() ? before : hoursAt(new Date())));
    }, 60_000);
    return () => {
      clearInterval(clock);
    };
  }, []);
  return isHydrated ? now : undefined;
}
