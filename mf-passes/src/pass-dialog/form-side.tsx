import { Button } from '@fairfront/shared-kit/components/button';
import { ModalSide } from '@fairfront/shared-kit/components/modal';
import { FormCheckNote, FormNotice, SubmitButton } from '@fairfront/shared-kit/forms';
import { usePlatform, useTranslation } from '@fairfront/shared-kit/platform';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import styles from './pass-dialog.module.css';

/** Class of the form around a `FormSide`: it fills the panel, so that the action bar stays at the lower edge. */
export const formSideClass = styles.form;

interface FormSideProps {
  title: string;
  subtitle?: string | undefined;
  onClose: () => void;
  onClear: () => void;
  /** Why the form cannot be sent now. */
  disabledReason?: string | undefined;
  children: ReactNode;
}

/** The panel of an add form: fields, what is wrong, send and clear; closing asks first when something was typed (PASS-014). */
export const FormSide = ({ title, subtitle, onClose, onClear, disabledReason, children }: FormSideProps) => {
  const { t } = useTranslation('passes');
  const { messages } = usePlatform();
  const { dirty } = useFormikContext();
  const close = async () => {
    const question = { title: t('form.discard'), confirmLabel: t('form.discardConfirm') };
    if (!dirty || (await messages.confirm(question))) onClose();
  };
  return (
    <ModalSide
      title={title}
      subtitle={subtitle}
      onClose={() => void close()}
      actions={
        <div className={styles.actions}>
          <FormNotice />
          <FormCheckNote />
          <div className={styles.buttons}>
            <SubmitButton className={styles.submit} {...(disabledReason === undefined ? {} : { disabledReason })}>
              {t('form.submit')}
            </SubmitButton>
            <Button variant="text" onClick={onClear}>
              {t('form.clear')}
            </Button>
          </div>
        </div>
      }
    >
      {children}
    </ModalSide>
  );
};
