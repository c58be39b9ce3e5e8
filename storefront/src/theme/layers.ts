/**
 * What stands over what: every `z-index` of the storefront, from the lowest to the highest. A test holds that none stands
 * elsewhere.
 */
export const layers = {
  /** What a card unfolds lies over the cards after it. */
  card: 10,
  /** The header's menus hang down over the page, unfolded cards included. */
  header: 20,
  /** Menus and the search's results lie over what they were opened from. */
  popover: 30,
  /** It stands on the bar of quick links, whose shadow falls on it. */
  visitBar: 40,
  /** Fixed at the bottom of small screens: the page passes below it. */
  bottomBar: 50,
  /** The chat covers both bars while it is open. */
  receptionist: 60,
  /** Whoever tabs into the page sees its first link, whatever else is open. */
  skipLink: 70,
  /** The line that says that a page is on its way crosses everything of the page. */
  progress: 80,
  /** While a dialog is open, nothing else can be used. */
  dialog: 90,
  /** A notice may be about a dialog, and goes by itself. */
  notice: 100,
} as const;
