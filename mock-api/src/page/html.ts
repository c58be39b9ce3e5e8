/** Markup that is safe to send: everything put into it has been escaped. */
export interface Html {
  readonly markup: string;
}

type Part = Html | string | number | readonly Html[];

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Builds markup; texts are escaped for element content and quoted attributes, markup is put in as it is. */
export function html(texts: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const [first = '', ...rest] = texts;
  return { markup: first + rest.map((text, index) => markupOf(parts[index] ?? '') + text).join('') };
}

function markupOf(part: Part): string {
  if (typeof part === 'object') return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('');
  return String(part).replaceAll(/[&<>"']/g, (character) => escapes[character] ?? '');
}
