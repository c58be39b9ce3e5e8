import { useEffect, useRef } from 'react';
import { edition } from '@front-door/shared/edition/en';
import { trusted } from '../../platform/trusted';
import { useIsHydrated } from '../../platform/useIsHydrated';
import { PreviewFrame } from './EmbedBuilder.styles';
import { embedOptions, embedTag, type EmbedChoices } from './embed.model';
import * as texts from './embedTexts/en';
import script from './preview/preview.client.js?url&no-inline';
import style from './preview/preview.css?url&no-inline';

interface EmbedPreviewProps {
  readonly choices: EmbedChoices;
  readonly loader: string;
}

/**
 * A page with the real widget, in a frame: this page has one of its own. What is chosen is told to the widget
 * as it stands, so that an open chat stays open. Suggestions lead nowhere.
 */
export function EmbedPreview({ choices, loader }: EmbedPreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const isHydrated = useIsHydrated();
  const tell = () => frame.current?.contentWindow?.postMessage(embedOptions(choices), '*');
  useEffect(tell);
  useEffect(() => {
    if (isHydrated && frame.current !== null) frame.current.srcdoc = trusted().createHTML(pageWith(loader));
  }, [loader, isHydrated]);

  return (
    <PreviewFrame>
      {/* Prerendered, it would load before anyone can be asked what it should show. */}
      {isHydrated && <iframe ref={frame} title={texts.previewTitle} sandbox="allow-scripts" onLoad={tell} />}
    </PreviewFrame>
  );
}

/** Style and script are files: the frame inherits the policy of the page, which allows no others. */
function pageWith(loader: string): string {
  return `<!doctype html><html lang="${edition.language}"><meta charset="utf-8"><title>${texts.yourPage}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="${style}"><script src="${script}"></script>
<h1>${texts.yourPage}</h1><p>${texts.inItsCorner}</p>
<p><button type="button">${texts.ownOpener}</button></p>${embedTag({}, { address: loader })}`;
}
