import { startWorker } from '@front-door/mock-api/worker';

// The calls of the first page must already meet the mock API.
await startWorker();
// The worker sees the page's calls, not those of the frame that the chat stands in.
(window.Receptionist ??= []).push(['init', { fetch }]);
await import('./client');
