import { render } from 'preact';
import type { ReactNode } from 'react';
import { StyleSheetManager } from 'styled-components';
import { createActor, type InspectionEvent } from 'xstate';
import { resolveLanguage } from '@front-door/shared/language';
import { isHidden, partnerOf } from '@front-door/shared/visitor/partners';
import type { App, Given, Shell } from '../boundary.types';
import { readerActor, searchActor } from '../chat/chat.actors';
import { chatMachine } from '../chat/chat.machine';
import type { ReadEmergency, SearchOutcome } from '../chat/chat.types';
import { wordingFor } from '../texts/wording';
import { bearerToken, isSessionOf } from '../transport/bearer';
import { searchTreatments } from '../transport/search';
import { ChatPanel } from '../views/ChatPanel';
import { adoptedTarget } from './adoptedTarget';
import { applyTheme } from './applyTheme';
import { returnFocus } from './focus';
import { keepKeysInside } from './keyboard';
import { storefrontLinks } from './links';
import { loadReader } from './loadReader';
import { readSettings, type Settings } from './settings';
import { visitorId } from './visitorId';

/** What development may put in the place of the real thing. */
export interface Instruments {
  readonly search?: (message: string, signal: AbortSignal) => Promise<SearchOutcome>;
  readonly load?: () => Promise<ReadEmergency>;
  readonly inspect?: (event: InspectionEvent) => void;
}

/** Builds the chat in the loader's shadow root, closed. */
export function mount(shell: Shell, { search, load, inspect }: Instruments = {}): App {
  const { root, launcher, close, emit } = shell;
  const told = new Set<string>();
  let isShown = false;

  const chat = createActor(
    chatMachine.provide({
      actors: { search: searchActor(search ?? searchHere), reader: readerActor(load ?? loadReader) },
    }),
    inspect === undefined ? {} : { inspect },
  );
  // What the partner hides is never told to the page either.
  chat.on('*', (event) =>
    emit(event.type === 'suggestions' ? { ...event, paths: event.paths.filter(isOffered) } : event),
  );
  // The specification asks for this very line (section 8).
  chat.on('error', () => logError('failed to parse message and fetch treatments'));
  chat.start();

  const place = root.appendChild(document.createElement('div'));
  const styles = adoptedTarget(root);
  const stopKeeping = keepKeysInside(root, close);

  function searchHere(message: string, signal: AbortSignal): Promise<SearchOutcome> {
    const { searchApi: api, guid = visitorId(), fetch, token, sessionCookie } = readSettings(shell.given()).settings;
    const bearer = bearerToken({ token, sessionCookie, api });
    return searchTreatments({ api, request: { message, guid }, token: bearer, fetch, signal });
  }

  function isOffered(path: string): boolean {
    return !isHidden(path, partnerOf(readSettings(shell.given()).settings.context));
  }

  /** Reads what the page gives now, and takes over what doesn't need the panel. */
  function refresh(): Settings {
    const { settings, problems } = readSettings(shell.given());
    const unreadable = root.host instanceof HTMLElement ? applyTheme(root.host, settings, place) : [];
    tell([...problems, ...unreadable, ...refusedSession(settings)]);
    return settings;
  }

  /** Each sentence once, however often the page gives the same. */
  function tell(problems: readonly string[]): void {
    for (const problem of problems) {
      if (!told.has(problem)) logError(`Receptionist: ${problem}`);
      told.add(problem);
    }
  }

  function show(): void {
    isShown = true;
    const settings = refresh();
    draw(
      <ChatPanel
        chat={chat}
        product={settings.product}
        wording={wordingOf(settings, shell.given())}
        side={settings.side}
        partner={partnerOf(settings.context)}
        links={storefrontLinks(settings, close)}
        onClose={close}
      />,
    );
  }

  function hide(opener: Element | null): void {
    isShown = false;
    const hadFocus = root.activeElement !== null;
    draw(null);
    if (hadFocus) returnFocus(opener, launcher);
  }

  /** The styles stay when the panel goes, so that they are made once. */
  function draw(panel: ReactNode): void {
    render(<StyleSheetManager target={styles}>{panel}</StyleSheetManager>, place);
  }

  function update(): void {
    if (isShown) show();
    else refresh();
  }

  function destroy(): void {
    render(null, place);
    place.remove();
    stopKeeping();
    chat.stop();
  }

  return { show, hide, update, destroy };
}

/** The language is the loader's, whose launcher has spoken already: also a choice that we don't have counts as one. */
function wordingOf({ texts, label }: Settings, { attributes, options }: Given) {
  const { language: chosen } = { language: undefined, ...attributes, ...options };
  const language = resolveLanguage(chosen || document.documentElement.lang);
  return wordingFor(language, label === undefined ? texts : { ...texts, name: label });
}

function refusedSession({ sessionCookie, searchApi }: Settings): readonly string[] {
  if (sessionCookie !== true || isSessionOf(searchApi)) return [];
  return ['"sessionCookie" is for pages of the search API\'s own site; the cookie is not read'];
}

/** For the page's developer, who looks nowhere else. */
function logError(sentence: string): void {
  // oxlint-disable-next-line no-console -- see above
  console.error(sentence);
}
