import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';

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
  | `tells its insides with ${number}`
  | 'says more than it need'
  | 'refuses the token'
  | 'has had too many';

export interface StandIn {
  readonly server: Server;
  behaviour: Behaviour;
  /** What visitors have asked; the gateway's own checks are not among it. */
  readonly asked: { readonly url: string; readonly headers: IncomingHttpHeaders; readonly body: string }[];
}

export const list = '[{"name":"Rash","path":"rash","score":0.9}]';

type Plain = Exclude<Behaviour, `tells its insides with ${number}`>;

const behaviours: Readonly<Record<Plain, (response: ServerResponse, body: string) => void>> = {
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
  'tells its insides': (response, body) => {
    tellInsides(response, 500, body);
  },
  'says more than it need': (response, body) => {
    for (const [name, value] of Object.entries(insides(body))) response.setHeader(name, value);
    json(response).end(list);
  },
  'refuses the token': (response) =>
    response
      .writeHead(401, {
        'WWW-Authenticate': 'Bearer realm="search.js"',
        'Content-Type': 'application/problem+json',
      })
      .end('{"detail":"at search (/srv/search.js:1:1)"}'),
  'has had too many': (response) =>
    response
      .writeHead(429, { 'Retry-After': '7', 'Content-Type': 'application/problem+json' })
      .end('{"detail":"at search (/srv/search.js:1:1)"}'),
};

/** What a search in trouble may say of itself, and of what it was sent. */
function insides(body: string): Readonly<Record<string, string>> {
  return {
    Server: 'search.js/1.2 (internal-host-17)',
    'X-Powered-By': 'search.js',
    'X-Asked': body,
    Via: '1.1 search.js',
    'Access-Control-Allow-Credentials': 'true',
  };
}

function tellInsides(response: ServerResponse, status: number, body: string): void {
  // A status without a body has none.
  const page = `<h1>Oops</h1> at search (/srv/search.js:1:1) of ${body}`;
  response
    .writeHead(status, { ...insides(body), 'Content-Type': 'text/html', 'Retry-After': body })
    .end([204, 205, 304].includes(status) ? undefined : page);
}

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
        if (!isCheck) standIn.asked.push({ url: request.url ?? '', headers: request.headers, body });
        const { behaviour } = standIn;
        const status = /\d+$/.exec(behaviour)?.[0];
        if (status === undefined) behaviours[behaviour as Plain](response, body);
        else tellInsides(response, Number(status), body);
      });
    }),
  };
  return standIn;
}
