import { Icon, type IconName } from '@fairfront/shared-kit/components/icon';
import { textOf } from '@fairfront/shared-kit/domain/common';
import { useLocale, useParticipation, useTranslation } from '@fairfront/shared-kit/platform';
import { useId, type ReactNode } from 'react';
import styles from './access-lists.module.css';

/**
 * Who else has access without being on the team: the collective organiser, shown as a company with a user count since the
 * names are not visible here, and the organiser of the exhibition.
 */
export const OtherAccess = () => {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const titleId = useId();
  const { parent } = useParticipation();
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <h3 id={titleId} className={styles.title}>
        {t('access.othersTitle')}
      </h3>
      <ul className={styles.list}>
        {parent && (
          <Other icon="hierarchy" name={textOf(parent.company, 'name', locale)}>
            {t('access.parent')}, {t('access.parentPeople', { count: parent.users.length })}
          </Other>
        )}
        <Other icon="building" name={t('access.organizer')}>
          {t('access.organizerText')}
        </Other>
      </ul>
    </section>
  );
};

const Other = ({ icon, name, children }: { icon: IconName; name: string; children: ReactNode }) => (
  <li className={styles.row}>
    <span className={styles.sign}>
      <Icon name={icon} size={16} />
    </span>
    <span className={styles.words}>
      <span className={styles.name}>{name}</span>
      <span className={styles.quiet}>{children}</span>
    </span>
  </li>
);
