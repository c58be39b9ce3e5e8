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
