import { Link } from '@fairfront/shared-kit/components/link';
import { formatDateTime, formatPhone, phoneAddress } from '@fairfront/shared-kit/platform/formats';
import { useLocale, useTranslation } from '@fairfront/shared-kit/platform';
import type { StaffMessage } from '../api/support';
import { FactList } from '../queue/fact-list';
import { CallbackPromise } from './callback-promise';
import styles from './support.module.css';

/** A message or a callback request with its sender. */
export const MessageFacts = ({ detail }: { detail: StaffMessage }) => {
  const { t } = useTranslation('desk');
  const locale = useLocale();
  const { email, phone, state_by: by, state } = detail;
  return (
    <>
      <CallbackPromise until={detail.call_until} />
      <FactList
        queue="support"
        facts={[
          ['number', String(detail.id)],
          ['kind', t(`support.kinds.${detail.kind}`)],
          ['sent', formatDateTime(detail.created_at, locale)],
          ['email', email && <Link href={`mailto:${email}`}>{email}</Link>],
          ['phone', phone && <Link href={phoneAddress(phone)}>{formatPhone(phone)}</Link>],
          ['language', t(`support.languages.${detail.locale}`)],
          ['worker', state === 'in_progress' && by && `${by.name} ${by.lastname}`],
        ]}
      />
      <p className={styles.message}>{detail.message}</p>
    </>
  );
};
