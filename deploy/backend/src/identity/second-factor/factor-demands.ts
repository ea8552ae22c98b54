import { hourOfDay, locales } from '@fairfront/shared-kit/domain/common';
import { formatProseDate } from '@fairfront/shared-kit/platform/formats';
import { textOf } from '@fairfront/shared-kit/domain/common';
import { demandState, type FactorDemand } from '@fairfront/shared-kit/domain/identity/second-factor';
import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables';
import { notifyMembers } from '../notifications/notify';
import { publishAccessChanged } from '../../platform/outbox/access-changed';
import type { Services } from '../../platform/services';
import { translatorOf, type Text } from '../../platform/texts/area-texts';
import { listAdministratorsWithoutFactor, listWaitingDemands, storeDemandInForce } from './factor-demands.repository';

type Needs = Pick<Services, 'clock' | 'outbox'>;

/** An exhibition with its requirement. */
export interface DemandingExhibition extends FactorDemand {
  id: number;
  title_rus: string;
  title_eng: string;
}

/**
 * Activates a requirement on its day, or deactivates it: open pages are notified, and subscriptions end.
 */
export const followDemand = async (
  trx: Transaction<Tables>,
  services: Needs,
  { id, ...demand }: FactorDemand & { id: number },
): Promise<void> => {
  const isInForce = demandState(demand, services.clock.now().getTime()) === 'in-force';
  if (!(await storeDemandInForce(trx, id, isInForce))) return;
  for (const { userId } of await listAdministratorsWithoutFactor(trx, id))
    await publishAccessChanged(trx, services, userId);
};

/** Activates due requirements; several processes may run it in parallel. */
export const followDueDemands = async (services: Pick<Services, 'database'> & Needs): Promise<void> => {
  const { database, clock } = services;
  const waiting = await listWaitingDemands(database.read);
  const now = clock.now().getTime();
  for (const exhibition of waiting.filter((one) => demandState(one, now) === 'in-force'))
    await database.transaction((trx) => followDemand(trx, services, exhibition));
};

const newsOf = (exhibition: DemandingExhibition, from: string, now: number): Text => {
  const key = demandState(exhibition, now) === 'in-force' ? 'factorDemand.newsNow' : 'factorDemand.news';
  const texts = locales.map((locale) => {
    const date = formatProseDate(from, locale, { now });
    return [locale, translatorOf('server', locale)(key, { exhibition: textOf(exhibition, 'title', locale), date })];
  });
  return Object.fromEntries(texts) as Text;
};

/** Notifies the administrators who must set up a second factor, once each; the e-mail is sent at once. */
export const announceDemand = async (
  trx: Transaction<Tables>,
  services: Needs,
  exhibition: DemandingExhibition,
): Promise<void> => {
  const { id, timezone, second_factor_from: from } = exhibition;
  if (from === null) return;
  const { ru, en } = newsOf(exhibition, from, services.clock.now().getTime());
  await notifyMembers(trx, services, await listAdministratorsWithoutFactor(trx, id), {
    type: 'organizer',
    kind: 'second-factor',
    message_rus: ru,
    message_eng: en,
    subject: null,
    deadlineAt: new Date(hourOfDay(from, 0, timezone)),
  });
};
