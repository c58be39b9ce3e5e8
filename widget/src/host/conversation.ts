import type { PageEnd, Sealed, Surroundings, ToChat, ToPage } from '../channel/channel.types';
import { directChannel, portChannel } from '../channel/channel';
import type { EarlyFrame } from '../boundary.types';
import { isTrusted, trusted } from '../files/trusted';
import { makeFrame } from '../loader/frame';
import { make } from './elements';
import { escape, scriptOf, type ChatFile } from './chatFiles';

/** The conversation's module, where the page's side draws it itself. */
export interface ChatModule {
  readonly start: (channel: ReturnType<typeof directChannel>[1], root: ShadowRoot) => () => void;
}

export interface Conversation {
  /** The element that the conversation stands in, once it is drawn. */
  readonly box: () => HTMLElement | undefined;
  /** Whether what it is told arrives: not before it is drawn, nor while it begins anew in another window. */
  readonly isHeard: () => boolean;
  /** Lost on a conversation that is not there: it is told how things stand when it begins. */
  readonly tell: (message: ToChat) => void;
  /** The same, but kept for a conversation that is not there. */
  readonly post: (message: ToChat) => void;
  /** Begins the conversation anew, with what is kept by now, where it stands in a frame. */
  readonly restart: () => void;
  /** Settles once it is drawn; rejected where it can't be had in time. Asked again, it tries again. */
  readonly ready: () => Promise<void>;
  /** Listens once more, where a page that wrote itself anew has taken all listeners off. */
  readonly listen: () => void;
  readonly end: () => void;
}

interface Beginning {
  readonly root: ShadowRoot;
  readonly title: string;
  /** Where the widget's files are. */
  readonly home: string;
  /** The files that the frame may run, best first; none where there can be no frame. */
  readonly files: readonly ChatFile[];
  /** The frame that the loader has begun, if it has. */
  readonly early?: EarlyFrame | undefined;
  /** Loads what runs in the frame into the page, where the page allows no frame. */
  readonly load: () => Promise<ChatModule>;
  readonly surroundings: () => Surroundings;
  /** Of the window that the visitor sees, in pixels. */
  readonly windowHeight: () => number;
  /** What was kept of the conversation, for a frame that begins anew. */
  readonly sealed: () => Sealed | undefined;
  readonly hear: (message: ToPage) => void;
  readonly complain: (sentence: string) => void;
}

/** A frame whose file has run says so within this time; one whose file was refused never does. In milliseconds. */
const grace = 1500;
/** How long a file may take before the next one is tried beside it, in milliseconds. */
const patience = 6000;
/** After this time the visitor is told that there is no conversation yet, in milliseconds. */
const deadline = 13_000;

/**
 * Begins the conversation in a frame of its own. Each time that the frame is put into the page it begins anew, with
 * what was kept: pages take elements out and put them back.
 */
