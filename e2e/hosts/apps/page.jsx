import { useSyncExternalStore } from 'react';
import { Receptionist } from '@front-door/receptionist/react';

const never = () => () => {};

/** Says whether React has taken over what the server drew. */
export function Greeting() {
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <>
      <h1>Corner Pharmacy</h1>
      <output>{hydrated ? 'hydrated' : 'not yet'}</output>
    </>
  );
}

/** A whole document, with the embed as a tag in its head or as a component in its body. */
export function Page({ server, embed, differs }) {
  return (
    <html lang="en" data-server={server} data-embed={embed} data-differs={differs}>
      <head>
        <title>Corner Pharmacy</title>
        {embed === 'tag' && <script async src={`${server}/receptionist/v1/receptionist.js`} />}
      </head>
      <body>
        <Greeting />
        {differs && <p>{typeof document === 'undefined' ? 'From the server' : 'Drawn anew'}</p>}
        {embed === 'component' && <Receptionist storefront={server} searchApi={`${server}/rest/v1`} />}
        <script type="module" src="/hydrate.js" />
      </body>
    </html>
  );
}
