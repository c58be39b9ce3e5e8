import { useEffect, useRef } from 'react';
import type {
  ReceptionistApi,
  ReceptionistChanges,
  ReceptionistContainer,
  ReceptionistEventType,
  ReceptionistListener,
  ReceptionistOptions,
} from '@front-door/shared/contract/receptionist';
import { start } from './start';

/** The options, each as a prop, and a handler for each event. Elements may be `null`, as refs are before they are set. */
export interface ReceptionistProps extends Omit<ReceptionistOptions, 'container' | 'inline'> {
  readonly container?: ReceptionistContainer | null | undefined;
  readonly inline?: ReceptionistContainer | null | undefined;
  /** Called with what opens, closes and sets it, each time that it has come into the page. */
  readonly onReady?: (receptionist: ReceptionistApi) => void;
  readonly onOpen?: ReceptionistListener<'open'>;
  readonly onClose?: ReceptionistListener<'close'>;
  readonly onSearch?: ReceptionistListener<'search'>;
  readonly onSuggestions?: ReceptionistListener<'suggestions'>;
  readonly onSelect?: ReceptionistListener<'select'>;
  readonly onConsult?: ReceptionistListener<'consult'>;
  readonly onUnread?: ReceptionistListener<'unread'>;
  readonly onError?: ReceptionistListener<'error'>;
}

type Told = Exclude<ReceptionistEventType, 'ready'>;

const handlers: Readonly<Record<Told, keyof ReceptionistProps>> = {
  open: 'onOpen',
  close: 'onClose',
  search: 'onSearch',
  suggestions: 'onSuggestions',
  select: 'onSelect',
  consult: 'onConsult',
  unread: 'onUnread',
  error: 'onError',
};

const isHandler = (name: string) => name === 'onReady' || Object.values<string>(handlers).includes(name);

/** The props that are options and differ from those of `before`. Those that are gone are set back. */
function optionsOf(props: ReceptionistProps, before: ReceptionistProps = {}): ReceptionistChanges {
  const now: Readonly<Record<string, unknown>> = { ...props };
  const then: Readonly<Record<string, unknown>> = { ...before };
  const changed = Object.keys({ ...then, ...now }).filter((name) => !isHandler(name) && now[name] !== then[name]);
  return Object.fromEntries(changed.map((name) => [name, now[name] ?? undefined]));
}

/**
 * The Receptionist, for as long as this component is mounted. It draws nothing where it stands, and nothing on
 * a server. Stand it where no navigation unmounts it: the conversation goes with it.
 */
export function Receptionist(props: ReceptionistProps): null {
  const latest = useRef(props);
  const mounted = useRef<ReceptionistApi>(undefined);

  useEffect(() => {
    const { api, stop } = start(optionsOf(latest.current));
    const ends = (Object.keys(handlers) as Told[]).map((type) =>
      api.on(type, (event) => {
        const handler = latest.current[handlers[type]] as ReceptionistListener | undefined;
        handler?.(event);
      }),
    );
    mounted.current = api;
    latest.current.onReady?.(api);
    return () => {
      mounted.current = undefined;
      for (const end of ends) end();
      stop();
    };
  }, []);

  useEffect(() => {
    mounted.current?.init(optionsOf(props, latest.current));
    latest.current = props;
  }, [props]);

  return null;
}
