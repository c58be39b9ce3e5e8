import type { ReceptionistApi, ReceptionistEvent } from '@front-door/shared/contract/receptionist';

/**
 * Who listens to the widget: each event is a DOM event of its element, so that a listener that throws is reported
 * like any uncaught error and stops nobody else.
 */
export function createEvents(
  host: HTMLElement,
): Pick<ReceptionistApi, 'on' | 'off'> & { emit: (detail: ReceptionistEvent) => void } {
  const prefix = 'receptionist:';
  const hears = new Map<unknown, (event: Event & { detail?: unknown }) => void>();

  const off: ReceptionistApi['off'] = (type, listener) =>
    host.removeEventListener(prefix + type, hears.get(listener) as EventListener);
  return {
    on(type, listener) {
      const hear = hears.get(listener) ?? (({ detail }) => (listener as (event: unknown) => void)(detail));
      hears.set(listener, hear);
      host.addEventListener(prefix + type, hear);
      return () => off(type, listener);
    },
    off,
    emit: (detail) => host.dispatchEvent(new CustomEvent(prefix + detail.type, { detail, bubbles: true })),
  };
}
