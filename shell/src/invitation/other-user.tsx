import { useState } from 'react';
import type { Invitation } from '@fairfront/shared-kit/api';
import { Button } from '@fairfront/shared-kit/components/button';
import { RouteLink } from '@fairfront/shared-kit/components/link';
import { Notice } from '@fairfront/shared-kit/components/notice';
import { useTranslation } from '@fairfront/shared-kit/platform';
import { useShell } from '../shell-services';
import { InvitationHead } from './invitation-head';
import styles from './invitation.module.css';

/** The invitation is for another person than the signed-in user. */
export const OtherUser = ({ invitation, ownEmail }: { invitation: Invitation; ownEmail: string }) => {
  const { t } = useTranslation('welcome');
  const { session } = useShell();
  const [busy, setBusy] = useState(false);
  const signOut = () => {
    setBusy(true);
    // the page stays and shows the view for the invited person
    void session.signOut();
  };
  return (
    <div className={styles.page}>
      <InvitationHead invitation={invitation} lead={t('otherLead')} />
      <Notice tone="warning" title={t('otherTitle', { email: invitation.email })}>
        {t('otherText', { own: ownEmail })}
      </Notice>
      <div className={styles.ways}>
        <Button variant="primary" size="lg" wide busy={busy} onClick={signOut}>
          {t('signOut')}
        </Button>
        <RouteLink to="home" params={{}} variant="secondary" size="lg" wide>
          {t('toHome')}
        </RouteLink>
      </div>
    </div>
  );
};
