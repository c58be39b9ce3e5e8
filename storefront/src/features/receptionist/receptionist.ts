import { findTreatmentByPath } from '@front-door/shared/catalogue/treatments';
import type { ReceptionistContext, ReceptionistEvent } from '@front-door/shared/contract/receptionist';
import { edition } from '@front-door/shared/edition/en';
import type { Language } from '@front-door/shared/language';
import { counterpart } from '@front-door/shared/routing/counterpart';
import type { VisitorContext } from '@front-door/shared/visitor/visitorContext';
import { brand } from '../../platform/brand';
import {
  current,
  load,
  loadReceptionist,
  replaceAddress,
  sendToReceptionist as send,
} from '../../platform/receptionistQueue';
import { record } from '../../platform/record';
import { layers } from '../../theme/layers';

/** Ends the address of a page that is to open the chat when it is there. What was typed stays behind: it may not travel. */
const opensChat = '#chat';

/** Opens the chat; works before its script has arrived. */
export function openReceptionist(): void {
  send(['open']);
}

/** Opens the chat and sends it what the visitor chose to tell it; works before its script has arrived. */
export function tellReceptionist(words: string): void {
  send(['ask', words]);
}

/**
 * Mounts the Receptionist the way a partner's page does: its script, then `init`. Call once.
 *
 * @param navigate shows a treatment's page in place of following its link: a path of this edition, without its base.
 */
export function mountReceptionist(visitor: VisitorContext, navigate: (path: string) => void): void {
  send([
    'init',
    {
      product: brand.name,
      searchApi: brand.searchApi,
      guid: visitor.guid,
      sessionCookie: true,
      ownOpener: true,
      zIndex: layers.receptionist,
      font: 'Nunito, "Nunito Fallback", system-ui',
      context: contextOf(visitor),
      language: edition.language,
      navigate: (path) => navigate(withoutBase(path)),
      changeLanguage: (language) => load(addressIn(language)),
    },
  ]);
  send(['on', 'select', recordChoice]);
  send(['on', 'consult', recordChoice]);
  loadReceptionist(brand.receptionistScript);
  const { pathname, search, hash } = current();
  if (hash === opensChat) {
    // Once: not again when the page is loaded anew, or its address is sent to somebody.
    replaceAddress(pathname + search);
    openReceptionist();
  }
}

/** Tells the Receptionist who the visitor is by now, and where the visit comes from: a privacy choice changes the id. */
export function updateReceptionist(visitor: VisitorContext): void {
  send(['update', { guid: visitor.guid, context: contextOf(visitor) }]);
}

/** A path of this edition as the router knows it. */
function withoutBase(path: string): string {
  return path.slice(edition.base.length);
}

/** This very page in another language, where the conversation goes on. */
function addressIn(language: Language): string {
  const { pathname, search } = current();
  return counterpart(withoutBase(pathname), language) + search + opensChat;
}

/** Records what is chosen in the chat. A path that no entry of ours has is the search's, and is not passed on. */
function recordChoice(event: ReceptionistEvent): void {
  if (event.type === 'select') {
    record('suggestion_click', { destination: findTreatmentByPath(event.path)?.path ?? 'other' });
  } else if (event.type === 'consult') record('chat_consult_click', {});
}

function contextOf({ partner, pharmacy, source, campaign }: VisitorContext): ReceptionistContext {
  const known = Object.entries({ partner, pharmacy, source, campaign }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(known);
}
