import { Fragment, type ReactNode } from 'react';
import { Checkbox } from '../checkbox';
import { classNames } from '../class-names';
import { Skeleton } from '../skeleton';
import { cardPlaceOf, type Column, type RowKey, type TableSelection } from './column';
import styles from './data-table.module.css';
import { withKeys } from './selection';

interface TableRowsProps<Row> {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => RowKey;
  selection?: TableSelection<Row>;
  actions?: (row: Row) => ReactNode;
  current?: RowKey;
  flashing?: ReadonlySet<RowKey>;
  expanded?: (row: Row) => ReactNode;
}

export const TableRows = <Row,>({
  columns,
  rows,
  rowKey,
  selection,
  actions,
  current,
  flashing,
  expanded,
}: TableRowsProps<Row>) => (
  <tbody>
    {rows.map((row) => {
      const key = rowKey(row);
      const chosen = selection?.selected.has(key) ?? false;
      const more = expanded?.(row);
      return (
        <Fragment key={key}>
          <tr
            data-row-id={key}
            aria-current={key === current || undefined}
            className={classNames(
              styles.row,
              (chosen || key === current) && styles.chosen,
              flashing?.has(key) && styles.flashing,
              !!more && styles.open,
            )}
          >
            {selection && (
              <td className={styles.boxCell}>
                {(selection.canSelect?.(row) ?? true) && (
                  <Checkbox
                    aria-label={selection.nameOf(row)}
                    checked={chosen}
                    onChange={(on) => selection.onChange(withKeys(selection.selected, [key], on))}
                  />
                )}
              </td>
            )}
            {columns.map((column, index) => {
              const isTitle = cardPlaceOf(column, index) === 'title';
              const Cell = isTitle ? 'th' : 'td';
              return (
                <Cell
                  key={column.id}
                  scope={isTitle ? 'row' : undefined}
                  className={classNames(styles.cell, isTitle && styles.title, column.align === 'end' && styles.end)}
                >
                  {column.cell(row)}
                </Cell>
              );
            })}
            {actions && (
              <td className={classNames(styles.cell, styles.actionCell)}>
                <div className={styles.actions}>{actions(row)}</div>
              </td>
            )}
          </tr>
          {more && (
            <tr className={styles.moreRow}>
              <td colSpan={columns.length + (selection ? 1 : 0) + (actions ? 1 : 0)} className={styles.more}>
                {more}
              </td>
            </tr>
          )}
        </Fragment>
      );
    })}
  </tbody>
);

const widths = ['58%', '44px', '72px', '96px', '66%'];

export const SkeletonRows = ({ columns, rows, quiet }: { columns: number; rows: number; quiet: boolean }) => (
  <tbody aria-hidden="true" className={quiet ? styles.quiet : undefined}>
    {Array.from({ length: rows }, (_, row) => (
      <tr key={row}>
        {Array.from({ length: columns }, (__, column) => (
          <td key={column} className={styles.cell}>
            <Skeleton width={widths[column % widths.length]} />
          </td>
        ))}
      </tr>
    ))}
  </tbody>
);
