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
import { addressedFiles, ownProblems, policyOfFile, publicRules, typesByEnding, type Place, type Site } from './site';

/** An address inside the server. */
const noWidgetFile = '/front-door/no-such-widget-file';

/** What nginx includes in its `http` block, once, and in the `server` block that is the site's. */
export interface NginxConfiguration {
  readonly http: string;
  readonly server: string;
}

/** The site for nginx 1.22 or newer with the module `brotli_static`. */
export function nginxConfiguration(site: Site, place: Place): NginxConfiguration {
  return { http: httpBlock(site, place), server: serverBlock(site, place) };
}

function httpBlock(site: Site, { canary }: Place): string {
  const found = addressedFiles(site);
  const { policies, pages } = site.policies;
  return lines(
    'map_hash_max_size 8192;',
    'map_hash_bucket_size 256;',
    'server_tokens off;',
    '# Names are compared in any case.',
    map('$uri', '$front_door_file', [
      ['default', ''],
      ...found.flatMap(({ file, addresses }) => addresses.map((address) => [address, file] as const)),
    ]),
    map('$uri', '$front_door_not_found', [
      [`~^${widgetBase}/`, noWidgetFile],
      ...notFoundPages.map(({ file, pattern }) => [pattern === '^/' ? 'default' : `~*${pattern}`, `/${file}`] as const),
    ]),
    map('$request_uri', '$front_door_coded', [
      ['default', ''],
      [`~${codedSlash}`, '1'],
    ]),
    map('$front_door_file', '$front_door_page', [
      ['default', ''],
      ...found.flatMap(({ file }) => (pages[file] === undefined ? [] : [[file, String(pages[file])] as const])),
    ]),
    map('$front_door_page', '$front_door_policy', [
      ['default', ''],
      ...policies.map((policy, index) => [String(index), policy] as const),
    ]),
    ...Object.entries(secureHeaders).map(([, value]) =>
      map('$https', '$front_door_secure', [
        ['default', ''],
        ['on', value],
      ]),
    ),
    map('$request_method', '$front_door_allow', [
      ['default', 'GET, HEAD'],
      ['GET', ''],
      ['HEAD', ''],
    ]),
    // Also where none is tried, so that the two files fit whichever of them has been written anew.
    block(
      'split_clients $request_id $front_door_loader',
      ...(canary === undefined ? [] : [`${String(canary.percent)}% ${quoted(canary.path)};`]),
      `* ${quoted(loaderPath)};`,
    ),
  );
}

function serverBlock(site: Site, { root, backend }: Place): string {
  const types = typesByEnding(site);
  const withCharset = [...types.values()].filter((type) => type.includes('charset')).map((type) => type.split(';')[0]);
  const { 'X-Content-Type-Options': _, ...pageHeaders } = headersOf(nothing);
  return lines(
    `root ${quoted(root)};`,
    'merge_slashes off;',
    'brotli_static on;',
    'gzip_static on;',
    'gzip_proxied any;',
    'client_max_body_size 16k;',
    'default_type application/octet-stream;',
    'charset utf-8;',
    `charset_types ${[...new Set(withCharset)].filter((type) => type !== 'text/html').join(' ')};`,
    block('types', ...[...types].map(([ending, type]) => `${type.split(';')[0] ?? ''} ${ending};`)),
    'error_page 404 $front_door_not_found;',
    '# Of what is refused before anything is looked for.',
    ...headerLines(commonHeaders, true),
    secure,
    ...notFoundPages.map(({ file }) =>
      block(
        `location = /${file}`,
        'internal;',
        ...headerLines({ ...commonHeaders, ...pageHeaders }, true),
        secure,
        header('Content-Security-Policy', policyOfFile(site, file) ?? '', true),
      ),
    ),
    block(
      `location = ${noWidgetFile}`,
      'internal;',
      'default_type text/plain;',
      ...headerLines(noWidgetFileHeaders, true),
      secure,
      'return 404 "Not found\\n";',
    ),
    ...[...ownProblems].map(([status, problem]) =>
      block(
        // A place by name: to an address nginx would go with GET, and the question below would be lost.
        `location @front_door_problem_${String(status)}`,
        'default_type application/problem+json;',
        ...headerLines(headersOf(callRule), true),
        secure,
        // A page that asks whether it may call does call then, and reads why there is no answer.
        `if ($request_method = OPTIONS) {\n    ${[
          ...headerLines({ ...headersOf(callRule), ...preflightHeaders }, true),
          secure,
          'return 204;',
        ].join('\n    ')}\n  }`,
        `return ${String(problem.status)} '${JSON.stringify(problem)}';`,
      ),
    ),
    fileLocation(`location = ${loaderPath}`, ruleFor(loaderPath, false), '$front_door_loader'),
    ...publicRules.map((rule) => location(rule, backend)),
  );
}

