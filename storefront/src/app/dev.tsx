import { startWorker } from '@front-door/mock-api/worker';

// The calls of the first page must already meet the mock API.
await startWorker();
// The worker meets the calls of the page itself alone.
(window.Receptionist ??= []).push(['init', { fetch }]);
await import('./client');
