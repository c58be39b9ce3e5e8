import type {
  ReceptionistEvent,
  ReceptionistTexts,
  ReceptionistContext,
} from '@front-door/shared/contract/receptionist';
import type { Language } from '@front-door/shared/language';

/**
 * What the page's side of the widget and the conversation say to each other. The conversation stands in a frame of its
 * own, out of the page's reach; nothing that was typed or shown may be in a message to the page's side but sealed.
 */

/** What the conversation needs of the page's options, and of what the page looks like. */
export interface Surroundings {
  readonly product: string;
  /** The language of the texts. */
  readonly language: Language;
  /** The page's own texts. */
  readonly texts: Partial<ReceptionistTexts>;
  readonly context: ReceptionistContext;
  /** Absolute. */
  readonly storefront: string;
  readonly target: '_top' | '_self' | '_blank';
  /** The page follows links itself. */
  readonly navigates: boolean;
  /** The page changes its language itself. An app of an older build doesn't say. */
  readonly changesLanguage?: boolean;
  /** The page makes the search calls itself, and so is told what is typed. */
  readonly fetches: boolean;
  readonly direction: 'ltr' | 'rtl';
  /** Not where the conversation is a part of the page. An app of an older build doesn't say. */
  readonly closable?: boolean;
  /** The look: custom properties by their names. */
  readonly properties: Readonly<Record<string, string>>;
}

/** A font of the page, for a document that doesn't know it. */
export interface PageFont {
  readonly family: string;
  readonly descriptors: FontFaceDescriptors;
  readonly data: ArrayBuffer;
}

/** Who asks, as the search is told. */
export interface Caller {
  /** Base of the search API, absolute. */
  readonly api: string;
  readonly guid: string;
  readonly token?: string | undefined;
  /** The API is of the page's own origin. */
  readonly isOwn: boolean;
}

/** A conversation that nobody but the conversation can read. */
export interface Sealed {
  readonly key: string;
  readonly text: string;
}

/** To the conversation. */
export type ToChat =
  /** The first of all. */
  | {
      readonly type: 'begin';
      /** Where the widget's files are. */
      readonly home: string;
      readonly surroundings: Surroundings;
      readonly sealed: Sealed | undefined;
      /** As a `resize` says it, so that all is drawn once only. An app of an older build doesn't say. */
      readonly windowHeight?: number;
    }
  | { readonly type: 'change'; readonly surroundings: Surroundings }
  | { readonly type: 'show'; readonly focus: boolean }
  | { readonly type: 'hide' }
  /** The window's height in pixels. */
  | { readonly type: 'resize'; readonly windowHeight: number }
  | { readonly type: 'ask'; readonly id: number; readonly text: string }
  | { readonly type: 'prefill'; readonly text: string }
  | { readonly type: 'reset' }
  /** The page's fonts that the look names. */
  | { readonly type: 'fonts'; readonly fonts: readonly PageFont[] }
  | { readonly type: 'caller'; readonly id: number; readonly caller: Caller }
  /** What reads emergencies, as the text of a script. */
  | { readonly type: 'reader'; readonly id: number; readonly text: string }
  | { readonly type: 'fetched'; readonly id: number; readonly status: number; readonly body: string }
  /** Takes the body of a call as bytes, or nothing where it is given up, and brings a {@link Carried}. */
  | { readonly type: 'carrier'; readonly id: number; readonly port: MessagePort }
  /** In the place of an answer: there is none. An app of an older build sends nothing in this case. */
  | { readonly type: 'failed'; readonly id: number };

/** The answer to a call that the page's side made unread. A status of 0 says that there was none. */
export interface Carried {
  readonly status: number;
  readonly body?: ArrayBuffer;
}

/** To the page's side. */
export type ToPage =
  /** The file has run: nothing refused it. */
  | { readonly type: 'here' }
  /** The conversation is drawn. */
  | { readonly type: 'ready' }
  | { readonly type: 'event'; readonly event: ReceptionistEvent }
  | { readonly type: 'close' }
  /** What the page gave that can't be used, a sentence each. */
  | { readonly type: 'problems'; readonly problems: readonly string[] }
  /** A plain click on a link, where the page follows links itself. */
  | { readonly type: 'navigate'; readonly page: string }
  /** The same, where only the page's own window can go there. */
  | { readonly type: 'leave'; readonly address: string }
  /** The visitor goes on in another language, where the page itself changes to it. */
  | { readonly type: 'change-language'; readonly language: Language }
  /**
   * Asks to be opened, in these words: a notice came while nobody saw the chat. The same for each notice, so that the page
   * is not told of which kind it is. None once there is nothing to be seen.
   */
  | {
      readonly type: 'attention';
      readonly sentences: readonly { readonly language: Language; readonly text: string }[];
    }
  /** Nothing where there is nothing to keep. */
  | { readonly type: 'sealed'; readonly sealed: Sealed | undefined }
  /** Whether what the page asked is sent, now or after what is being searched for. */
  | { readonly type: 'asked'; readonly id: number; readonly isSent: boolean }
  | { readonly type: 'who-calls'; readonly id: number }
  /** Only where no file has an address of its own. */
  | { readonly type: 'who-reads'; readonly id: number }
  /** Only where the page makes the calls itself. A status of 0 says that there was no answer. */
  | {
      readonly type: 'fetch';
      readonly id: number;
      readonly url: string;
      readonly token: string | undefined;
      readonly body: string;
    }
  /** A call that the frame can't make. What it says goes another way: scripts of the page can hear this one. */
  | { readonly type: 'carry'; readonly id: number; readonly url: string; readonly token: string | undefined };

/** One end of the channel. */
export interface Channel<Out, In> {
  readonly tell: (message: Out) => void;
  /** What hears from now on; what was said before is kept for it. */
  readonly hear: (listener: (message: In) => void) => void;
  readonly end: () => void;
}

export type PageEnd = Channel<ToChat, ToPage>;
export type ChatEnd = Channel<ToPage, ToChat>;
