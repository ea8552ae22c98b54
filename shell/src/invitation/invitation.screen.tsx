import { useSyncExternalStore } from 'react';
import { errorText, isApiError } from '@fairfront/shared-kit/api';
import { Button } from '@fairfront/shared-kit/components/button';
import { Skeleton } from '@fairfront/shared-kit/components/skeleton';
import {
  failsHere,
  usePlatform,
  usePlatformState,
  useQuery,
  useRouteParams,
  useTranslation,
} from '@fairfront/shared-kit/platform';
import { userQuery } from '../session/user.query';
import { useShell } from '../shell-services';
import { AccountView } from './account-view';
import { EndedInvitation } from './ended-invitation';
import { invitationView } from './invitation-view.model';
import { invitationPageQuery } from './invitation.query';
import { OtherUser } from './other-user';
import { RegistrationForm } from './registration-form';
import styles from './invitation.module.css';

/** Status codes for a link that is not one of ours or is incomplete. */
const brokenLink: readonly number[] = [403, 404, 422];

/**
 * `/api/welcome/:id`: an invited person sees the invitation and accepts it.
 */
const InvitationScreen = () => {
  const { api } = usePlatform();
  const { route } = usePlatformState();
  const { session } = useShell();
  const { id } = useRouteParams('welcome');
  const link = {
    id: Number(id),
    signature: route.query.get('signature') ?? '',
    expires: route.query.get('expires') ?? '',
  };
  const isSignedIn = useSyncExternalStore(session.subscribe, session.token) !== null;
  const page = useQuery({
    ...invitationPageQuery(api, link),
    ...failsHere,
    // a sign-in clears the query cache; keep the page content until the new response arrives
    placeholderData: (former) => former,
  });
  const user = useQuery({ ...userQuery(api), ...failsHere, enabled: isSignedIn });

  if (page.isPending || (isSignedIn && user.isPending)) return <Waiting />;
  if (!page.data) {
    if (isApiError(page.error) && brokenLink.includes(page.error.status)) {
      return <EndedInvitation why="invalid" invitation={null} isSignedIn={isSignedIn} />;
    }
    return <NotOpened error={page.error} busy={page.isFetching} retry={() => void page.refetch()} />;
  }
  const own = isSignedIn ? (user.data ?? null) : null;
  const { state, invitation } = page.data;
  const view = invitationView(page.data, own?.email ?? null);
  if (!invitation || view === 'ended') {
    // the server omits the invitation only in ended states
    const why = state === 'open' || state === 'account' ? 'invalid' : state;
    return <EndedInvitation why={why} invitation={invitation} isSignedIn={isSignedIn} />;
  }
  if (own && view === 'other-user') return <OtherUser invitation={invitation} ownEmail={own.email} />;
  if (view === 'register') return <RegistrationForm link={link} invitation={invitation} />;
  return <AccountView link={link} invitation={invitation} isSignedIn={view === 'accept'} />;
};

const Waiting = () => {
  const { t } = useTranslation('welcome');
  return (
    <div className={styles.page} role="status" aria-busy="true">
      <span className="ff-sr-only">{t('waiting')}</span>
      <Skeleton height={36} width="80%" />
      <Skeleton height={116} />
      <Skeleton height={48} />
    </div>
  );
};

const NotOpened = ({ error, busy, retry }: { error: unknown; busy: boolean; retry: () => void }) => {
  const { t } = useTranslation('welcome');
  return (
    <div className={styles.page} role="alert">
      <h1 className={styles.title}>{t('notOpened')}</h1>
      <p className={styles.text}>{errorText(error, t)}</p>
      <Button icon="refresh" size="lg" wide busy={busy} onClick={retry}>
        {t('retry')}
      </Button>
    </div>
  );
};

export default InvitationScreen;
