import { lazy, Suspense, useState, type MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import type { TreatmentSummary } from '@front-door/shared/catalogue/catalogue.types';
import { howItWorksTabs } from '@front-door/shared/catalogue/howItWorks';
import { addressOf, hrefs } from '@front-door/shared/routing/hrefs';
import { keyOf } from '@front-door/shared/routing/local/en';
import { brand } from '../../platform/brand';
import { useChosenState } from '../../platform/chosenState';
import { loadChunk } from '../../platform/loadChunk';
import { useMayRecord } from '../../platform/privacyChoice';
import { offerMark, useOffered } from '../../platform/offers';
import { ButtonAnchor } from '../../ui/Button';
import { newTab, NewTabHint } from '../../ui/NewTab';
import { stepsOf } from './consultationTexts';
import { Actions } from './Cost.styles';
import * as texts from './costTexts/en';

const loadSteps = () => loadChunk(() => import('./HowItWorksDialog'));
const loadLookup = () => loadChunk(() => import('./PriceLookupDialog'));
const HowItWorksDialog = lazy(async () => ({ default: (await loadSteps()).HowItWorksDialog }));
const PriceLookupDialog = lazy(async () => ({ default: (await loadLookup()).PriceLookupDialog }));

/**
 * How it works, the savings card and the price lookup. Each is a link that works without scripts; a plain click on
 * the first and the last opens a dialog in place of it.
 */
export function CostHelp({ treatment }: { readonly treatment: TreatmentSummary }) {
  const [shown, setShown] = useState<'nothing' | 'steps' | 'lookup'>('nothing');
  const isOffered = useOffered();
  // The frame is a third party's: where those are held back the visitor is sent to it, and only by the click.
  const isFramed = useMayRecord() && brand.priceLookupFrameUrl !== '';
  const [steps] = stepsOf(treatment, useChosenState(), keyOf(useLocation().pathname));
  const close = () => {
    setShown('nothing');
  };
  const opens = (dialog: 'steps' | 'lookup') => ({
    'aria-haspopup': 'dialog' as const,
    onClick: (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      setShown(dialog);
    },
  });

  return (
    <Actions>
      <ButtonAnchor
        href={`${addressOf(hrefs.howItWorks)}?tab=${String(howItWorksTabs.indexOf(steps))}`}
        $variant="primaryBlueOutline"
        onPointerEnter={() => void loadSteps()}
        onFocus={() => void loadSteps()}
        {...opens('steps')}
      >
        {texts.howItWorks}
      </ButtonAnchor>
      <ButtonAnchor href={addressOf(hrefs.savings)} {...newTab} $variant="primaryBlueOutline">
        {texts.savingsCard}
        <NewTabHint />
      </ButtonAnchor>
      {isOffered('price-lookup') && (
        <ButtonAnchor
          href={brand.priceLookupUrl}
          {...newTab}
          $variant="primaryBlueOutline"
          data-offer={offerMark('price-lookup')}
          data-waits={brand.priceLookupFrameUrl !== '' || undefined}
          {...(isFramed ? opens('lookup') : {})}
        >
          <span>
            {texts.priceLookup}
            {!isFramed && <NewTabHint />}
          </span>
        </ButtonAnchor>
      )}
      <Suspense>
        {shown === 'steps' && <HowItWorksDialog treatment={treatment} onClose={close} />}
        {shown === 'lookup' && <PriceLookupDialog onClose={close} />}
      </Suspense>
    </Actions>
  );
}
