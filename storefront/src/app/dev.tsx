import { startWorker } from '@front-door/mock-api/worker';

// The calls of the first page must already meet the mock API.
await startWorker();
await import('./client');
