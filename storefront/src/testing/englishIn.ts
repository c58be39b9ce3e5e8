import { isEnglish } from './englishWords';

/** Elements within a sentence; at the edge of any other a sentence ends. */
const inline = 'a, abbr, b, bdi, em, i, mark, small, span, strong, sub, sup, time, u';
const addresses = /\S+@\S+|https?:\S+/g;
/** Code is in no language. */
const silent = 'script, style, svg, code, pre, [lang]:not([lang=es])';
const spoken = ['aria-label', 'aria-description', 'aria-roledescription', 'alt', 'title', 'placeholder', 'label'];
const metaNames = new Set(['description', 'og:title', 'og:description', 'og:image:alt']);

/**
 * The English sentences and attributes of a document that is said to be Spanish.
 *
 * @param names what is a name in every language, such as the brand's.
 */
export function englishIn(html: string, names: readonly string[]): readonly string[] {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const without = (text: string) =>
    names.reduce((rest, name) => rest.replaceAll(name, ''), text.replaceAll(addresses, ''));
  return [...new Set([...sentencesOf(page.body), ...attributesOf(page), ...headTexts(page)])]
    .map((text) => text.replaceAll(/\s+/g, ' ').trim())
    .filter((text) => isEnglish(without(text)));
}

function sentencesOf(root: Element): readonly string[] {
  let run = '';
  const runs: string[] = [];
  const read = (node: ChildNode) => {
    if (!(node instanceof Element)) {
      run += node.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? '') : '';
      return;
    }
    if (node.matches(`wbr, ${silent}`)) return;
    const ends = !node.matches(inline);
    if (ends) runs.push(run);
    run = ends ? '' : `${run} `;
    node.childNodes.forEach(read);
    if (ends) runs.push(run);
    run = ends ? '' : `${run} `;
  };
  read(root);
  return runs.flatMap((text) => text.split(/(?<=[.!?…])\s+/));
}

function attributesOf(page: Document): readonly string[] {
  const elements = [...page.body.querySelectorAll('*')].filter((element) => element.closest(silent) === null);
  const subjects = elements.flatMap((element) =>
    Array.from(
      /^mailto:.*[?&]subject=([^&]*)/.exec(element.getAttribute('href') ?? '')?.slice(1) ?? [],
      decodeURIComponent,
    ),
  );
  return spoken.flatMap((name) => elements.flatMap((element) => element.getAttribute(name) ?? [])).concat(subjects);
}

function headTexts(page: Document): readonly string[] {
  return [
    page.title,
    ...[...page.querySelectorAll('meta')]
      .filter((meta) => metaNames.has(meta.getAttribute('name') ?? meta.getAttribute('property') ?? ''))
      .map(({ content }) => content),
    ...[...page.querySelectorAll('script[type="application/ld+json"]')].flatMap(({ textContent }) =>
      dataTexts(JSON.parse(textContent) as unknown),
    ),
  ];
}

/** The strings of structured data that somebody reads. */
function dataTexts(data: unknown): readonly string[] {
  if (typeof data === 'string') return /^(?:https?:|\+|\/)/.test(data) ? [] : [data];
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([name, value]) =>
    name.startsWith('@') || name === 'inLanguage' ? [] : dataTexts(value),
  );
}
