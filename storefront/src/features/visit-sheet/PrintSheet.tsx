import { styled } from 'styled-components';
import { whomItIsFor } from '@front-door/shared/catalogue/facts/whoCanUse';
import type { TreatmentPath } from '@front-door/shared/catalogue/treatments';
import { treatmentHref } from '@front-door/shared/routing/hrefs';
import { brand } from '../../platform/brand';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { printerIcon } from '../../ui/icons';

/**
 * Makes a treatment's page a sheet for the visit when it is printed: what you need with boxes to tick, medications,
 * red flags, whom it is for, and where it came from. All else, the chat and what was typed in it included, stays off the paper.
 * On the screen it is the button that prints.
 */
export function PrintSheet({ path }: { readonly path: TreatmentPath }) {
  return (
    <Root>
      <Button
        $variant="primaryBlueOutline"
        onClick={() => {
          window.print();
        }}
      >
        <Icon of={printerIcon} size={20} />
        Print a visit sheet
      </Button>
      <Origin>
        Who can use it: {whomItIsFor(path).join(' ')}
        <br />
        {brand.name}: {new URL(treatmentHref(path), brand.siteUrl).href}
      </Origin>
    </Root>
  );
}

const Root = styled.div`
  margin-top: 28px;

  @media (scripting: none) {
    button {
      display: none;
    }
  }

  @media print {
    body:has(&) :not(:has(main), main, main *),
    main:has(&) :is(img, nav, button, [data-not-printed]) {
      display: none !important;
    }

    main:has(&) {
      font-size: 11pt;
      line-height: 1.35;
    }

    main:has(&) * {
      background: none !important;
      color: #000 !important;
    }

    main:has(&) :is(div, section) {
      display: block;
      max-width: none;
      margin: 0 0 8pt;
      padding: 0;
      border: 0;
    }

    main:has(&) section {
      break-inside: avoid;
    }

    main:has(&) p {
      max-width: none;
      margin: 0 0 4pt;
      font-size: inherit;
    }

    main:has(&) :is(a, summary) {
      min-height: 0;
      padding: 0;
      list-style: none;
    }

    main:has(&) h1 {
      margin: 0 0 4pt;
      font-size: 20pt;
    }

    main:has(&) h2 {
      margin: 0 0 4pt;
      font-size: 13pt;
    }

    main:has(&) ul {
      display: block !important;
      columns: auto;
      margin: 0 0 6pt;
    }

    main:has(&) li {
      display: list-item;
      max-width: none;
      margin-bottom: 2pt;
      padding: 0;
      border: 0;
    }

    /* Boxes to tick in place of ticks. */
    main:has(&) [data-checklist] svg {
      display: none;
    }

    main:has(&) [data-checklist] li::before {
      content: '☐';
      margin-right: 6pt;
    }

    /* Each line to call in a row of its own, and the long lists side by side: the sheet is one page. */
    main:has(&) [data-calls] span::after {
      content: '\\A';
      white-space: pre;
    }

    main:has(&) [aria-labelledby='help-now'] ul {
      columns: 2;
      column-gap: 24pt;
    }

    main:has(&) details {
      margin: 0;
    }

    main:has(&) details::details-content {
      content-visibility: visible;
    }
  }
`;

const Origin = styled.p`
  display: none;

  @media print {
    display: block;
    margin: 8pt 0 0;
    padding-top: 6pt;
    border-top: 1pt solid;
    overflow-wrap: anywhere;
  }
`;
