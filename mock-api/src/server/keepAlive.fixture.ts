import { connect, type Socket } from 'node:net';

/** A connection that stays open from one request to the next, which costs a client next to nothing. */
export interface KeepAlive {
  /**
   * Sends a whole request as it stands and waits for its answer.
   *
   * @returns the status; 0 when the server closed the connection without one.
   */
  readonly send: (request: Buffer) => Promise<number>;
  readonly close: () => void;
}

/** Every answer of the server says how long it is, so its end is known without reading it. */
export function keepAlive(port: number): KeepAlive {
  let socket: Socket | undefined;
  let settle: ((status: number) => void) | undefined;
  let received = '';

  const open = () => {
    const opened = connect({ host: '127.0.0.1', port, noDelay: true });
    opened.setEncoding('latin1');
    opened.on('data', (chunk) => {
      received += String(chunk);
      const status = statusOfWhole(received);
      if (status === undefined) return;
      received = '';
      settle?.(status);
    });
    opened.on('error', () => undefined);
    opened.on('close', () => {
      if (socket !== opened) return;
      socket = undefined;
      settle?.(Number(/^HTTP\/1\.1 (\d{3})/.exec(received)?.[1] ?? 0));
    });
    return opened;
  };

  return {
    send: (request) =>
      new Promise((resolve) => {
        received = '';
        settle = resolve;
        socket ??= open();
        socket.write(request);
      }),
    close: () => {
      const closing = socket;
      socket = undefined;
      closing?.destroy();
    },
  };
}

/** The status of an answer that has wholly come. */
function statusOfWhole(text: string): number | undefined {
  const end = text.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const head = text.slice(0, end);
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
  return text.length >= end + 4 + length ? Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]) : undefined;
}
