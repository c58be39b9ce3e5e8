import { styled } from 'styled-components';
import type { ServiceCategory } from '@front-door/shared/catalogue/categories';
import { inColumns, treatmentsOf } from '@front-door/shared/catalogue/listing';
import { shownCategory, shownName } from '@front-door/shared/catalogue/names/en';
import { categoryKey } from '@front-door/shared/routing/englishPaths';
import { categoryHref } from '@front-door/shared/routing/hrefs';
import { record } from '../../platform/record';
import { PlainList } from '../../ui/layout';
import { BarLink } from '../../ui/BarLink';
import { TreatmentLink } from '../../ui/TreatmentLink';
import { allOf } from './headerTexts/en';

/** The content of a category's menu: its treatments, and the bar that leads to the whole category. */
export function CategoryMenu({ category }: { readonly category: ServiceCategory }) {
  return (
    <>
      <Columns>
        {inColumns(treatmentsOf(category)).map((column) => (
          <PlainList key={column[0]?.path}>
            {column.map((entry) => (
              <li key={entry.path}>
                <TreatmentLink path={entry.path}>{shownName(entry)}</TreatmentLink>
              </li>
            ))}
          </PlainList>
        ))}
      </Columns>
      <BarLink
        to={categoryHref(category.urlPath)}
        onClick={() => {
          record('category_click', { destination: categoryKey(category.urlPath) });
        }}
      >
        {allOf(shownCategory(category.title))}
      </BarLink>
    </>
  );
}

const Columns = styled.div`
  display: flex;
  gap: 8px;
  padding: 8px;

  a {
    display: flex;
    align-items: center;
    min-width: 12.5rem;
    min-height: 38px;
    padding: 4px 12px;
    border-radius: 8px;
    color: var(--text);
    font-size: var(--small);
    text-decoration: none;
    white-space: nowrap;
  }

  a:hover {
    background: var(--tint-strong);
    color: var(--link);
  }
`;
