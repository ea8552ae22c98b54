import { errorText, queryKeys } from '@fairfront/shared-kit/api';
import { Button } from '@fairfront/shared-kit/components/button';
import { useParticipant, usePlatform, useQueryClient, useTranslation, useUser } from '@fairfront/shared-kit/platform';
import { useState } from 'react';
import styles from './users.module.css';

/** The way out of a participation for its own members (ACC-201). */
export const LeaveLine = () => {
  const { t } = useTranslation('account');
  const { api, messages, navigation } = usePlatform();
  const queryClient = useQueryClient();
  const me = useUser();
  const { id, users } = useParticipant();
  const [busy, setBusy] = useState(false);
  if (!users.some((user) => user.id === me.id)) return null;

  const leave = async () => {
    const isSure = await messages.confirm({
      title: t('team.leaveTitle'),
      text: t('team.leaveText'),
      confirmLabel: t('team.leave'),
      tone: 'danger',
    });
    if (!isSure) return;
    setBusy(true);
    try {
      await api.delete('/participants/{id}/membership', { params: { path: { id } } });
    } catch (error) {
      setBusy(false);
      messages.error(errorText(error, t));
      return;
    }
    navigation.navigate('home', {});
    messages.notice(t('team.left'));
    await queryClient.invalidateQueries({ queryKey: queryKeys.participants.all() });
  };

  return (
    <div className={styles.leave}>
      <Button variant="text" size="sm" icon="exit" busy={busy} onClick={() => void leave()}>
        {t('team.leave')}
      </Button>
    </div>
  );
};
