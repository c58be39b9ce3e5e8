import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ReceptionistApi } from '@front-door/shared/contract/receptionist';
import { watchInline } from './inline';

const update = vi.fn<ReceptionistApi['update']>();
let host: HTMLElement;
let place: HTMLElement;
let isShown = true;
let watched: ReturnType<typeof watchInline>;

/** Mutations are told after what has made them; chats come back a moment later. */
const told = () => new Promise((resolve) => setTimeout(resolve, 30));

beforeEach(() => {
  globalThis.Receptionist = { update } as unknown as typeof globalThis.Receptionist;
  update.mockReset();
  isShown = true;
  place = document.body.appendChild(document.createElement('div'));
  host = place.appendChild(document.createElement('div'));
  watched = watchInline(host, () => isShown);
  watched.follow(place);
});
afterEach(() => {
  watched.end();
  globalThis.Receptionist = undefined;
  document.body.replaceChildren();
});

test('[WX-11] the option goes with its element', async () => {
  place.remove();
  await told();
  expect(update.mock.lastCall).toEqual([{ inline: undefined }]);
});

test('[WX-11] [WX-04] a chat that is taken out of its element comes back, unless it is hidden', async () => {
  place.replaceChildren('rewritten');
  await told();
  expect(update.mock.calls).toEqual([[{}]]);
  isShown = false;
  place.append('more');
  await told();
  expect(update).toHaveBeenCalledOnce();
});

test('[WX-11] an element that is not in the page yet has not gone', async () => {
  const later = document.createElement('section');
  watched.follow(later);
  document.body.append('something else');
  await told();
  expect(update).not.toHaveBeenCalled();
  document.body.append(later);
  later.append(host);
  await told();
  later.remove();
  await told();
  expect(update.mock.calls).toEqual([[{ inline: undefined }]]);
});

test("[WX-11] it sees what happens within a component's root", async () => {
  const component = document.body.appendChild(document.createElement('div'));
  const inner = component.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'));
  inner.append(host);
  watched.follow(inner);
  inner.remove();
  await told();
  expect(update.mock.lastCall).toEqual([{ inline: undefined }]);
});

test('[WX-11] nothing is watched where the chat is no part of the page', async () => {
  watched.follow(undefined);
  place.remove();
  await told();
  expect(update).not.toHaveBeenCalled();
});
