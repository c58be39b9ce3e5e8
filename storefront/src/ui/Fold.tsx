import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';

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
      <Top>
        {heading}
        <Toggle
          type="button"
          aria-label={label}
          aria-expanded={isOpen}
          onClick={() => {
            setOpen(!isOpen);
          }}
        />
      </Top>
      <Body data-open={isOpen || undefined}>{children}</Body>
    </Root>
  );
}

/** Below 700 px, in em so that it follows the visitor's text size. */
const phones = '@media (max-width: 43.74em)';

const Root = styled.div`
  display: contents;

  ${phones} {
    display: block;
  }
`;

const Top = styled.div`
  display: contents;

  ${phones} {
    position: relative;
    display: grid;
    align-items: center;
    min-height: 48px;
    padding-right: 36px;
  }
`;

const Toggle = styled.button`
  display: none;

  ${phones} {
    position: absolute;
    inset: 0;
    display: flex;
    align-items: center;
    justify-content: flex-end;
    padding: 0 4px;
    border: 0;
    border-radius: 8px;
    background: none;
    color: var(--link);

    &::after {
      content: '';
      width: 10px;
      height: 10px;
      margin-right: 6px;
      border: solid;
      border-width: 0 2px 2px 0;
      transform: rotate(45deg);
      transition: transform var(--quick) ease-out;
    }

    &[aria-expanded='true']::after {
      transform: rotate(-135deg);
    }
  }

  @media (scripting: none) {
    display: none;
  }
`;

const Body = styled.div`
  display: contents;

  ${phones} {
    &:not([data-open]) {
      display: none;
    }
  }

  @media (scripting: none) {
    &:not([data-open]) {
      display: contents;
    }
  }
`;
