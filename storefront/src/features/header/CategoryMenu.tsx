import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { ServiceCategory } from '@front-door/shared/catalogue/categories';
import { inColumns, treatmentsOf } from '@front-door/shared/catalogue/listing';
import { categoryHref, treatmentHref } from '@front-door/shared/routing/hrefs';
import { record } from '../../platform/record';
import { PlainList } from '../../ui/layout';
import { Icon } from '../../ui/Icon';
import { arrowRightIcon } from '../../ui/icons';

/** The content of a category's menu: its treatments, and the bar that leads to the whole category. */
export function CategoryMenu({ category }: { readonly category: ServiceCategory }) {
  return (
    <>
      <Columns>
        {inColumns(treatmentsOf(category)).map((column) => (
          <PlainList key={column[0]?.path}>
            {column.map(({ path, name }) => (
              <li key={path}>
                <Link
                  to={treatmentHref(path)}
                  onClick={() => {
                    record('treatment_click', { destination: path });
                  }}
                >
                  {name}
                </Link>
              </li>
            ))}
          </PlainList>
        ))}
      </Columns>
      <ViewAll
        to={categoryHref(category.urlPath)}
        onClick={() => {
          record('category_click', { destination: categoryHref(category.urlPath) });
        }}
      >
        View All {category.title}
        <Icon of={arrowRightIcon} size={18} />
      </ViewAll>
    </>
  );
}

const Columns = styled.div`
  display: flex;
  gap: 8px;
  padding: 10px;

  a {
    display: flex;
    align-items: center;
    min-width: 200px;
    min-height: 38px;
    padding: 4px 12px;
    border-radius: 8px;
    color: var(--text);
    font-size: 0.9375rem;
    text-decoration: none;
    white-space: nowrap;
  }

  a:hover {
    background: var(--tint-strong);
    color: var(--link);
  }
`;

const ViewAll = styled(Link)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  min-height: 48px;
  padding: 4px 22px;
  border-top: 1px solid transparent;
  border-radius: 0 0 11px 11px;
  background: var(--blue);
  color: #fff;
  font-weight: 800;
  text-decoration: none;

  &:hover {
    background: var(--blue-hover);
  }
`;
