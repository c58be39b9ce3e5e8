import type { Problem } from '@front-door/shared/contract/search';

/** The phrases of the statuses in use; RFC 9457 asks for them as titles where a problem has no type of its own. */
const titles = {
  400: 'Bad Request',
  401: 'Unauthorized',
  404: 'Not Found',
  405: 'Method Not Allowed',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
} as const;

export type ProblemStatus = keyof typeof titles;

/**
 * @param detail one sentence for the person who reads the answer; never what the request said.
 * @param field the part of the request that is wrong, where one is.
 */
export function problem(status: ProblemStatus, detail: string, field?: string): Problem {
  return { type: 'about:blank', title: titles[status], status, detail, ...(field === undefined ? {} : { field }) };
}

/** The answer that carries a problem, as `application/problem+json`. */
export function problemResponse(content: Problem, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(JSON.stringify(content), {
    status: content.status,
    headers: { 'Cache-Control': 'no-store', ...headers, 'Content-Type': 'application/problem+json' },
  });
}
