import { hydrateRoot } from 'react-dom/client';
import { Greeting, Page } from './page';

const { server, embed } = document.documentElement.dataset;
const root = document.getElementById('root');
const onRecoverableError = reportError;

// As late as can be: a widget that a tag brings is there already, beside the body.
if (embed === 'tag') await untilThere('receptionist-widget');

if (root === null) hydrateRoot(document, <Page server={server} embed={embed} />, { onRecoverableError });
else hydrateRoot(root, <Greeting />, { onRecoverableError });

async function untilThere(selector) {
  while (document.querySelector(selector) === null) await new Promise(requestAnimationFrame);
}
