import { stepOfField } from '../model/wire-fields';
import { useWizard } from '../wizard/wizard-context';
import { useWizardDetails } from '../wizard/wizard-details';
import { CommentNote } from './comment-note';
import { FieldConflict } from './field-conflict';
import styles from './notes.module.css';

/** Above a step: comments that mean it as a whole, and what the fields of the later steps do not show themselves. */
export const StepNotes = () => {
  const { step } = useWizard();
  const { conflicts, comments } = useWizardDetails();
  const isAtField = (field: string | null) => field !== null && step === 'alphabet' && stepOfField(field) === step;
  const shownComments = comments.filter((comment) => comment.step_key === step && !isAtField(comment.field));
  const shownConflicts = conflicts.filter(({ field }) => step !== 'alphabet' && stepOfField(field) === step);
  if (shownComments.length + shownConflicts.length === 0) return null;
  return (
    <div className={styles.notes}>
      {shownConflicts.map((conflict) => (
        <FieldConflict key={conflict.field} conflict={conflict} />
      ))}
      {shownComments.map((comment) => (
        <CommentNote key={comment.id} comment={comment} />
      ))}
    </div>
  );
};
