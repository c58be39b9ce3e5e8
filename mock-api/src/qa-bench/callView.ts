import { html, type Html } from '../page/html';
import type { WatchedCall } from '../watchedCall';
import { asCurl } from './asCurl';

/** How many calls a log shows and keeps. */
export const mostCalls = 50;
/** An answer is shown this far, in UTF-16 code units. */
const longestAnswer = 4000;

/** One call of the log. The command stands open for those whose browser copies nothing by itself. */
export function callView(call: WatchedCall, origin: string): Html {
  const { at, milliseconds, method, path, choice, body, answer } = call;
  return html`<li class="call">
    <p>
      <strong>${answer?.status ?? 'No answer'}</strong> ${method} <code>${path}</code>
      <span class="quiet">${new Date(at).toISOString().slice(11, 19)} UTC, ${milliseconds} ms, ${choice}</span>
    </p>
    <details>
      <summary>Request, answer and command</summary>
      <pre tabindex="0" aria-label="Request">${body === '' ? 'No body' : body}</pre>
      <pre tabindex="0" aria-label="Answer">${answer === undefined ? 'No answer' : cut(answer.body)}</pre>
      <pre tabindex="0" aria-label="Command" data-curl>${asCurl(call, origin)}</pre>
    </details>
    <button type="button" data-copy>Copy as curl</button>
  </li>`;
}

function cut(text: string): string {
  return text.length <= longestAnswer ? text : `${text.slice(0, longestAnswer)} …`;
}
