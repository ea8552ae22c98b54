import { draftFieldOf, stepOfField } from '@fairfront/shared-kit/domain/catalogue/wire-fields';
import { useWizard } from '../context/wizard-context';
import { useWizardDetails } from '../context/wizard-details';
import { CommentNote } from './comment-note';
import { FieldConflict } from './field-conflict';
import styles from './notes.module.css';

/** Notes above a step: those about the whole step, and those about fields that it does not show. */
export const StepNotes = () => {
  const { step } = useWizard();
  const { conflicts, comments, fields } = useWizardDetails();
  const isAtField = (path: string | null): boolean => {
    const field = path === null ? null : draftFieldOf(path);
    return field !== null && fields.has(field);
  };
  const shownComments = comments.filter((comment) => comment.step_key === step && !isAtField(comment.field));
  const shownConflicts = conflicts.filter(({ field }) => stepOfField(field) === step && !isAtField(field));
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
