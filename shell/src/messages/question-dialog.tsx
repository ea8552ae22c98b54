import { AlertDialog } from '@fairfront/shared-kit/components/alert-dialog';
import type { Question } from './messages';

/** `modal-alert`: the only confirmation dialog of the portal. */
const QuestionDialog = ({ question }: { question: Question }) => {
  const { title, text, warning, confirmLabel, cancelLabel, tone, answer } = question;
  return (
    <AlertDialog
      open
      title={title}
      text={text}
      warning={warning}
      confirmLabel={confirmLabel}
      cancelLabel={cancelLabel}
      tone={tone}
      onChoice={answer}
    />
  );
};

export default QuestionDialog;
