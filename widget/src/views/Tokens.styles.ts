import { createGlobalStyle } from 'styled-components';
import { ownColors } from '../theme/ownColors';

/**
 * The values that the look is made of, on the widget's element. A page changes any of them with a rule for
 * `receptionist-widget`; options become properties of the element itself.
 */
export const Tokens = createGlobalStyle`
  :host {
    --receptionist-primary: ${ownColors.primary};
    --receptionist-on-primary: ${ownColors.onPrimary};
    --receptionist-ground: ${ownColors.ground};
    --receptionist-primary-hover: color-mix(in srgb, var(--receptionist-primary) 80%, var(--receptionist-away, #000));
    --receptionist-ink: var(--receptionist-primary);
    --receptionist-accent: #f26739;
    --receptionist-accent-hover: #e2531f;
    --receptionist-on-accent: #fff;
    --receptionist-text: #22333f;
    --receptionist-quiet-text: #566573;
    --receptionist-tint: color-mix(in srgb, var(--receptionist-primary) 7%, var(--receptionist-ground));
    --receptionist-tint-line: color-mix(in srgb, var(--receptionist-primary) 15%, var(--receptionist-ground));
    --receptionist-line: color-mix(in srgb, var(--receptionist-ink) 40%, #99a3aa);
    --receptionist-danger: #a3170c;
    --receptionist-danger-tint: #fdecea;
    --receptionist-on-danger: #fff;
    --receptionist-font: system-ui, sans-serif;
    --receptionist-side: 16px;
    --receptionist-bottom: 16px;
    --receptionist-radius: 16px;
  }
`;
