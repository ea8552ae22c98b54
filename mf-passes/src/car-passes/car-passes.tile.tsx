import { TileFacts, TileFigure } from '@fairfront/shared-kit/components/info-tile';
import { StatusBadge } from '@fairfront/shared-kit/components/status-badge';
import { formatProseDate } from '@fairfront/shared-kit/platform/formats';
import { dayAt } from '@fairfront/shared-kit/domain/common';
import {
  failsHere,
  defineTile,
  useLocale,
  useParticipation,
  usePlatform,
  useQuery,
  useSelectedStand,
  useTranslation,
  type CarPass,
  type TileContent,
} from '@fairfront/shared-kit/platform';
import { carPassListQuery } from '../api/car-passes';
import { passRights, zoneOf, type PassStatus } from '@fairfront/shared-kit/domain/passes';
import { isEditable } from './editable';
import { TileOpener } from '../pass-dialog/tile-opener';
import { TileNote } from '../context/tile-note';
import { usePassContext, usePassLabels } from '../context/use-pass-context';
import { useTileDeadline } from '../context/use-tile-deadline';
import styles from './car-passes-tile.module.css';
import { passStatusVariant } from '@fairfront/shared-kit/domain/passes/pass';

const open = { modal: 'event-modal-auto-passes', params: {} } as const;
const add = { modal: 'event-modal-auto-passes', params: { add: '1' } } as const;

const statusesInOrder: PassStatus[] = ['accepted', 'consideration', 'rejected'];

/** The next arrival day of a vehicle; only the newest page is known here. */
const nextEntry = (passes: readonly CarPass[], today: string): string | undefined =>
  passes
    .filter(({ status, entry_date }) => status !== 'rejected' && entry_date >= today)
    .map(({ entry_date }) => entry_date)
    .sort()[0];

/** One-off car passes by status, rejected ones first; with several stands, those of the selected one. */
const useCarPassesTile = (): TileContent => {
  const { t } = useTranslation('passes');
  const { api } = usePlatform();
  const locale = useLocale();
  const context = usePassContext();
  const { statusOf } = usePassLabels();
  const { participation, now } = context;
  const event = useParticipation();
  const { id, stands } = event;
  const selected = useSelectedStand(event);
  // a single stand needs no select
  const stand = stands.length > 1 ? selected : null;
  const zone = zoneOf(participation);
  const list = useQuery({ ...carPassListQuery(api, id, 1), ...failsHere });

  const prose = (value: string) => formatProseDate(value, locale, { now, zone });
  const deadline = useTileDeadline('car');

  if (list.isPending) return { state: 'loading', deadline };
  if (!list.data) return { state: 'failed', retry: () => void list.refetch(), deadline };

  const { data: passes, meta } = list.data;
  const { create } = passRights('car', context, meta.quota);
  const here = stand ? passes.filter(({ stand_id }) => stand_id === stand.id) : passes;
  const entry = nextEntry(here, dayAt(now, zone));
  const rejected = meta.status_counts.rejected;
  const mustEdit = rejected > 0 && isEditable(context, meta.quota);
  const { count, total } = meta.quota;
  const shown = stand ? (meta.stand_counts.find(({ stand_id }) => stand_id === stand.id)?.count ?? 0) : count;
  const unit = total === null ? t('car.unit', { count }) : t('tile.ofTotal', { total });
  const coming = entry ? t('car.nextEntry', { date: prose(entry) }) : t('car.noEntries');
  const due = deadline.tone !== 'info' && entry && !rejected ? coming : deadline.label;
  const note = stand ? t('car.atStandCount', { stand: stand.title, own: shown }) : due;
  return {
    state: 'ready',
    body: (
      <>
        <TileOpener modal={open.modal}>
          <TileFigure value={shown}>
            {stand
              ? t(total === null ? 'car.ofStand' : 'car.ofStandOf', { stand: stand.title, all: count, total })
              : unit}
          </TileFigure>
        </TileOpener>
        <p className={styles.entry}>{coming}</p>
        <TileFacts
          facts={statusesInOrder
            .filter((status) => status !== 'rejected' || rejected > 0)
            .map((status) => ({
              id: status,
              label: (
                <StatusBadge variant="plain" {...passStatusVariant[status]}>
                  {status === 'consideration' ? statusOf('car', status) : t(`count.${status}`)}
                </StatusBadge>
              ),
              value: meta.status_counts[status],
            }))}
        />
      </>
    ),
    deadline: mustEdit ? { label: t('car.fix', { count: rejected }), tone: 'danger' } : deadline,
    actions: [
      create.allowed && !mustEdit
        ? { label: t('tile.add'), icon: 'plus', target: add }
        : { label: t('tile.open'), icon: 'chevron-right', target: open },
    ],
    brief: {
      figure: meta.quota.count,
      note: <TileNote rejected={rejected}>{note}</TileNote>,
      target: open,
    },
  };
};

export default defineTile(useCarPassesTile, ({ queryClient, api, participationId }) =>
  queryClient.prefetchQuery({ ...carPassListQuery(api, participationId, 1), ...failsHere }),
);
