import { useId, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from './Icon';
import { chevronDownIcon } from './icons';

interface FoldProps {
  /** Stands above what is folded, on every screen. */
  readonly heading: ReactNode;
  /** The heading's words, for the button that lies over it. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A part that is folded away on phones until it is asked for. On wider screens, and without scripts, it simply stands there. */
export function Fold({ heading, label, children }: FoldProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <Root>
      <Top>
        {heading}
        <Toggle
          type="button"
          aria-label={label}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => {
            setOpen(!isOpen);
          }}
        >
          <Icon of={chevronDownIcon} size={22} />
        </Toggle>
      </Top>
      <Body id={id} data-open={isOpen || undefined}>
        {children}
      </Body>
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

    svg {
      transition: transform var(--quick) ease-out;
    }

    &[aria-expanded='true'] svg {
      transform: rotate(180deg);
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
