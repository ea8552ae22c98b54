import { Button } from '@fairfront/shared-kit/components/button';
import { useTranslation } from '@fairfront/shared-kit/platform';
import { retentionDays } from '@fairfront/shared-kit/domain/account';
import { useFileDownload } from '../api/use-file-download';
import { DeleteAccount } from './delete-account';
import styles from './profile.module.css';

const formats = ['pdf', 'json'] as const;

/** Exports the user's personal data as a file and lists the retention periods. */
export const OwnDataCard = () => {
  const { t } = useTranslation('account');
  const files = useFileDownload();
  return (
    <section className={styles.card} aria-labelledby="profile-own-data">
      <h2 id="profile-own-data" className={styles.cardTitle}>
        {t('ownData.title')}
      </h2>
      <p className={styles.lead}>{t('ownData.lead')}</p>
      <div className={styles.cardActions}>
        {formats.map((format) => {
          const path = `/auth/user/export?format=${format}`;
          return (
            <Button
              key={format}
              size="sm"
              icon="download"
              busy={files.isRunning(path)}
              onClick={() => files.download(path)}
            >
              {t(`ownData.${format}`)}
            </Button>
          );
        })}
      </div>
      <h3 className={styles.keeps}>{t('ownData.keeps')}</h3>
      <ul className={styles.kept}>
        <li>{t('ownData.kept.account')}</li>
        {retentionDays.map(({ kind, days }) => (
          <li key={kind}>{t(`ownData.kept.${kind}`, { count: days })}</li>
        ))}
      </ul>
      <DeleteAccount />
    </section>
  );
};
