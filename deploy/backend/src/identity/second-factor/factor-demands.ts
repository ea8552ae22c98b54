import { hourOfDay, type Localized, localized } from '@fairfront/shared-kit/domain/common';
import { formatProseDate } from '@fairfront/shared-kit/platform/formats';
import { textOf } from '@fairfront/shared-kit/domain/common';
import { demandState, type FactorDemand } from '@fairfront/shared-kit/domain/identity/second-factor';
import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables';
import { notifyMembers } from '../notifications/notify';
import { publishAccessChanged } from '../../platform/outbox/access-changed';
import type { Services } from '../../platform/services';
import { translatorOf, type Text, inEveryLanguage } from '../../platform/texts/area-texts';
import { listAdministratorsWithoutFactor, listWaitingDemands, storeDemandInForce } from './factor-demands.repository';

type Needs = Pick<Services, 'clock' | 'outbox'>;

/** An exhibition with its requirement. */
export interface DemandingExhibition extends FactorDemand, Localized<'title'> {
  id: number;
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
  return inEveryLanguage((locale) => {
    const date = formatProseDate(from, locale, { now });
    return translatorOf('server', locale)(key, { exhibition: textOf(exhibition, 'title', locale), date });
  });
};

/** Notifies the administrators who must set up a second factor, once each; the e-mail is sent at once. */
export const announceDemand = async (
  trx: Transaction<Tables>,
  services: Needs,
  exhibition: DemandingExhibition,
): Promise<void> => {
  const { id, timezone, second_factor_from: from } = exhibition;
  if (from === null) return;
  const text = newsOf(exhibition, from, services.clock.now().getTime());
  await notifyMembers(trx, services, await listAdministratorsWithoutFactor(trx, id), {
    type: 'organizer',
    kind: 'second-factor',
    ...localized('message', (locale) => text[locale]),
    subject: null,
    deadlineAt: new Date(hourOfDay(from, 0, timezone)),
  });
};
