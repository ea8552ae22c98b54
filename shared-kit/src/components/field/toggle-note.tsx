import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icon';
import styles from './toggle-note.module.css';

interface ToggleNoteProps {
  id: string;
  /** Replaces the note; line breaks are kept. */
  error?: string | undefined;
  note?: ReactNode;
  /** Indents it to the words of the control. */
  className?: string | undefined;
}

/** Hint, reason or error below a control that has its label at its side: a checkbox, a switch. Nothing without words. */
export const ToggleNote = ({ id, error, note, className }: ToggleNoteProps) =>
  error || note ? (
    <div id={id} className={classNames(styles.note, className)} aria-live="polite">
      {error ? (
        <span className={styles.error}>
          <Icon name="cross-circle" size={14} />
          <span>{error}</span>
        </span>
      ) : (
        note
      )}
    </div>
  ) : null;
