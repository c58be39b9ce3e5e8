import { longestMessage } from '@front-door/shared/contract/search';
import { mostCalls } from '../qa-bench/callView';
import type { ChoiceForm } from '../qa-bench/choiceForm';
import { choiceForm } from '../qa-bench/choiceForm';
import { explanationView } from '../qa-bench/explanationView';
import { benchStyle } from '../qa-bench/style';
import { ownScores } from '../choice';
import { html, type Html } from '../page/html';
import { page } from '../page/page';
import { scenarioParameter } from '../scenarios';
import { explain } from '../search/explain';
import { standIns } from '../stand-ins/standIns';

export const benchPath = '/qa';
export const benchScript = `${benchPath}/bench.js`;
/** The trace of a visit; its page, and where it is asked for. */
export const tracePath = `${benchPath}/visit`;
export const traceScriptPath = `${benchPath}/visit.js`;
/** What both scripts import, from beside them. */
export const trustedScriptPath = `${benchPath}/trusted.client.js`;

export interface BenchState extends ChoiceForm {
  /** Where the tester reached the server, as in `http://127.0.0.1:4173`. */
  readonly origin: string;
  /** A message to explain. */
  readonly message?: string;
  /** The tester's log; absent where the server keeps none. */
  readonly log?: string | undefined;
}

/** The testers' bench: what the search makes of a message, how calls are answered, and which were made. */
export function benchPage({ message, log, ...form }: BenchState): string {
  const { origin } = form;
  const body = html`
    <nav class="actions" aria-label="On this page">
      <a href="#try-title">Try a message</a> <a href="#behave-title">How the backend behaves</a>
      <a href="#calls-title">Calls</a> ${log === undefined ? '' : html`<a href="${tracePath}">Trace of a visit</a>`}
    </nav>
    <h2 id="try-title">Try a message</h2>
    <form id="try" action="${benchPath}" method="post">
      <label for="message">What a visitor might type; it is read as the search reads it and kept nowhere</label>
      <textarea id="message" name="message" rows="3" maxlength="${longestMessage}" required>${message ?? ''}</textarea>
      <button>Explain</button>
    </form>
    <div id="explanation" aria-live="polite">${message === undefined ? '' : explanationView(explain(message))}</div>

    <h2 id="behave-title">How the backend behaves</h2>
    <p>
      For this browser on <strong>${origin}</strong>, until it closes. Any page’s address does the same:
      <code>/care?${scenarioParameter}=slow</code>, <code>?${scenarioParameter}=500~delay=200~next</code>,
      <code>?${scenarioParameter}=${ownScores}~rash=0.9~acne=0.2</code>, and
      <code>?${scenarioParameter}=normal</code> ends it. Failures and delays also befall the call that reports a
      transaction.
    </p>
    <p>
      A page on another site carries no choice. Point its widget’s search API at the address given with a scenario; what
      stands after <code>scenario=</code> can stand there too, except <code>next</code>.
    </p>
    ${choiceForm(form)} ${callLog(log, origin)}
    <h2>Stand-ins</h2>
    <ul>
      ${standIns.map(({ path, title }) => html`<li><a href="${path}">${title}</a></li>`)}
    </ul>
    <script type="module" src="${benchScript}"></script>
  `;
  return page({ title: 'The tester’s bench', mark: 'For testers: the mocked backend', body, style: benchStyle });
}

/** Follows a visit in tabs that it opens itself, and lays it beside the rules. */
export function tracePage(): string {
  const body = html`
    <p><a href="${benchPath}">Back to the bench</a></p>
    <p>
      Open pages of the storefront from here and do what a visitor does; other tabs of the same visit are opened here
      too. Addresses, storage, events, calls and launches show below beside what the specification’s rules expect.
      Nothing that is typed is taken down, the server keeps no more than for the log of calls, and closing this page
      forgets it.
    </p>
    <noscript><p class="notice">The trace needs JavaScript.</p></noscript>
    <form id="start">
      <label for="address">Address of the page, from the root</label>
      <input id="address" name="address" value="/" pattern="/.*" required />
      <div class="actions">
        <button>Open it in a new tab</button>
        <button type="button" id="export" disabled>Save the report as a file</button>
      </div>
    </form>
    <p id="trace-state" role="status"></p>
    <div id="trace"></div>
    <script type="module" src="${traceScriptPath}"></script>
  `;
  return page({ title: 'Trace of a visit', mark: 'For testers: the mocked backend', body, style: benchStyle });
}

function callLog(log: string | undefined, origin: string): Html {
  if (log === undefined) {
    return html`<h2 id="calls-title">Calls</h2>
      <p>This server runs in several processes, so it keeps no log, and no choice is for the next call alone.</p>`;
  }
  return html`<h2 id="calls-title">Calls</h2>
    <p>
      While this page is open, the calls of this browser show here, the last ${mostCalls},
      <strong>with what was typed</strong>. They stand in the server’s memory alone and are forgotten a minute after the
      page is closed.
    </p>
    <p>
      Calls from a page on another site show too when its search API is
      <code>${origin}/scenarios/normal~log=${log}/rest/v1</code>.
    </p>
    <noscript><p class="notice">The log needs JavaScript; all else on this page works without.</p></noscript>
    <p id="log-state" role="status"></p>
    <ol id="calls" data-most="${mostCalls}" reversed></ol>`;
}
