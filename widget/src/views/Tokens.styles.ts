import { createGlobalStyle } from 'styled-components';

/**
 * The values that the look is made of, on the widget's element. The loader has those that its launcher
 * needs too; a page changes any of them with a rule for `receptionist-widget`.
 */
export const Tokens = createGlobalStyle`
  :host {
    --receptionist-primary-hover: #00527a;
    --receptionist-accent: #f26739;
    --receptionist-accent-hover: #e2531f;
    --receptionist-on-accent: #fff;
    --receptionist-text: #22333f;
    --receptionist-quiet-text: #566573;
    --receptionist-tint: #eef5f9;
    --receptionist-tint-line: #d9e8f0;
    --receptionist-line: #6b8ea3;
  }
`;
