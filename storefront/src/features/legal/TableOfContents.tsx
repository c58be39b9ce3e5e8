import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { LegalSection } from '@front-door/shared/legal/legal.types';
import { BrandText } from '../../ui/BrandText';

interface TableOfContentsProps {
  readonly sections: readonly LegalSection[];
  readonly label: string;
}

export function TableOfContents({ sections, label }: TableOfContentsProps) {
  return (
    <nav aria-label={label}>
      <List>
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <Link to={{ hash: id }}>
              <BrandText text={heading} />
            </Link>
          </li>
        ))}
      </List>
    </nav>
  );
}

const List = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;

  a {
    display: flex;
    align-items: center;
    min-height: 44px;
    padding: 4px 12px;
    border-left: 3px solid var(--line);
    color: var(--text);
    font-size: var(--small);
    line-height: 1.4;
    text-decoration: none;
  }

  /* Where nobody points with a finger: the longest document's rows fit a window of 720 pixels. */
  @media (hover: hover) and (pointer: fine) {
    a {
      min-height: 36px;
    }
  }

  a:hover {
    border-left-color: var(--link);
    background: var(--tint);
    color: var(--link);
  }
`;
