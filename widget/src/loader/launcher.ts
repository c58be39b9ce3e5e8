import { cross, face } from '../shapes';
import css from './launcher.css?inline';

export type LauncherState = 'closed' | 'opening' | 'open';

export interface Launcher {
  readonly host: HTMLElement;
  readonly root: ShadowRoot;
  readonly button: HTMLButtonElement;
  readonly render: (state: LauncherState, note?: string) => void;
}

/** Builds the launcher in a shadow root of its own, not yet in the page. */
export function createLauncher(): Launcher {
  const host = document.createElement('receptionist-widget');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];

  // Built node by node: a page may forbid making markup from text.
  const button = document.createElement('button');
  const label = document.createElement('span');
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const shape = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  const status = document.createElement('p');
  button.type = 'button';
  button.ariaHasPopup = 'dialog';
  status.role = 'status';
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.ariaHidden = 'true';
  svg.append(shape);
  button.append(label, svg);
  root.append(button, status);

  return {
    host,
    root,
    button,
    render(state, note = '') {
      const open = state === 'open';
      button.ariaExpanded = String(open);
      button.ariaBusy = String(state === 'opening');
      label.textContent = open ? 'Close' : 'Receptionist';
      shape.setAttribute('d', open ? cross : face);
      status.textContent = note;
    },
  };
}
