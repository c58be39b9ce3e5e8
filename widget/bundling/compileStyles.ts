import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createElement, isValidElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet, isStyledComponent } from 'styled-components';
import { runnerImport, type Plugin } from 'vite';
import { componentIds, idMark } from '../../shared/src/delivery/componentIds';

const runtime = fileURLToPath(new URL('compiledStyles.ts', import.meta.url));

/** Class names derive from a component's file and place there: files are run in another order each time. */
const naming = {
  oxc: { plugins: { styledComponents: { displayName: false, fileName: false, ssr: true } } },
  plugins: [componentIds()],
};

/**
 * Lets styled-components do its work while the widget is built: each `.styles.ts` file is run, and what is left of it
 * are the rules, as text, and elements with the class names that go with them. Nothing of the library is sent to a
 * visitor, and no style is made while the chat opens. Styles that depend on properties of a component can't be had so.
 */
export function compileStyles(): Plugin {
  return {
    name: 'compile-styles',
    enforce: 'pre',
    resolveId: (source) => (source === 'styled-components' ? runtime : null),
    async load(id) {
      if (!id.endsWith('.styles.ts') || id.endsWith('/box.styles.ts')) return null;
      if (readFileSync(id, 'utf8').includes('=>'))
        this.error(`${id}: styles that depend on properties can't be compiled`);
      const { module, dependencies } = await runnerImport<Record<string, unknown>>(id, naming);
      for (const file of dependencies) this.addWatchFile(file);
      return { code: compiled(module), map: null };
    },
  };
}

/** The source of a module that has the same components, ready-made. */
function compiled(module: Readonly<Record<string, unknown>>): string {
  const sheet = new ServerStyleSheet();
  const lines = Object.entries(module).flatMap(([name, value]) => {
    if (isStyledComponent(value))
      return [`export const ${name} = /*#__PURE__*/ element(${elementOf(sheet, value as unknown as ComponentType)});`];
    if (typeof value === 'string') return [`export const ${name} = ${JSON.stringify(value)};`];
    if (isGlobalStyle(value)) {
      renderToStaticMarkup(sheet.collectStyles(createElement(value)));
      return [`export const ${name} = nothing;`];
    }
    // Parts of other styles, which are in those by now.
    return [];
  });
  return [
    `import { addRules, element, nothing } from ${JSON.stringify(runtime)};`,
    `addRules(${JSON.stringify(rulesOf(sheet))});`,
    ...lines,
  ].join('\n');
}

/** The arguments that make an element: its tag and its classes. */
function elementOf(sheet: ServerStyleSheet, component: ComponentType): string {
  const markup = renderToStaticMarkup(sheet.collectStyles(createElement(component)));
  const [, tag, classes] = /^<([\w-]+) class="([^"]+)"/.exec(markup) ?? [];
  if (tag === undefined || classes === undefined) throw new Error(`no styled element: ${markup}`);
  // The first names the component, for rules of others; ours have none.
  const named = classes.split(' ').filter((name) => !name.startsWith(idMark));
  return `${JSON.stringify(tag)}, ${JSON.stringify(named.join(' '))}`;
}

/** The rules alone, without what the library would find its own elements by. */
function rulesOf(sheet: ServerStyleSheet): string {
  return [...sheet.getStyleTags().matchAll(/<style[^>]*>([^]*?)<\/style>/g)]
    .map(([, rules = '']) => rules)
    .join('')
    .replaceAll(/\/\*!sc\*\/\n?/g, '')
    .replaceAll(/data-styled\.g\d+\[id="[^"]+"\]\{content:"[^"]*"\}\n?/g, '');
}

/** What `createGlobalStyle` makes: a component that draws nothing. */
function isGlobalStyle(value: unknown): value is ComponentType {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    !isValidElement(value) &&
    '$$typeof' in value
  );
}
