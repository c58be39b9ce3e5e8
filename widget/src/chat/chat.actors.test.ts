import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import { deferred } from '../testing/deferred';
import { readerActor } from './chat.actors';
import type { ChatEvent, EmergencyReading, ReadEmergency, ReaderRequest } from './chat.types';

const danger: EmergencyReading = { lines: ['911'], language: 'en' };
const read = vi.fn<ReadEmergency>();

beforeEach(() => {
  vi.useFakeTimers();
  read.mockReset().mockReturnValue(danger);
});
afterEach(() => vi.useRealTimers());

/** A conversation's reader, and what it has told the conversation so far. */
function reader(load: () => Promise<ReadEmergency>, input: readonly string[] = []) {
  const told: string[] = [];
  const machine = setup({
    types: { events: {} as ChatEvent },
    actors: { reader: readerActor(load) },
  }).createMachine({
    invoke: { id: 'reader', src: 'reader', input },
    on: { '*': { actions: ({ event }) => told.push(event.type === 'wasRead' ? event.message : event.type) } },
  });
  const parent = createActor(machine).start();
  const child = parent.getSnapshot().children['reader'];
  return {
    told,
    ask: (request: ReaderRequest) => child?.send(request),
    end: () => parent.stop(),
    /** So many milliseconds later. */
    later: (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds),
  };
}

const sent = (message = 'my chest hurts'): ReaderRequest => ({ type: 'read', message });

describe('[WE-09] the reader', () => {
  test('is fetched once, when a message is begun, and answers without a timer', async () => {
    const load = vi.fn<() => Promise<ReadEmergency>>(() => Promise.resolve(read));
    const { ask, told, later } = reader(load);
    expect(load).not.toHaveBeenCalled();
    for (let letters = 0; letters < 5; letters += 1) ask({ type: 'prepare' });
    await later();
    ask(sent());
    expect(told).toEqual([]);
    await later();
    expect(told).toEqual(['understood', 'my chest hurts']);
    expect(read).toHaveBeenLastCalledWith('my chest hurts');
    expect(load).toHaveBeenCalledOnce();
  });

  test('reads all messages that waited for it', async () => {
    const loading = deferred<ReadEmergency>();
    const { ask, told, later } = reader(() => loading.promise);
    ask({ type: 'prepare' });
    ask(sent('one'));
    ask(sent('two'));
    await later(1000);
    expect(told).toEqual([]);
    loading.resolve(read);
    await later();
    expect(read.mock.calls).toEqual([['one'], ['two']]);
    expect(told).toEqual(['understood', 'one', 'understood', 'two']);
  });

  test('[WX-04] reads what was sent before the conversation began anew, without being asked', async () => {
    const { told, later } = reader(() => Promise.resolve(read), ['one', 'two']);
    await later();
    expect(told).toEqual(['understood', 'one', 'understood', 'two']);
  });

  test('is tried again when a message is sent, three times, and then says that it is not to be had', async () => {
    const load = vi.fn<() => Promise<ReadEmergency>>(() => Promise.reject(new Error('offline')));
    const { ask, told, later } = reader(load);
    ask({ type: 'prepare' });
    await later();
    ask({ type: 'prepare' });
    await later(60_000);
    expect(load).toHaveBeenCalledTimes(1);
    ask(sent());
    await later(2400);
    expect(told).toEqual([]);
    await later(100);
    expect(load).toHaveBeenCalledTimes(4);
    expect(told).toEqual(['notUnderstood']);

    load.mockResolvedValue(read);
    ask(sent('and now my arm'));
    await later();
    expect(read.mock.calls).toEqual([['my chest hurts'], ['and now my arm']]);
    expect(told).toEqual(['notUnderstood', 'understood', 'my chest hurts', 'understood', 'and now my arm']);
  });

  test('says within 12 seconds that it does not come, and reads when it does after all', async () => {
    const loads = [deferred<ReadEmergency>(), deferred<ReadEmergency>(), deferred<ReadEmergency>()];
    let tries = 0;
    const { ask, told, later } = reader(() => loads[tries++]?.promise ?? Promise.reject(new Error('one too many')));
    ask(sent());
    await later(12_000);
    expect(told).toEqual(['notUnderstood']);
    loads[0]?.resolve(read);
    await later();
    expect(told).toEqual(['notUnderstood', 'understood', 'my chest hurts']);
  });

  test('that breaks on a message is as good as none', async () => {
    read.mockImplementation(() => {
      throw new Error('a fault');
    });
    const { ask, told, later } = reader(() => Promise.resolve(read));
    ask(sent());
    await later();
    // It would break on it again: nobody need keep it.
    expect(told).toEqual(['notUnderstood', 'my chest hurts']);
  });

  test('is silent, and is not tried again, once the conversation has ended', async () => {
    const loading = deferred<ReadEmergency>();
    const load = vi.fn<() => Promise<ReadEmergency>>(() => loading.promise);
    const { ask, told, later, end } = reader(load);
    ask(sent());
    await later();
    end();
    loading.resolve(read);
    await later(60_000);
    expect(load).toHaveBeenCalledOnce();
    expect(read).not.toHaveBeenCalled();
    expect(told).toEqual([]);
  });
});
