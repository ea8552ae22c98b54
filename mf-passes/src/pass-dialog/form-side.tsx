import { Button } from '@fairfront/shared-kit/components/button';
import { ModalSide } from '@fairfront/shared-kit/components/modal';
import { FormCheckNote, FormErrorSummary, SubmitButton } from '@fairfront/shared-kit/forms';
import { emptyForm, FormDraft } from '@fairfront/shared-kit/forms/draft';
import { useParticipation, usePlatform, useTranslation } from '@fairfront/shared-kit/platform';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import type { PassKind } from '@fairfront/shared-kit/domain/passes';
import { anotherClass, FormActions, submitClass } from './form-actions';
import styles from './pass-dialog.module.css';

/** The class of the form around a `FormSide`: it fills the panel, so that the action bar stays at the bottom. */
export const formSideClass = styles.form;

/** A copy is a separate form: a draft of the empty form must not replace it. */
export const draftOf = (kind: PassKind, source: { id: number; rejected?: unknown } | null): string => {
  if (!source) return kind;
  return `${kind}-${source.rejected ? 'reissue' : 'copy'}-${source.id}`;
};

/** Called after success: the form closes, or stays open for the next pass. */
export type SubmitIntent = 'last' | 'another';

interface FormSideProps {
  /** The key of the draft within the participation. */
  draft: string;
  title: string;
  subtitle?: string | undefined;
  onClose: () => void;
  /** Clears the form; absent if an empty form would make no sense. */
  onClear?: (() => void) | undefined;
  /** Deletes the pass that the form was filled from. */
  onDelete?: (() => void) | undefined;
  /** Reports which button was pressed before the form is sent. */
  onIntent: (intent: SubmitIntent) => void;
  /** An alternative label of the submit button. */
  submit?: string;
  /** The second submit button, which keeps the form open. */
  another?: string;
  /** The effect of sending, below the buttons. */
  note?: string;
  /** Why the form cannot be sent now. */
  disabledReason?: string | undefined;
  /** Rendered below the fields; `close` closes the form like its own button. */
  below?: ((close: () => void) => ReactNode) | undefined;
  children: ReactNode;
}

/**
 * The panel of an add form: fields, errors, submit and clear. Closing asks first if there is a draft, and the draft survives
 * a reload.
 */
export const FormSide = ({
  draft,
  title,
  subtitle,
  onClose,
  onClear,
  onDelete,
  disabledReason,
  onIntent,
  submit,
  another,
  note,
  below,
  children,
}: FormSideProps) => {
  const { t } = useTranslation('passes');
  const { messages } = usePlatform();
  const { id } = useParticipation();
  const { dirty, resetForm } = useFormikContext();
  const refused = disabledReason === undefined ? {} : { disabledReason };
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
        <FormActions note={<FormCheckNote />} hint={note}>
          {/* the first button also handles the Enter key */}
          <SubmitButton className={submitClass} {...refused} onClick={() => onIntent('last')}>
            {submit ?? t('form.submit')}
          </SubmitButton>
          {another && (
            <SubmitButton variant="secondary" className={anotherClass} {...refused} onClick={() => onIntent('another')}>
              {another}
            </SubmitButton>
          )}
          {onDelete && (
            <Button variant="text" className={styles.delete} onClick={onDelete}>
              {t('action.deleteShort')}
            </Button>
          )}
          {onClear && (
            <Button variant="text" className={styles.clear} onClick={onClear}>
              {t('form.clear')}
            </Button>
          )}
        </FormActions>
      }
    >
      <div className={styles.body}>
        <FormErrorSummary title={t('form.errors')} />
        <FormDraft name={`${draft}-pass-${id}`} />
        <div>{children}</div>
        {below?.(() => void close())}
      </div>
    </ModalSide>
  );
};
