import { hostilePages } from './hostile/hostilePages';
import type { HostPage } from './hostPage.types';
import { hostPages } from './hostPages';

export { answerFrom } from './hostSite';

/** All pages that embed the widget, by kind. For the playground, which shows them. */
export const pagesByKind: Readonly<Record<string, readonly HostPage[]>> = { ordinary: hostPages, ...hostilePages };
