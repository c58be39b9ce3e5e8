import { http, type RequestHandler } from 'msw';
import { apiAddress, createApi, type MockApi } from './api';

/** The mocked backend for MSW, which catches the calls of a page or of Node before they leave. */
export function createHandlers(api: MockApi): RequestHandler[] {
  const answer = createApi(api);
  return [http.all(apiAddress, ({ request }) => answer(request))];
}
