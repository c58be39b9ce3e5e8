import { htmlDocument, script } from '../documents';
import type { HostPage } from '../hostPage.types';
import { inline, lib, ownTag } from './parts';

/** A page that records what its visitors do. */
export interface RecordingPage extends HostPage {
  /** Code whose value, when all is done, is everything that was recorded: texts, or what can be written as JSON. */
  readonly recorded: string;
  /** Leaves out what is typed anywhere. */
  readonly masks: boolean;
}

const form = `<main><h1>Corner Pharmacy</h1><label>Your name <input name="name"></label>
  <p id="plain">Walk in on any day.</p></main>`;

const events = inline(`window.dataLayer = [];
  for (const type of ['ready', 'open', 'close', 'search', 'suggestions', 'select', 'consult', 'error', 'unread'])
    (window.Receptionist ||= []).push(['on', type, (event) => dataLayer.push(event)]);`);

const page = (id: string, title: string, head: string, recorded: string, masks = false): RecordingPage => ({
  id,
  title,
  shows: ['WX-01'],
  html: ({ tag }) => htmlDocument({ head: head + events + tag, body: form }),
  recorded,
  masks,
});

const rrweb = (options: string) =>
  `${lib('rrweb.js')}${inline(`window.recorded = [];
  addEventListener('DOMContentLoaded', () => rrweb.record({ emit: (event) => recorded.push(JSON.stringify(event)), ${options} }));`)}`;

/** The same where widget and search are of the page's own origin, as on the storefront. */
const onOwnOrigin = (recording: RecordingPage): RecordingPage => ({
  ...recording,
  id: `${recording.id}-own-origin`,
  title: `${recording.title}, on a page of the widget's own origin,`,
  html: (embed) => recording.html({ ...embed, tag: ownTag(embed) }),
});

const eavesdropper = page(
  'eavesdropper',
  'a script that listens wherever a script can',
  script('eavesdropper.js'),
  'listenOnce()',
);
const unmasked = page(
  'rrweb',
  'rrweb, which masks nothing',
  rrweb('maskAllInputs: false, recordCanvas: true, inlineImages: true'),
  'recorded',
);

/** Scripts and session recorders that get hold of all they can. */
export const recorders: readonly RecordingPage[] = [
  eavesdropper,
  onOwnOrigin(eavesdropper),
  unmasked,
  onOwnOrigin(unmasked),
  page(
    'rrweb-masking',
    'rrweb with its inputs masked',
    rrweb('maskAllInputs: true, recordCrossOriginIframes: true, collectFonts: true'),
    'recorded',
    true,
  ),
  page(
    'clarity',
    'Clarity, with the content of the page',
    `${lib('clarity.js')}${inline(`window.recorded = [];
      clarity('start', { projectId: 'test', content: true, track: true, lean: false, delay: 200, cookies: [], checksum: [],
        drop: [], mask: [], unmask: ['body'], upload: (data) => recorded.push(data) });`)}`,
    'recorded',
    true,
  ),
  page(
    'openreplay',
    'OpenReplay, which obscures nothing',
    `<script type="module">
      import Tracker from '/lib/openreplay.js';
      const tracker = new Tracker({ projectKey: 'test', ingestPoint: '/ingest', defaultInputMode: 0, obscureTextNumbers: false,
        obscureTextEmails: false, obscureInputEmails: false, obscureInputNumbers: false, respectDoNotTrack: false });
      await tracker.startOfflineRecording({}, () => {});
      // What it would send; its own getter has lost its owner.
      window.recorded = () => tracker.app.bufferedMessages1;
    </script>`,
    'recorded()',
  ),
];
