/** Pages that are hard on a widget: their style, and their direction. */
export const hostPages: Readonly<Record<string, { readonly css: string; readonly dir?: 'rtl' }>> = {
  Plain: { css: '' },
  'Styles that reach everywhere': {
    css: `* { letter-spacing: 3px !important; text-transform: uppercase !important; border-radius: 0 !important }
      button, a, p, span, dialog, svg { all: unset !important; display: block !important; color: red !important }
      receptionist-widget { transform: scale(2) !important; opacity: 0.2 !important; display: none !important }`,
  },
  'Root font of 62.5 %': { css: 'html { font-size: 62.5% }' },
  'Right to left': { css: '', dir: 'rtl' },
  'Dark and busy': {
    css: 'body { background: repeating-linear-gradient(45deg, #123 0 20px, #345 20px 40px); color: #fff }',
  },
};

/** Lists the pages of the end-to-end tests, each a link: they embed the built widget as others do. */
export async function listPages(list: HTMLElement): Promise<void> {
  const response = await fetch('/hosts/');
  const kinds = (await response.json()) as Record<string, readonly { readonly id: string; readonly title: string }[]>;
  for (const [kind, pages] of Object.entries(kinds)) {
    const section = document.createElement('details');
    const name = document.createElement('summary');
    name.textContent = kind;
    const links = document.createElement('ul');
    for (const { id, title } of pages) {
      const link = document.createElement('a');
      link.href = `/hosts/${id}`;
      link.textContent = `${id}: ${title}`;
      links.appendChild(document.createElement('li')).append(link);
    }
    section.append(name, links);
    list.append(section);
  }
}
