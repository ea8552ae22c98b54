import { ownTextOf } from '@fairfront/shared-kit/domain/common';
import { Icon } from '@fairfront/shared-kit/components/icon';
import { RouteLink } from '@fairfront/shared-kit/components/link';
import { membershipOf } from '@fairfront/shared-kit/domain/participations';
import { useAccess, useLocale, useTranslation, useUser, type Participation } from '@fairfront/shared-kit/platform';
import styles from './acting-bar.module.css';

const backToList = { modal: 'event-modal-subexponent', view: 'steps' };

/**
 * Says on every screen on behalf of which sub-exhibitor an organiser member acts, with a back link.
 */
export const ActingBar = ({ participation }: { participation: Participation }) => {
  const { t } = useTranslation('invitations');
  const locale = useLocale();
  const { canWrite } = useAccess();
  const user = useUser();
  const { company, parent } = participation;
  // installers have no access to the list
  const hasList = membershipOf(user.id, participation)?.role !== 'installer';
  return (
    <section className={styles.bar} aria-label={t('acting.label')}>
      <div className={styles.inner}>
        <Icon name="hierarchy" size={18} />
        <p className={styles.words}>
          {t(canWrite ? 'acting.write' : 'acting.read', { company: ownTextOf(company, 'name', locale) })}
        </p>
        {parent && (
          <RouteLink
            to="participant"
            params={{ id: parent.id }}
            {...(hasList && { query: backToList })}
            variant="text"
            size="sm"
            className={styles.back}
          >
            {hasList ? t('acting.back') : t('acting.backTo', { company: ownTextOf(parent.company, 'name', locale) })}
          </RouteLink>
        )}
      </div>
    </section>
  );
};
