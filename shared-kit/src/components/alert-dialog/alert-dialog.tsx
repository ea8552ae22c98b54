import { useId, type ReactNode } from 'react';
import { Button } from '../button';
import { Modal } from '../modal';
import { Notice } from '../notice';
import { useTranslation } from '../../platform/facade';
import { useModalFrame } from '../../platform/modal-frame';
import styles from './alert-dialog.module.css';

/** The props of `AlertDialog`. */
export interface AlertDialogProps {
  open: boolean;
  /** The question with object and count: "Delete 14 passes?"; "Confirm the action" where the caller gives none. */
  title?: string;
  text?: ReactNode;
  warning?: string;
  /** Repeats the verb: "Delete 14 passes". */
  confirmLabel: string;
  /** Null: nothing to choose, the dialog only says something. */
  cancelLabel?: string | null;
  tone?: 'danger' | 'neutral';
  /** The confirmed work runs: the dialog stays, the button shows it. */
  busy?: boolean;
  /** True for the confirm button, false for cancel and Escape. */
  onChoice: (confirmed: boolean) => void;
}

/** The one confirmation dialog of the portal. A press beside it does nothing: it wants an answer. */
export const AlertDialog = ({ open, title, onChoice, text, busy = false, ...question }: AlertDialogProps) => {
  const { t } = useTranslation('kit');
  const textId = useId();
  return (
    <Modal
      open={open}
      size="sm"
      role="alertdialog"
      title={title ?? t('alertDialog.title')}
      describedBy={text || question.warning ? textId : undefined}
      onClose={() => {
        if (!busy) onChoice(false);
      }}
    >
      <Question {...question} text={text} textId={textId} busy={busy} onChoice={onChoice} />
    </Modal>
  );
};

type QuestionProps = Omit<AlertDialogProps, 'open' | 'title'> & { textId: string };

const Question = ({ text, warning, confirmLabel, cancelLabel, tone, busy, onChoice, textId }: QuestionProps) => {
  const { t } = useTranslation('kit');
  const { titleId, title } = useModalFrame();
  const danger = tone === 'danger';
  return (
    <div className={styles.question}>
      <h2 id={titleId} className="ff-h3">
        {title}
      </h2>
      <div id={textId} className={styles.text}>
        {text}
        {warning && (
          <Notice tone="warning" className={styles.warning}>
            {warning}
          </Notice>
        )}
      </div>
      <div className={styles.actions}>
        {cancelLabel !== null && (
          <Button autoFocus={danger} disabled={busy} onClick={() => onChoice(false)}>
            {cancelLabel ?? t('alertDialog.cancel')}
          </Button>
        )}
        <Button
          autoFocus={!danger || cancelLabel === null}
          variant={danger ? 'danger-solid' : 'primary'}
          busy={busy}
          onClick={() => onChoice(true)}
        >
          {confirmLabel}
        </Button>
      </div>
    </div>
  );
};
