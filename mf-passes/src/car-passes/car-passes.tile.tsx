import { deadlineState } from '@fairfront/shared-kit/components/deadline-notice';
import { TileFacts, TileFigure } from '@fairfront/shared-kit/components/info-tile';
import { passLook, StatusBadge } from '@fairfront/shared-kit/components/status-badge';
import { formatProseDate } from '@fairfront/shared-kit/formats';
import { dayAt } from '@fairfront/shared-kit/model';
import {
  failsHere,
  defineTile,
  useLocale,
  useParticipant,
  usePlatform,
  useQuery,
  useTranslation,
  type CarPass,
  type TileContent,
} from '@fairfront/shared-kit/platform';
import { carPassListQuery } from '../api/car-passes';
import { deadlineOf, passRights, zoneOf, type PassStatus } from '../model';
import { isMendable } from './mendable';
import { TileOpener } from '../pass-dialog/tile-opener';
import { usePassSituation, usePassWords } from '../situation/use-pass-situation';
import styles from './car-passes-tile.module.css';

const open = { modal: 'event-modal-auto-passes', params: {} } as const;
const add = { modal: 'event-modal-auto-passes', params: { add: '1' } } as const;

const statusesInOrder: PassStatus[] = ['accepted', 'consideration', 'rejected'];

/** The next day on which one of the vehicles comes; only the newest page is known here. */
const nextEntry = (passes: readonly CarPass[], today: string): string | undefined =>
  passes
    .filter(({ status, entry_date }) => status !== 'rejected' && entry_date >= today)
    .map(({ entry_date }) => entry_date)
    .sort()[0];

/** One-off passes of vehicles by status, and what was rejected first of all. */
const useCarPassesTile = (): TileContent => {
  const { t } = useTranslation('passes');
  const { api } = usePlatform();
  const locale = useLocale();
  const situation = usePassSituation();
  const { statusOf } = usePassWords();
  const { participation, now } = situation;
  const { id } = useParticipant();
  const zone = zoneOf(participation);
  const list = useQuery({ ...carPassListQuery(api, id, 1), ...failsHere });

  const at = deadlineOf('car', participation);
  const state = deadlineState(at, now);
  const prose = (value: string) => formatProseDate(value, locale, { now, zone });
  const until = t('tile.until', { date: prose(new Date(at).toISOString()) });
  const deadline =
    state === 'passed'
      ? { label: t('tile.closed'), tone: 'neutral' as const }
      : { label: until, tone: state === 'soon' ? ('warning' as const) : ('neutral' as const) };

  if (list.isPending) return { state: 'loading', deadline };
  if (!list.data) return { state: 'failed', retry: () => void list.refetch(), deadline };

  const { data: passes, meta } = list.data;
  const { create } = passRights('car', situation, meta.quota);
  const entry = nextEntry(passes, dayAt(now, zone));
  const rejected = meta.status_counts.rejected;
  const mustMend = rejected > 0 && isMendable(situation, meta.quota);
  return {
    state: 'ready',
    body: (
      <>
        <TileOpener modal={open.modal}>
          <TileFigure value={meta.quota.count}>
            {meta.quota.total === null
              ? t('car.unit', { count: meta.quota.count })
              : t('tile.ofTotal', { total: meta.quota.total })}
          </TileFigure>
        </TileOpener>
        <p className={styles.entry}>{entry ? t('car.nextEntry', { date: prose(entry) }) : t('car.noEntries')}</p>
        <TileFacts
          facts={statusesInOrder
            .filter((status) => status !== 'rejected' || rejected > 0)
            .map((status) => ({
              id: status,
              label: (
                <StatusBadge variant="plain" {...passLook[status]}>
                  {status === 'consideration' ? statusOf('car', status) : t(`count.${status}`)}
                </StatusBadge>
              ),
              value: meta.status_counts[status],
            }))}
        />
      </>
    ),
    deadline: mustMend ? { label: t('car.fix', { count: rejected }), tone: 'danger' } : deadline,
    actions: [
      create.allowed && !mustMend
        ? { label: t('tile.add'), icon: 'plus', target: add }
        : { label: t('tile.open'), icon: 'chevron-right', target: open },
    ],
  };
};

export default defineTile(useCarPassesTile);
