import { useLayoutEffect, type ReactNode } from 'react';
import { CommentNote } from './comment-note';
import { FieldConflict } from './field-conflict';
import type { OrderDraft } from '@fairfront/shared-kit/domain/catalogue/order-draft';
import { draftFieldOf } from '@fairfront/shared-kit/domain/catalogue/wire-fields';
import { useWizardDetails } from '../context/wizard-details';

interface DraftFieldProps {
  field: keyof OrderDraft;
  /** The control; absent if it is rendered elsewhere and only the notes belong here. */
  children?: ReactNode;
  className?: string | undefined;
}

/**
 * A draft field with its notes: a conflict replaces the control until the user resolves it, and the organiser's comments are
 * below.
 */
export const DraftField = ({ field, children, className }: DraftFieldProps) => {
  const { conflicts, comments, showsField } = useWizardDetails();
  useLayoutEffect(() => showsField(field), [showsField, field]);
  const ofField = conflicts.filter((one) => draftFieldOf(one.field) === field);
  const isWhole = ofField.some((one) => one.field === field);
  const own = comments.filter((comment) => comment.field === field);
  return (
    <div data-field={field} tabIndex={-1} className={className}>
      {ofField.map((conflict) => (
        <FieldConflict key={conflict.field} conflict={conflict} />
      ))}
      {!isWhole && children}
      {own.map((comment) => (
        <CommentNote key={comment.id} comment={comment} />
      ))}
    </div>
  );
};
