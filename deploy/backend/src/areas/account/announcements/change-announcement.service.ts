import { announcementChangeFields } from '@fairfront/shared-kit/domain/account';
import type { OrganizerAnnouncement } from '@fairfront/shared-kit/domain/account/api';
import { dayAt, localizedNames } from '@fairfront/shared-kit/domain/common';
import { givenValues, issuesOf } from '@fairfront/shared-kit/domain/validation';
import type { Transaction } from 'kysely';
import { writeAudit } from '../../../platform/database/audit';
import type { Tables } from '../../../platform/database/tables';
import { areaFieldErrors } from '../../../platform/http/area-field-errors';
import { notFound } from '../../../platform/http/http-error';
import { changedNames, changesIn } from '../../../platform/http/values';
import type { Services } from '../../../platform/services';
import { publishAnnouncementChange } from './announcement-news';
import {
  lockAnnouncement,
  participationsOf,
  readPublished,
  updateAnnouncement,
} from './organizer-announcements.repository';
import { organizerAnnouncementResponse } from './organizer-announcements.service';

/** The changes that a call makes to an announcement. */
interface AnnouncementChange {
  announcementId: number;
  actorId: number;
  body: object & { is_archived?: boolean };
}

/**
 * Corrects an announcement, archives it or shows it again, and updates open pages; nobody is notified of it. Marks stay.
 * @throws HttpError 404, 422 with the texts of the changed fields
 */
export const changeAnnouncement = async (
  trx: Transaction<Tables>,
  services: Pick<Services, 'clock' | 'outbox'>,
  { announcementId, actorId, body }: AnnouncementChange,
): Promise<OrganizerAnnouncement> => {
  const stored = await lockAnnouncement(trx, announcementId);
  if (!stored) throw notFound();
  const { is_compulsory, archived_at, timezone, ...former } = stored;
  const at = services.clock.now();
  const values = givenValues(announcementChangeFields, body, former) as typeof former;
  const names = changedNames([...localizedNames('title'), ...localizedNames('body'), 'read_until'], former, values);
  const today = dayAt(at.getTime(), timezone);
  const issues = Object.entries(issuesOf(announcementChangeFields, { ...values, is_compulsory, today }));
  // unchanged values are not checked, because they may have become invalid: a last day passes
  const ofChanged = issues.filter(([field]) => (names as string[]).includes(field));
  if (ofChanged.length > 0) throw areaFieldErrors('account', Object.fromEntries(ofChanged));
  const wanted = { ...values, is_archived: body.is_archived ?? archived_at !== null };
  const before = { ...former, is_archived: archived_at !== null };
  const changed = changedNames([...names, 'is_archived'], before, wanted);
  if (changed.length > 0) {
    const { is_archived, ...columns } = wanted;
    await updateAnnouncement(trx, announcementId, {
      ...columns,
      archived_at: is_archived ? (archived_at ?? at) : null,
    });
    const subject = `announcement ${announcementId}`;
    const details = changesIn(changed, before, wanted);
    await writeAudit(trx, { userId: actorId, action: 'announcement.changed', subject, details, at });
    await publishAnnouncementChange(trx, services, announcementId, await participationsOf(trx, announcementId));
  }
  return organizerAnnouncementResponse(await readPublished(trx, announcementId));
};
