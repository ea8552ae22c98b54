import { formatProseDate } from '@fairfront/shared-kit/platform/formats';
import { type Localized, localized, ownTextOf } from '@fairfront/shared-kit/domain/common';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import { notifyMembers } from '../../../identity/notifications/notify';
import { channelName } from '../../../platform/realtime/channels';
import type { Services } from '../../../platform/services';
import { translatorOf, type Text, inEveryLanguage } from '../../../platform/texts/area-texts';

/** The data of an announcement for its news. */
export interface AnnouncementNews extends Localized<'title'> {
  id: number;
  read_until: string | null;
  /** Whether it must be read: its e-mails are sent at once, regardless of settings. */
  is_compulsory: boolean;
}

/** The text of the notification: the title, and until when the announcement must be read. */
const newsText = (kind: 'news' | 'reminder', announcement: AnnouncementNews, now: Date): Text =>
  inEveryLanguage((locale) => {
    const t = translatorOf('account', locale);
    const { read_until } = announcement;
    const until =
      read_until && t('announcements.newsUntil', { date: formatProseDate(read_until, locale, { now: now.getTime() }) });
    return t(`announcements.${kind}`, { title: ownTextOf(announcement, 'title', locale) }) + (until ?? '');
  });

/** Notifies users of an announcement, each for a participation, with a link to it. */
export const notifyOfAnnouncement = async (
  trx: Transaction<Tables>,
  services: Pick<Services, 'clock' | 'outbox'>,
  members: readonly { userId: number; participationId: number }[],
  kind: 'news' | 'reminder',
  announcement: AnnouncementNews,
): Promise<void> => {
  const text = newsText(kind, announcement, services.clock.now());
  await notifyMembers(trx, services, members, {
    type: 'announcement',
    kind: announcement.is_compulsory ? 'announcement-required' : 'announcement',
    ...localized('message', (locale) => text[locale]),
    subject: { kind: 'announcement', id: announcement.id },
  });
};

/** Publishes an event, so that open pages refetch their announcements; access is checked then. */
export const publishAnnouncementChange = (
  trx: Transaction<Tables>,
  { outbox, clock }: Pick<Services, 'outbox' | 'clock'>,
  id: number,
  participationIds: readonly number[],
): Promise<void> =>
  outbox.add(
    trx,
    'event',
    ...participationIds.map((participationId) => ({
      channel: channelName({ of: 'participation', id: participationId }),
      event: 'announcement.updated',
      data: { id, updated_at: clock.now().toISOString() },
    })),
  );
