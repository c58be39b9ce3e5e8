import { useEffect, useState } from 'react';
import { hoursAt } from '@front-door/shared/catalogue/providerHours';

/** When providers can call, in the visitor's own time too. Rendered by browsers alone, which know it. */
export function Hours() {
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
  return <p>{now.text}</p>;
}
