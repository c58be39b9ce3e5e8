import type { ReceptionistApi, ReceptionistEvent } from '@front-door/shared/contract/receptionist';

type AnyListener = (event: ReceptionistEvent) => void;

/** Who listens to the widget. A listener that throws is reported like any uncaught error and stops nobody else. */
export function createEvents(): Pick<ReceptionistApi, 'on' | 'off'> & { emit: (event: ReceptionistEvent) => void } {
  let listeners: readonly (readonly [type: string, listener: unknown])[] = [];

  const off: ReceptionistApi['off'] = (type, listener) => {
    listeners = listeners.filter((entry) => entry[0] !== type || entry[1] !== listener);
  };
  return {
    on(type, listener) {
      listeners = [...listeners, [type, listener]];
      return () => off(type, listener);
    },
    off,
    emit(event) {
      for (const [type, listener] of listeners) {
        if (type !== event.type) continue;
        try {
          (listener as AnyListener)(event);
        } catch (error) {
          reportError(error);
        }
      }
    },
  };
}
