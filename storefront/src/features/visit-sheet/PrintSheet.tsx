import { styled } from 'styled-components';
import { whomItIsFor } from '@front-door/shared/catalogue/facts/whoCanUse';
import type { TreatmentPath } from '@front-door/shared/catalogue/treatments';
import { addressOf, treatmentHref } from '@front-door/shared/routing/hrefs';
import { brand } from '../../platform/brand';
import { printPage } from '../../platform/printPage';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { printerIcon } from '../../ui/icons';
import * as texts from './printSheetTexts/en';

/**
 * Makes a treatment's page a sheet for the visit when it is printed: what you need with boxes to tick, medications,
 * red flags, whom it is for, and where it came from. All else, the chat and what was typed in it included, stays off the paper.
 * On the screen it is the button that prints.
 */
export function PrintSheet({ path }: { readonly path: TreatmentPath }) {
  return (
    <Root data-visit-sheet>
      {/* A file of its own, which browsers fetch last: few visitors print. */}
      <link rel="stylesheet" media="print" href="/styles/visitSheet.css" />
      <Button $variant="primaryBlueOutline" onClick={printPage}>
        <Icon of={printerIcon} size={20} />
        {texts.print}
      </Button>
      <Origin>
        {texts.whoCanUseIt(whomItIsFor(path))}
        <br />
        {brand.name}: {new URL(addressOf(treatmentHref(path)), brand.siteUrl).href}
      </Origin>
    </Root>
  );
}

const Root = styled.div`
  margin-top: 24px;

  @media (scripting: none) {
    button {
      display: none;
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
