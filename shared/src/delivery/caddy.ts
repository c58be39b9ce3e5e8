import {
  cacheTimes,
  codedSlash,
  commonHeaders,
  headersOf,
  loaderPath,
  nothing,
  notFoundPages,
  noWidgetFileHeaders,
  preflightHeaders,
  ruleFor,
  secureHeaders,
  widgetBase,
  type RouteRule,
} from '../routing/routeRules';
import {
  addressedFiles,
  ownProblems,
  policyOfFile,
  publicRules,
  typesByEnding,
  type Canary,
  type Place,
  type Site,
} from './site';

const noFile = 'front-door/no-such-file';

/** The site for Caddy 2.6 or newer: a snippet that the site's own block imports. */
export function caddyConfiguration(site: Site, { root, backend, canary }: Place): string {
  const found = addressedFiles(site);
  const types = [...typesByEnding(site)].map(([ending, type]) => `~\\.${ending}$ ${quoted(type)}`);
  return `${block(
    '(front-door)',
    `root * ${quoted(root)}`,
    block(
      'map {path} {front_door_file}',
      ...found.map(
        ({ file, addresses }) =>
          `${quoted(`~(?i)^${escape(addresses[0] ?? '')}${addresses.length > 1 ? '/?' : ''}$`)} ${quoted(file)}`,
      ),
      `default ${quoted(noFile)}`,
    ),
    block(
      'map {front_door_file} {front_door_policy}',
      ...found.flatMap(({ file }) => {
        const policy = policyOfFile(site, file);
        return policy === undefined ? [] : [`${quoted(file)} ${quoted(policy)}`];
      }),
      'default ""',
    ),
    block('map {path} {front_door_type}', ...types, 'default application/octet-stream'),
    block('route', ...publicRules.flatMap((rule, index) => handle(rule, `@rule${String(index)}`, { backend, canary }))),
    errors(site),
  )}\n`;
}

function handle(rule: RouteRule, matched: string, { backend, canary }: Omit<Place, 'root'>): readonly string[] {
  const pattern = rule.ignoresCase === true ? `(?i)${rule.pattern}` : rule.pattern;
  const matcher = `${matched} vars_regexp {path} ${quoted(pattern)}`;
  const isHealth = rule.kind === 'liveness' || rule.kind === 'readiness';
  if (rule.from === 'nowhere') return [matcher, block(`handle ${matched}`, 'error 404')];
  if (rule.from === 'service' && !isHealth)
    return [matcher, block(`handle ${matched}`, backend === undefined ? 'error 404' : `reverse_proxy ${backend}`)];
  const { Vary: _, ...headers } = headersOf(rule);
  const isFound = rule.worksInAnyCase === true || rule.kind === 'file';
  const steps = [
    ...Object.entries(headers).map(([name, value]) => header(name, value)),
    ...(rule.kind === 'page' ? ['header Content-Security-Policy {front_door_policy}'] : []),
    ...secure,
    `@other not method ${rule.methods.join(' ')}`,
    `header @other Allow ${quoted(rule.methods.join(', '))}`,
    'respond @other "Only GET and HEAD are served here." 405',
    ...(isHealth
      ? [
          'header Content-Type application/json',
          `respond \`{"status":"${rule.kind === 'liveness' ? 'ok' : 'ready'}"}\``,
        ]
      : [
          `@coded vars_regexp {http.request.orig_uri} ${quoted(codedSlash)}`,
          'error @coded 404',
          ...(isFound ? ['rewrite * /{front_door_file}'] : []),
          ...(rule.kind === 'widget file' && canary !== undefined ? tried(canary) : []),
          'header Content-Type {front_door_type}',
          block('header', 'Vary Accept-Encoding', 'defer'),
          block('file_server', 'precompressed br gzip', 'disable_canonical_uris', 'index front-door-has-none'),
        ]),
  ];
  return [matcher, block(`handle ${matched}`, block('route', ...steps))];
}

