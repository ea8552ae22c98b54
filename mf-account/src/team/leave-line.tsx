import { useAction } from '@fairfront/shared-kit/api/actions';
import { queryKeys } from '@fairfront/shared-kit/api';
import { Button } from '@fairfront/shared-kit/components/button';
import { useParticipation, usePlatform, useTranslation, useUser } from '@fairfront/shared-kit/platform';
import styles from './users.module.css';

/** Lets a member leave the participation. */
export const LeaveLine = () => {
  const { t } = useTranslation('account');
  const { api, messages, navigation } = usePlatform();
  const me = useUser();
  const { id, users } = useParticipation();
  const leaving = useAction<undefined>({
    namespace: 'account',
    confirm: () => ({
      title: t('team.leaveTitle'),
      text: t('team.leaveText'),
      confirmLabel: t('team.leave'),
      tone: 'danger',
    }),
    run: () => api.delete('/participants/{id}/membership', { params: { path: { id } } }),
    onDone: () => {
      navigation.navigate('home', {});
      messages.notice(t('team.left'));
    },
    invalidates: () => [queryKeys.participations.all()],
  });
  if (!users.some((user) => user.id === me.id)) return null;

  return (
    <div className={styles.leave}>
      <Button variant="text" size="sm" icon="exit" busy={leaving.isBusy()} onClick={() => void leaving.run(undefined)}>
        {t('team.leave')}
      </Button>
    </div>
  );
};
