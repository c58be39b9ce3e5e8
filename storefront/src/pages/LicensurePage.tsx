import { styled } from 'styled-components';
import type { Licensure } from '@front-door/shared/catalogue/licensure';
import { shownState } from '@front-door/shared/catalogue/stateNames/en';
import { licensures } from '../features/licensure/licensures';
import { LicensureTable } from '../features/licensure/LicensureTable';
import { StateFirst } from '../features/licensure/StateFirst';
import { brand } from '../platform/brand';
import { Container } from '../ui/layout';
import { PageHeader } from '../ui/PageHeader';
import { PhoneLink } from '../ui/PhoneLink';
import { dates, eyebrow, lead, leadOnRequest, onRequest, title } from './licensurePageTexts/en';

/** @param list the brand's; where it is empty the page says whom to ask, since every visitor may know who treats them. */
export function LicensurePage({ list = licensures }: { readonly list?: readonly Licensure[] }) {
  const states = [...new Set(list.map(({ state }) => shownState(state)))];
  const types = [...new Set(list.map(({ type }) => type))];
  return (
    <>
      <PageHeader eyebrow={eyebrow} title={title} lead={list.length === 0 ? leadOnRequest : lead(states, types)} />
      <Body>
        {list.length === 0 ? (
          <p>{onRequest(<PhoneLink number={brand.phone} />, <a href={`mailto:${brand.email}`}>{brand.email}</a>)}</p>
        ) : (
          <>
            <StateFirst list={list} />
            <LicensureTable list={list} />
            <p>{dates}</p>
          </>
        )}
      </Body>
    </>
  );
}

const Body = styled(Container)`
  padding-block: clamp(24px, 4vw, 48px) var(--section);

  > p {
    max-width: 62ch;
    margin: 24px 0 0;
    color: var(--muted);
    font-size: var(--small);
  }

  > p:first-child {
    margin: 0;
    color: inherit;
    font-size: inherit;
  }
`;
