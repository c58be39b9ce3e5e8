import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Receptionist } from '@front-door/receptionist/react';

const server = new URLSearchParams(location.search).get('server');

function App() {
  const [shown, setShown] = useState(true);
  const [partner, setPartner] = useState('corner');
  const [heard, setHeard] = useState([]);
  const [opener, setOpener] = useState();
  const hear = (what) => setHeard((before) => [...before, what]);
  return (
    <main>
      <button onClick={() => setShown(!shown)}>Show or hide</button>
      <button onClick={() => setPartner('harbor')}>Change partner</button>
      <button onClick={() => opener?.open()}>Ask us</button>
      <output>{heard.join(' ')}</output>
      {shown && (
        <Receptionist
          product="Corner"
          storefront={server}
          searchApi={`${server}/rest/v1`}
          context={{ partner }}
          onReady={setOpener}
          onSuggestions={({ paths }) => hear(`${partner}:${paths[0]}`)}
          onClose={() => hear('closed')}
        />
      )}
    </main>
  );
}

createRoot(document.getElementById('root')).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
