import {
  copiedExhibition,
  copiedExtensionRules,
  exhibitionCopyFields,
  exhibitionMove,
} from '@fairfront/shared-kit/domain/participations/exhibition-copy';
import { localizedOf, type Locale } from '@fairfront/shared-kit/domain/common';
import type { Transaction } from 'kysely';
import { followDemand } from '../../identity/second-factor/factor-demands';
import { writeAudit } from '../../platform/database/audit';
import type { Tables } from '../../platform/database/tables';
import { invalidTexts } from '../../platform/http/http-error';
import { checkNew } from '../../platform/http/values';
import type { Services } from '../../platform/services';
import { serverText } from '../../platform/texts/server-texts';
import { copyTemplate } from '../catalogue';
import {
  copyManagers,
  copyPavilions,
  createExhibitions,
  exhibitionDateErrors,
  exhibitionKind,
  readRecord,
  refuseTakenExternal,
} from '../participations';
import { copyServiceOffers } from '../services';

/**
 * Copies an exhibition to other dates: everything that staff set up, but no participations. External ids
 * are not copied.
 * @returns the id of the copy
 * @throws HttpError 404, 422 with the texts of all fields
 */
export const copyExhibition = async (
  trx: Transaction<Tables>,
  services: Pick<Services, 'clock' | 'outbox'>,
  { from, body, userId, locale }: { from: number; body: object; userId: number; locale: Locale },
): Promise<number> => {
  const row = await readRecord(trx, exhibitionKind, from, true);
  const source = exhibitionKind.valuesOf(row);
  const wanted = checkNew(exhibitionCopyFields, body, locale, localizedOf(source, 'subtitle'));
  const values = copiedExhibition(source, wanted);
  // the moved year may be out of range
  if (exhibitionDateErrors(values, locale)) throw invalidTexts({ started_at: serverText('exhibitions.noDate') });
  await refuseTakenExternal(trx, 'exhibitions', { externalId: values.external_id });
  const move = exhibitionMove(source, wanted.started_at);
  const extension_rules = copiedExtensionRules(row.extension_rules, move);
  const [to = 0] = await createExhibitions(trx, [{ ...values, extension_rules }]);
  const details = {
    from,
    days: move.days,
    pavilions: await copyPavilions(trx, { from, to }),
    managers: await copyManagers(trx, { from, to }),
    catalogue: await copyTemplate(trx, { from, to, move }),
    offers: await copyServiceOffers(trx, { from, to, move }),
  };
  const at = services.clock.now();
  await writeAudit(trx, { userId, action: 'exhibition.copied', subject: `exhibition ${to}`, details, at });
  await followDemand(trx, services, { id: to, ...values });
  return to;
};
