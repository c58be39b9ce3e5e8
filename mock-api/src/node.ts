import { setupServer, type SetupServer } from 'msw/node';
import type { MockApi } from './api';
import { createHandlers } from './handlers';
import { search } from './search/search';

/** The mocked backend for tests in Node: the caller listens, resets and closes. */
export function createNodeMock(overrides: Partial<MockApi> = {}): SetupServer {
  return setupServer(...createHandlers({ search, ...overrides }));
}
