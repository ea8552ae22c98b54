import { Checkbox } from '../checkbox';
import { classNames } from '../class-names';
import { Icon } from '../icon';
import { useTranslation } from '../../platform/facade';
import { nextSort, type Column, type RowKey, type Sort, type TableSelection } from './column';
import styles from './data-table.module.css';
import { selectionState, withKeys } from './selection';

interface TableHeadProps<Row> {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => RowKey;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  selection?: TableSelection<Row>;
  actions?: unknown;
  refetching?: boolean;
  waiting: boolean;
}

/** Names of the columns; while something is selected the bulk bar stands here at the same height, so that no row moves. */
export const TableHead = <Row,>({
  columns,
  rows,
  rowKey,
  sort,
  onSort,
  selection,
  actions,
  refetching,
  waiting,
}: TableHeadProps<Row>) => {
  const { t } = useTranslation('kit');
  const state = selection && selectionState(selection, rows, rowKey);
  const bulk = !!state && state.count > 0;
  const width = columns.length + (selection ? 1 : 0) + (actions ? 1 : 0);
  return (
    <thead className={styles.head}>
      <tr className={classNames(styles.headRow, bulk && styles.bulk)}>
        {selection && state && (
          <th scope="col" className={styles.boxCell}>
            <Checkbox
              aria-label={t('dataTable.selectAll')}
              checked={state.all}
              partly={state.some && !state.all}
              disabledReason={waiting || state.eligible.length === 0 ? '' : undefined}
              onChange={(on) => selection.onChange(withKeys(selection.selected, state.eligible, on))}
            />
          </th>
        )}
        {bulk && selection ? (
          <th colSpan={width - 1} className={styles.bulkCell}>
            <div className={styles.bulkBar}>
              <span role="status">{t('dataTable.selected', { count: state.count })}</span>
              {selection.actions}
            </div>
          </th>
        ) : (
          <>
            {columns.map(({ id, header, headerHidden, align, width: columnWidth, sortable }) => {
              const sorted = sort?.column === id ? sort.direction : undefined;
              return (
                <th
                  key={id}
                  scope="col"
                  aria-sort={sortable ? (sorted ?? 'none') : undefined}
                  className={classNames(styles.headCell, align === 'end' && styles.end)}
                  style={{ width: columnWidth }}
                >
                  {sortable ? (
                    <button
                      type="button"
                      className={classNames(styles.sort, sorted && styles.sorted)}
                      onClick={() => onSort?.(nextSort(sort, id))}
                    >
                      {header}
                      <Icon
                        name={sorted === 'descending' ? 'chevron-down' : 'chevron-up'}
                        size={14}
                        className={styles.sortIcon}
                      />
                    </button>
                  ) : (
                    <span className={headerHidden ? 'ff-sr-only' : undefined}>{header}</span>
                  )}
                </th>
              );
            })}
            {!!actions && (
              <th scope="col" className={classNames(styles.headCell, styles.actionHead)}>
                <span className="ff-sr-only">{t('dataTable.actions')}</span>
              </th>
            )}
          </>
        )}
      </tr>
      {refetching && (
        <tr aria-hidden="true" className={styles.barRow}>
          <td colSpan={width} className={styles.barCell}>
            <span className={styles.bar} />
          </td>
        </tr>
      )}
    </thead>
  );
};
