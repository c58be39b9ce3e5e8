import {
  apiBases,
  headersOf,
  nothing,
  notFoundPages,
  pageHeaders,
  ruleFor,
  secureHeaders,
  commonHeaders,
} from '../routing/routeRules';
import { isNotFoundPage, policyOfFile, publicRules, type Place, type Site } from './site';

/**
 * The site for hosts of static files that read `_headers` and `_redirects` (Netlify's format, which others took over).
 * Such a host joins what several of its rules say of one header, so that each file has one rule of its own, and what
 * `/*` says no other rule says.
 */
export function staticHostFiles(site: Site, { backend }: Pick<Place, 'backend'>): Readonly<Record<string, string>> {
  // The page for what is not found has no address, so its own policy can't be sent; these two hold beside any other.
  const everywhere = {
    ...commonHeaders,
    ...pageHeaders,
    ...secureHeaders,
    'Content-Security-Policy': "base-uri 'none'; frame-ancestors 'none'",
  };
  const own = site.files.flatMap((file) =>
    addressesOf(file).map((address) => {
      const headers = Object.entries(headersFor(site, file, address)).filter(
        ([name]) => name === 'Content-Security-Policy' || !(name in everywhere),
      );
      return section(address, Object.fromEntries(headers));
    }),
  );
  const proxied = publicRules.filter(({ kind }) => kind === 'api');
  const calls =
    backend === undefined || proxied.length === 0
      ? []
      : apiBases.map((path) => `${path}/* http://${backend}${path}/:splat 200`);
  const notFound = notFoundPages.map(({ file }) => `/${file.replace('404.html', '*')} /${file} 404`);
  return {
    _headers: [section('/*', everywhere), ...own].join('\n'),
    _redirects: `${[...calls, '/index.html /404.html 404!', ...notFound].join('\n')}\n`,
  };
}

function headersFor(site: Site, file: string, address: string): Readonly<Record<string, string>> {
  const rule = isNotFoundPage(file) ? nothing : ruleFor(address, false);
  const policy = policyOfFile(site, file);
  return { ...headersOf(rule), ...(policy === undefined ? {} : { 'Content-Security-Policy': policy }) };
}

function addressesOf(file: string): readonly string[] {
  if (isNotFoundPage(file)) return [];
  if (file === 'index.html') return ['/'];
  const folder = /^(.*)\/index\.html$/.exec(file)?.[1];
  return folder === undefined ? [`/${file}`] : [`/${folder}`, `/${folder}/`];
}

function section(address: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${address}\n${lines.join('')}`;
}
