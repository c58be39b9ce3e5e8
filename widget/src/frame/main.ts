import { handOver } from '../files/handOver';
import type { ToChat, ToPage } from '../channel/channel.types';
import { portChannel } from '../channel/channel';
import { isFrame } from './isFrame';
import { start } from './start';

/** Waits for the page's side to hand over its channel, and begins. A second one is somebody else's. */
function waitForLine(): void {
  const take = ({ source, ports: [port] }: MessageEvent) => {
    if (source !== parent || port === undefined) return;
    removeEventListener('message', take);
    const host = document.body.appendChild(document.createElement('div'));
    start(portChannel<ToPage, ToChat>(port), host.attachShadow({ mode: 'open' }));
    // The frame gets the focus as a whole; where in it the focus goes is the conversation's to say. WebKit lets none but
    // the visitor bring it into a frame that was not touched yet: there the first key does, and is typed into the input.
    const focusInput = () => {
      const { shadowRoot } = host;
      if (shadowRoot?.activeElement === null) shadowRoot.querySelector('textarea')?.focus({ preventScroll: true });
    };
    addEventListener('focus', focusInput);
    addEventListener('keydown', ({ key }) => !['Tab', 'Escape'].includes(key) && focusInput(), true);
  };
  addEventListener('message', take);
}

if (isFrame) waitForLine();
// To the page's side, where the page allows no frame.
else handOver('chat', { start });
