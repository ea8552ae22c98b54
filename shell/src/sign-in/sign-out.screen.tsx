import { useEffect, useRef } from 'react';
import { Icon } from '@fairfront/shared-kit/components/icon';
import { useTranslation } from '@fairfront/shared-kit/platform';
import { useShell } from '../shell-services';
import styles from './sign-in.module.css';

/** `/logout`: ends the session once; the guard then leads to sign-in. */
export const SignOutScreen = () => {
  const { t } = useTranslation('shell');
  const { session } = useShell();
  const isStarted = useRef(false);
  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    void session.signOut();
  }, [session]);
  return (
    <p className={styles.waiting} role="status">
      <Icon name="refresh" spinning />
      {t('signOut.running')}
    </p>
  );
};
