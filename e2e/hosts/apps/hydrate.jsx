import { hydrateRoot } from 'react-dom/client';
import { Greeting, Page } from './page';

const { server, embed, differs } = document.documentElement.dataset;
const root = document.getElementById('root');
const onRecoverableError = reportError;

// As late as can be: a widget that a tag brings is there already, beside the body.
if (embed === 'tag') await untilThere('receptionist-widget');

// So late that a visitor has begun already.
if (differs !== undefined) await new Promise((begin) => addEventListener('hydrate', begin, { once: true }));

if (root === null)
  hydrateRoot(document, <Page server={server} embed={embed} differs={differs} />, { onRecoverableError });
else hydrateRoot(root, <Greeting />, { onRecoverableError });

async function untilThere(selector) {
  while (document.querySelector(selector) === null) await new Promise(requestAnimationFrame);
}
