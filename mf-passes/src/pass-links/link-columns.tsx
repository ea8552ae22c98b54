import type { Column } from '@fairfront/shared-kit/components/data-table';
import type { IconName } from '@fairfront/shared-kit/components/icon';
import { StatusBadge, type StatusTone } from '@fairfront/shared-kit/components/status-badge';
import { formatDateTime, formatLongDate, formatProseDate } from '@fairfront/shared-kit/platform/formats';
import { useLocale, useNow, useParticipation, useTranslation, type PassLink } from '@fairfront/shared-kit/platform';
import type { ReactNode } from 'react';
import { zoneOf } from '@fairfront/shared-kit/domain/passes';
import { TwoLines } from '../pass-list/two-lines';

const variants: Record<PassLink['state'], { tone: StatusTone; icon: IconName }> = {
  waiting: { tone: 'warning', icon: 'clock' },
  opened: { tone: 'info', icon: 'eye' },
  filled: { tone: 'success', icon: 'check-circle' },
  revoked: { tone: 'neutral', icon: 'minus-circle' },
  expired: { tone: 'neutral', icon: 'clock' },
};

/** The recipient of a link and its status. */
export const useLinkColumns = (): Column<PassLink>[] => {
  const { t } = useTranslation('passes');
  const locale = useLocale();
  const now = useNow();
  const zone = zoneOf(useParticipation());
  const day = (instant: string) => formatProseDate(instant, locale, { now, zone });
  const detail = ({ state, expires_at, opened_at, filled_at, revoked_at, revoked_by }: PassLink): ReactNode => {
    const date = day(expires_at);
    if (filled_at) {
      return (
        <time dateTime={filled_at} title={formatLongDate(filled_at, locale, { zone })}>
          {formatDateTime(filled_at, locale, { zone })}
        </time>
      );
    }
    if (revoked_at) {
      return revoked_by ? t('passLinks.revokedBy', { date: day(revoked_at), name: revoked_by }) : day(revoked_at);
    }
    if (state === 'opened' && opened_at) return t('passLinks.openedAt', { date, opened: day(opened_at) });
    return t('passLinks.until', { date });
  };
  return [
    {
      id: 'person',
      header: t('passLinks.person'),
      cell: ({ name, email }) => (
        <TwoLines detail={name ? email : email === null && t('passLinks.copied')}>
          {name ?? email ?? t('passLinks.noName')}
        </TwoLines>
      ),
    },
    {
      id: 'state',
      header: t('passLinks.state'),
      card: 'plain',
      cell: (link) => (
        <TwoLines detail={detail(link)}>
          <StatusBadge {...variants[link.state]}>{t(`passLinks.states.${link.state}`)}</StatusBadge>
        </TwoLines>
      ),
    },
  ];
};
