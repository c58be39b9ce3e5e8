import { useEffect, useRef } from 'react';
import { useIsHydrated } from '../../platform/useIsHydrated';
import { PreviewFrame } from './EmbedBuilder.styles';
import { embedOptions, embedTag, type EmbedChoices } from './embed.model';

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

  return (
    <PreviewFrame>
      {/* Prerendered, it would load before anyone can be asked what it should show. */}
      {isHydrated && (
        <iframe
          ref={frame}
          title="Preview of a partner's page"
          sandbox="allow-scripts"
          srcDoc={pageWith(loader)}
          onLoad={tell}
        />
      )}
    </PreviewFrame>
  );
}

/** Takes plain clicks over and does nothing, since following them would lead the frame away from the preview. */
function pageWith(loader: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Your page</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>body { margin: 24px; font: 16px/1.5 system-ui, sans-serif; color: #333 }</style>
<script>
  addEventListener('message', ({ data }) => {
    (window.Receptionist = window.Receptionist || []).push(['init', { ...data, navigate() {} }]);
  });
</script>
<h1>Your page</h1><p>The Receptionist stands in its corner.</p>
<p><button type="button" onclick="Receptionist.push(['toggle'])">An opener of the page's own</button></p>${embedTag({}, { address: loader })}`;
}
