import type { ChatEnd, Channel, PageEnd } from './channel.types';

/** A channel through the port of a `MessageChannel`, which nobody else hears. */
export function portChannel<Out, In>(port: MessagePort): Channel<Out, In> {
  return {
    tell: (message) => port.postMessage(message, portsOf(message)),
    hear(listener) {
      // oxlint-disable-next-line unicorn/prefer-add-event-listener -- this begins the delivery, too
      port.onmessage = ({ data }) => listener(data as In);
    },
    end: () => port.close(),
  };
}

/** A port goes over for good. */
function portsOf(message: unknown): MessagePort[] {
  const { port } = message as { readonly port?: MessagePort };
  return port === undefined ? [] : [port];
}

/** A channel within one window. Both ends are told at once. */
export function directChannel(): readonly [PageEnd, ChatEnd] {
  const [toPage, toChat] = [pipe(), pipe()] as const;
  const end = () => {
    toPage.close();
    toChat.close();
  };
  return [
    { tell: toChat.tell, hear: toPage.hear, end },
    { tell: toPage.tell, hear: toChat.hear, end },
  ];
}

interface Pipe {
  readonly tell: (message: unknown) => void;
  readonly hear: (listener: (message: never) => void) => void;
  readonly close: () => void;
}

function pipe(): Pipe {
  let waiting: unknown[] = [];
  let listen: ((message: never) => void) | undefined;
  let isOpen = true;
  return {
    tell(message: unknown): void {
      if (!isOpen) return;
      if (listen === undefined) waiting.push(message);
      else listen(message as never);
    },
    hear(listener: (message: never) => void): void {
      listen = listener;
      for (const message of waiting) listener(message as never);
      waiting = [];
    },
    close(): void {
      isOpen = false;
    },
  };
}
