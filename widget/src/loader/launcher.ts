import css from './launcher.css?inline';

/** Builds the launcher in a shadow root of its own, not yet in the page. */
export function createLauncher() {
  const host = document.createElement('receptionist-widget');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];

  // Built node by node: a page may forbid making markup from text.
  const button = document.createElement('button');
  const label = document.createElement('b');
  const status = document.createElement('p');
  button.ariaHasPopup = 'dialog';
  status.role = 'status';
  button.append(label, document.createElement('i'));
  root.append(button, status);
  return [host, root, button, label, status] as const;
}