function location(rule: RouteRule, backend: string | undefined): string {
  const what = `location ${rule.ignoresCase === true ? '~*' : '~'} ${quoted(rule.pattern)}`;
  if (rule.from === 'nowhere') return block(what, 'return 404;');
  if (rule.from === 'service' && !isHealth(rule)) {
    const own =
      rule.kind === 'api'
        ? [...ownProblems.keys()].map(
            (status) => `error_page ${String(status)} = @front_door_problem_${String(status)};`,
          )
        : [];
    return backend === undefined
      ? block(what, ...own, 'return 404;')
      : block(
          what,
          ...own,
          // Said here of every answer, also where there is none.
          ...[...Object.keys(commonHeaders), ...Object.keys(secureHeaders)].map((name) => `proxy_hide_header ${name};`),
          `proxy_pass http://${backend};`,
          'proxy_http_version 1.1;',
          'proxy_set_header Connection "";',
          'proxy_set_header Host $http_host;',
          'proxy_set_header X-Forwarded-Proto $scheme;',
        );
  }
  return fileLocation(what, rule, rule.worksInAnyCase === true || rule.kind === 'file' ? '/$front_door_file' : '$uri');
}

function isHealth({ kind }: RouteRule): boolean {
  return kind === 'liveness' || kind === 'readiness';
}

/** A location that answers itself: with a file, by its address from the root, or with its health. */
function fileLocation(what: string, rule: RouteRule, file: string): string {
  const { 'Cache-Control': cacheControl = cacheTimes.never, ...headers } = headersOf(rule);
  return block(
    what,
    ...headerLines(headers, true),
    header('Cache-Control', cacheControl, isHealth(rule)),
    secure,
    header('Allow', '$front_door_allow', true),
    ...(rule.kind === 'page' ? [header('Content-Security-Policy', '$front_door_policy', true)] : []),
    'if ($front_door_allow) {\n    return 405;\n  }',
    ...(isHealth(rule)
      ? ['default_type application/json;', `return 200 '{"status":"${rule.kind === 'liveness' ? 'ok' : 'ready'}"}';`]
      : ['if ($front_door_coded) {\n    return 404;\n  }', `try_files ${file} =404;`]),
  );
}

const secure = header('Strict-Transport-Security', '$front_door_secure', true);

/** How calls are answered. */
const callRule = ruleFor('/calls', false);

function headerLines(headers: Readonly<Record<string, string>>, isAlways: boolean): readonly string[] {
  return Object.entries(headers).map(([name, value]) => header(name, value, isAlways));
}

/** Without `isAlways` for answers that have succeeded alone. */
function header(name: string, value: string, isAlways: boolean): string {
  return `add_header ${name} ${value.startsWith('$') ? value : quoted(value)}${isAlways ? ' always' : ''};`;
}

function map(from: string, to: string, entries: readonly (readonly [value: string, result: string])[]): string {
  return block(
    `map ${from} ${to}`,
    ...entries.map(([value, result]) => `${value === 'default' ? value : quoted(value)} ${quoted(result)};`),
  );
}

/** Between quotes nginx takes a backslash before a backslash or a quote away. */
function quoted(text: string): string {
  return `"${text.replaceAll('\\\\', '\\\\\\\\').replaceAll('"', String.raw`\"`)}"`;
}

function block(what: string, ...content: readonly string[]): string {
  return lines(`${what} {`, ...content.map((line) => `  ${line}`), '}').trimEnd();
}

function lines(...texts: readonly string[]): string {
  return `${texts.join('\n')}\n`;
}
