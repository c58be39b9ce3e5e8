/**
 * Stands in for the script of an email marketing provider: fills the element that the page has set aside for the
 * sign-up form. What is written into the form goes nowhere.
 */
(() => {
  const place = document.querySelector('[data-embed="sign-up-form"]');
  if (place === null) return;
  const frame = document.createElement('div');
  const root = frame.attachShadow({ mode: 'open' });
  root.innerHTML = `
    <style>
      form { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 8px; margin: 0; }
      label { grid-column: 1 / -1; font-weight: 700; line-height: 28px; }
      input {
        box-sizing: border-box; width: 100%; height: 44px; padding: 0 14px; font: inherit;
        color: inherit; background: var(--surface, #fff); border: 1px solid var(--line-strong, #66a3c2); border-radius: 8px;
      }
      button {
        height: 44px; padding: 0 20px; font: inherit; font-weight: 800; color: #fff; background: var(--blue, #069);
        border: 0; border-radius: 999px; cursor: pointer;
      }
      p { margin: 0; min-height: 44px; }
      :focus-visible { outline: 3px solid var(--focus, #336); outline-offset: 2px; }
    </style>
    <form>
      <label for="email">Email address</label>
      <input id="email" type="email" autocomplete="email" maxlength="254" required />
      <button>Sign up</button>
    </form>
  `;
  root.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault();
    const thanks = document.createElement('p');
    thanks.setAttribute('role', 'status');
    thanks.tabIndex = -1;
    thanks.textContent = 'Thank you. This form is a stand-in for testing: nothing was sent and nothing is kept.';
    root.querySelector('form')?.replaceWith(thanks);
    thanks.focus();
  });
  place.append(frame);
})();
