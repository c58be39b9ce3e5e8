import { renderToString } from 'react-dom/server';
import { mountReceptionist } from '@front-door/receptionist';
import { Receptionist } from '@front-door/receptionist/react';
import { ReceptionistElement } from '@front-door/receptionist/element';
import { Greeting, Page } from './page';

const [, , server] = process.argv;
const wholeDocument = (embed, differs) =>
  `<!doctype html>${renderToString(<Page server={server} embed={embed} differs={differs} />)}`;

process.stdout.write(
  JSON.stringify({
    imported: [typeof mountReceptionist, typeof Receptionist, typeof ReceptionistElement],
    component: renderToString(<Receptionist product="Corner" />),
    pages: {
      'a part of a page': `<!doctype html><html lang="en" data-server="${server}" data-embed="tag">
        <head><title>Corner Pharmacy</title>
        <script async src="${server}/receptionist/v1/receptionist.js"></script></head>
        <body><div id="root">${renderToString(<Greeting />)}</div><script type="module" src="/hydrate.js"></script>`,
      'a whole document': wholeDocument('tag'),
      'a whole document with the component in it': wholeDocument('component'),
      'a whole document that differs': wholeDocument('tag', 'yes'),
    },
  }),
);
