/** Set by the build from the brand configuration: the default of the option `product`. */
declare const BUILD_PRODUCT: string;
/** Set by the build from the brand configuration: base of the search API, absolute or from the root. */
declare const BUILD_SEARCH_API: string;
/** Set by the build from the brand configuration: origin of the storefront. */
declare const BUILD_SITE: string;
/** Set by the loader's build: the app's file beside the loader, with its content hash. */
declare const BUILD_APP_FILE: string;
/** Set by the loader's build from the brand configuration: address of the folder that the widget is served from. */
declare const BUILD_HOME: string;
/** Set by the app's build: the conversation's file beside the app, and its integrity. Elsewhere a bundler names it. */
declare const BUILD_CHAT_FILE: string | undefined;
declare const BUILD_CHAT_INTEGRITY: string | undefined;
/**
 * Set by the chat's build: the reader's file beside the chat's, with its content hash; `null` where the page's side has
 * its code. Elsewhere a bundler names it.
 */
declare const BUILD_READER_FILE: string | null | undefined;
/** Set by the package's build: what the frame runs, chat and reader, each as a script that may stand in markup. */
declare const BUILD_CHAT_CODE: string;
declare const BUILD_READER_CODE: string;
