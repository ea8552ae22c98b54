import type { CSSProperties, ReactNode, Ref } from 'react';
import { classNames } from '../class-names';
import { LoadingText, useLoadingPhase } from '../skeleton';
import { CardList } from './card-list';
import type { RowsProps, Sort } from './column';
import styles from './data-table.module.css';
import { TableRows, SkeletonRows } from './table-rows';
import { TableHead } from './table-head';
import { useRowsView } from './use-rows-view';

/** The props of `DataTable`. */
export interface DataTableProps<Row> extends RowsProps<Row> {
  /** Names the table, with the range: "Passes, 1–8 of 12". */
  caption: string;
  /** Takes the focus after paging, so that the range is read out. */
  captionRef?: Ref<HTMLElement>;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  /** First load: this many skeleton rows under the real head. */
  loading?: number;
  /** Newer data is on its way: old rows stay, a 2 px bar runs under the head (DESIGN §6). */
  refetching?: boolean;
  /** Stands for the table when there are no rows. */
  empty?: ReactNode;
  /** `auto`: cards where the container is too narrow for the columns. */
  view?: 'auto' | 'table' | 'cards';
  /** px of the container that the columns need so that names and dates take one or two lines; 560 by default. */
  cardsBelow?: number;
  /** In cards the actions are below the fields, which get the full width. */
  actionsBelow?: boolean;
  /** px under the top of the scrolling area at which the head stays: the height of other sticky bars. */
  stickyTop?: number;
  className?: string;
}

/**
 * A list as a table, in a narrow place as cards with the same fields in the same order (DESIGN §5). `data-view` of the element
 * with `className` says which. Sort, page and selection belong to the caller, usually the address.
 */
export const DataTable = <Row,>({
  view = 'auto',
  cardsBelow = 560,
  loading,
  empty,
  className,
  ...table
}: DataTableProps<Row>) => {
  const [fitting, place] = useRowsView(cardsBelow);
  const phase = useLoadingPhase(loading !== undefined);
  const { caption, captionRef, columns, rows, selection, actions, refetching = false, stickyTop = 0 } = table;
  const waiting = loading !== undefined;
  if (!waiting && rows.length === 0 && empty !== undefined) return <>{empty}</>;
  const tableView = fitting === 'cards' ? 'compact' : fitting;
  const rowsView = view === 'auto' ? fitting : view === 'cards' ? 'cards' : tableView;
  return (
    <div ref={place} className={styles.place}>
      <div
        className={classNames(styles.frame, className)}
        data-view={rowsView}
        style={{ '--sticky-top': `${stickyTop}px` } as CSSProperties}
      >
        {rowsView === 'cards' ? (
          <CardList {...table} loading={loading} quiet={phase === 'quiet'} />
        ) : (
          <table className={styles.table} aria-busy={waiting || refetching || undefined}>
            <caption ref={captionRef as Ref<HTMLTableCaptionElement>} tabIndex={-1} className={styles.caption}>
              {caption}
            </caption>
            <TableHead {...table} waiting={waiting} />
            {waiting ? (
              <SkeletonRows
                columns={columns.length + (selection ? 1 : 0) + (actions ? 1 : 0)}
                rows={loading}
                quiet={phase === 'quiet'}
              />
            ) : (
              <TableRows {...table} view={rowsView} />
            )}
          </table>
        )}
        {waiting && <LoadingText phase={phase} />}
      </div>
    </div>
  );
};
