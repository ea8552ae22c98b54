import { Button } from '@fairfront/shared-kit/components/button';
import { ModalSide } from '@fairfront/shared-kit/components/modal';
import { FormCheckNote, SubmitButton } from '@fairfront/shared-kit/forms';
import { emptyForm, FormDraft } from '@fairfront/shared-kit/forms/draft';
import { useParticipant, usePlatform, useTranslation } from '@fairfront/shared-kit/platform';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import type { PassKind } from '../model';
import { FormActions, submitClass } from './form-actions';
import styles from './pass-dialog.module.css';

/** Class of the form around a `FormSide`: it fills the panel, so that the action bar stays at the lower edge. */
export const formSideClass = styles.form;

/** A copy is a form of its own: what was typed into an empty form must not replace it. */
export const draftOf = (kind: PassKind, copy: { id: number } | null): string =>
  copy ? `${kind}-copy-${copy.id}` : kind;

interface FormSideProps {
  /** Names what is typed here among the drafts of the participation (PASS-309). */
  draft: string;
  title: string;
  subtitle?: string | undefined;
  onClose: () => void;
  onClear: () => void;
  /** Why the form cannot be sent now. */
  disabledReason?: string | undefined;
  children: ReactNode;
}

/**
 * The panel of an add form: fields, what is wrong, send and clear; closing asks first when something was typed, and what was
 * typed outlives a reload (PASS-014, PASS-309).
 */
export const FormSide = ({ draft, title, subtitle, onClose, onClear, disabledReason, children }: FormSideProps) => {
  const { t } = useTranslation('passes');
  const { messages } = usePlatform();
  const { id } = useParticipant();
  const { dirty, resetForm } = useFormikContext();
  const close = async () => {
    const question = { title: t('form.discard'), confirmLabel: t('form.discardConfirm') };
    if (dirty) {
      if (!(await messages.confirm(question))) return;
      emptyForm({ resetForm });
    }
    onClose();
  };
  return (
    <ModalSide
      title={title}
      subtitle={subtitle}
      onClose={() => void close()}
      actions={
        <FormActions note={<FormCheckNote />}>
          <SubmitButton className={submitClass} {...(disabledReason === undefined ? {} : { disabledReason })}>
            {t('form.submit')}
          </SubmitButton>
          <Button variant="text" onClick={onClear}>
            {t('form.clear')}
          </Button>
        </FormActions>
      }
    >
      <div className={styles.body}>
        <FormDraft name={`${draft}-pass-${id}`} />
        <div>{children}</div>
      </div>
    </ModalSide>
  );
};
