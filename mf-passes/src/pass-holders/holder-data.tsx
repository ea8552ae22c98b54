import { Button } from '@fairfront/shared-kit/components/button';
import { useParticipation, useTranslation, useUser, type PersonalPass } from '@fairfront/shared-kit/platform';
import { canExportHolders } from '@fairfront/shared-kit/domain/passes';
import { usePassFiles } from '../pass-files/use-pass-files';
import { personOf } from '../context/person-name';
import styles from './holder-data.module.css';

/** Exports the personal data of a pass holder as a file, for administrators. */
export const HolderData = ({ pass }: { pass: PersonalPass }) => {
  const { t } = useTranslation('passes');
  const participation = useParticipation();
  const { id: userId } = useUser();
  const files = usePassFiles();
  if (!canExportHolders(userId, participation)) return null;
  return (
    <section aria-label={t('holder.title')} className={styles.holder}>
      <div className={styles.words}>
        <h3 className={styles.title}>{t('holder.title')}</h3>
        <p>{t('holder.text')}</p>
      </div>
      <div className={styles.files}>
        {(['pdf', 'json'] as const).map((format) => {
          const path = `/participants/${participation.id}/pass-holders/export?format=${format}&pass_id=${pass.id}`;
          return (
            <Button
              key={format}
              variant="text"
              size="sm"
              icon="download"
              aria-label={t(`holder.${format}Of`, { name: personOf(pass) })}
              busy={files.isBusy(path, 'download')}
              onClick={() => files.fetchFile(path, 'download')}
            >
              {t(`holder.${format}`)}
            </Button>
          );
        })}
      </div>
    </section>
  );
};
