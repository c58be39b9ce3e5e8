import type { ReceptionistApi, ReceptionistOptions } from '@front-door/shared/contract/receptionist';
import { start } from './start';

export type {
  ReceptionistApi,
  ReceptionistChanges,
  ReceptionistContainer,
  ReceptionistContext,
  ReceptionistDomEventType,
  ReceptionistErrorCode,
  ReceptionistEvent,
  ReceptionistEventType,
  ReceptionistLanguage,
  ReceptionistListener,
  ReceptionistOptions,
  ReceptionistSide,
  ReceptionistState,
  ReceptionistTarget,
  ReceptionistTexts,
} from '@front-door/shared/contract/receptionist';

/**
 * Puts the Receptionist into the page: its launcher at once, the chat itself when someone turns to it. For
 * browsers only; on a server there is no page to put it into.
 *
 * A page has one. Where it is there already, it gets these options and is returned.
 */
export function mountReceptionist(options: ReceptionistOptions = {}): ReceptionistApi {
  return start(options).api;
}
