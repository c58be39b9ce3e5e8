import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import type { TreatmentSummary } from '@front-door/shared/catalogue/catalogue.types';
import { feeFor } from '@front-door/shared/catalogue/feeFor';
import {
  howItWorksTabs,
  modeOfTab,
  shownTab,
  stepBlocksOf,
  type HowItWorksTab,
} from '@front-door/shared/catalogue/howItWorks';
import { addressOf, hrefs } from '@front-door/shared/routing/hrefs';
import { keyOf } from '@front-door/shared/routing/local/en';
import { useChosenState } from '../../platform/chosenState';
import { BrandText } from '../../ui/BrandText';
import { Dialog } from '../../ui/Dialog';
import { FeeIn } from '../../ui/FeeIn';
import { newTab, NewTabHint } from '../../ui/NewTab';
import { Tabs } from '../../ui/Tabs';
import { stepsOf } from './consultationTexts';
import * as texts from './howItWorksDialogTexts/en';

interface HowItWorksDialogProps {
  readonly treatment: TreatmentSummary;
  readonly onClose: () => void;
}

/** The steps of each kind of visit that the treatment can have. */
export function HowItWorksDialog({ treatment, onClose }: HowItWorksDialogProps) {
  const [selected, select] = useState(0);
  const state = useChosenState();
  const path = keyOf(useLocation().pathname);
  const kinds = stepsOf(treatment, state, path);
  const [first] = kinds;
  const shown = kinds[selected] ?? first;
  const content = (kind: HowItWorksTab) => (
    <>
      <FeeIn fee={feeFor(treatment, modeOfTab[kind], state, path)} />
      <Steps kind={kind} />
    </>
  );
  return (
    <Dialog title={texts.title} size="xl" onClose={onClose}>
      {kinds.length === 1 ? (
        content(first)
      ) : (
        <Tabs
          label={texts.kindsOfVisit}
          tabs={kinds.map((kind) => ({ label: shownTab(kind), content: content(kind) }))}
          selected={selected}
          onSelect={select}
        />
      )}
      <p>
        <Guide href={`${addressOf(hrefs.howItWorks)}?tab=${String(howItWorksTabs.indexOf(shown))}`} {...newTab}>
          {texts.wholeGuide}
          <NewTabHint />
        </Guide>
      </p>
    </Dialog>
  );
}

function Steps({ kind }: { readonly kind: HowItWorksTab }) {
  return (
    <List>
      {stepBlocksOf(kind).map(({ order, title, steps }) => (
        <li key={order}>
          <h3>{title}</h3>
          {steps.map((step) => (
            <p key={step}>
              <BrandText text={step} />
            </p>
          ))}
        </li>
      ))}
    </List>
  );
}

const List = styled.ol`
  padding-left: 1.25em;

  li::marker {
    color: var(--link);
    font-weight: 800;
  }

  h3 {
    margin-bottom: 4px;
    font-size: var(--body);
  }

  p {
    margin-bottom: 4px;
    font-size: var(--small);
    line-height: 1.4;
  }

  li + li {
    margin-top: 12px;
  }
`;

/** A link that stands alone is as high as a finger needs. */
const Guide = styled.a`
  display: inline-block;
  padding-block: 8px;
`;
