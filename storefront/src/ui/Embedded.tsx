import { useEffect, useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { mountEmbed, type Embed } from '../platform/embeds';
import { useMayRecord } from '../platform/privacyChoice';
import { hasFocus } from '../platform/onPage';

interface EmbeddedProps extends Embed {
  /** Height that is kept, in pixels: that of what the script draws, so that nothing moves when it comes. */
  readonly height: number;
  /** Stands in the place until the script has drawn, and for good while no script is configured or allowed. */
  readonly children: ReactNode;
}

/** A place that a third party's script fills, and that is never empty. `script` may be empty. */
export function Embedded({ script, name, height, children }: EmbeddedProps) {
  const mayLoad = useMayRecord();
  const root = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [isFilled, setFilled] = useState(false);

  useEffect(() => {
    if (!mayLoad || script === '' || box.current === null) return undefined;
    const abort = new AbortController();
    const show = () => {
      setFilled(true);
    };
    const unmount = mountEmbed(box.current, { script, name }, () => {
      // Not under the visitor's focus.
      if (!hasFocus(root.current)) show();
      else root.current?.addEventListener('focusout', show, { once: true, signal: abort.signal });
    });
    return () => {
      abort.abort();
      unmount();
      setFilled(false);
    };
  }, [mayLoad, script, name]);

  return (
    <Root ref={root} $height={height} data-filled={isFilled || undefined}>
      {!isFilled && children}
      <div ref={box} />
    </Root>
  );
}

const Root = styled.div<{ $height: number }>`
  position: relative;
  min-height: ${({ $height }) => $height}px;

  /* Laid out, so that its script finds a place with a width, but neither seen nor reached. */
  [data-embed][data-pending],
  &:not([data-filled]) [data-embed] {
    position: absolute;
    inset: 0;
    overflow: hidden;
    visibility: hidden;
  }
`;
