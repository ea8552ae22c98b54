import { queryKeys } from '@fairfront/shared-kit/api';
import { Button } from '@fairfront/shared-kit/components/button';
import { ModalSide } from '@fairfront/shared-kit/components/modal';
import { Notice } from '@fairfront/shared-kit/components/notice';
import { Form, FormCheckbox, FormErrorSummary, SubmitButton } from '@fairfront/shared-kit/forms';
import { FormDatePicker } from '@fairfront/shared-kit/forms/date-picker';
import { lazyRules, useIssueTexts } from '@fairfront/shared-kit/forms/rules';
import { FormTextArea } from '@fairfront/shared-kit/forms/text-area';
import { formatProseDate } from '@fairfront/shared-kit/platform/formats';
import { dayAt } from '@fairfront/shared-kit/domain/common';
import {
  useLocale,
  useParticipation,
  usePlatform,
  useTranslation,
  type PassLink,
} from '@fairfront/shared-kit/platform';
import { useFormikContext } from 'formik';
import { useRef } from 'react';
import { usePassAction } from '../api/use-pass-action';
import { lastLinkDay, linksAtOnce, readRecipients, zoneOf } from '@fairfront/shared-kit/domain/passes';
import { formSideClass } from '../pass-dialog/form-side';
import { FormActions, submitClass } from '../pass-dialog/form-actions';
import { usePassContext } from '../context/use-pass-context';
import styles from './pass-links.module.css';
import { passKeys } from '../api/query-keys';
import type { LinkFormValues } from './link-form-errors';

type Delivery = 'mail' | 'copy';

interface LinkFormProps {
  free: number;
  onClose?: (() => void) | undefined;
  onMade: (links: readonly PassLink[], delivery: Delivery) => Promise<void> | undefined;
}

const serverNames = Object.fromEntries(
  Array.from({ length: linksAtOnce }, (_, index) => [`recipients.${index}.email`, 'recipients']),
);

/** The recipients of links, their expiry, and whether visa data are requested (mock-up w16d). */
export const LinkForm = ({ free, onClose, onMade }: LinkFormProps) => {
  const { t } = useTranslation('passes');
  const { api } = usePlatform();
  const participation = useParticipation();
  const { now } = usePassContext();
  const delivery = useRef<Delivery>('mail');
  const sending = usePassAction<{ values: LinkFormValues; chosen: Delivery }, readonly PassLink[]>({
    errors: 'inline',
    brokeDown: () => t('passLinks.failed.send'),
    run: async ({ values, chosen }, { idempotencyKey }) => {
      const { data } = await api.post('/participants/{id}/pass-links', {
        params: { path: { id: participation.id } },
        body: { ...values, recipients: readRecipients(values.recipients), delivery: chosen },
        idempotencyKey,
      });
      return data;
    },
    invalidates: () => [passKeys.passLinks.all(participation.id), queryKeys.personalPasses.all(participation.id)],
  });
  const initial: LinkFormValues = { recipients: '', expires_on: lastLinkDay(participation), asks_visa: false };

  const issueTexts = useIssueTexts();
  const validate = lazyRules(async () => {
    const [{ linkFormErrors }, issueText] = await Promise.all([import('./link-form-errors'), issueTexts()]);
    return (values: LinkFormValues) =>
      linkFormErrors(values, { event: participation, now, free, isMailed: delivery.current === 'mail', issueText, t });
  });

  return (
    <Form<LinkFormValues>
      className={formSideClass}
      label={t('passLinks.new')}
      initialValues={initial}
      serverNames={serverNames}
      validate={validate}
      describeFailure={sending.describe}
      onSubmit={async (values, { resetForm }) => {
        const chosen = delivery.current;
        delivery.current = 'mail';
        const links = await sending.submit({ values, chosen });
        if (links === null) return;
        resetForm({ values: { ...values, recipients: '' } });
        await onMade(links, chosen);
      }}
    >
      <Panel
        free={free}
        onClose={onClose}
        onlyCopy={(send) => {
          delivery.current = 'copy';
          void send().finally(() => {
            delivery.current = 'mail';
          });
        }}
      />
    </Form>
  );
};

interface PanelProps {
  free: number;
  onClose: (() => void) | undefined;
  /** Submits the form without emails. */
  onlyCopy: (send: () => Promise<unknown>) => void;
}

const Panel = ({ free, onClose, onlyCopy }: PanelProps) => {
  const { t } = useTranslation('passes');
  const locale = useLocale();
  const participation = useParticipation();
  const { now } = usePassContext();
  const { values, submitForm, isSubmitting } = useFormikContext<LinkFormValues>();
  const count = readRecipients(values.recipients).length;
  const last = lastLinkDay(participation);
  return (
    <ModalSide
      title={t('passLinks.new')}
      {...(onClose ? { onClose } : {})}
      actions={
        <FormActions>
          <SubmitButton className={submitClass}>
            {count > 0 ? t('passLinks.submit', { count }) : t('passLinks.submitNone')}
          </SubmitButton>
          <Button variant="text" disabled={isSubmitting} onClick={() => onlyCopy(submitForm)}>
            {t('passLinks.onlyCopy')}
          </Button>
        </FormActions>
      }
    >
      <div className={styles.fields}>
        <FormErrorSummary title={t('form.errors')} />
        <FormTextArea
          name="recipients"
          label={t('passLinks.recipients')}
          hint={t('passLinks.recipientsHint')}
          counter={t('passLinks.counter', { count, free })}
          minHeight={110}
          autoComplete="off"
          spellCheck={false}
        />
        <FormDatePicker
          dotted
          name="expires_on"
          label={t('passLinks.expires')}
          hint={t('passLinks.expiresHint', { date: formatProseDate(last, locale, { now }) })}
          min={dayAt(now, zoneOf(participation))}
          max={last}
          today={dayAt(now, zoneOf(participation))}
        />
        <FormCheckbox name="asks_visa">{t('passLinks.asksVisa')}</FormCheckbox>
        <Notice>
          {t('passLinks.places', { count: free })}{' '}
          {count > 0 && count <= free && t('passLinks.placesAfter', { left: free - count })}
        </Notice>
      </div>
    </ModalSide>
  );
};
