import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { compact } from '../../shared/src/delivery/compact';
import type { Language } from '../../shared/src/language';
import { partners } from '../../shared/src/visitor/partners';
import { fontsCss } from '../src/theme/fonts';
import { tokensCss } from '../src/theme/tokens';
import { inlineScript } from './inlineScript';

const fontFile = createRequire(import.meta.url).resolve(
  '@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2',
);
const inHeadFile = fileURLToPath(new URL('../src/app/inHead.ts', import.meta.url));
const afterPaintFile = fileURLToPath(new URL('../src/app/afterPaint.ts', import.meta.url));
const baseCssFile = fileURLToPath(new URL('../src/theme/base.css', import.meta.url));

/** Stands in the built document for the addresses that `afterPaint` asks for, which differ from page to page. */
export const pageFiles = 'page-files';
/** The same text on every page, so that a content security policy can name it by one hash. */
const startCall = 'afterPaint(document.currentScript.dataset.files.split(" "))';

/**
 * What a partner hides is gone before the first paint, and what stands in its place is there (`pageMarks`); the
 * application then leaves out one of the two altogether.
 */
function hiddenOffersCss(): string {
  const hidden = new Set(partners.flatMap(({ hides }) => hides));
  const selectors = Array.from(
    hidden,
    (offer) =>
      `:root[data-hides~='${offer}'] [data-offer='${offer}'],:root:not([data-hides~='${offer}']) [data-instead='${offer}']`,
  );
  // `!important`, since without scripts all tab panels are shown by `!important`.
  return `${selectors.join(',')}{display:none!important}`;
}

/** The style sheet that every page starts with: tokens, fonts, elements. */
function globalCss(fontUrl: string): string {
  const css = [tokensCss(), fontsCss(fontUrl), readFileSync(baseCssFile, 'utf8'), hiddenOffersCss()].join('\n');
  return compact(css.replaceAll(/\s+/g, ' '));
}

/**
 * Puts into the document's head what must be there before any script: color mode, tokens, global style
 * and the web font, and says its language. In a build the font becomes a hashed asset, and the application waits for the
 * first paint.
 */
export function documentShell(language: Language): Plugin {
  let fontReference: string | undefined;
  return {
    name: 'document-shell',
    buildStart() {
      if (this.environment.mode !== 'build' || this.environment.name !== 'client') return;
      fontReference = this.emitFile({ type: 'asset', name: 'nunito.woff2', source: readFileSync(fontFile) });
    },
    configureServer(server) {
      server.watcher.add(baseCssFile);
      server.watcher.on('change', (file) => {
        if (file === baseCssFile) server.ws.send({ type: 'full-reload' });
      });
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const font = Object.values(bundle ?? {}).find(
          (file) => file.type === 'asset' && file.names.includes('nunito.woff2'),
        );
        if (fontReference !== undefined && font === undefined) throw new Error('the web font was not emitted');
        const fontUrl = font === undefined ? `/@fs${fontFile}` : `/${font.fileName}`;
        const tags = [
          headTag('script', {}, await inlineScript(inHeadFile, 'inHead()')),
          headTag('link', { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: fontUrl }),
          headTag('style', {}, globalCss(fontUrl)),
          ...(bundle === undefined
            ? []
            : [
                {
                  ...headTag('script', { 'data-files': pageFiles }, await inlineScript(afterPaintFile, startCall)),
                  injectTo: 'body' as const,
                },
              ]),
        ];
        return { html: html.replace('<html lang="en">', `<html lang="${language}">`), tags };
      },
    },
  };
}

function headTag(tag: string, attrs: NonNullable<HtmlTagDescriptor['attrs']>, children?: string): HtmlTagDescriptor {
  return { tag, attrs, injectTo: 'head', ...(children === undefined ? {} : { children }) };
}
