import type { EventType } from '@fairfront/shared-kit/domain/participations';
import type { Insertable, Selectable } from 'kysely';
import type { Tables } from '../../platform/database/tables';
import { nextNumber, type TestPortal } from './test-portal';
import type { User } from './users';

type Announcement = Selectable<Tables['announcements']>;

/** An announcement of an exhibition that everybody of it may read and nobody has to. */
export const anAnnouncement = (
  { database, clock }: TestPortal,
  {
    audience = ['self', 'collective', 'sub', 'installer', 'part-time', 'organizer-and-media', 'special-project'],
    ...changes
  }: Partial<Omit<Insertable<Tables['announcements']>, 'audience'>> & { exhibition_id: number; audience?: EventType[] },
): Promise<Announcement> => {
  const number = nextNumber();
  return database.read
    .insertInto('announcements')
    .values({
      ...{ title_rus: `Объявление ${number}`, title_eng: `Announcement ${number}` },
      ...{ body_rus: 'Тару вывозим вечером.', body_eng: 'Packaging is collected in the evening.' },
      ...{ is_compulsory: false, read_until: null, created_by: null, published_at: clock.now() },
      ...changes,
      audience: JSON.stringify(audience),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
};

/** The mark of a person who has read an announcement in a participation. */
export const aReadMark = async (
  { database, clock }: TestPortal,
  {
    announcement,
    participation,
    user,
    isCounted,
  }: { announcement: { id: number }; participation: { id: number }; user: Pick<User, 'id'>; isCounted: boolean },
): Promise<void> => {
  await database.read
    .insertInto('announcement_reads')
    .values({
      ...{ announcement_id: announcement.id, participation_id: participation.id, user_id: user.id },
      ...{ read_at: clock.now(), is_counted: isCounted },
    })
    .execute();
};