export function beginConversation(beginning: Beginning): Conversation {
  const { root, title, home, files, early, load, surroundings, windowHeight, sealed, hear, complain } = beginning;
  let channel: PageEnd | undefined;
  let box: HTMLElement | undefined;
  let isTrying = false;
  /** What the first frame is told, found out while its file is on the way. */
  let first: Surroundings | undefined;
  let unproved: ReturnType<typeof setTimeout> | undefined;
  /** The window that the channel leads to; a frame that is put elsewhere gets another. */
  let heardIn: Window | null | undefined;
  let endHere: (() => void) | undefined;
  let timers: ReturnType<typeof setTimeout>[] = [];
  const waiting: { resolve: () => void; reject: (reason: unknown) => void }[] = [];
  const unheard: ToChat[] = [];
  let tried: HTMLElement[] = [];
  const connections = new WeakMap<HTMLElement, () => void>();

  const isHeard = () => box !== undefined && windowOf(box) === heardIn;
  function later(milliseconds: number, run: () => void): ReturnType<typeof setTimeout> {
    const timer = setTimeout(run, milliseconds);
    timers.push(timer);
    return timer;
  }

  function forgetTimers(): void {
    timers.forEach(clearTimeout);
    timers = [];
  }

  /** The conversation is drawn in this element; what else was tried is not needed. */
  function settleOn(element: HTMLElement): void {
    forgetTimers();
    isTrying = false;
    for (const other of tried) if (other !== element) other.remove();
    tried = [];
    box = element;
    for (const { resolve } of waiting.splice(0)) resolve();
  }

  function fail(reason: unknown): void {
    isTrying = false;
    for (const { reject } of waiting.splice(0)) reject(reason);
  }

  function connect(element: HTMLElement, next: PageEnd): void {
    const there = windowOf(element);
    const saidBefore: ToPage[] = [];
    next.hear((message) => {
      if (message.type === 'here') clearTimeout(unproved);
      if (message.type === 'ready') {
        channel = next;
        heardIn = there;
        settleOn(element);
        [message, ...saidBefore].forEach(hear);
        unheard.splice(0).forEach(next.tell);
      } else if (channel === next) hear(message);
      // What it goes on with, such as what nobody has seen yet.
      else saidBefore.push(message);
    });
    const told = first ?? surroundings();
    first = undefined;
    next.tell({ type: 'begin', home, surroundings: told, sealed: sealed(), windowHeight: windowHeight() });
  }

  function listenTo(frame: HTMLElement): void {
    // oxlint-disable-next-line unicorn/prefer-add-event-listener -- there is one, however often this is done
    frame.onload = connections.get(frame) ?? null;
  }

  function tryFrame(index: number): void {
    const file = files[index];
    if (file === undefined || box !== undefined) return;
    const frame = frameFor(file);
    if (frame === undefined) return void drawHere();
    frame.title = title;
    frame.dataset['box'] = '';
    const meet = () => {
      const { port1, port2 } = new MessageChannel();
      connect(frame, portChannel(port1));
      frame.contentWindow?.postMessage('', '*', [port2]);
      if (box === undefined)
        unproved = later(grace, index + 1 < files.length ? () => tryFrame(index + 1) : () => void drawHere());
    };
    connections.set(frame, meet);
    listenTo(frame);
    later(patience, () => tryFrame(index + 1));
    tried.push(frame);
    if (frame !== early?.frame) root.append(frame);
    // Later, not within this call: what hears of it may use what this call returns.
    else if (early.isLoaded === true) queueMicrotask(meet);
    if (index === 0) first = surroundings();
  }

  /** Nothing where the page forbids frames of ours. */
  function frameFor(file: ChatFile): HTMLIFrameElement | undefined {
    if (early !== undefined) {
      const { frame } = early;
      // Another would be refused, and reported to the page's owner, just the same. A loader that comes after another on
      // the same page may make no second policy; the first one's is here.
      if (frame === undefined && !isTrusted()) return undefined;
      const isOurs = tried.length === 0 && 'url' in file && frame?.srcdoc.includes(escape(file.url));
      if (isOurs === true) return frame;
      // That of another build, which an older loader began.
      if (frame !== undefined && !tried.includes(frame)) frame.remove();
    }
    try {
      return makeFrame(scriptOf(file), trusted());
    } catch {
      return undefined;
    }
  }

  /** A closed root keeps honest scripts out, though not those that go out of their way. */
  async function drawHere(): Promise<void> {
    try {
      const { start } = await load();
      if (box !== undefined) return;
      if (files.length > 0) complain(refused);
      const element = make('div');
      element.dataset['box'] = '';
      element.hidden = true;
      root.append(element);
      const [pageEnd, chatEnd] = directChannel();
      endHere = start(chatEnd, element.attachShadow({ mode: 'closed' }));
      connect(element, pageEnd);
    } catch (error) {
      fail(error);
    }
  }

  function begin(): void {
    if (isTrying) return;
    isTrying = true;
    if (files.length > 0) tryFrame(0);
    else void drawHere();
  }

  begin();
  return {
    box: () => box,
    isHeard,
    tell: (message) => channel?.tell(message),
    post(message) {
      if (isHeard()) channel?.tell(message);
      else unheard.push(message);
    },
    listen() {
      if (box !== undefined) listenTo(box);
    },
    restart() {
      if (box !== undefined && 'contentWindow' in box) root.append(box);
    },
    ready() {
      if (isHeard()) return Promise.resolve();
      if (box === undefined) begin();
      return new Promise((resolve, reject) => {
        waiting.push({ resolve, reject });
        later(deadline, () => {
          isTrying = false;
          // Only this one is rejected: who asked later waits as long from then on.
          reject(new Error('the conversation did not come'));
        });
      });
    },
    end() {
      forgetTimers();
      endHere?.();
      channel?.end();
      box?.remove();
      for (const element of tried) element.remove();
    },
  };
}

/** The window in a frame; none in what is no frame. */
function windowOf(element: HTMLElement): Window | null | undefined {
  return (element as Partial<HTMLIFrameElement>).contentWindow;
}

const refused =
  "the page's policy refuses the frame, so the conversation is in the page itself; " +
  'see "Content Security Policy" in docs/embedding.md';
