import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { pageKeys } from '@front-door/shared/routing/englishPaths';
import { hrefs } from '@front-door/shared/routing/hrefs';
import { PlainList } from '../../ui/layout';
import { legalDocuments } from './legalDocuments';
import { allDocuments, names } from './legalTexts/en';

const links = [...legalDocuments, { path: hrefs.licensure, key: pageKeys.licensure }];

/** The legal pages, to go on to at the end of one. */
export function OtherDocuments() {
  return (
    <Nav aria-labelledby="all-documents">
      <h2 id="all-documents">{allDocuments}</h2>
      <PlainList>
        {links.map(({ path, key }) => (
          <li key={path}>
            <Link to={path}>{names[key]}</Link>
          </li>
        ))}
      </PlainList>
    </Nav>
  );
}

const Nav = styled.nav`
  max-width: var(--measure);
  margin-top: clamp(40px, 6vw, 64px);
  padding: 20px clamp(16px, 3vw, 24px);
  border: 1px solid var(--line);
  border-radius: var(--radius-panel);

  h2 {
    margin: 0 0 8px;
    font-size: var(--body);
  }

  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
    gap: 0 24px;
  }

  a {
    display: flex;
    align-items: center;
    min-height: 44px;
  }

  @media print {
    display: none;
  }
`;
