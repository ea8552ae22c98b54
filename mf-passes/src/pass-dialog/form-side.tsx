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

/** Class of the form around a `FormSide`: it fills the panel, so that the action bar stays at the lower edge. */
export const formSideClass = styles.form;

/** A copy is a form of its own: what was typed into an empty form must not replace it. */
export const draftOf = (kind: PassKind, source: { id: number; rejected?: unknown } | null): string => {
  if (!source) return kind;
  return `${kind}-${source.rejected ? 'reissue' : 'copy'}-${source.id}`;
};

/** What follows a success: the form goes, or stays for the next pass (PASS-073). */
export type SubmitIntent = 'last' | 'another';

interface FormSideProps {
  /** Names what is typed here among the drafts of the participation (PASS-309). */
  draft: string;
  title: string;
  subtitle?: string | undefined;
  onClose: () => void;
  /** Empties the form; absent where nothing would remain of its purpose. */
  onClear?: (() => void) | undefined;
  /** Deletes what the form was filled from. */
  onDelete?: (() => void) | undefined;
  /** Says which of the buttons was pressed, before the form is sent. */
  onIntent: (intent: SubmitIntent) => void;
  /** Another word for the button that sends. */
  submit?: string;
  /** The second button, which keeps the form open. */
  another?: string;
  /** What sending does, under the buttons. */
  note?: string;
  /** Why the form cannot be sent now. */
  disabledReason?: string | undefined;
  /** Stands below the fields; `close` leaves the form as its own button does. */
  below?: ((close: () => void) => ReactNode) | undefined;
  children: ReactNode;
}

/**
 * The panel of an add form: fields, what is wrong, send and clear; closing asks first when something was typed, and what was
 * typed outlives a reload (PASS-014, PASS-309).
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
          {/* the first of both is also that of the Enter key */}
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
