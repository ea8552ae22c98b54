import { useRef } from 'react';
import { useAction } from '@fairfront/shared-kit/api/actions';
import { isApiError } from '@fairfront/shared-kit/api';
import { Button } from '@fairfront/shared-kit/components/button';
import { RouteLink } from '@fairfront/shared-kit/components/link';
import { StatusBadge } from '@fairfront/shared-kit/components/status-badge';
import { usePlatform, useQueryClient, useTranslation, type OwnSession } from '@fairfront/shared-kit/platform';
import { AccessIcon } from './access-icon';
import { ownEmbedTokensQuery, ownSessionsQuery } from './own-access.query';
import { useEndFocus } from './use-end-focus';
import { useMoment } from './use-moment';
import styles from './own-access.module.css';

/** The device as users call it: «Firefox, Ubuntu», «iPhone, Safari». */
const useDeviceName = () => {
  const { t } = useTranslation('ownAccess');
  return ({ kind, browser, system }: OwnSession): string => {
    const names = kind === 'computer' ? [browser, system] : [system, browser];
    return names.filter(Boolean).join(', ') || t(`device.${kind}`);
  };
};

interface SessionRowProps {
  session: OwnSession;
  isEnding: boolean;
  onEnd: () => void;
}

const SessionRow = ({ session, isEnding, onEnd }: SessionRowProps) => {
  const { t } = useTranslation('ownAccess');
  const moment = useMoment();
  const nameOf = useDeviceName();
  const { kind, network, is_current: isCurrent, last_used_at } = session;
  const name = nameOf(session);
  const place = [isCurrent && name, network, !isCurrent && moment(last_used_at)].filter(Boolean).join('\u00a0· ');
  return (
    <li className={styles.session}>
      <AccessIcon name={kind} className={styles.device} />
      <div className={styles.words}>
        <b className={styles.name}>{isCurrent ? t(`current.${kind}`) : name}</b>
        <span className={styles.place}>{place}</span>
      </div>
      {isCurrent ? (
        <StatusBadge tone="success" icon="check" variant="plain">
          {t('sessions.now')}
        </StatusBadge>
      ) : (
        <Button
          variant="text"
          size="sm"
          busy={isEnding}
          aria-label={t('sessions.endOf', { name, when: moment(last_used_at) })}
          onClick={onEnd}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
};

/** Where the user is signed in; ending a session takes effect at once (mock-up y8). */
export const OwnSessions = ({ sessions }: { sessions: readonly OwnSession[] }) => {
  const { t } = useTranslation('ownAccess');
  const platform = usePlatform();
  const { api } = platform;
  const cache = useQueryClient();
  const { heading, ended } = useEndFocus(sessions);
  /** The user may click again before the row is gone. */
  const asked = useRef(new Set<number>());
  const { queryKey } = ownSessionsQuery(api);
  const others = sessions.filter(({ is_current: isCurrent }) => !isCurrent);
  const here = sessions.filter(({ is_current: isCurrent }) => isCurrent);
  const keep = (stays: (session: OwnSession) => boolean) => {
    cache.setQueryData<{ data: OwnSession[] }>(queryKey, (known) => known && { data: known.data.filter(stays) });
    ended();
    // tokens requested in a session end with it
    void cache.invalidateQueries({ queryKey: ownEmbedTokensQuery(platform).queryKey });
  };

  const end = useAction<number, void>({
    namespace: 'ownAccess',
    rowOf: (id) => id,
    run: async (id) => {
      try {
        await api.delete('/auth/sessions/{sessionId}', { params: { path: { sessionId: id } } });
      } catch (error) {
        // it has ended by itself or in another tab
        if (!isApiError(error) || error.status !== 404) throw error;
      }
    },
    onDone: (_nothing, id) => keep((session) => session.id !== id),
    announce: () => t('sessions.ended'),
    onRefused: (_error, id) => {
      asked.current.delete(id);
      return false;
    },
  });
  const endOnce = (id: number) => {
    if (asked.current.has(id)) return;
    asked.current.add(id);
    void end.run(id);
  };
  const endOthers = useAction<undefined>({
    namespace: 'ownAccess',
    confirm: () => ({
      title: t('sessions.endOthersQuestion', { count: others.length }),
      text: t('sessions.endOthersText'),
      confirmLabel: t('sessions.endOthersConfirm'),
      tone: 'neutral',
    }),
    run: () => api.delete('/auth/sessions'),
    onDone: () => keep(({ is_current: isCurrent }) => isCurrent),
    announce: () => t('sessions.endedOthers'),
  });

  return (
    <section className={styles.card} aria-labelledby="own-sessions">
      <h2 ref={heading} id="own-sessions" tabIndex={-1} className={styles.cardTitle}>
        {t('sessions.title')} <span className={styles.count}>{sessions.length}</span>
      </h2>
      <ul className={styles.sessions}>
        {[...here, ...others].map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isEnding={end.isBusy(session.id)}
            onEnd={() => endOnce(session.id)}
          />
        ))}
      </ul>
      <p className={styles.note}>
        {t('sessions.note')}{' '}
        <RouteLink to="profile" params={{}}>
          {t('sessions.changePassword')}
        </RouteLink>
      </p>
      {others.length > 0 && (
        <div className={styles.foot}>
          <Button
            variant="text"
            size="sm"
            icon="cross"
            busy={endOthers.isBusy()}
            onClick={() => void endOthers.run(undefined)}
          >
            {t('sessions.endOthers', { count: others.length })}
          </Button>
        </div>
      )}
    </section>
  );
};
