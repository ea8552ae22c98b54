import { Icon, type IconName } from '@fairfront/shared-kit/components/icon';
import { Link } from '@fairfront/shared-kit/components/link';
import { formatDateTime, formatLongDate, formatProseDate } from '@fairfront/shared-kit/platform/formats';
import {
  useLocale,
  useNow,
  useTranslation,
  type PassLinkPage,
  type PassLinkReceipt,
} from '@fairfront/shared-kit/platform';
import { useEffect, useRef, type ReactNode } from 'react';
import styles from './self-fill.module.css';

interface Step {
  icon: IconName;
  tone: 'done' | 'next' | 'later';
  title: string;
  text: ReactNode;
}

/** What happens to the data next, and the contact for corrections (mock-up w16b). */
export const SelfFillSent = ({ page, receipt }: { page: PassLinkPage; receipt: PassLinkReceipt }) => {
  const { t } = useTranslation('passes');
  const locale = useLocale();
  const now = useNow();
  const { sender, exhibition } = page;
  const zone = exhibition.timezone;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const steps: Step[] = [
    {
      icon: 'check',
      tone: 'done',
      title: t('selfFill.stepSent'),
      text: (
        <time dateTime={receipt.filled_at} title={formatLongDate(receipt.filled_at, locale, { zone })}>
          {formatDateTime(receipt.filled_at, locale, { zone })}
        </time>
      ),
    },
    { icon: 'clock', tone: 'next', title: t('selfFill.stepCheck'), text: t('selfFill.stepCheckText') },
    receipt.is_visa
      ? { icon: 'globe', tone: 'later', title: t('selfFill.stepVisa'), text: t('selfFill.stepVisaText') }
      : {
          icon: 'badge',
          tone: 'later',
          title: t('selfFill.stepPass'),
          text: t('selfFill.stepPassText', { date: formatProseDate(receipt.print_from, locale, { now, zone }) }),
        },
  ];
  return (
    <div className={styles.sent}>
      <span className={styles.mark} aria-hidden="true">
        <Icon name="check" size={22} />
      </span>
      <h1 ref={heading} tabIndex={-1} className={styles.sentTitle}>
        {t('selfFill.sentTitle')}
      </h1>
      <p className={styles.sentText}>
        {sender ? t('selfFill.sentText', { sender: sender.name }) : t('selfFill.sentTextBare')}
      </p>
      <ol className={styles.steps} aria-label={t('selfFill.steps')}>
        {steps.map(({ icon, tone, title, text }) => (
          <li key={title} className={styles.step}>
            <span className={`${styles.stepMark} ${styles[tone]}`} aria-hidden="true">
              <Icon name={icon} size={18} />
            </span>
            <span>
              <b className={styles.stepTitle}>{title}</b>
              <span className={styles.stepText}>{text}</span>
            </span>
          </li>
        ))}
      </ol>
      {sender && (
        <p className={styles.mistake}>
          {t('selfFill.mistake')} <Link href={`mailto:${sender.email}`}>{sender.email}</Link>
        </p>
      )}
    </div>
  );
};
