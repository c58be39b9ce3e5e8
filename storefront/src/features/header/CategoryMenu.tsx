import { styled } from 'styled-components';
import type { ServiceCategory } from '@front-door/shared/catalogue/categories';
import { inColumns, treatmentsOf } from '@front-door/shared/catalogue/listing';
import { categoryHref } from '@front-door/shared/routing/hrefs';
import { record } from '../../platform/record';
import { PlainList } from '../../ui/layout';
import { BarLink } from '../../ui/BarLink';
import { TreatmentLink } from '../../ui/TreatmentLink';

/** The content of a category's menu: its treatments, and the bar that leads to the whole category. */
export function CategoryMenu({ category }: { readonly category: ServiceCategory }) {
  return (
    <>
      <Columns>
        {inColumns(treatmentsOf(category)).map((column) => (
          <PlainList key={column[0]?.path}>
            {column.map(({ path, name }) => (
              <li key={path}>
                <TreatmentLink path={path}>{name}</TreatmentLink>
              </li>
            ))}
          </PlainList>
        ))}
      </Columns>
      <BarLink
        to={categoryHref(category.urlPath)}
        onClick={() => {
          record('category_click', { destination: categoryHref(category.urlPath) });
        }}
      >
        View All {category.title}
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
