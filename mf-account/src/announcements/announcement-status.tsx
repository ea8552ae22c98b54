import type { IconName } from '@fairfront/shared-kit/components/icon';
import { StatusBadge, type StatusTone } from '@fairfront/shared-kit/components/status-badge';
import { formatProseDate } from '@fairfront/shared-kit/platform/formats';
import { daysLeft } from '@fairfront/shared-kit/domain/common';
import { useLocale, useParticipation, usePlatform, useTranslation } from '@fairfront/shared-kit/platform';
import type { Announcement } from '../api/announcements';
import { readState } from '@fairfront/shared-kit/domain/account';

interface Status {
  tone: StatusTone;
  icon: IconName;
  label: string;
}

/** The status of an announcement in the list and the article: must be read by a date, read by somebody, or for information. */
export const useAnnouncementStatus = (): ((announcement: Announcement) => Status) => {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const { now } = usePlatform();
  const { exhibition } = useParticipation();
  return (announcement) => {
    const { is_compulsory, is_counted, read_until, colleague } = announcement;
    const state = readState(announcement);
    if (state === 'mine' && is_compulsory && !is_counted) {
      return { tone: 'info', icon: 'half-circle', label: t('announcements.status.waits') };
    }
    if (state === 'mine') return { tone: 'success', icon: 'check', label: t('announcements.status.mine') };
    if (state === 'colleague') {
      const name = colleague && [colleague.name, colleague.lastname].filter(Boolean).join(' ');
      const label = name ? t('announcements.status.colleague', { name }) : t('announcements.status.team');
      return { tone: 'success', icon: 'check', label };
    }
    if (!is_compulsory) return { tone: 'neutral', icon: 'megaphone', label: t('announcements.status.information') };
    if (read_until === null) return { tone: 'warning', icon: 'warning', label: t('announcements.status.compulsory') };
    const time = now();
    const date = formatProseDate(read_until, locale, { now: time });
    const isLate = daysLeft(read_until, time, exhibition.timezone) < 0;
    return isLate
      ? { tone: 'danger', icon: 'warning', label: t('announcements.status.late', { date }) }
      : { tone: 'warning', icon: 'warning', label: t('announcements.status.until', { date }) };
  };
};

/** The status above the article. */
export const AnnouncementBadge = ({ announcement }: { announcement: Announcement }) => {
  const { tone, icon, label } = useAnnouncementStatus()(announcement);
  return (
    <StatusBadge tone={tone} icon={tone === 'warning' ? 'clock' : icon}>
      {label}
    </StatusBadge>
  );
};
