import { idsNotSent, readAssessment } from './assessmentParameters';
import { html, type Html } from '../page/html';
import { page, parameterTable } from '../page/page';

export interface StandIn {
  readonly path: string;
  readonly title: string;
  /** May be shown inside another page's frame. */
  readonly framed: boolean;
  /** The whole document for what was received. */
  readonly render: (query: URLSearchParams) => string;
}

const mark = 'Stand-in for testing. Nothing here is real and nothing is kept.';

export const assessmentPath = '/stand-in/assessment/protocol/consent';

/** The sites outside the product, each a page that shows what it received. */
export const standIns: readonly StandIn[] = [
  { path: assessmentPath, title: 'Assessment site', framed: false, render: renderAssessment },
  {
    path: '/stand-in/portal',
    title: 'Patient portal',
    framed: false,
    render: (query) =>
      renderReceived(
        'Patient portal',
        html`<p>The storefront opens the patient portal’s login here. Existing patients would now log in.</p>`,
        query,
      ),
  },
  {
    path: '/stand-in/price-lookup',
    title: 'Price lookup',
    framed: true,
    render: (query) =>
      renderReceived(
        'Price lookup',
        html`<p>
          The storefront opens the discount card’s price lookup here, in a window of its own or inside a frame.
        </p>`,
        query,
      ),
  },
];

function renderAssessment(query: URLSearchParams): string {
  const { rows, missing } = readAssessment(query);
  const unsent = idsNotSent(query);
  const problems = rows.filter((row) => row.odd).length;
  const body = html`
    <p>A launch of a consultation arrives here. The provider’s site would now ask for consent and begin.</p>
    ${missing.length === 0 && problems === 0 ? html`<p><strong>The launch is complete and every value fits.</strong></p>` : ''}
    ${missing.length > 0 ? missingNotice('Required parameters are missing:', missing) : ''}
    ${unsent.length > 0 ? missingNotice('Not sent, though every launch of the storefront has it:', unsent) : ''}
    ${problems > 0 ? html`<p class="notice" role="note"><strong>${problems === 1 ? 'One value is odd' : `${String(problems)} values are odd`}</strong>; see the table.</p>` : ''}
    ${parameterTable(rows)} ${wayBack()}
  `;
  return page({ title: 'Assessment site: consent', mark, body });
}

function missingNotice(what: string, missing: readonly string[]): Html {
  return html`<div class="notice" role="note">
    <p><strong>${what}</strong></p>
    <ul>
      ${missing.map((name) => html`<li><code>${name}</code></li>`)}
    </ul>
  </div>`;
}

function renderReceived(title: string, introduction: Html, query: URLSearchParams): string {
  const rows = [...query].map(([name, value]) => ({ name, value, meaning: 'As received', odd: false }));
  return page({ title, mark, body: html`${introduction} ${parameterTable(rows)} ${wayBack()}` });
}

function wayBack(): Html {
  return html`<p><a class="button" href="/" target="_top">Back to the storefront</a></p>`;
}
