/**
 * Stands in for the script of an email marketing provider: fills the element that the page has set aside for the
 * sign-up form, in the page's language. What is written into the form goes nowhere. It keeps to the page's policy: no
 * markup from text, and a style sheet that is adopted.
 */
(() => {
  const place = document.querySelector('[data-embed="sign-up-form"]');
  if (place === null) return;
  const texts = document.documentElement.lang.startsWith('es')
    ? {
        email: 'Correo electrónico',
        signUp: 'Inscribirse',
        thanks: 'Gracias. Este formulario es solo de prueba: no se envió ni se guardó nada.',
      }
    : {
        email: 'Email address',
        signUp: 'Sign up',
        thanks: 'Thank you. This form is a stand-in for testing: nothing was sent and nothing is kept.',
      };
  const frame = document.createElement('div');
  const root = frame.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
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
  `);
  root.adoptedStyleSheets = [sheet];
  const label = Object.assign(document.createElement('label'), { htmlFor: 'email', textContent: texts.email });
  const field = Object.assign(document.createElement('input'), {
    id: 'email',
    type: 'email',
    autocomplete: 'email',
    maxLength: 254,
    required: true,
  });
  const button = Object.assign(document.createElement('button'), { textContent: texts.signUp });
  const form = document.createElement('form');
  form.append(label, field, button);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const thanks = document.createElement('p');
    thanks.setAttribute('role', 'status');
    thanks.tabIndex = -1;
    thanks.textContent = texts.thanks;
    form.replaceWith(thanks);
    thanks.focus();
  });
  root.append(form);
  place.append(frame);
})();
