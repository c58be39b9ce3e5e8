import type { Finding, MarkupElement, PageSeen, Rule } from './doctor.types';
import { placeOf, tagOf, withAttributes } from './tag';
import * as texts from './styleTexts/en';

/** What the page's own styles mean to the Receptionist. Style sheets of files only a browser reads. */
export const styleRules: Rule = (page) => [
  ...displaced(page),
  ...zoomed(page),
  ...layers(page),
  ...selection(page),
  ...copying(page),
];

interface StyleRule {
  readonly selector: string;
  readonly body: string;
  readonly element: MarkupElement;
}

/** The rules of the page's style elements and, as if they were rules, the style attributes. */
function rulesOf({ markup }: PageSeen): readonly StyleRule[] {
  return markup.elements.flatMap((element): readonly StyleRule[] => {
    if (element.inert !== undefined) return [];
    const own = element.attributes['style'];
    if (own !== undefined) {
      const { id } = element.attributes;
      const selector = id === undefined || /^(?:html|body)$/.test(element.name) ? element.name : `#${id}`;
      return [{ selector, body: own, element }];
    }
    if (element.name !== 'style') return [];
    const text = element.text.replaceAll(/\/\*.*?\*\//gs, '');
    return [...text.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
      selector: selector.trim(),
      body,
      element,
    }));
  });
}

/** Whether a rule is for the root element, or for all. */
const isOfRoot = ({ selector }: StyleRule) =>
  selector.split(',').some((part) => /^(?:html|:root)(?:[.#[][^\s>+~]*)?$|^\*$/.test(part.trim()));
const isOfRootOrBody = (rule: StyleRule) =>
  isOfRoot(rule) || rule.selector.split(',').some((part) => /^(?:html\s+)?body(?:[.#[][^\s>+~]*)?$/.test(part.trim()));

const doc = 'the-page-itself';

/** Fixed things stand where such a root element begins and ends, not where the window does. */
function displaced(page: PageSeen): readonly Finding[] {
  const found = rulesOf(page).find(
    (rule) =>
      isOfRoot(rule) &&
      /(?:^|[;\s])(?:transform|filter|perspective|backdrop-filter|contain|will-change)\s*:(?!\s*(?:none|auto|initial|unset)\b)/.test(
        rule.body,
      ),
  );
  const seen = page.observed?.displaced ?? [];
  if (found === undefined && seen.length === 0) return [];
  return [
    {
      id: 'root-transformed',
      severity: 'note',
      met: texts.transformed(seen.join(', ') || found?.body.trim().replaceAll(/\s+/g, ' ').slice(0, 80) || ''),
      ...(found !== undefined && { where: placeOf(found.element) }),
      set: texts.moveStyle,
      code: '<body><div class="page">…</div></body>',
      doc,
    },
  ];
}

function zoomed(page: PageSeen): readonly Finding[] {
  const found = rulesOf(page).find(
    (rule) =>
      isOfRootOrBody(rule) && /(?:^|[;\s])zoom\s*:\s*(?!1(?:\.0+)?\s*(?:;|$)|100%|normal|initial)[\d.]/.test(rule.body),
  );
  if (found === undefined) return [];
  return [
    {
      id: 'root-zoomed',
      severity: 'note',
      met: texts.zoomed,
      where: placeOf(found.element),
      set: texts.preferRem,
      doc,
    },
  ];
}

const ownLayer = 1_000_000_000;

function layers(page: PageSeen): readonly Finding[] {
  const tag = tagOf(page);
  const asked = Number(tag?.element.attributes['data-z-index'] ?? ownLayer);
  const first = rulesOf(page).find(({ body }) => {
    const [, layer] = /(?:^|[;\s])z-index\s*:\s*(\d+)/.exec(body) ?? [];
    return layer !== undefined && Number(layer) > asked;
  });
  if (first === undefined) return [];
  return [
    {
      id: 'layer-above',
      severity: 'note',
      met: texts.layerAbove(first.selector),
      where: placeOf(first.element),
      set: texts.lift,
      code:
        tag === undefined ? 'data-z-index="2147483647"' : withAttributes(tag.element, { 'data-z-index': '2147483647' }),
      doc: 'theme',
    },
  ];
}

function selection(page: PageSeen): readonly Finding[] {
  const found = rulesOf(page).find((rule) => isOfRootOrBody(rule) && /user-select\s*:\s*none/.test(rule.body));
  if (found === undefined) return [];
  return [
    {
      id: 'selection-forbidden',
      severity: 'note',
      met: texts.noSelection,
      where: placeOf(found.element),
      set: texts.nothingForChat,
      doc,
    },
  ];
}

/** Scripts and attributes that refuse to copy, and with it often clicks and keys. */
function copying(page: PageSeen): readonly Finding[] {
  const element = page.markup.elements.find(({ name, attributes, text, inert }) => {
    if (inert !== undefined) return false;
    const refuses = ['oncontextmenu', 'onselectstart', 'ondragstart', 'oncopy', 'onmousedown'].some((handler) =>
      /return\s+false/.test(attributes[handler] ?? ''),
    );
    const said = name === 'script' ? `${attributes['src'] ?? ''} ${text}` : '';
    return (
      (/^(?:html|body)$/.test(name) && refuses) ||
      /wp-?copyprotect|wp-content-copy-protect|document\.on(?:selectstart|mousedown|copy)\s*=|secure-copy-content-protection/i.test(
        said,
      )
    );
  });
  if (element === undefined) return [];
  return [
    {
      id: 'copy-protection',
      severity: 'note',
      met: texts.noCopying,
      where: placeOf(element),
      set: texts.nothing,
      doc,
    },
  ];
}
