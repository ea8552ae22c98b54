import { useCopy } from '@fairfront/shared-kit/api/actions';
import { IconButton } from '@fairfront/shared-kit/components/button';
import { Link } from '@fairfront/shared-kit/components/link';
import { formatPhone, phoneAddress } from '@fairfront/shared-kit/platform/formats';
import { useTranslation } from '@fairfront/shared-kit/platform';
import type { ReactNode } from 'react';
import styles from './managers.module.css';

export interface ContactRowProps {
  picture: ReactNode;
  name: string;
  detail?: string | undefined;
  phone: string | null;
  email: string | null;
}

/** One contact with its links and a copy button. */
export const ContactRow = ({ picture, name, detail, phone, email }: ContactRowProps) => {
  const { t } = useTranslation('account');
  const copyText = useCopy();
  const copy = () =>
    void copyText([name, detail, phone && formatPhone(phone), email].filter(Boolean).join('\n'), {
      copied: t('managers.copied', { name }),
      failed: t('managers.copyFailed'),
    });
  return (
    <li className={styles.row}>
      {picture}
      <div className={styles.words}>
        <div className={styles.fullName}>{name}</div>
        {detail && <div className={styles.area}>{detail}</div>}
      </div>
      <div className={styles.contacts}>
        {phone && (
          <Link href={phoneAddress(phone)} icon="phone" className={styles.contact}>
            {formatPhone(phone)}
          </Link>
        )}
        {email && (
          <Link href={`mailto:${email}`} icon="mail" className={styles.contact}>
            {email}
          </Link>
        )}
      </div>
      <IconButton icon="copy" label={t('managers.copy', { name })} onClick={copy} />
    </li>
  );
};
