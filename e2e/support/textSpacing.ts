/** The spacing that WCAG 1.4.12 lets a reader set, as a style sheet of theirs. */
export const textSpacing = `* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
  p { margin-bottom: 2em !important }`;
