import { deferred } from '../../ui/deferred';

/** `SearchBox` for pages: prerendered with them, and hydrated when its own chunk has arrived, with what was typed by then. */
export const SearchBox = deferred(
  () => import('./SearchBox'),
  (module) => module.SearchBox,
);
