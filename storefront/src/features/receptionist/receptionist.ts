import { findTreatmentByPath } from '@front-door/shared/catalogue/treatments';
import type {
  ReceptionistCommand,
  ReceptionistContext,
  ReceptionistEvent,
} from '@front-door/shared/contract/receptionist';
import type { VisitorContext } from '@front-door/shared/visitor/visitorContext';
import { brand } from '../../platform/brand';
import { record } from '../../platform/record';
import { trusted } from '../../platform/trusted';

function send(command: ReceptionistCommand): void {
  const queue = (window.Receptionist ??= []) as { push(command: ReceptionistCommand): unknown };
  queue.push(command);
}

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
 * @param navigate shows a treatment's page in place of following its link.
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
      // Over the bars, under dialogs and notices.
      zIndex: 45,
      font: 'Nunito, "Nunito Fallback", system-ui',
      context: contextOf(visitor),
      navigate,
    },
  ]);
  send(['on', 'select', recordChoice]);
  send(['on', 'consult', recordChoice]);
  const script = document.createElement('script');
  script.src = trusted().createScriptURL(brand.receptionistScript);
  script.async = true;
  document.head.append(script);
}

/** Tells the Receptionist where the visit comes from, as far as it is known by now. */
export function updateReceptionist(visitor: VisitorContext): void {
  send(['setContext', contextOf(visitor)]);
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
