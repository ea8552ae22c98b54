import { useState } from 'react';
import { useAction } from '@fairfront/shared-kit/api/actions';
import type { Extensions } from '@fairfront/shared-kit/api';
import { Form, FormNotice, SubmitButton } from '@fairfront/shared-kit/forms';
import { emptyForm, FormDraft } from '@fairfront/shared-kit/forms/draft';
import { FormFileDrop } from '@fairfront/shared-kit/forms/file-drop';
import { useSchema } from '@fairfront/shared-kit/forms/rules';
import { FormTextArea } from '@fairfront/shared-kit/forms/text-area';
import { addDays } from '@fairfront/shared-kit/domain/common';
import {
  extensionFileRules,
  extensionLimits,
  extensionFields,
  extensionText,
} from '@fairfront/shared-kit/domain/participations/deadline-extensions';
import { usePlatform, useTranslation, type Participation } from '@fairfront/shared-kit/platform';
import { useDeadlineTexts } from '../use-deadline-texts';
import type { ExtensibleDeadline } from './extensions.model';
import { postExtension } from './extensions.query';
import { UntilField, type ExtensionFields } from './until-field';
import styles from './extensions.module.css';
import { deadlineKeys } from '../query-keys';

interface ExtensionFormProps {
  deadline: ExtensibleDeadline;
  /** The days that can be requested. */
  days: { first: string; last: string };
  rule: Extensions['rules'][number] | null;
  participation: Participation;
  onSent: () => void;
}

/** The request form. Server errors appear at their fields and the input is kept. */
export const ExtensionForm = ({ deadline, days, rule, participation, onSent }: ExtensionFormProps) => {
  const { t } = useTranslation('deadlines');
  const { api } = usePlatform();
  const texts = useDeadlineTexts(participation.exhibition.timezone);
  const [share, setShare] = useState<number | null>(null);
  const { id } = participation;
  const { kind } = deadline;

  const checked = ({ until, reason, file: [file] }: ExtensionFields) => ({
    until,
    reason: extensionText(reason),
    file: file ? { name: file.name, size: file.size } : null,
  });
  const validate = useSchema(async () => extensionFields(days), { checked });
  const sending = useAction<ExtensionFields>({
    namespace: 'deadlines',
    errors: 'inline',
    contentOf: (values) => JSON.stringify([kind, checked(values), values.file[0]?.lastModified]),
    run: async ({ until, reason, file: [file = null] }, { idempotencyKey }) => {
      setShare(file && 0);
      const onProgress = (part: number) => setShare(file && part);
      try {
        await postExtension(api, id, { kind, until, reason, file }, { idempotencyKey, onProgress });
      } finally {
        setShare(null);
      }
    },
    announce: () => t('extension.sent'),
    invalidates: () => [deadlineKeys.extensions.all(id)],
  });
  const third = addDays(days.first, 2);
  const empty: ExtensionFields = { until: third < days.last ? third : days.last, reason: '', file: [] };

  return (
    <Form<ExtensionFields>
      label={t('extension.title')}
      initialValues={empty}
      validate={validate}
      describeFailure={sending.describe}
      onSubmit={async (values, form) => {
        await sending.submit(values);
        emptyForm(form, empty);
        onSent();
      }}
    >
      <div className={styles.panelBody}>
        <FormDraft name={`extension-${id}-${kind}`} />
        <UntilField deadline={deadline} days={days} rule={rule} zone={participation.exhibition.timezone} />
        <FormTextArea
          name="reason"
          label={t('extension.reason')}
          hint={t('extension.reasonHint')}
          limit={extensionLimits.reason.most}
          minHeight={88}
          maxHeight={240}
          required
        />
        <FormFileDrop
          name="file"
          label={t('extension.file')}
          optional
          rules={extensionFileRules}
          {...(share !== null && { share })}
        />
        <FormNotice />
      </div>
      <div className={styles.panelFoot}>
        <SubmitButton>{t('extension.send')}</SubmitButton>
        <p className={styles.footNote}>{t('extension.untilThen', { date: texts.date(deadline) })}</p>
      </div>
    </Form>
  );
};
