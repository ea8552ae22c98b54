import type { standFields } from '@fairfront/shared-kit/domain/participations/set-up-fields';
import type { StoredValues } from '@fairfront/shared-kit/domain/validation';
import type { Transaction } from 'kysely';
import { writeAudit } from '../../../platform/database/audit';
import type { Tables } from '../../../platform/database/tables';
import { invalidTexts, refused } from '../../../platform/http/http-error';
import { serverText } from '../../../platform/texts/server-texts';
import { createStands } from '../set-up/create.service';
import type { Author } from '../set-up/new-rows';
import { carsOfStands, deleteStands, listOwnStands, openPavilions, updateStand } from './stands.repository';

/** A stand of a call; with an id or an external id it may be one that is there. */
type WantedStand = StoredValues<typeof standFields> & { id?: number | null };

/**
 * Sets all stands of a participation: known ones keep their rows, further ones are made, missing ones are removed.
 * @throws HttpError 422 for an unknown stand or hall, a number that stands twice, `stand_in_use` while a car goes to a
 *   removed one
 */
export const setStands = async (
  trx: Transaction<Tables>,
  { id: participationId, exhibition_id: exhibitionId }: { id: number; exhibition_id: number },
  wanted: readonly WantedStand[],
  author: Author,
): Promise<void> => {
  const former = await listOwnStands(trx, participationId);
  const halls = await openPavilions(
    trx,
    wanted.flatMap(({ pavilion_id }) => pavilion_id ?? []),
    exhibitionId,
  );
  const known = wanted.map(({ id, external_id }) =>
    former.find((one) => one.id === id || (!id && external_id !== null && one.external_id === external_id)),
  );
  const seen = new Set<number | string>();
  const isTwice = (key: number | string | null | undefined): boolean => {
    if (key === null || key === undefined) return false;
    const wasSeen = seen.has(key);
    seen.add(key);
    return wasSeen;
  };
  const errors = Object.fromEntries(
    wanted.flatMap(({ id, external_id, pavilion_id }, n) => {
      const stored = known[n];
      if (id && !stored) return [[`stands.${n}.id`, serverText('setUp.standUnknown')]];
      if (isTwice(stored?.id)) return [[`stands.${n}.${id ? 'id' : 'external_id'}`, serverText('setUp.twice')]];
      if (isTwice(external_id)) return [[`stands.${n}.external_id`, serverText('setUp.twice')]];
      const isKept = stored?.pavilion_id === pavilion_id;
      return pavilion_id === null || isKept || halls.has(pavilion_id)
        ? []
        : [[`stands.${n}.pavilion_id`, serverText('setUp.pavilionUnknown')]];
    }),
  );
  if (Object.keys(errors).length > 0) throw invalidTexts(errors);
  const removed = former.filter((one) => !known.includes(one)).map(({ id }) => id);
  const cars = await carsOfStands(trx, removed);
  if (cars.length > 0) throw refused('stand_in_use', serverText('setUp.standInUse', { names: cars.join(', ') }));
  await deleteStands(trx, removed);
  const news: Parameters<typeof createStands>[1][number][] = [];
  for (const [n, { id: _id, ...values }] of wanted.entries()) {
    const stored = known[n];
    if (stored) await updateStand(trx, { ...values, id: stored.id });
    else news.push({ ...values, participation_id: participationId });
  }
  await createStands(trx, news);
  await writeAudit(trx, {
    userId: author.userId,
    participationId,
    action: 'stands.changed',
    subject: `participation ${participationId}`,
    details: { from: former.map(({ title }) => title), to: wanted.map(({ title }) => title) },
    at: author.at,
  });
};
