import { useAction } from '@fairfront/shared-kit/api/actions';
import { queryKeys } from '@fairfront/shared-kit/api';
import { Button } from '@fairfront/shared-kit/components/button';
import { ModalBody, ModalFooter, ModalHeader } from '@fairfront/shared-kit/components/modal';
import { Form, FormErrorSummary, FormNotice, SubmitButton } from '@fairfront/shared-kit/forms';
import { useSchema } from '@fairfront/shared-kit/forms/rules';
import { useNow, useParticipation, usePlatform, useTranslation } from '@fairfront/shared-kit/platform';
import { useState } from 'react';
import { postSubEmail, type NewSubEmail, type SubProgress } from '../api/sub-progress';
import { emailOutcome, emailFields, type EmailOutcome } from '@fairfront/shared-kit/domain/account';
import { EmailFields, type EmailDraft } from './email-fields';
import { EmailPreview } from './email-preview';
import { EmailRecipients } from './email-recipients';
import styles from './email.module.css';

interface EmailFormProps {
  /** The selected sub-exhibitors. */
  rows: readonly SubProgress[];
  /** The previous draft; null for a new email. */
  draft: EmailDraft | null;
  onDrop: (id: number) => void;
  onBack: (typed: EmailDraft) => void;
  onSent: () => void;
}

/** An email to the selected sub-exhibitors: recipients, texts and a preview for each company. */
export const EmailForm = ({ rows, draft, onDrop, onBack, onSent }: EmailFormProps) => {
  const { t } = useTranslation('account');
  const { api, messages } = usePlatform();
  const { id } = useParticipation();
  const now = useNow();
  const [typed, setTyped] = useState<EmailDraft>(draft ?? { subject: '', text: '' });
  const rowsWithOutcome = (outcome: EmailOutcome) => rows.filter((row) => emailOutcome(row, now) === outcome);
  const [written, invited] = [rowsWithOutcome('email'), rowsWithOutcome('invitation')];
  const isPossible = written.length + invited.length > 0;

  const sending = useAction<NewSubEmail, Awaited<ReturnType<typeof postSubEmail>>>({
    namespace: 'account',
    errors: 'inline',
    run: (body, { idempotencyKey }) => postSubEmail(api, id, body, idempotencyKey),
    invalidates: () => [queryKeys.subExhibitors.all(id)],
    onDone: ({ sent, addresses, invited: again, skipped }) => {
      const parts = [
        sent > 0 ? t('email.sent', { count: sent, addresses }) : null,
        again > 0 ? t('email.sentInvites', { count: again }) : null,
        skipped.length > 0 ? t('email.sentSkipped', { count: skipped.length }) : null,
      ];
      messages.notice(parts.filter((part) => part !== null).join('. '));
      onSent();
    },
  });
  const validate = useSchema(async () => emailFields, { namespace: 'account' });

  return (
    <Form<EmailDraft>
      className={styles.form}
      initialValues={{ subject: '', text: '' }}
      validate={validate}
      onSubmit={async (values) => {
        const outcome = await sending.run({ ...values, ids: rows.map((row) => row.id) });
        if (outcome.state === 'refused') throw outcome.error;
      }}
    >
      <ModalHeader
        title={t('email.title', { count: rows.length })}
        subtitle={t('email.lead')}
        onBack={() => onBack(typed)}
      />
      <ModalBody>
        <div className={styles.columns}>
          <div className={styles.fields}>
            <FormErrorSummary />
            <EmailRecipients rows={rows} now={now} onDrop={onDrop} />
            <EmailFields draft={draft} onTyped={setTyped} />
          </div>
          <EmailPreview rows={written} email={typed} />
        </div>
      </ModalBody>
      <ModalFooter notice={<FormNotice />}>
        <Button onClick={() => onBack(typed)}>{t('email.back')}</Button>
        <SubmitButton {...(isPossible ? {} : { disabledReason: t('email.cannotSend') })}>
          {written.length > 0 ? t('email.send', { count: written.length }) : t('email.sendInvites')}
        </SubmitButton>
      </ModalFooter>
    </Form>
  );
};
