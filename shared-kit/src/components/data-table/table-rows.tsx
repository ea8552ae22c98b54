import { Fragment } from 'react';
import { classNames } from '../class-names';
import { Skeleton } from '../skeleton';
import { cardPlaceOf, rowStateOf, type RowsProps, type RowsView } from './column';
import styles from './data-table.module.css';
import { RowBox } from './row-box';

export const TableRows = <Row,>(props: RowsProps<Row> & { view: RowsView }) => {
  const { view, columns, rows, rowKey, selection, actions, mainAction, expanded } = props;
  return (
    <tbody>
      {rows.map((row) => {
        const { key, isCurrent, isMarked, isFlashing } = rowStateOf(row, props);
        const more = expanded?.(row);
        return (
          <Fragment key={key}>
            <tr
              data-row-id={key}
              aria-current={isCurrent || undefined}
              className={classNames(
                styles.row,
                isMarked && styles.chosen,
                isFlashing && styles.flashing,
                !!more && styles.open,
              )}
            >
              {selection && (
                <td className={styles.boxCell}>
                  <RowBox row={row} rowKey={rowKey} selection={selection} />
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
                    {column.cell(row, view)}
                  </Cell>
                );
              })}
              {actions && (
                <td className={classNames(styles.cell, styles.actionCell)}>
                  <div className={styles.actions}>
                    {mainAction?.(row, view)}
                    {actions(row, view)}
                  </div>
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
};

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
