import { useId, useRef, useState, type KeyboardEvent } from 'react';
import type { GridColumn } from '@fairfront/shared-kit/domain/services/service-grid';
import { useColumnTitle } from './grid-texts';
import styles from './services.module.css';

interface GridEditorProps {
  column: GridColumn;
  start: string;
  /** The options of the column; undefined for free text. */
  names: readonly string[];
  onCommit: (text: string, move: 'down' | 'right' | 'left' | 'stay') => void;
  onCancel: () => void;
}

/** The field of an edited cell. Enter and Tab accept the text, Escape restores the cell. */
export const GridEditor = ({ column, start, names, onCommit, onCancel }: GridEditorProps) => {
  const [text, setText] = useState(start);
  const titleOf = useColumnTitle();
  const listId = useId();
  // a key that ends the editing blurs the field as well
  const isOver = useRef(false);
  const end = (work: () => void) => {
    if (isOver.current) return;
    isOver.current = true;
    work();
  };
  const press = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') end(() => onCommit(text, 'down'));
    else if (event.key === 'Tab') {
      event.preventDefault();
      end(() => onCommit(text, event.shiftKey ? 'left' : 'right'));
    } else if (event.key === 'Escape') end(onCancel);
  };
  return (
    <>
      <input
        // the user has just opened it by a key or a press
        autoFocus
        className={styles.editor}
        aria-label={titleOf(column)}
        value={text}
        list={names.length > 0 ? listId : undefined}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={press}
        onCopy={(event) => event.stopPropagation()}
        onPaste={(event) => event.stopPropagation()}
        onBlur={() => end(() => onCommit(text, 'stay'))}
      />
      {names.length > 0 && (
        <datalist id={listId}>
          {names.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      )}
    </>
  );
};
