import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { EarlyFrame } from '../boundary.types';
import { shareTrust } from '../files/trusted';
import { makeFrame } from '../loader/frame';
import { makePolicy } from '../loader/trusted';
import type { ChatEnd, Sealed, Surroundings, ToChat, ToPage } from '../channel/channel.types';
import { beginConversation, type ChatModule } from './conversation';

const surroundings = { product: 'Acme Care' } as Surroundings;
const files = [
  { url: 'https://care.example.com/chat-1.js', integrity: 'sha384-abc' },
  { url: 'https://care.example.com/chat.js' },
];

let root: ShadowRoot;
const heard: ToPage[] = [];
const look = vi.fn<() => Surroundings>();
const complain = vi.fn<(sentence: string) => void>();

beforeEach(() => {
  vi.useFakeTimers();
  heard.length = 0;
  complain.mockReset();
  look.mockReset().mockReturnValue(surroundings);
  root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** A conversation in the page that says at once that it is drawn. */
const here: ChatModule = {
  start(channel: ChatEnd) {
    channel.hear(({ type }) => type === 'begin' && channel.tell({ type: 'ready' }));
    return () => undefined;
  },
};

function begin({
  load = () => Promise.resolve(here),
  sealed = undefined as Sealed | undefined,
  frames = files,
  early = undefined as EarlyFrame | undefined,
  beginning = beginConversation,
} = {}) {
  return beginning({
    root,
    title: 'Receptionist',
    home: 'https://care.example.com/',
    files: frames,
    early,
    load,
    surroundings: look,
    windowHeight: () => 800,
    sealed: () => sealed,
    hear: (message) => heard.push(message),
    complain,
  });
}

const frames = () => [...root.querySelectorAll('iframe')];

/** What the frame would hear once its file has run, and its end of the channel. jsdom runs no files in frames. */
function connect(frame: HTMLIFrameElement | undefined): Promise<readonly [ToChat, MessagePort]> {
  const posted = vi.fn<(message: unknown, origin: string, ports: MessagePort[]) => void>();
  Object.defineProperty(frame, 'contentWindow', { value: { postMessage: posted }, configurable: true });
  frame?.dispatchEvent(new Event('load'));
  const port = posted.mock.lastCall?.[2][0] as MessagePort;
  vi.useRealTimers();
  return new Promise((resolve) => {
    // oxlint-disable-next-line unicorn/prefer-add-event-listener -- this begins the delivery, too
    port.onmessage = ({ data }) => resolve([data as ToChat, port]);
  });
}

test('[WX-01] stands in a frame of an origin of its own, and is handed a channel that nobody else hears', async () => {
  begin({ sealed: { key: 'k', text: 't' } });
  const [frame] = frames();
  expect(frame?.getAttribute('sandbox')?.split(' ')).not.toContain('allow-same-origin');
  expect(frame?.srcdoc).toContain(
    'src="https://care.example.com/chat-1.js" integrity="sha384-abc" crossorigin="anonymous"',
  );
  expect(frame?.hidden).toBe(true);
  const [first, port] = await connect(frame);
  expect(first).toEqual({
    type: 'begin',
    home: 'https://care.example.com/',
    surroundings,
    sealed: { key: 'k', text: 't' },
    windowHeight: 800,
  });
  port.close();
});

test('[WX-04] how things stand is found out while the file of the frame is on the way, and anew for a frame put back', async () => {
  const conversation = begin();
  expect(look).toHaveBeenCalledOnce();
  const later = { ...surroundings, product: 'Later Care' };
  look.mockReturnValue(later);
  const [first, port] = await connect(frames()[0]);
  expect(first).toMatchObject({ type: 'begin', surroundings });
  const [again, next] = await connect(frames()[0]);
  expect(again).toMatchObject({ type: 'begin', surroundings: later });
  for (const end of [port, next]) end.close();
  conversation.end();
});

test('[WX-04] is ready once it is drawn, and begins anew each time that the frame is put into the page', async () => {
  const conversation = begin();
  const ready = conversation.ready();
  const [, port] = await connect(frames()[0]);
  expect(conversation.isHeard()).toBe(false);
  port.postMessage({ type: 'ready' } satisfies ToPage);
  await ready;
  expect(conversation.box()).toBe(frames()[0]);
  expect(conversation.isHeard()).toBe(true);
  const [again, next] = await connect(frames()[0]);
  expect(again.type).toBe('begin');
  expect(conversation.isHeard()).toBe(false);
  for (const end of [port, next]) end.close();
  conversation.end();
  expect(root.children).toHaveLength(0);
});

test('[WX-01] where the policy refuses what the frame runs, it is drawn in the page, in a closed root, and says so', async () => {
  const attach = vi.spyOn(Element.prototype, 'attachShadow');
  const conversation = begin();
  const ready = conversation.ready();
  frames()[0]?.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(1500);
  frames()[1]?.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(1500);
  await ready;
  expect(attach.mock.lastCall).toEqual([{ mode: 'closed' }]);
  expect(conversation.box()?.shadowRoot).toBeNull();
  expect(complain).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("page's policy refuses the frame"));
  expect(frames()).toEqual([]);
});

test('[WX-07] tries a second file beside one that does not come, tells after 13 seconds, and takes it when it comes after all', async () => {
  const conversation = begin();
  const outcome = conversation.ready().then(
    () => 'ready',
    () => 'told',
  );
  await vi.advanceTimersByTimeAsync(6000);
  expect(frames().map(({ srcdoc }) => /chat[-\d]*\.js/.exec(srcdoc)?.[0])).toEqual(['chat-1.js', 'chat.js']);
  await vi.advanceTimersByTimeAsync(7000);
  expect(await outcome).toBe('told');
  const again = conversation.ready();
  const [, port] = await connect(frames()[0]);
  port.postMessage({ type: 'ready' } satisfies ToPage);
  await again;
  expect(frames()).toHaveLength(1);
  port.close();
});

test('[WX-07] who asks again is not told of the first time being over', async () => {
  const conversation = begin();
  const first = conversation.ready().catch(() => 'told');
  await vi.advanceTimersByTimeAsync(10_000);
  let second = 'waiting';
  const asked = conversation.ready().catch(() => (second = 'told'));
  await vi.advanceTimersByTimeAsync(3000);
  expect([await first, second]).toEqual(['told', 'waiting']);
  await vi.advanceTimersByTimeAsync(10_000);
  await asked;
  expect(second).toBe('told');
  conversation.end();
});

test('[WX-07] fails where it can be had in no way, and tries again when it is asked again', async () => {
  const load = vi.fn<() => Promise<ChatModule>>().mockRejectedValueOnce(new Error('gone')).mockResolvedValueOnce(here);
  const conversation = begin({ load, frames: [] });
  await expect(conversation.ready()).rejects.toThrow('gone');
  await conversation.ready();
  expect(heard).toEqual([{ type: 'ready' }]);
  expect(complain).not.toHaveBeenCalled();
});

test('[WX-11] what is posted waits for a conversation that is not there, also while it stands elsewhere and begins anew', async () => {
  const conversation = begin();
  conversation.tell({ type: 'hide' });
  conversation.post({ type: 'prefill', text: 'a' });
  const [, port] = await connect(frames()[0]);
  const got: ToChat[] = [];
  const hear = (end: MessagePort) =>
    end.addEventListener('message', ({ data }) => {
      got.push(data as ToChat);
    });
  hear(port);
  port.postMessage({ type: 'ready' } satisfies ToPage);
  await vi.waitFor(() => expect(got).toEqual([{ type: 'prefill', text: 'a' }]));

  // As it is at once when an element is moved.
  Object.defineProperty(frames()[0], 'contentWindow', { value: {}, configurable: true });
  const { post } = conversation;
  post({ type: 'reset' });
  const ready = conversation.ready();
  const [again, next] = await connect(frames()[0]);
  expect(again.type).toBe('begin');
  hear(next);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has no origins
  next.postMessage({ type: 'ready' } satisfies ToPage);
  await ready;
  await vi.waitFor(() => expect(got).toEqual([{ type: 'prefill', text: 'a' }, { type: 'reset' }]));
  for (const end of [port, next]) end.close();
});

test('[WX-11] all who wait for it are told that it is there, and what it tells before is heard after', async () => {
  const conversation = begin();
  const all = Promise.all([conversation.ready(), conversation.ready()]);
  const [, port] = await connect(frames()[0]);
  port.postMessage({ type: 'event', event: { type: 'unread', count: 2 } } satisfies ToPage);
  port.postMessage({ type: 'ready' } satisfies ToPage);
  await all;
  expect(heard).toEqual([{ type: 'ready' }, { type: 'event', event: { type: 'unread', count: 2 } }]);
  port.close();
});

const begunWith = (url: string, isLoaded = false): EarlyFrame & { readonly frame: HTMLIFrameElement } => {
  const frame = makeFrame(`<script src="${url}">`, makePolicy());
  root.append(frame);
  return { frame, isLoaded };
};

describe('[WE-01] [WX-01] the frame that the loader has begun', () => {
  test('is the one in which the conversation stands', async () => {
    const begun = begunWith('https://care.example.com/chat-1.js');
    const conversation = begin({ early: begun });
    expect(frames()).toEqual([begun.frame]);
    expect(begun.frame).toMatchObject({ hidden: true, title: 'Receptionist' });
    const [first, port] = await connect(begun.frame);
    expect(first.type).toBe('begin');
    const ready = conversation.ready();
    port.postMessage({ type: 'ready' });
    await ready;
    expect(conversation.box()).toBe(begun.frame);
    conversation.end();
    expect(frames()).toEqual([]);
  });

  test('[WX-11] begins anew when it is told to, also in an XHTML page, whose elements have names in small letters', async () => {
    const begun = begunWith('https://care.example.com/chat-1.js');
    Object.defineProperty(begun.frame, 'tagName', { value: 'iframe' });
    const conversation = begin({ early: begun });
    const [, port] = await connect(begun.frame);
    const ready = conversation.ready();
    port.postMessage({ type: 'ready' });
    await ready;
    const last = root.appendChild(document.createElement('b'));
    conversation.restart();
    expect(last.nextSibling).toBe(begun.frame);
    conversation.end();
  });

  test('is spoken to where its document has loaded already', async () => {
    const begun = begunWith('https://care.example.com/chat-1.js', true);
    const posted = vi.fn<(message: unknown, origin: string, ports: MessagePort[]) => void>();
    Object.defineProperty(begun.frame, 'contentWindow', { value: { postMessage: posted } });
    const conversation = begin({ early: begun });
    await Promise.resolve();
    expect(posted).toHaveBeenCalledTimes(1);
    conversation.end();
  });

  test('gives way to another where an older loader began that of another build', () => {
    const begun = begunWith('https://care.example.com/chat-0.js');
    const conversation = begin({ early: begun });
    expect(frames()).not.toContain(begun.frame);
    expect(frames()[0]?.srcdoc).toContain('/chat-1.js"');
    conversation.end();
  });

  test('is not tried a second time when the visitor asks again', async () => {
    const begun = begunWith('https://care.example.com/chat-1.js');
    const conversation = begin({ early: begun });
    const first = conversation.ready();
    vi.advanceTimersByTime(13_000);
    await expect(first).rejects.toThrow('did not come');
    void conversation.ready().catch(() => undefined);
    expect(frames().filter(({ srcdoc }) => srcdoc.includes('/chat-1.js"'))).toHaveLength(2);
    conversation.end();
    expect(frames()).toEqual([]);
  });

  test('is made by the app where the loader came after another one, and may make no second policy', () => {
    shareTrust(makePolicy());
    const conversation = begin({ early: {} });
    expect(frames()[0]?.srcdoc).toContain('/chat-1.js"');
    conversation.end();
  });

  test('where the page has refused it, none is tried, which would be reported once more', async () => {
    // In a document in which nothing was made from text yet.
    vi.resetModules();
    const { beginConversation: beginning } = await import('./conversation');
    const conversation = begin({ early: {}, beginning });
    expect(frames()).toEqual([]);
    await conversation.ready();
    expect(complain).toHaveBeenCalledWith(expect.stringContaining('refuses the frame'));
    conversation.end();
  });
});
