import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { absolute } from '../../platform/address';
import { brand } from '../../platform/brand';
import { Dialog } from '../../ui/Dialog';
import { newTab, NewTabHint } from '../../ui/NewTab';
import * as texts from './priceLookupTexts/en';

/** A frame that shows nothing by then is given up, in milliseconds. */
export const frameTimeout = 15_000;

/**
 * The price lookup of another company in a frame. What refuses to be framed can't be told from what shows, so that
 * the way to it in a new tab is always there.
 */
export function PriceLookupDialog({ onClose }: { readonly onClose: () => void }) {
  const [frame, setFrame] = useState<'loading' | 'shown' | 'failed'>('loading');

  useEffect(() => {
    const timer = setTimeout(() => {
      setFrame((current) => (current === 'loading' ? 'failed' : current));
    }, frameTimeout);
    return () => {
      clearTimeout(timer);
    };
  }, []);

  return (
    <Dialog title={texts.title} size="frame" onClose={onClose}>
      <p>
        {texts.whose}{' '}
        <a href={brand.priceLookupUrl} {...newTab}>
          {texts.openInNewTab}
          <NewTabHint />
        </a>
      </p>
      <Place aria-busy={frame === 'loading'}>
        {frame === 'loading' && <output>{texts.oneMoment}</output>}
        {frame === 'failed' ? (
          <p role="alert">{texts.didNotLoad}</p>
        ) : (
          <iframe
            title={texts.frame}
            src={brand.priceLookupFrameUrl}
            sandbox={sandboxOf(brand.priceLookupFrameUrl)}
            referrerPolicy="no-referrer"
            onLoad={() => {
              setFrame('shown');
            }}
          />
        )}
      </Place>
    </Dialog>
  );
}

/** A page of this very site that had scripts and its origin could take its own sandbox away. */
function sandboxOf(address: string): string {
  const isOurs = absolute(address).origin === absolute('/').origin;
  return `allow-scripts allow-forms allow-popups${isOurs ? '' : ' allow-same-origin'}`;
}

const Place = styled.div`
  position: relative;
  height: min(560px, 62vh);
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  overflow: hidden;
  background: var(--tint);

  > :not(iframe) {
    position: absolute;
    inset: 40% 16px auto;
    margin: 0;
    text-align: center;
  }

  > iframe {
    position: relative;
    width: 100%;
    height: 100%;
    border: 0;
  }

  &[aria-busy='true'] > iframe {
    opacity: 0;
  }
`;
