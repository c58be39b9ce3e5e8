import type { Page } from '@playwright/test';
import type { HostPage } from '../hostPage.types';
import type { Partner } from '../partner';

/** A page that gets in the widget's way as real pages do. */
export interface HostilePage extends HostPage {
  /** Id of a page that does nearly the same, or the same and more: `npm test` tries that one alone, the gates both. */
  readonly twinOf?: string;
  /** What is made so before the page is opened, in it and in every frame of it: an older browser, say. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /**
   * What happens when the conversation has had an answer and a draft, "and a fever", stands in the input, and what must
   * be so afterwards: the chat is open still, with both.
   */
  readonly afterwards?: (partner: Partner) => Promise<void>;
  /** What is looked at in place of the usual conversation. */
  readonly instead?: (partner: Partner) => Promise<void>;
  /** What the console may say, since the page brings it about itself. */
  readonly mayComplain?: RegExp;
}
