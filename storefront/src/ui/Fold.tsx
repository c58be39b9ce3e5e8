import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../theme/breakpoints';

interface FoldProps {
  /** Stands above what is folded, on every screen. */
  readonly heading: ReactNode;
  /** The heading's words, for the button that lies over it. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A part that is folded away on phones until it is asked for. On wider screens, and without scripts, it simply stands there. */
export function Fold({ heading, label, children }: FoldProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Root>
      <div>
        {heading}
        <button
          type="button"
          aria-label={label}
          aria-expanded={isOpen}
          onClick={() => {
            setOpen(!isOpen);
          }}
        />
      </div>
      <div data-open={isOpen || undefined}>{children}</div>
    </Root>
  );
}

const Root = styled.div`
  &,
  > div {
    display: contents;
  }

  > div > button {
    display: none;
  }

  ${media.belowMd} {
    display: block;

    > :first-child {
      position: relative;
      display: grid;
      align-items: center;
      min-height: 48px;
      padding-right: 32px;
    }

    > div > button[aria-expanded] {
      position: absolute;
      inset: 0;
      display: block;
      border: 0;
      border-radius: 8px;
      background: none;
      color: var(--link);
    }

    > div > button::after {
      content: '';
      position: absolute;
      top: calc(50% - 8px);
      right: 10px;
      width: 10px;
      height: 10px;
      border: solid;
      border-width: 0 2px 2px 0;
      transform: rotate(45deg);
    }

    > div > [aria-expanded='true']::after {
      transform: translateY(5px) rotate(-135deg);
    }

    > :last-child:not([data-open]) {
      display: none;
    }
  }

  @media (scripting: none) {
    > div > button[aria-expanded] {
      display: none;
    }

    > :last-child:not([data-open]) {
      display: contents;
    }
  }
`;
