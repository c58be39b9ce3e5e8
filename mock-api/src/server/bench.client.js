import { trusted } from './trusted.client.js';

// What the testers' bench gains by JavaScript: the explanation while one types, choices without a new page, the
// log, and copying. Everything else is the page's own. Markup comes from the server, which has escaped it.

const pause = 250;

/** @param {string} id */
const part = (id) => document.querySelector(`#${id}`);

const messageForm = part('try');
if (messageForm instanceof HTMLFormElement) explainWhileTyping(messageForm);
document.addEventListener('submit', (event) => void choose(event));
document.addEventListener('click', (event) => void copy(event));
if (part('calls') !== null) showCalls();

/** @param {HTMLFormElement} form */
function explainWhileTyping(form) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let latest = 0;
  const explain = async () => {
    const place = part('explanation');
    if (place === null) return;
    latest += 1;
    const own = latest;
    const message = new FormData(form).get('message');
    const answer =
      typeof message !== 'string' || message.trim() === ''
        ? ''
        : await send('/qa/explain', new URLSearchParams({ message }));
    // A slower answer to an older text must not take the place of a newer one.
    if (own === latest) place.innerHTML = trusted(answer);
  };
  form.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(() => void explain(), pause);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    clearTimeout(timer);
    void explain();
  });
}

/**
 * @param {string} path
 * @param {URLSearchParams} body
 */
async function send(path, body) {
  try {
    const answer = await fetch(path, { method: 'POST', body });
    return answer.ok ? await answer.text() : '<p role="alert">The message is too long to be explained.</p>';
  } catch {
    return '<p role="alert">The server can’t be reached.</p>';
  }
}

/** @param {SubmitEvent} event */
async function choose(event) {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.id !== 'choice') return;
  event.preventDefault();
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form, event.submitter))
    if (typeof value === 'string') query.set(name, value);
  const page = await fetch(`/qa?${query.toString()}`);
  const chosen = new DOMParser().parseFromString(trusted(await page.text()), 'text/html').querySelector('#choice');
  if (chosen === null) return;
  form.replaceWith(chosen);
  // The button is gone with the old form; whoever pressed it by keyboard goes on from the top of the new one.
  chosen.setAttribute('tabindex', '-1');
  if (chosen instanceof HTMLElement) chosen.focus();
}

function showCalls() {
  const state = part('log-state');
  const list = part('calls');
  if (state === null || !(list instanceof HTMLElement)) return;
  const most = Number(list.dataset['most']);
  const source = new EventSource('/qa/log');
  source.addEventListener('open', () => {
    // The server tells all that it has kept, again after a break.
    list.replaceChildren();
    state.textContent = 'Writing down this browser’s calls.';
  });
  source.addEventListener('error', () => {
    state.textContent = 'The log is interrupted: is the server running?';
  });
  source.addEventListener('message', ({ data }) => {
    list.insertAdjacentHTML('afterbegin', trusted(String(JSON.parse(String(data)))));
    while (list.children.length > most) list.lastElementChild?.remove();
  });
}

/** @param {MouseEvent} event */
async function copy(event) {
  const button = event.target instanceof Element ? event.target.closest('[data-copy]') : null;
  const command = button?.closest('.call')?.querySelector('[data-curl]');
  if (button === null || !(command instanceof HTMLElement)) return;
  try {
    await navigator.clipboard.writeText(command.textContent);
    button.textContent = 'Copied';
  } catch {
    // Without the clipboard (an address that is not secure, say) the text is at least selected.
    command.closest('details')?.setAttribute('open', '');
    getSelection()?.selectAllChildren(command);
    button.textContent = 'Selected: copy it yourself';
  }
}
