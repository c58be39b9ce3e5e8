import { createServer, type Server, type ServerResponse } from 'node:http';

/** How the stand-in for the provider's search behaves. */
export type Behaviour =
  | 'answers'
  | 'hangs'
  | 'resets'
  | 'trickles'
  | 'sends a page'
  | 'says JSON and sends a page'
  | 'sends no list'
  | 'sends too much'
  | 'sends without end'
  | 'redirects'
  | 'fails'
  | 'tells its insides'
  | 'refuses the token'
  | 'has had too many';

export interface StandIn {
  readonly server: Server;
  behaviour: Behaviour;
  /** What visitors have asked; the gateway's own checks are not among it. */
  readonly asked: { readonly url: string; readonly cookie: string | undefined; readonly body: string }[];
}

export const list = '[{"name":"Rash","path":"rash","score":0.9}]';

const behaviours: Readonly<Record<Behaviour, (response: ServerResponse) => void>> = {
  answers: (response) => json(response).end(list),
  hangs: () => undefined,
  resets: (response) => response.socket?.resetAndDestroy(),
  trickles: (response) => {
    json(response).write('[');
    const drop = setInterval(() => response.write(' '), 50);
    response.on('close', () => {
      clearInterval(drop);
    });
  },
  'sends a page': (response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html>'),
  'says JSON and sends a page': (response) => json(response).end('<!doctype html>'),
  'sends no list': (response) => json(response).end('{"suggestions":[]}'),
  'sends too much': (response) => json(response).end(`[${' '.repeat(1_000_000)}]`),
  'sends without end': (response) => {
    const flood = () => {
      while (response.write(' '.repeat(65_536)));
    };
    json(response).write('[');
    response.on('drain', flood);
    flood();
  },
  redirects: (response) => response.writeHead(307, { Location: 'https://elsewhere.example/' }).end(),
  fails: (response) => response.writeHead(500).end(),
  'tells its insides': (response) => response.writeHead(500).end('at search (/srv/search.js:1:1)'),
  'refuses the token': (response) =>
    response.writeHead(401, { 'WWW-Authenticate': 'Bearer', 'Content-Type': 'application/problem+json' }).end('{}'),
  'has had too many': (response) =>
    response.writeHead(429, { 'Retry-After': '7', 'Content-Type': 'application/problem+json' }).end('{}'),
};

function json(response: ServerResponse): ServerResponse {
  return response.writeHead(200, { 'Content-Type': 'application/json', 'Set-Cookie': 'a=b' });
}

/** A stand-in for the provider's search that can be told to misbehave. It does not listen yet. */
export function createStandIn(): StandIn {
  const standIn: StandIn = {
    behaviour: 'answers',
    asked: [],
    server: createServer((request, response) => {
      let body = '';
      request.setEncoding('utf8');
      request.on('data', (chunk: string) => (body += chunk));
      request.on('end', () => {
        const isCheck = body.includes('"guid":"gateway"');
        if (!isCheck) standIn.asked.push({ url: request.url ?? '', cookie: request.headers.cookie, body });
        behaviours[standIn.behaviour](response);
      });
    }),
  };
  return standIn;
}
