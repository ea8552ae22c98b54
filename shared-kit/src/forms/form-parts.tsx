import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { Button, type ButtonProps } from '../components/button';
import { ErrorSummary } from '../components/error-summary';
import { Icon } from '../components/icon';
import { useTranslation } from '../platform/facade';
import { useFormState } from './form-context';
import styles from './form-parts.module.css';

/** Sends the form; busy while it is under way. Works outside of the form element too (a sticky bar) by the form's id. */
export const SubmitButton = (props: Omit<ButtonProps, 'type' | 'form' | 'busy'> & { busy?: boolean }) => {
  const { isSubmitting } = useFormikContext();
  const { formId } = useFormState();
  return <Button variant="primary" {...props} type="submit" form={formId} busy={isSubmitting || props.busy} />;
};

/** The error of a failed submission that belongs to no field, above the action bar. */
export const FormNotice = () => {
  const { notice } = useFormState();
  return notice ? <ErrorSummary title={notice} /> : null;
};

/** The props of `FormErrorSummary`. */
export interface FormErrorSummaryProps {
  /** Instead of "Check the highlighted fields". */
  title?: string;
}

/** Above the form: what failed, with a link to each invalid field; takes the focus after a failed try (DESIGN §12). */
export const FormErrorSummary = ({ title }: FormErrorSummaryProps) => {
  const { t } = useTranslation('kit');
  const { invalid, notice, attempt, registry } = useFormState();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => registry.mountSummary(), [registry]);
  // by the try and not by its drawing: a summary that comes back while somebody types leaves the focus alone
  useEffect(() => {
    if (attempt > 0) place.current?.querySelector<HTMLElement>('[role="alert"]')?.focus();
  }, [attempt]);
  if (invalid.length === 0 && !notice) return null;
  return (
    <div ref={place}>
      <ErrorSummary title={notice ?? title ?? t('form.checkFields')} items={invalid} />
    </div>
  );
};

/** Beside the save button of a modal: tells that fields above need attention. */
export const FormCheckNote = () => {
  const { t } = useTranslation('kit');
  const { invalid } = useFormState();
  return (
    <span className={styles.note} role="status">
      {invalid.length > 0 && (
        <>
          <Icon name="cross-circle" size={16} />
          {t('form.checkFields')}
        </>
      )}
    </span>
  );
};
