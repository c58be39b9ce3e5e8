import { dateOfSerial, licensuresFrom, readableSerial, type Licensure } from '@front-door/shared/catalogue/licensure';
import { shownState } from '@front-door/shared/catalogue/stateNames/en';
import { useChosenState } from '../../platform/chosenState';
import { Cell, Heads, Row, RowHead, Serial, Table } from './LicensureTable.styles';
import * as texts from './licensureTexts/en';

const columns = [texts.state, texts.name, texts.licenseNumber, texts.type, texts.date];

// The roles are said outright because some browsers take a table for none when its boxes are laid out as a grid.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/prefer-tag-over-role, jsx-a11y/no-interactive-element-to-noninteractive-role -- see above */

/** The licenses of the providers (specification 2.14), those of the visitor's state first. On small screens each row is a card. */
export function LicensureTable({ list }: { readonly list: readonly Licensure[] }) {
  const chosen = useChosenState();
  return (
    <Table role="table" aria-label={texts.tableLabel}>
      <Heads role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column} scope="col" role="columnheader">
              {column}
            </th>
          ))}
        </tr>
      </Heads>
      <tbody role="rowgroup">
        {licensuresFrom(list, chosen).map(({ state, name, licenseNumber, type, date }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- rows stay where they are and say something else, so that nothing moves
          <Row key={index} role="row" data-chosen={state === chosen || undefined}>
            <Cell role="cell" data-column={texts.state}>
              {shownState(state)}
            </Cell>
            <RowHead scope="row" role="rowheader" data-column={texts.name}>
              {name}
            </RowHead>
            <Cell role="cell" data-column={texts.licenseNumber}>
              {licenseNumber}
            </Cell>
            <Cell role="cell" data-column={texts.type}>
              {type}
            </Cell>
            <Cell role="cell" data-column={texts.date}>
              <time dateTime={dateOfSerial(date)?.toISOString().slice(0, 10)}>{readableSerial(date)}</time>{' '}
              <Serial>{date}</Serial>
            </Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}
