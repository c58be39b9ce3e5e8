import type { ReceptionistApi, ReceptionistOptions } from '@front-door/shared/contract/receptionist';
import type { AppModule } from '../src/boundary.types';
import { start as startChat } from '../src/frame/start';
import { mount } from '../src/host/mount';
import { boot } from '../src/loader/boot';
import type { ChatModule } from '../src/host/conversation';
import { answers, mockApi, scenarioApi, scenarios } from './answers';
import { hostPages, listPages } from './hostPages';
import { inspect, note, show } from './inspector';

const form = document.forms.namedItem('knobs');
if (form === null) throw new Error('playground: index.html has no form');
const knobs = form;

/** What runs; replaced while the code is worked on. */
let parts = { boot, mount, startChat };

const value = (name: string) => {
  const entry = new FormData(knobs).get(name);
  return typeof entry === 'string' ? entry : '';
};
const isOn = (name: string) => new FormData(knobs).has(name);
const place = document.querySelector('#place');
const api = () => globalThis.Receptionist as ReceptionistApi | undefined;

function fill(list: string, names: readonly string[]): void {
  const field = knobs.elements.namedItem(list) ?? document.getElementById(list);
  if (field instanceof HTMLElement) field.append(...names.map((name) => new Option(name, name)));
}

function options(): ReceptionistOptions {
  // What is not filled in is not given. What is, goes to the widget unchecked, which is to name what it can't use.
  const written = ['product', 'label', 'language', 'side', 'target', 'primary'].map(
    (name) => [name, value(name)] as const,
  );
  return {
    ...Object.fromEntries(written.filter(([, text]) => text !== '')),
    ...(value('partner') !== '' && { context: { partner: value('partner') } }),
    searchApi: scenarioApi(value('scenario')),
    ownOpener: isOn('ownOpener'),
    ...(isOn('noLauncher') && { launcher: false }),
    ...(isOn('keep') && { keep: true }),
    ...(isOn('inline') && place !== null && { inline: place }),
    ...(isOn('navigate') && { navigate: (path) => note(`the page goes to ${path}`) }),
  };
}

async function load(): Promise<AppModule> {
  if (value('loading') !== 'at once') await new Promise((resolve) => setTimeout(resolve, 2000));
  if (value('loading') === 'fails') throw new Error('playground: loading fails');
  const search = answers[value('answer')];
  const chat: ChatModule = {
    start: (channel, root) => parts.startChat(channel, root, { inspect, ...(search && { search }) }),
  };
  return { mount: (shell) => parts.mount(shell, { load: () => Promise.resolve(chat) }) };
}

/** Begins anew with the knobs as they stand. */
function start(): void {
  api()?.destroy();
  show('panel', 'closed');
  const page = hostPages[value('hostPage')];
  document.documentElement.dir = page?.dir ?? 'ltr';
  const style = document.getElementById('host-page');
  if (style !== null) style.textContent = page?.css ?? '';
  globalThis.Receptionist = undefined;
  show('state', 'not started');
  parts.boot({}, load);
  api()?.init(options());
  for (const type of ['open', 'close', 'search', 'suggestions', 'select', 'consult', 'unread', 'error'] as const) {
    api()?.on(type, (event) => {
      note(`← ${JSON.stringify(event)}`);
      if (type === 'open' || type === 'close') show('panel', type === 'open' ? 'open' : 'closed');
    });
  }
}

fill('answer', [...Object.keys(answers), mockApi]);
fill('scenarios', scenarios);
fill('hostPage', Object.keys(hostPages));
knobs.addEventListener('change', ({ target }) => {
  // What the page says is for its buttons.
  if (!(target instanceof HTMLInputElement && target.name === 'text')) start();
});
knobs.addEventListener('submit', (event) => event.preventDefault());
knobs.addEventListener('click', ({ target }) => {
  if (!(target instanceof HTMLButtonElement)) return;
  if (target.name === 'open') void api()?.open();
  if (target.name === 'close') api()?.close();
  if (target.name === 'restart') start();
  if (target.name === 'ask')
    void api()
      ?.ask(value('text'))
      .then((isSent) => note(`ask: ${String(isSent)}`));
  if (target.name === 'prefill') api()?.prefill(value('text'));
  if (target.name === 'reset') api()?.reset();
  if (target.name === 'what') note(`state: ${JSON.stringify(api()?.state())}`);
});
start();
const pages = document.getElementById('pages');
if (pages !== null) void listPages(pages);

import.meta.hot?.accept(
  ['../src/loader/boot', '../src/host/mount', '../src/frame/start'],
  ([newBoot, newMount, newStart]) => {
    // One edit may be told for each of them, one after the other: then it is still opening.
    const wasOpen = api()?.state().state !== 'closed';
    parts = {
      boot: (newBoot as { boot: typeof boot } | undefined)?.boot ?? parts.boot,
      mount: (newMount as { mount: typeof mount } | undefined)?.mount ?? parts.mount,
      startChat: (newStart as { start: typeof startChat } | undefined)?.start ?? parts.startChat,
    };
    start();
    if (wasOpen) void api()?.open();
  },
);
