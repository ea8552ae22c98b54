import { TileFacts, TileFigure } from '@fairfront/shared-kit/components/info-tile';
import type { ApiClient } from '@fairfront/shared-kit/api';
import { QuotaMeter } from '@fairfront/shared-kit/components/quota-meter';
import { StatusBadge } from '@fairfront/shared-kit/components/status-badge';
import {
  failsHere,
  useParticipation,
  usePlatform,
  useQuery,
  useTranslation,
  type Prefetch,
  type TileContent,
} from '@fairfront/shared-kit/platform';
import type { ReactNode } from 'react';
import { personalPassListQuery } from '../api/personal-passes';
import type { PersonalKind } from '../api/list-pages';
import {
  freePlaces,
  isCreationDisabled,
  passRights,
  passSorts,
  quotaState,
  type PassStatus,
} from '@fairfront/shared-kit/domain/passes';
import { TileOpener } from '../pass-dialog/tile-opener';
import { TileNote } from '../context/tile-note';
import { usePassContext, usePassLabels } from '../context/use-pass-context';
import { useTileDeadline } from '../context/use-tile-deadline';
import { personalPassModals } from '../context/personal-pass-modals';
import { passStatusVariant } from '@fairfront/shared-kit/domain/passes/pass';

interface Fact {
  id: string;
  label: ReactNode;
  value?: ReactNode;
}

const firstPageQuery = (api: ApiClient, participationId: number, kind: PersonalKind) => {
  const [sort] = passSorts;
  return { ...personalPassListQuery(api, participationId, { kind, page: 1, sort }), ...failsHere };
};

/** Prefetches the first data of the tile of this kind. */
export const prefetchPersonalPasses =
  (kind: PersonalKind): Prefetch =>
  ({ queryClient, api, participationId }) =>
    queryClient.prefetchQuery(firstPageQuery(api, participationId, kind));

/**
 * The number of personal passes by status, the remaining ones and the deadline. Uses the same query as the first page of the
 * dialog, which then opens with its rows.
 */
export const usePersonalPassesTile = (kind: PersonalKind, extraFacts: readonly Fact[] = []): TileContent => {
  const { t } = useTranslation('passes');
  const { api } = usePlatform();
  const context = usePassContext();
  const texts = usePassLabels();
  const { id } = useParticipation();
  const list = useQuery(firstPageQuery(api, id, kind));
  const modal = personalPassModals[kind];

  const isClosed = isCreationDisabled(kind, context.participation);
  const deadline = useTileDeadline(kind);

  if (list.isPending) return { state: 'loading', deadline };
  if (!list.data) return { state: 'failed', retry: () => void list.refetch(), deadline };

  const { quota, status_counts: statuses } = list.data.meta;
  const rights = passRights(kind, context, quota);
  const canAdd = rights.create.allowed;
  const free = freePlaces(kind, quota);
  const hasQuota = quotaState(kind, quota) !== 'none';
  const add = { modal, params: { add: '1' } } as const;
  const open = { modal, params: {} } as const;
  const statusFact = (status: PassStatus): Fact => ({
    id: status,
    label: (
      <StatusBadge variant="plain" {...passStatusVariant[status]}>
        {status === 'consideration' ? texts.statusOf(kind, status) : t(`count.${status}`)}
      </StatusBadge>
    ),
    value: statuses[status],
  });

  const meter = (
    <QuotaMeter
      total={quota.total ?? 0}
      accepted={statuses.accepted}
      waiting={statuses.consideration}
      rejected={statuses.rejected}
      held={quota.held ?? 0}
      legend={false}
      names={{ waiting: texts.statusOf(kind, 'consideration') }}
    />
  );
  const nothing = texts.denialOf({ code: 'quota_reached', total: null });

  return {
    state: 'ready',
    body: hasQuota ? (
      <>
        <TileOpener modal={modal}>
          <TileFigure value={quota.count}>{t('tile.ofTotal', { total: quota.total })}</TileFigure>
        </TileOpener>
        {meter}
        <TileFacts
          facts={[
            statusFact('accepted'),
            ...(statuses.consideration > 0 ? [statusFact('consideration')] : []),
            ...(statuses.rejected > 0 ? [statusFact('rejected')] : []),
            ...extraFacts,
            // a free place that nobody can use is not worth showing
            ...(isClosed ? [] : [{ id: 'free', label: t('count.free'), value: free }]),
          ]}
        />
      </>
    ) : (
      <p>{nothing}</p>
    ),
    deadline,
    actions: [
      canAdd
        ? { label: t('tile.add'), icon: 'plus', target: add }
        : { label: t('tile.open'), icon: 'chevron-right', target: open },
    ],
    brief: hasQuota
      ? {
          figure: `${quota.count} / ${quota.total ?? 0}`,
          meter,
          note: <TileNote rejected={statuses.rejected}>{deadline.label}</TileNote>,
          target: open,
        }
      : { note: nothing, target: open },
  };
};
