import type { Ref } from 'react';
import { Checkbox } from '../checkbox';
import { classNames } from '../class-names';
import { SkeletonLines } from '../skeleton';
import { useTranslation } from '../../platform/facade';
import styles from './card-list.module.css';
import { cardPlaceOf, rowStateOf, type CardPlace, type RowsProps, type TableSelection } from './column';
import { RowBox } from './row-box';
import { selectionState, withKeys } from './selection';

interface CardListProps<Row> extends RowsProps<Row> {
  caption: string;
  captionRef?: Ref<HTMLElement>;
  refetching?: boolean;
  actionsBelow?: boolean;
  loading?: number;
  quiet: boolean;
}

/** The rows as cards: the same fields in the same order, for narrow places. */
export const CardList = <Row,>({ loading, quiet, refetching = false, captionRef, ...list }: CardListProps<Row>) => (
  <div aria-busy={loading !== undefined || refetching || undefined}>
    {list.selection && loading === undefined && <SelectionBar {...list} selection={list.selection} />}
    {refetching && <div aria-hidden="true" className={styles.bar} />}
    {loading === undefined ? (
      <ul ref={captionRef as Ref<HTMLUListElement>} tabIndex={-1} aria-label={list.caption} className={styles.list}>
        {list.rows.map((row) => (
          <Card key={list.rowKey(row)} row={row} {...list} />
        ))}
      </ul>
    ) : (
      <div className={quiet ? styles.quiet : undefined}>
        {Array.from({ length: loading }, (_, index) => (
          <div key={index} className={styles.card}>
            <div className={styles.fields}>
              <SkeletonLines />
            </div>
          </div>
        ))}
      </div>
    )}
  </div>
);

const SelectionBar = <Row,>({
  rows,
  rowKey,
  selection,
}: Pick<CardListProps<Row>, 'rows' | 'rowKey'> & { selection: TableSelection<Row> }) => {
  const { t } = useTranslation('kit');
  const state = selectionState(selection, rows, rowKey);
  return (
    <div className={classNames(styles.bulkBar, state.count > 0 && styles.bulk)}>
      <Checkbox
        checked={state.all}
        partly={state.some && !state.all}
        onChange={(on) => selection.onChange(withKeys(selection.selected, state.eligible, on))}
      >
        {state.count > 0 ? t('dataTable.selected', { count: state.count }) : t('dataTable.selectAll')}
      </Checkbox>
      {state.count > 0 && selection.actions}
    </div>
  );
};

const Card = <Row,>({ row, actionsBelow = false, ...list }: RowsProps<Row> & { row: Row; actionsBelow?: boolean }) => {
  const { columns, rowKey, selection, actions, mainAction, expanded } = list;
  const { key, isCurrent, isMarked, isFlashing } = rowStateOf(row, list);
  const more = expanded?.(row);
  const main = mainAction?.(row, 'cards');
  const at = (place: CardPlace) => columns.filter((column, index) => cardPlaceOf(column, index) === place);
  const rest = columns.filter((column, index) => ['plain', 'field'].includes(cardPlaceOf(column, index)));
  const line = at('line')
    .map(({ id, cell }) => ({ id, content: cell(row, 'cards') }))
    .filter(({ content }) => content !== null && content !== undefined && content !== '');
  return (
    <li
      data-row-id={key}
      aria-current={isCurrent || undefined}
      className={classNames(styles.card, isMarked && styles.chosen, isFlashing && styles.flashing)}
    >
      {selection && (
        <div className={styles.box}>
          <RowBox row={row} rowKey={rowKey} selection={selection} />
        </div>
      )}
      <div className={styles.fields}>
        <div className={styles.head}>
          {at('title').map(({ id, cell }) => (
            <div key={id} className={styles.title}>
              {cell(row, 'cards')}
            </div>
          ))}
          {line.length > 0 && (
            <div className={styles.line}>
              {line.map(({ id, content }, index) => (
                <span key={id}>
                  {index > 0 && ', '}
                  {content}
                </span>
              ))}
            </div>
          )}
        </div>
        {rest.map((column, index) =>
          column.card === 'plain' ? (
            <div key={column.id} className={styles.plain}>
              {column.cell(row, 'cards')}
            </div>
          ) : (
            <div key={column.id} className={classNames(styles.field, index === 0 && styles.first)}>
              <span className={styles.name}>{column.header}</span>
              <span className={styles.value}>{column.cell(row, 'cards')}</span>
            </div>
          ),
        )}
        {main && <div className={styles.main}>{main}</div>}
        {more && <div className={styles.more}>{more}</div>}
        {actions && <div className={actionsBelow ? styles.below : styles.actions}>{actions(row, 'cards')}</div>}
      </div>
    </li>
  );
};
