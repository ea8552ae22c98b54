import type { EventType } from '@fairfront/shared-kit/domain/participations';
import { importAnnouncements } from '@fairfront/backend/areas/account';
import type { Transaction } from 'kysely';
import type { Tables } from '@fairfront/backend/platform/database/tables';
import type { Documents } from '@fairfront/backend/platform/documents/documents';
import type { FileStore } from '@fairfront/backend/platform/files/file-store';
import announcements from './announcements.json';
import type { DemoCalendar } from './demo-calendar';
import { demoUsers } from './demo-participations';
import { exhibitionHead, type DrawnFile } from './order-files';

/** The exhibition that all of them are of. */
const exhibitionId = 1;
const administrators: readonly (string | undefined)[] = ['supervisor', 'admin'];

/** Announcements of the demo world: five for participation 101, one of which must still be read (mock-up y13). */
const demoAnnouncements = announcements.map(({ published, read_until, audience, reads, ...texts }) => ({
  ...texts,
  audience: audience as EventType[],
  /** Days from today, hour and minute of Moscow. */
  published: published as [day: number, hour: number, minute: number],
  /** Days from today. */
  readUntil: read_until,
  reads: reads as [participation: number, user: number, day: number, hour: number][],
}));

/** Files of announcements that are drawn and stored already, by the announcement. */
export type DrawnAnnouncementFiles = ReadonlyMap<number, DrawnFile>;

/** Draws the files of the announcements, a page in each language, and puts them into the store. */
export const drawAnnouncementFiles = async (
  calendar: DemoCalendar,
  documents: Documents,
  store: FileStore,
): Promise<DrawnAnnouncementFiles> => {
  const drawn = demoAnnouncements.flatMap(({ id, title_rus, facts }) => {
    if (!facts) return [];
    const draw = async (): Promise<[number, DrawnFile]> => {
      const job = {
        kind: 'order' as const,
        title: title_rus,
        sheet: {
          locale: 'ru' as const,
          exhibition: exhibitionHead(exhibitionId, calendar),
          heading: title_rus,
          facts: facts.ru.map(([name = '', value = '']) => ({ name, value })),
          head: { title: '', quantity: '', price: '', amount: '' },
          lines: [],
          totals: [],
        },
      };
      const bytes = Buffer.concat(await (await documents.render(job)).toArray());
      return [
        id,
        { original_name: `${title_rus}.pdf`, size: bytes.length, stored_name: await store.put(bytes, 'pdf') },
      ];
    };
    return [draw()];
  });
  return new Map(await Promise.all(drawn));
};

/** The announcements with their marks; without drawn files they have none. */
export const seedAnnouncements = (
  trx: Transaction<Tables>,
  calendar: DemoCalendar,
  files: DrawnAnnouncementFiles,
): Promise<void> =>
  importAnnouncements(
    trx,
    demoAnnouncements.map(({ id, audience, is_compulsory, readUntil, published, reads, ...texts }) => {
      const { title_rus, title_eng, body_rus, body_eng } = texts;
      return {
        ...{ id, title_rus, title_eng, body_rus, body_eng, audience, is_compulsory },
        exhibition_id: exhibitionId,
        read_until: readUntil === null ? null : calendar.day(readUntil),
        published_at: new Date(calendar.instant(...published)),
        file: files.get(id) ?? null,
        reads: reads.map(([participation_id, user_id, day, hour]) => {
          const role = demoUsers.find((user) => user.id === user_id)?.in[participation_id];
          const read_at = new Date(calendar.instant(day, hour, 40));
          return { participation_id, user_id, read_at, is_counted: administrators.includes(role) };
        }),
      };
    }),
  );
