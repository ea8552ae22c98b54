import { useEffect, useRef } from 'react';
import { errorText, isApiError } from '@fairfront/shared-kit/api';
import { Button } from '@fairfront/shared-kit/components/button';
import { RouteLink } from '@fairfront/shared-kit/components/link';
import { StatusBadge } from '@fairfront/shared-kit/components/status-badge';
import {
  useMutation,
  usePlatform,
  useQueryClient,
  useTranslation,
  type OwnSession,
} from '@fairfront/shared-kit/platform';
import { AccessIcon } from './access-icon';
import { ownSessionsQuery } from './own-access.query';
import { useMoment } from './use-moment';
import styles from './own-access.module.css';

/** The device as a person would call it: «Firefox, Ubuntu», «iPhone, Safari». */
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
  const place = [isCurrent && name, network, !isCurrent && moment(last_used_at)].filter(Boolean).join(' · ');
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

/** Where the user is signed in; what is ended closes at once (SHELL-440 to SHELL-443, mock-up y8). */
export const OwnSessions = ({ sessions }: { sessions: readonly OwnSession[] }) => {
  const { t } = useTranslation('ownAccess');
  const { api, messages } = usePlatform();
  const cache = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  /** A second press may come before the row has gone. */
  const asked = useRef(new Set<number>());
  const hasEnded = useRef(false);
  const { queryKey } = ownSessionsQuery(api);
  const others = sessions.filter(({ is_current: isCurrent }) => !isCurrent);

  const end = useMutation({
    mutationFn: async (id: number) => {
      try {
        await api.delete('/auth/sessions/{sessionId}', { params: { path: { sessionId: id } } });
      } catch (error) {
        // it has ended by itself, or from another tab
        if (!isApiError(error) || error.status !== 404) throw error;
      }
    },
    onSuccess: (_nothing, id) => {
      cache.setQueryData<{ data: OwnSession[] }>(
        queryKey,
        (known) => known && { data: known.data.filter((session) => session.id !== id) },
      );
      messages.notice(t('sessions.ended'));
      hasEnded.current = true;
    },
    onError: (error, id) => {
      asked.current.delete(id);
      messages.error(errorText(error, t));
    },
  });
  const endOnce = (id: number) => {
    if (asked.current.has(id)) return;
    asked.current.add(id);
    end.mutate(id);
  };
  const endOthers = useMutation({
    mutationFn: () => api.delete('/auth/sessions'),
    onSuccess: () => {
      cache.setQueryData<{ data: OwnSession[] }>(
        queryKey,
        (known) => known && { data: known.data.filter(({ is_current: isCurrent }) => isCurrent) },
      );
      hasEnded.current = true;
      messages.notice(t('sessions.endedOthers'));
    },
    onError: (error) => messages.error(errorText(error, t)),
  });
  const askAndEndOthers = async () => {
    const isSure = await messages.confirm({
      title: t('sessions.endOthersQuestion', { count: others.length }),
      text: t('sessions.endOthersText'),
      confirmLabel: t('sessions.endOthersConfirm'),
      tone: 'neutral',
    });
    if (isSure) endOthers.mutate();
  };

  useEffect(() => {
    // the focus went with the row of its button
    if (hasEnded.current && document.activeElement === document.body) heading.current?.focus();
    hasEnded.current = false;
  }, [sessions]);

  return (
    <section className={styles.card} aria-labelledby="own-sessions">
      <h2 ref={heading} id="own-sessions" tabIndex={-1} className={styles.cardTitle}>
        {t('sessions.title')} <span className={styles.count}>{sessions.length}</span>
      </h2>
      <ul className={styles.sessions}>
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isEnding={end.isPending && end.variables === session.id}
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
            busy={endOthers.isPending}
            onClick={() => void askAndEndOthers()}
          >
            {t('sessions.endOthers', { count: others.length })}
          </Button>
        </div>
      )}
    </section>
  );
};
