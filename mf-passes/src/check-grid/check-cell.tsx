import { useEffect, useRef } from 'react';
import { useTranslation } from '@fairfront/shared-kit/platform';
import { classNames } from '@fairfront/shared-kit/components/class-names';
import styles from './check-cell.module.css';
import { resultOf, type CheckColumn, type CheckRow } from './check-row';

/** The callbacks of a cell to the grid; a stable object. */
export interface CellEditor {
  write: (draft: string) => void;
  keep: () => void;
}

interface CheckCellProps {
  id: string;
  column: CheckColumn;
  row: CheckRow;
  stop: number;
  isActive: boolean;
  draft: string | undefined;
  editor: CellEditor;
  locked: boolean;
}

const toneOf = (row: CheckRow, column: string): string | undefined => {
  if (row.skipped) return styles.skipped;
  if (row.errors?.[column]) return styles.invalid;
  if (resultOf(row) === 'doubtful' && row.doubt?.columns.includes(column)) return styles.inDoubt;
  return row.edited?.includes(column) ? styles.changed : undefined;
};

/** A value with its error below, or its input while it is edited. */
export const CheckCell = ({ id, column, row, stop, isActive, draft, editor, locked }: CheckCellProps) => {
  const { t } = useTranslation('passes');
  const value = row.values[column.id] ?? '';
  const error = row.skipped ? undefined : row.errors?.[column.id];
  const errorId = `${id}error`;
  return (
    <div
      role="gridcell"
      data-stop={stop}
      tabIndex={isActive ? 0 : -1}
      aria-invalid={error ? true : undefined}
      aria-readonly={column.fixed || locked || undefined}
      className={classNames(styles.cell, toneOf(row, column.id))}
    >
      <span aria-hidden="true" className={styles.name}>
        {column.header}
      </span>
      {draft === undefined ? (
        <span className={value === '' ? styles.blank : styles.value} title={value}>
          {value === '' ? t('checkGrid.blank') : value}
        </span>
      ) : (
        <CellField
          label={t('checkGrid.cell', { column: column.header, number: row.number })}
          column={column}
          draft={draft}
          isWhole={draft === value}
          invalid={Boolean(error)}
          describedBy={error ? errorId : undefined}
          editor={editor}
        />
      )}
      {error && (
        <span id={errorId} className={styles.error}>
          {error}
        </span>
      )}
    </div>
  );
};

interface CellFieldProps {
  label: string;
  column: CheckColumn;
  draft: string;
  /** Whether the old value is kept and selected; otherwise a typed letter has replaced it. */
  isWhole: boolean;
  invalid: boolean;
  describedBy: string | undefined;
  editor: CellEditor;
}

const CellField = ({ label, column, draft, isWhole, invalid, describedBy, editor }: CellFieldProps) => {
  const field = useRef<HTMLInputElement>(null);
  const selects = useRef(isWhole);
  useEffect(() => {
    field.current?.focus();
    if (selects.current) field.current?.select();
  }, []);
  return (
    <input
      ref={field}
      className={styles.field}
      value={draft}
      aria-label={label}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      maxLength={column.maxLength}
      inputMode={column.inputMode}
      autoComplete="off"
      spellCheck={false}
      onChange={({ target }) => editor.write(target.value)}
      onBlur={editor.keep}
    />
  );
};
