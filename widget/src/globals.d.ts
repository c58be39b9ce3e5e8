/** Set by the build from the brand configuration: the default of the option `product`. */
declare const BUILD_PRODUCT: string;
/** Set by the build from the brand configuration: base of the search API, absolute or from the root. */
declare const BUILD_SEARCH_API: string;
/** Set by the build from the brand configuration: origin of the storefront. */
declare const BUILD_SITE: string;
/** Set by the loader's build: the app's file beside the loader, with its content hash. */
declare const BUILD_APP_FILE: string;
/** Set by every build that has the loader: how a tag of a language begins that is not the default. */
declare const BUILD_OTHER_TAG: RegExp;
/** Set by the loader's build from the brand configuration: address of the folder that the widget is served from. */
declare const BUILD_HOME: string;
/**
 * Set by the loader's and the app's build: the conversation's file beside them, and its integrity. Elsewhere a bundler
 * names it.
 */
declare const BUILD_CHAT_FILE: string | undefined;
declare const BUILD_CHAT_INTEGRITY: string | undefined;

/** Integrity value of the reader's file; undefined outside a release. */
declare const BUILD_READER_INTEGRITY: string | undefined;
/** Set by the package's build, in which no file has an address: what the frame runs, and what reads emergencies there. */
declare const BUILD_CHAT_TEXT: string | undefined;
declare const BUILD_READER_TEXT: string;
/**
 * Set by the chat's build: the reader's file beside the chat's, with its content hash; empty where the page's side has
 * its text. Elsewhere a bundler names it.
 */
declare const BUILD_READER_FILE: string | undefined;
