import { useEffect, useRef } from 'react';
import { trusted } from '../../platform/trusted';
import { useIsHydrated } from '../../platform/useIsHydrated';
import { PreviewFrame } from './EmbedBuilder.styles';
import { embedOptions, embedTag, type EmbedChoices } from './embed.model';
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
      {isHydrated && <iframe ref={frame} title="Preview of a partner's page" sandbox="allow-scripts" onLoad={tell} />}
    </PreviewFrame>
  );
}

/** Style and script are files: the frame inherits the policy of the page, which allows no others. */
function pageWith(loader: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Your page</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="${style}"><script src="${script}"></script>
<h1>Your page</h1><p>The Receptionist stands in its corner.</p>
<p><button type="button">An opener of the page's own</button></p>${embedTag({}, { address: loader })}`;
}
