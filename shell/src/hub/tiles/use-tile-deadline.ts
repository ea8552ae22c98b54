import type { InfoTileProps } from '@fairfront/shared-kit/components/info-tile';
import { formatProseDate } from '@fairfront/shared-kit/platform/formats';
import {
  useLocale,
  useNow,
  useParticipation,
  usePlatform,
  useQuery,
  useTranslation,
} from '@fairfront/shared-kit/platform';
import { deadlinesQuery } from '../../deadlines/deadlines.query';
import { tileDue } from './tile-deadline.model';

/** The deadline of a tile whose remote is unavailable: the deadline does not depend on the remote. */
export const useTileDeadline = (tile: string): InfoTileProps['deadline'] => {
  const { t } = useTranslation('hub');
  const { api } = usePlatform();
  const { id, exhibition } = useParticipation();
  const locale = useLocale();
  const now = useNow();
  const { data } = useQuery(deadlinesQuery(api, id));
  const due = data && tileDue(data, tile, now);
  if (!due) return undefined;
  const { at, left, isSoon } = due;
  const date = formatProseDate(at, locale, { now, zone: exhibition.timezone });
  return {
    label: `${t('failed.due', { date })}, ${t(`kit:deadlineNotice.${left.unit}`, { count: left.count })}`,
    tone: isSoon ? 'warning' : 'neutral',
  };
};
