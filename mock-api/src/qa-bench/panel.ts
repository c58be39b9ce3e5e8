import { longestMessage } from '@front-door/shared/contract/search';
import { callView, mostCalls } from './callView';
import { choiceForm, describeChoice } from './choiceForm';
import { explanationView } from './explanationView';
import { benchStyle } from './style';
import { isUsual, readChoiceForm, usualChoice } from '../choice';
import { html, type Html } from '../page/html';
import { pageStyle } from '../page/page';
import { explain } from '../search/explain';
import type { TabChoice } from '../tabChoice';
import type { Watch, WatchedCall } from '../watchedCall';
import { panelStyle } from './panelStyle';

export interface Panel {
  /** Ends a choice for the next call alone. */
  readonly spend: () => void;
  /** The panel writes calls down while it is open. */
  readonly watch: Watch;
}

/** What answers the same calls outside the page, for commands to be copied: the development server does, too. */
const serverOrigin = () => location.origin;

/**
 * Puts the tester's panel on a page whose calls the worker answers: the same controls as the bench of the HTTP
 * server, in a shadow root at the page's left edge. Calls are written down only while it is open, in the page's
 * memory alone.
 */
export function mountPanel(place: HTMLElement, choice: TabChoice): Panel {
  const host = document.createElement('mock-api-panel');
  const root = host.attachShadow({ mode: 'open' });
  root.innerHTML = frame().markup;
  place.append(host);

  const panel = part(root, '.panel', HTMLDetailsElement);
  const summary = part(root, 'summary', HTMLElement);
  const choosing = part(root, '#choosing', HTMLElement);
  const explanation = part(root, '#explanation', HTMLElement);
  const calls = part(root, '#calls', HTMLElement);

  const show = (complaint?: string) => {
    const current = choice.read();
    summary.textContent = isUsual(current) ? 'Mocked API' : `Mocked API: ${describeChoice(current)}`;
    choosing.innerHTML = choiceForm({ current, complaint, offersNext: true }).markup;
  };
  const choose = (form: HTMLFormElement, button: HTMLElement | null) => {
    const fields = [...new FormData(form, button)].filter(
      (field): field is [string, string] => typeof field[1] === 'string',
    );
    const chosen = readChoiceForm(new URLSearchParams(fields));
    if (chosen?.kind === 'ok') choice.keep(chosen.value);
    show(chosen?.kind === 'failed' ? chosen.failure : undefined);
  };
  const write = (call: WatchedCall) => {
    if (!panel.open) return;
    calls.insertAdjacentHTML('afterbegin', callView(call, serverOrigin()).markup);
    while (calls.children.length > mostCalls) calls.lastElementChild?.remove();
  };

  root.addEventListener('submit', (event) => {
    event.preventDefault();
    if (event instanceof SubmitEvent && event.target instanceof HTMLFormElement && event.target.id === 'choice') {
      choose(event.target, event.submitter);
    }
  });
  root.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLTextAreaElement) || target.id !== 'message') return;
    explanation.innerHTML = target.value.trim() === '' ? '' : explanationView(explain(target.value)).markup;
  });
  root.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[data-copy]') : null;
    if (button !== null) void copyCommand(button);
  });
  // What was typed does not outlive the panel.
  panel.addEventListener('toggle', () => {
    host.toggleAttribute('data-open', panel.open);
    if (!panel.open) calls.replaceChildren();
  });
  show();

  return {
    spend: () => {
      choice.keep(usualChoice);
      show();
    },
    watch: () => (panel.open ? write : undefined),
  };
}

function frame(): Html {
  return html`<style>
      ${{ markup: pageStyle + benchStyle + panelStyle }}
    </style>
    <details class="panel">
      <summary></summary>
      <div class="body">
        <p class="quiet">For testers, in development only. The choice lasts for this tab.</p>
        <h2>Try a message</h2>
        <label for="message">What a visitor might type; it stays on this page</label>
        <textarea id="message" rows="2" maxlength="${longestMessage}"></textarea>
        <div id="explanation" aria-live="polite"></div>
        <h2>How the backend behaves</h2>
        <div id="choosing"></div>
        <h2>Calls</h2>
        <p class="quiet">
          Written down while the panel is open, the last ${mostCalls}, with what was typed. The commands reach the HTTP
          server (npm start).
        </p>
        <ol id="calls" reversed></ol>
      </div>
    </details>`;
}

function part<Found extends HTMLElement>(root: ShadowRoot, selector: string, kind: new () => Found): Found {
  const found = root.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`the panel has no ${selector}`);
  return found;
}

async function copyCommand(button: Element): Promise<void> {
  const command = button.closest('.call')?.querySelector('[data-curl]')?.textContent ?? '';
  try {
    await navigator.clipboard.writeText(command);
    button.textContent = 'Copied';
  } catch {
    button.closest('.call')?.querySelector('details')?.setAttribute('open', '');
    button.textContent = 'Not allowed: copy it from above';
  }
}
