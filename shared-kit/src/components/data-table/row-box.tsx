import { Checkbox } from '../checkbox';
import type { RowsProps, TableSelection } from './column';
import { withKeys } from './selection';

interface RowBoxProps<Row> extends Pick<RowsProps<Row>, 'rowKey'> {
  row: Row;
  selection: TableSelection<Row>;
}

/** The box that chooses a row of a table or a card; nothing where the row cannot be chosen. */
export const RowBox = <Row,>({ row, rowKey, selection }: RowBoxProps<Row>) => {
  if (!(selection.canSelect?.(row) ?? true)) return null;
  const key = rowKey(row);
  return (
    <Checkbox
      aria-label={selection.nameOf(row)}
      checked={selection.selected.has(key)}
      onChange={(on) => selection.onChange(withKeys(selection.selected, [key], on))}
    />
  );
};
