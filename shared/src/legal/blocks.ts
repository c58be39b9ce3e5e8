import type { LegalBlock, LegalDocument } from './legal.types';

/** Constructors that let a document read as its text does. */
export function paragraph(text: string): LegalBlock {
  return { kind: 'paragraph', text };
}

export function list(...items: readonly string[]): LegalBlock {
  return { kind: 'list', items };
}

export function subheading(text: string): LegalBlock {
  return { kind: 'subheading', text };
}

export function link(text: string, href: string): LegalBlock {
  return { kind: 'link', text, href };
}

export function outside(text: string, href: string): LegalBlock {
  return { kind: 'outside', text, href };
}

export function download(text: string, href: string): LegalBlock {
  return { kind: 'download', text, href };
}

/** Every text of a document in reading order. */
export function textsOf({ title, dateLine, intro, sections }: LegalDocument): readonly string[] {
  return [
    title,
    dateLine,
    intro,
    sections.map(({ heading, blocks }) => [
      heading,
      blocks.map((block) => (block.kind === 'list' ? block.items : block.text)),
    ]),
  ].flat(4);
}