/** Each request has a random id, whose first two digits stand for 256 parts. */
function tried({ percent, path }: Canary): readonly string[] {
  const parts = Array.from({ length: Math.round(percent * 2.56) }, (_, part) => part.toString(16).padStart(2, '0'));
  return [
    block('@tried', `path ${loaderPath}`, `vars_regexp {http.request.uuid} ${quoted(`^(?:${parts.join('|')})`)}`),
    `rewrite @tried ${path}`,
  ];
}

/** Over TLS alone. */
const secure = [
  '@tls protocol https',
  ...Object.entries(secureHeaders).map(([name, value]) => `header @tls ${name} ${quoted(value)}`),
];

function errors(site: Site): string {
  const call = ruleFor('/calls', false);
  const { 'Cache-Control': cacheControl = cacheTimes.never, Vary: _, ...headers } = headersOf(nothing);
  return block(
    'handle_errors',
    block(
      'route',
      ...secure,
      // What is said of a call, any page may read; one that asks whether it may call does call then.
      `@call vars_regexp {http.request.orig_uri.path} ${quoted(call.pattern)}`,
      block(
        'handle @call',
        block(
          'route',
          ...headerLines(headersOf(call)),
          '@preflight method OPTIONS',
          ...Object.entries(preflightHeaders).map(([name, value]) => `header @preflight ${name} ${quoted(value)}`),
          'respond @preflight 204',
          'header Content-Type application/problem+json',
          ...[...ownProblems].flatMap(([status, problem]) => [
            `@problem${String(status)} vars {err.status_code} ${String(status)}`,
            `respond @problem${String(status)} ${quoted(JSON.stringify(problem))} ${String(problem.status)}`,
          ]),
          `respond ${quoted(JSON.stringify(ownProblems.get(500)))} 500`,
        ),
      ),
      '@failed not vars {err.status_code} 404',
      block(
        'handle @failed',
        block(
          'route',
          ...headerLines({ ...commonHeaders, 'Cache-Control': cacheTimes.never }),
          'header Content-Type "text/plain; charset=utf-8"',
          'respond "The server failed to answer." {err.status_code}',
        ),
      ),
      `@widget vars_regexp {http.request.orig_uri.path} ${quoted(`^${widgetBase}/`)}`,
      block(
        'handle @widget',
        block(
          'route',
          ...headerLines(noWidgetFileHeaders),
          'header Content-Type "text/plain; charset=utf-8"',
          'respond "Not found" {err.status_code}',
        ),
      ),
      ...notFoundPages.flatMap(({ file, pattern }, index) => [
        `@not-found${String(index)} vars_regexp {http.request.orig_uri.path} ${quoted(`(?i)${pattern}`)}`,
        block(
          `handle @not-found${String(index)}`,
          block(
            'route',
            ...headerLines({ ...headers, 'Cache-Control': cacheControl }),
            header('Content-Security-Policy', policyOfFile(site, file) ?? ''),
            'header Content-Type "text/html; charset=utf-8"',
            block('header', 'Vary Accept-Encoding', 'defer'),
            `rewrite * /${file}`,
            block('file_server', 'precompressed br gzip', 'status {err.status_code}'),
          ),
        ),
      ]),
    ),
  );
}

function headerLines(headers: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(headers).map(([name, value]) => header(name, value));
}

function header(name: string, value: string): string {
  return `header ${name} ${quoted(value)}`;
}

/** A text that stands for itself in a regular expression. */
function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

/** Nothing between backticks is read in another way; only they themselves can't stand there. */
function quoted(text: string): string {
  if (text.includes('`')) throw new Error(`Caddy can't be told ${text}`);
  return `\`${text}\``;
}

function block(what: string, ...content: readonly string[]): string {
  const inner = content.flatMap((part) => part.split('\n')).map((line) => `  ${line}`);
  return [`${what} {`, ...inner, '}'].join('\n');
}
