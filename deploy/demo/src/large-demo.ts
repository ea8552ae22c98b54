import { sortKey } from '@fairfront/shared-kit/domain/common';
import { storeRubrics } from '@fairfront/backend/areas/catalogue';
import type { Transaction } from 'kysely';
import type { Tables } from '@fairfront/backend/platform/database/tables';
import { demoRubrics } from './demo-rubrics';
import { largeRubrics, largeRubricsExhibition } from './large-rubrics';
import { seedLargeServices } from './large-services';
import { seedLargeSubExhibitors } from './large-sub-exhibitors';

/** The archived participation of the main company and the user who has all notifications. */
const participationId = 104;
const readerEmail = 'supervisor@severmech.example';
export const largeCount = 10_000;
const chunkSize = 1_000;

const surnames = ['Алексеев', 'Белова', 'Громов', 'Ёлкин', 'Ершова', 'Зимин', 'Ковалёва', 'Müller', 'Орлов', 'Юдина'];
const names = ['Анна', 'Борис', 'Вера', 'Глеб', 'Дарья', 'Егор', 'Зоя'];
const statuses = ['accepted', 'consideration', 'rejected'] as const;

const pick = <Value>(values: readonly Value[], n: number): Value => values[n % values.length] as Value;

/** Rows in bulk for benchmarks: 10,000 passes of one participation, 10,000 notifications of one user, many services, 60 sub-exhibitors and 20,000 rubrics. */
export const seedLargeDemo = async (trx: Transaction<Tables>, now: Date): Promise<void> => {
  const { id: userId } = await trx
    .selectFrom('users')
    .select('id')
    .where('email', '=', readerEmail)
    .executeTakeFirstOrThrow();
  const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  for (let from = 0; from < largeCount; from += chunkSize) {
    const numbers = Array.from({ length: chunkSize }, (_, index) => from + index);
    await trx
      .insertInto('personal_passes')
      .values(
        numbers.map((n) => ({
          participation_id: participationId,
          type: 'certificate' as const,
          status: pick(statuses, n),
          comment: null,
          company_name: 'ООО «Северная механика»',
          lastname: pick(surnames, n),
          name: pick(names, n),
          middlename: null,
          lastname_sort: sortKey(pick(surnames, n)),
          country_id: null,
          birthday: null,
          birthday_place: null,
          barcode: `DL${String(n).padStart(12, '0')}`,
          created_at: minutesAgo(n),
          created_by: null,
          deleted_at: null,
          deleted_by: null,
        })),
      )
      .execute();
    await trx
      .insertInto('notifications')
      .values(
        numbers.map((n) => ({
          user_id: userId,
          type: 'organizer',
          kind: 'organizer' as const,
          participation_id: participationId,
          message_rus: `Сообщение организатора №\u00a0${n + 1}`,
          message_eng: `Message of the organiser No. ${n + 1}`,
          subject: null,
          created_at: minutesAgo(n),
          read_at: n < 200 ? null : now,
        })),
      )
      .execute();
  }
  await seedLargeServices(trx, now);
  await seedLargeSubExhibitors(trx, now);
  await storeRubrics(trx, {
    templateId: largeRubricsExhibition,
    rubrics: largeRubrics(),
    exporter: demoRubrics(largeRubricsExhibition).exporter,
  });
};
