import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useState } from 'react';
import { useAction } from '@fairfront/shared-kit/api/actions';
import { errorText } from '@fairfront/shared-kit/api';
import { Link } from '@fairfront/shared-kit/components/link';
import { Notice } from '@fairfront/shared-kit/components/notice';
import { Form, FormErrorSummary, FormTextField, SubmitButton, useFormState } from '@fairfront/shared-kit/forms';
import { FormMaskedField } from '@fairfront/shared-kit/forms/masked-field';
import { useSchema } from '@fairfront/shared-kit/forms/rules';
import { FormTextArea } from '@fairfront/shared-kit/forms/text-area';
import { isEmpty } from '@fairfront/shared-kit/domain/validation';
import { usePlatform, usePlatformState, useTranslation } from '@fairfront/shared-kit/platform';
import styles from './feedback.module.css';

interface Values {
  name: string;
  email: string;
  phone: string;
  message: string;
}

/** Seconds for which the outcome is shown. */
const outcomeSeconds = 3;

interface FeedbackFormProps {
  /** Requires a phone number instead of an e-mail. */
  isCallback: boolean;
  /** Text for a failure with an unknown code; default: the server's message. */
  failedText?: string;
}

/** The request body: a field that the mode hides is sent with the known value, if any. */
type Body = Record<'name' | 'message', string> & Record<'email' | 'phone', string | null>;

type Outcome = { isSent: true } | { isSent: false; text: string };

/** Feedback and callback form, in the modal and on the help page. */
export const FeedbackForm = ({ isCallback, failedText }: FeedbackFormProps) => {
  const { t } = useTranslation('feedback');
  const { api, config } = usePlatform();
  const { user, locale } = usePlatformState();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const empty: Values = { name: '', email: '', phone: '', message: '' };
  const known = user ? { name: `${user.name} ${user.lastname}`, email: user.email, phone: user.phone ?? '' } : {};
  // the field that the mode hides cannot be corrected here: the server validates it
  const validate = useSchema(async () => {
    const { callbackFields, messageFields } = await import('@fairfront/shared-kit/domain/identity/person-fields');
    return isCallback ? callbackFields : messageFields;
  });
  const [isIncomplete, setIncomplete] = useState(false);

  useEffect(() => {
    if (!outcome) return undefined;
    const timer = setTimeout(() => setOutcome(null), outcomeSeconds * 1000);
    return () => clearTimeout(timer);
  }, [outcome]);

  const explain = (error: unknown): string => {
    const codes = {
      send_error: t('errors.send'),
      create_error: t('errors.create'),
      server_error: t('errors.server'),
    };
    const text = errorText(error, t, { codes });
    return failedText && text === t('kit:error.common') ? failedText : text;
  };

  const sending = useAction<Body>({
    namespace: 'feedback',
    errors: 'inline',
    errorText: explain,
    run: (body, { idempotencyKey }) => api.post('/feedbacks', { body, idempotencyKey }),
  });

  return (
    <Form<Values>
      className={styles.form}
      label={t(isCallback ? 'callback' : 'title')}
      initialValues={{ ...empty, ...known }}
      validate={async (values) => {
        const errors = await validate(values);
        setIncomplete(Object.keys(errors).some((field) => isEmpty(values[field as keyof Values])));
        return errors;
      }}
      onSubmit={async (values, { resetForm }) => {
        // a hidden field keeps its known value, also after the form is reset
        const hidden = isCallback ? { email: user?.email ?? null } : { phone: user?.phone ?? null };
        const sent = await sending.run({ ...values, ...hidden });
        if (sent.state === 'dropped') return;
        if (sent.state === 'refused') return setOutcome({ isSent: false, text: sent.text });
        setOutcome({ isSent: true });
        resetForm({ values: empty });
      }}
    >
      <KnownLater known={{ ...empty, ...known }} isKnown={user !== null} />
      <EmptySummary isIncomplete={isIncomplete} />
      <div className={styles.pair}>
        <FormTextField name="name" label={t('name')} autoComplete="name" required />
        {isCallback ? (
          <FormMaskedField name="phone" label={t('phone')} mask="phone" autoComplete="tel" required />
        ) : (
          <FormTextField name="email" type="email" label={t('email')} autoComplete="email" required />
        )}
      </div>
      <FormTextArea
        name="message"
        label={t('message')}
        placeholder={t(isCallback ? 'callbackHint' : 'messageHint')}
        minHeight={128}
        required
      />
      <div role="status" className={styles.outcome}>
        {outcome?.isSent && <Notice tone="success" title={t('sent')} />}
        {outcome && !outcome.isSent && (
          <Notice tone="danger" live="assertive">
            {outcome.text}
          </Notice>
        )}
      </div>
      <div className={styles.actions}>
        <SubmitButton className={styles.send}>{t('send')}</SubmitButton>
        {config.contacts.policyUrl && (
          <span className={styles.consent}>
            {t('consent')} <Link href={config.contacts.policyUrl[locale]}>{t('policy')}</Link>
          </span>
        )}
      </div>
    </Form>
  );
};

/** submitting empty fields shows a message above the form; an invalid field is not empty. */
const EmptySummary = ({ isIncomplete }: { isIncomplete: boolean }) => {
  const { t } = useTranslation('feedback');
  const { invalid } = useFormState();
  return <FormErrorSummary title={isIncomplete && invalid.length > 0 ? t('notAllFilled') : undefined} />;
};

/** If the form opens before the user is loaded, their data fills the fields that are still empty. */
const KnownLater = ({ known, isKnown }: { known: Values; isKnown: boolean }) => {
  const { values, dirty, resetForm, setValues } = useFormikContext<Values>();
  const fill = useEffectEvent(() => {
    if (!dirty) return resetForm({ values: known });
    const typed = Object.entries(values).filter(([, value]) => value !== '');
    void setValues({ ...known, ...Object.fromEntries(typed) });
  });
  useEffect(() => {
    if (isKnown) fill();
  }, [isKnown]);
  return null;
};
