import type { Invitation, InvitationPage } from '@fairfront/shared-kit/api';
import { RouteLink } from '@fairfront/shared-kit/components/link';
import { Notice } from '@fairfront/shared-kit/components/notice';
import { useTranslation } from '@fairfront/shared-kit/platform';
import { InvitationHead } from './invitation-head';
import styles from './invitation.module.css';

interface EndedInvitationProps {
  /** `invalid`: the link is not one of ours or is incomplete. */
  why: Exclude<InvitationPage['state'], 'open' | 'account'> | 'invalid';
  invitation: Invitation | null;
  isSignedIn: boolean;
}

/** Why the link is no longer valid, and what to do next. */
export const EndedInvitation = ({ why, invitation, isSignedIn }: EndedInvitationProps) => {
  const { t } = useTranslation('welcome');
  return (
    <div className={styles.page}>
      {invitation ? (
        <>
          <InvitationHead invitation={invitation} lead={t('endedLead')} />
          <Notice tone="warning" title={t(`ended.${why}.title`)}>
            {t(`ended.${why}.text`)}
          </Notice>
        </>
      ) : (
        <>
          <h1 className={styles.title}>{t(`ended.${why}.title`)}</h1>
          <p className={styles.text}>{t(`ended.${why}.text`)}</p>
        </>
      )}
      <div className={styles.ways}>
        <RouteLink
          to={isSignedIn ? 'home' : 'login'}
          params={{}}
          variant={why === 'used' ? 'primary' : 'secondary'}
          size="lg"
          wide
        >
          {t(isSignedIn ? 'toHome' : 'toSignIn')}
        </RouteLink>
        {why === 'used' && !isSignedIn && (
          <p className={styles.note}>
            {t('forgotten')}{' '}
            <RouteLink to="recovery" params={{}}>
              {t('recover')}
            </RouteLink>
          </p>
        )}
      </div>
    </div>
  );
};
