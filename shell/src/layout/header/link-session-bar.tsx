import { useState } from 'react';
import { Button } from '@fairfront/shared-kit/components/button';
import { Notice } from '@fairfront/shared-kit/components/notice';
import { useTranslation, type User } from '@fairfront/shared-kit/platform';
import { linkSession } from '../../session/link-session';
import { useShell } from '../../shell-services';
import styles from './link-session-bar.module.css';

/** Shows which user a link has signed in, with a sign-out button, until the user confirms it. */
export const LinkSessionBar = ({ user }: { user: User }) => {
  const { t } = useTranslation('invitations');
  const { session } = useShell();
  const [isConfirmed, setConfirmed] = useState(false);
  if (isConfirmed) return null;
  const name = [user.name, user.lastname].filter(Boolean).join(' ');
  return (
    <Notice
      tone="warning"
      icon="user"
      live="assertive"
      className={styles.bar}
      title={t('byLink.title', { name, email: user.email })}
      action={
        <span className={styles.ways}>
          <Button variant="secondary" size="sm" onClick={() => void session.signOut()}>
            {t('byLink.notMe')}
          </Button>
          <Button
            variant="text"
            size="sm"
            onClick={() => {
              linkSession.end();
              setConfirmed(true);
            }}
          >
            {t('byLink.itsMe')}
          </Button>
        </span>
      }
    >
      {t('byLink.text')}
    </Notice>
  );
};
