import type { PageEnd, Sealed, Surroundings, ToChat, ToPage } from '../line/line.types';
import { directLine, portLine } from '../line/line';
import { makeFrame, type ChatFile } from './frame';

/** The conversation's module, where the page's side draws it itself. */
export interface ChatModule {
  readonly start: (line: ReturnType<typeof directLine>[1], root: ShadowRoot) => void;
}

export interface Conversation {
  /** The element that the conversation stands in; another one where the first could not be. */
  readonly box: () => HTMLElement;
  readonly tell: (message: ToChat) => void;
  /** Once it is drawn; rejected where it can't be had. */
  readonly ready: Promise<void>;
  readonly end: () => void;
}

interface Beginning {
  readonly root: ShadowRoot;
  readonly title: string;
  /** The files that the frame may run, best first; none where there can be no frame. */
  readonly files: readonly ChatFile[];
  /** Loads what runs in the frame into the page, where the page allows no frame. */
  readonly load: () => Promise<ChatModule>;
  readonly surroundings: () => Surroundings;
  /** What was kept of the conversation, for a frame that begins anew. */
  readonly sealed: () => Sealed | undefined;
  readonly hear: (message: ToPage) => void;
  readonly complain: (sentence: string) => void;
}

/** A frame whose file has run answers within this time; one whose file was refused never does. In milliseconds. */
const grace = 1000;
/** How long a file may take to come before the next one is tried, in milliseconds. */
const patience = 7000;

/**
 * Begins the conversation in a frame of its own. Each time that the frame is put into the page it begins anew, with
 * what was kept: pages take elements out and put them back.
 */
export function beginConversation(beginning: Beginning): Conversation {
  const { root, title, files, load, surroundings, sealed, hear, complain } = beginning;
  let line: PageEnd | undefined;
  let box: HTMLElement = document.createElement('div');
  let timer: ReturnType<typeof setTimeout> | undefined;
  const { promise, resolve, reject } = deferred();

  function listen(next: PageEnd): void {
    line?.end();
    line = next;
    next.hear((message) => {
      if (message.type === 'ready') {
        clearTimeout(timer);
        resolve();
      }
      hear(message);
    });
    next.tell({ type: 'begin', surroundings: surroundings(), sealed: sealed() });
  }

  function stand(next: HTMLElement): void {
    next.hidden = box.hidden;
    box.remove();
    box = root.appendChild(next);
  }

  function tryFrame(index: number): void {
    const file = files[index];
    const frame = file && makeFrame(file, title);
    if (frame === undefined) return drawHere(index > 0);
    const next = () => {
      // oxlint-disable-next-line unicorn/prefer-add-event-listener -- taken off again
      frame.onload = null;
      tryFrame(index + 1);
    };
    // oxlint-disable-next-line unicorn/prefer-add-event-listener -- as above
    frame.onload = () => {
      const { port1, port2 } = new MessageChannel();
      clearTimeout(timer);
      timer = setTimeout(next, grace);
      listen(portLine(port1));
      frame.contentWindow?.postMessage('', '*', [port2]);
    };
    timer = setTimeout(next, patience);
    stand(frame);
  }

  /** A closed root keeps honest scripts out, though not those that go out of their way. */
  function drawHere(isRefused: boolean): void {
    const element = document.createElement('div');
    element.dataset['box'] = '';
    const closed = element.attachShadow({ mode: 'closed' });
    stand(element);
    load().then(({ start }) => {
      if (isRefused) complain(refused);
      const [pageEnd, chatEnd] = directLine();
      start(chatEnd, closed);
      listen(pageEnd);
    }, reject);
  }

  box.hidden = true;
  tryFrame(0);
  return {
    box: () => box,
    tell: (message) => line?.tell(message),
    ready: promise,
    end() {
      clearTimeout(timer);
      line?.end();
      box.remove();
    },
  };
}

const refused =
  "the page's policy refuses the frame that keeps the conversation from the page, so it stands in the page itself; " +
  'see "Content Security Policy" in docs/embedding.md';

function deferred() {
  let resolve!: () => void;
  let reject!: (reason: unknown) => void;
  const promise = new Promise<void>((done, fail) => {
    resolve = done;
    reject = fail;
  });
  // Told by whoever waits; nobody may.
  promise.catch(() => {});
  return { promise, resolve, reject };
}
