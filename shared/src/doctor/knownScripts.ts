import type { MarkupElement, PageSeen } from './doctor.types';

/** A script of somebody else's that many pages have. */
export interface KnownScript {
  readonly name: string;
  /** Found in its address, or in the lines that bring it. */
  readonly mark: RegExp;
  /** A global of the window that it makes. */
  readonly global?: string;
}

/** What records visits: pointer, keys, and what the page shows. */
export const recorders: readonly KnownScript[] = [
  { name: 'FullStory', mark: /fullstory\.com\/s\/fs|_fs_namespace/, global: '_fs_namespace' },
  { name: 'Hotjar', mark: /static\.hotjar\.com|_hjSettings/, global: '_hjSettings' },
  { name: 'Microsoft Clarity', mark: /clarity\.ms\/tag|clarity\.ms\/s\//, global: 'clarity' },
  { name: 'LogRocket', mark: /cdn\.(?:logrocket|lr-in|lr-ingest|lgrckt)\b|LogRocket\.init/, global: 'LogRocket' },
  { name: 'Mouseflow', mark: /mouseflow\.com\/projects|window\._mfq/, global: 'mouseflow' },
  { name: 'PostHog', mark: /posthog\.(?:com|js|init)|posthog-js/, global: 'posthog' },
  { name: 'Sentry Replay', mark: /sentry-cdn\.com\/.*replay|replayIntegration\(|Sentry\.Replay/ },
  { name: 'rrweb', mark: /\brrweb(?:[-.@/]|Record)/, global: 'rrweb' },
  { name: 'Smartlook', mark: /smartlook\.com/, global: 'smartlook' },
  { name: 'Lucky Orange', mark: /luckyorange\.(?:com|net)/, global: 'LOQ' },
  { name: 'Inspectlet', mark: /inspectlet\.com/, global: '__insp' },
  { name: 'Datadog', mark: /datadoghq-browser-agent|DD_RUM/, global: 'DD_RUM' },
  { name: 'Heap', mark: /heapanalytics\.com|heap\.io\//, global: 'heap' },
  { name: 'Contentsquare', mark: /contentsquare\.net/, global: '_uxa' },
  { name: 'Glassbox', mark: /glassboxdigital|glassbox\.com/, global: '_detector' },
  { name: 'Quantum Metric', mark: /quantummetric\.com/, global: 'QuantumMetricAPI' },
  { name: 'Yandex Metrica', mark: /mc\.yandex\.(?:ru|com)\/metrika/, global: 'ym' },
  { name: 'Crazy Egg', mark: /crazyegg\.com/, global: 'CE2' },
  { name: 'OpenReplay', mark: /openreplay/, global: 'OpenReplay' },
  { name: 'Highlight', mark: /highlight\.(?:io|run)\/|H\.init\(/ },
  { name: 'Dynatrace', mark: /ruxitagent|dynatrace\.com\/jstag/, global: 'dT_' },
  { name: 'Amplitude', mark: /session-replay-browser|cdn\.amplitude\.com/, global: 'amplitude' },
  { name: 'Mixpanel', mark: /cdn\.mxpnl\.com|record_sessions_percent/, global: 'mixpanel' },
];

/** Other chats and things that stand in the lower corners. */
export const cornered: readonly KnownScript[] = [
  { name: 'Intercom', mark: /widget\.intercom\.io|intercomSettings/, global: 'Intercom' },
  { name: 'Drift', mark: /js\.driftt\.com/, global: 'drift' },
  { name: 'Zendesk', mark: /static\.zdassets\.com\/ekr|zopim/, global: 'zE' },
  { name: 'Tawk', mark: /embed\.tawk\.to/, global: 'Tawk_API' },
  { name: 'Crisp', mark: /client\.crisp\.chat/, global: '$crisp' },
  { name: 'LiveChat', mark: /cdn\.livechatinc\.com/, global: 'LiveChatWidget' },
  { name: 'Tidio', mark: /code\.tidio\.co/, global: 'tidioChatApi' },
  { name: 'HubSpot chat', mark: /js(?:-\w+)?\.(?:hs-scripts|usemessages)\.com/, global: 'HubSpotConversations' },
  { name: 'Freshchat', mark: /wchat\.freshchat\.com|fw-cdn\.com/, global: 'fcWidget' },
  { name: 'Olark', mark: /static\.olark\.com/, global: 'olark' },
  { name: 'Chatwoot', mark: /chatwootSettings|chatwootSDK/, global: '$chatwoot' },
  { name: 'Gorgias', mark: /config\.gorgias\.chat/, global: 'GorgiasChat' },
  { name: 'Help Scout', mark: /beacon-v2\.helpscout\.net/, global: 'Beacon' },
  { name: 'Podium', mark: /connect\.podium\.com/, global: 'PodiumWebChat' },
  { name: 'Birdeye', mark: /birdeye\.com\/embed/ },
  { name: 'Messenger', mark: /xfbml\.customerchat/ },
  { name: 'UserWay', mark: /cdn\.userway\.org/, global: 'UserWay' },
  { name: 'accessiBe', mark: /acsbapp?\.com/, global: 'acsbJS' },
  { name: 'AudioEye', mark: /audioeye\.com/, global: 'AudioEye' },
  { name: 'reCAPTCHA badge', mark: /recaptcha\/(?:api|enterprise)\.js\?[^"']*render=(?!explicit)/ },
];

/** What takes the wheel, fingers or scrolling over. */
export const scrollers: readonly KnownScript[] = [
  { name: 'Lenis', mark: /\blenis(?:[@./-]|\s*\()/i, global: 'Lenis' },
  { name: 'fullPage.js', mark: /fullpage(?:\.min|\.extensions|[@/.])/i, global: 'fullpage' },
  { name: 'body-scroll-lock', mark: /body-?scroll-?lock/i, global: 'bodyScrollLock' },
  { name: 'Locomotive Scroll', mark: /locomotive-scroll/i, global: 'LocomotiveScroll' },
  { name: 'ScrollSmoother', mark: /ScrollSmoother/, global: 'ScrollSmoother' },
  { name: 'SmoothScroll', mark: /smooth-?scroll(?:\.min)?\.js/i, global: 'SmoothScroll' },
  { name: 'iScroll', mark: /iscroll(?:-\w+)?(?:\.min)?\.js/i, global: 'IScroll' },
];

/** What puts a fetch of its own in place of the browser's. */
export const fetchers: readonly KnownScript[] = [
  { name: 'whatwg-fetch', mark: /whatwg-fetch|\/fetch\.umd\.js|github\/fetch/ },
  { name: 'unfetch', mark: /\bunfetch\b/ },
  { name: 'isomorphic-fetch', mark: /(?:isomorphic|cross)-fetch/ },
  { name: 'polyfill.io', mark: /polyfill(?:-fastly)?\.io\// },
  { name: 'zone.js', mark: /\bzone(?:\.min|-evergreen)?\.js/, global: 'Zone' },
];

/** What translates pages while they are read. */
export const translators: readonly KnownScript[] = [
  { name: 'Google Translate', mark: /translate\.google\.com\/translate_a|googleTranslateElementInit/ },
  { name: 'Weglot', mark: /cdn\.weglot\.com/, global: 'Weglot' },
  { name: 'GTranslate', mark: /gtranslate\.net|gtranslateSettings/, global: 'gtranslateSettings' },
  { name: 'ConveyThis', mark: /conveythis/, global: 'ConveyThis' },
  { name: 'Localize', mark: /global\.localizecdn\.com/, global: 'Localize' },
];

/** A known script that the page has, and the element that brings it. */
export interface Met {
  readonly script: KnownScript;
  /** Absent where only its global was seen. */
  readonly element?: MarkupElement;
}

/** Which of some known scripts the page has. */
export function metOf({ markup, observed }: PageSeen, known: readonly KnownScript[]): readonly Met[] {
  const scripts = markup.elements.filter(({ name, inert }) => name === 'script' && inert === undefined);
  return known.flatMap((script): readonly Met[] => {
    const element = scripts.find(({ attributes, text }) => script.mark.test(`${sourcesOf(attributes)} ${text}`));
    if (element !== undefined) return [{ script, element }];
    const isSeen = script.global !== undefined && observed?.globals.includes(script.global) === true;
    return isSeen ? [{ script }] : [];
  });
}

/** The globals by which a browser is to look for known scripts. */
export const knownGlobals: readonly string[] = [recorders, cornered, scrollers, fetchers, translators].flatMap(
  (known) => known.flatMap(({ global }) => global ?? []),
);

function sourcesOf(attributes: MarkupElement['attributes']): string {
  return Object.entries(attributes)
    .filter(([name]) => name.endsWith('src'))
    .map(([, value]) => value)
    .join(' ');
}
