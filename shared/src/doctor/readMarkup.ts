import { parse, parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import type { Markup, MarkupElement } from './doctor.types';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;
type Inert = MarkupElement['inert'];

/** The longest HTML that is read, in UTF-16 code units: more than any page that a browser shows in reasonable time. */
export const longestMarkup = 5_000_000;

/** Elements whose text says what the page does. */
const telling = new Set(['script', 'style']);

/**
 * Reads HTML as browsers do, wherever this runs.
 *
 * @param html a page, or a part of one
 */
export function readMarkup(html: string): Markup {
  const root = parse(html, { sourceCodeLocationInfo: true });
  const elements: MarkupElement[] = [];
  gather(root, elements, undefined, 0);
  // What nobody wrote has no place.
  const isWhole = elements.some(({ name, line }) => /^(?:html|head|body)$/.test(name) && line !== undefined);
  return { elements, isWhole };
}

/** @param above lines before the text that a nested parse starts with */
function gather(node: Node, elements: MarkupElement[], inert: Inert, above: number): void {
  if (node.nodeName === '#comment') {
    const { data, sourceCodeLocation } = node as DefaultTreeAdapterTypes.CommentNode;
    const line = sourceCodeLocation?.startLine ?? 1;
    // Conditional comments and code that somebody switched off.
    if (data.includes('<script')) gatherText(data, elements, 'comment', above + line - 1);
    return;
  }
  if (isElement(node)) {
    elements.push(read(node, inert, above));
    if (node.nodeName === 'template') {
      for (const child of (node as DefaultTreeAdapterTypes.Template).content.childNodes)
        gather(child, elements, 'template', above);
    }
    // Text, since browsers that run scripts read no elements there.
    if (node.nodeName === 'noscript') {
      const line = node.sourceCodeLocation?.startLine ?? 1;
      gatherText(textOf(node), elements, 'noscript', above + line - 1);
      return;
    }
  }
  if ('childNodes' in node) for (const child of node.childNodes) gather(child, elements, inert, above);
}

function gatherText(html: string, elements: MarkupElement[], inert: Inert, above: number): void {
  for (const child of parseFragment(html, { sourceCodeLocationInfo: true }).childNodes)
    gather(child, elements, inert, above);
}

function read(element: Element, inert: Inert, above: number): MarkupElement {
  const line = element.sourceCodeLocation?.startLine;
  return {
    name: element.tagName,
    attributes: Object.fromEntries(element.attrs.map(({ name, value }) => [name.toLowerCase(), value])),
    text: telling.has(element.tagName) ? textOf(element) : '',
    ...(line !== undefined && { line: above + line }),
    ...(inert !== undefined && { inert }),
  };
}

function isElement(node: Node): node is Element {
  return 'tagName' in node;
}

function textOf({ childNodes }: Element): string {
  return childNodes.map((child) => ('value' in child ? child.value : '')).join('');
}
