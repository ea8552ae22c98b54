import { IconButton } from '@fairfront/shared-kit/components/button';
import { textOf } from '@fairfront/shared-kit/domain/common';
import { useLocale, useTranslation, useParticipation, usePlatform } from '@fairfront/shared-kit/platform';
import { useState } from 'react';
import type { SubProgress } from '../api/sub-progress';
import {
  emailParts,
  emailValues,
  type EmailPart,
  type EmailInsert,
  type EmailLabels,
} from '@fairfront/shared-kit/domain/account';
import { formatProseDate } from '@fairfront/shared-kit/platform/formats';
import styles from './email.module.css';

/** The placeholder values of an email for each company; the server inserts the same values. */
const useEmailValues = (): ((row: SubProgress) => Record<EmailInsert, string>) => {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const { now } = usePlatform();
  const { exhibition } = useParticipation();
  const words: EmailLabels = {
    area: (area) => t(`progress.areaNames.${area}`),
    nothing: t('email.nothingOpen'),
    date: (at) => formatProseDate(at, locale, { zone: exhibition.timezone, now: now() }),
    noDate: t('email.noDeadline'),
  };
  return (row) => emailValues(row, words, locale);
};

const Parts = ({ parts }: { parts: readonly EmailPart[] }) =>
  parts.map(({ text, insert }, index) => (
    <span key={index} className={insert ? styles.put : undefined}>
      {text}
    </span>
  ));

interface EmailPreviewProps {
  /** The recipients of the email. */
  rows: readonly SubProgress[];
  /** The draft of the email. */
  email: { subject: string; text: string };
}

/** A preview of the email for each recipient company. */
export const EmailPreview = ({ rows, email: { subject, text } }: EmailPreviewProps) => {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const valuesOf = useEmailValues();
  const [wanted, setWanted] = useState(0);
  const index = Math.min(wanted, Math.max(0, rows.length - 1));
  const row = rows[index];
  if (!row) return <p className={styles.quiet}>{t('email.noPreview')}</p>;
  const values = valuesOf(row);
  const title = t('email.preview', { name: textOf(row.company, 'name', locale), n: index + 1, total: rows.length });
  const show = (step: number) => setWanted((index + step + rows.length) % rows.length);
  return (
    <section className={styles.preview} aria-label={title}>
      <div className={styles.previewHead}>
        <h3 className={styles.previewTitle} aria-live="polite">
          {title}
        </h3>
        {rows.length > 1 && (
          <span className={styles.turn}>
            <IconButton icon="chevron-left" label={t('email.previous')} onClick={() => show(-1)} />
            <IconButton icon="chevron-right" label={t('email.next')} onClick={() => show(1)} />
          </span>
        )}
      </div>
      <div className={styles.sheet}>
        <p className={styles.subject}>
          <Parts parts={emailParts(subject, values)} />
        </p>
        <p>{t('email.greeting')}</p>
        <p className={styles.words}>
          <Parts parts={emailParts(text, values)} />
        </p>
      </div>
    </section>
  );
};
