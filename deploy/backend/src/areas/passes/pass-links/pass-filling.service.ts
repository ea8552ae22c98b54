import {
  isLinkOpen,
  passCreation,
  passDeadlines,
  personalPassRules,
  readPersonalPass,
  type PersonalPassInput,
} from '@fairfront/shared-kit/domain/passes';
import { type Locale, localized } from '@fairfront/shared-kit/domain/common';
import { effectiveDates } from '@fairfront/shared-kit/domain/participations/deadline-extensions';
import { issuesOf } from '@fairfront/shared-kit/domain/validation';
import type { Kysely, Transaction } from 'kysely';
import { countingWrongLinks } from '../../../platform/attempts/wrong-links';
import { writeAudit } from '../../../platform/database/audit';
import type { Tables } from '../../../platform/database/tables';
import { HttpError } from '../../../platform/http/http-error';
import { notifyUsers } from '../../../identity/notifications/notify';
import { lockParticipation } from '../../../identity/memberships/participation-lock.repository';
import { listStands, readPassQuota, standResponse } from '../../participations';
import { passErrorText, requireAllowed, requireNoIssues } from '../passes/pass-refusals';
import { readPassEvent } from '../passes/pass-context';
import { subjectOf } from '../passes/pass-store';
import { insertPersonalPasses, readNamedCountry } from '../passes/personal-passes.repository';
import { personalPasses } from '../passes/personal-pass-store';
import type { Services } from '../../../platform/services';
import { announceLinks } from './pass-link-events';
import { findLinkByToken, lockPassLink, readSender, type PassLinkRow } from './pass-links.repository';
import { stateOfLink } from './pass-link.response';
import { linkSubject } from './pass-links.service';
import { serverText } from '../../../platform/texts/server-texts';
import { deleteTokens, markFilled, markOpened } from './link-changes.repository';
import { listOfferedCountries, readExhibitionOf } from './pass-links.repository';

/** The same response for unknown, expired, withdrawn and used links, so that guessing addresses reveals nothing. */
const noLink = () => new HttpError(404, passErrorText('link_invalid'), { code: 'link_invalid' });

const openLink = async (db: Kysely<Tables>, token: string, now: number): Promise<PassLinkRow> => {
  const link = await findLinkByToken(db, token);
  if (!link || !isLinkOpen(stateOfLink(link, now))) throw noLink();
  return link;
};

const readPage = async (db: Kysely<Tables>, link: PassLinkRow) => {
  const { type, extended_dates, ...announced } = await readExhibitionOf(db, link.participation_id);
  const exhibition = effectiveDates(announced, { type, extended_dates });
  const stands = (await listStands(db, link.participation_id)).map(standResponse);
  const sender = await readSender(db, link);
  return {
    id: link.id,
    name: link.name,
    company_name: link.company_name,
    sender: sender ? { name: `${sender.name} ${sender.lastname}`, email: sender.email } : null,
    expires_at: link.expires_at.toISOString(),
    type,
    stands: stands.map(({ title, pavilion }) => ({ title, pavilion })),
    exhibition: { ...exhibition, vat_rate: Number(exhibition.vat_rate) },
    countries: link.asks_visa ? await listOfferedCountries(db) : null,
  };
};

/** The data for the page of a link; the first visit marks the link as opened. */
export const openPassLink = (services: Services, token: string, address: string) =>
  countingWrongLinks(services, address, async () => {
    const { database, clock } = services;
    const at = clock.now();
    const link = await openLink(database.read, token, at.getTime());
    if (link.opened_at === null) {
      await database.transaction(async (trx) => {
        await markOpened(trx, link.id, at);
        await announceLinks(trx, services, link.participation_id, { ids: [link.id], state: 'opened', at });
      });
    }
    return readPage(database.read, link);
  });

/**
 * Creates the pass from the submitted data: once, by the rules of the form, on the place that the link has reserved.
 */
const fill = async (
  trx: Transaction<Tables>,
  services: Services,
  token: string,
  { is_visa, ...input }: Omit<PersonalPassInput, 'company_name'> & { is_visa?: boolean },
  locale: Locale,
) => {
  const at = services.clock.now();
  const now = at.getTime();
  const { id, participation_id: participationId } = await openLink(trx, token, now);
  // locks are always taken in this order: first the participation, then its parts
  await lockParticipation(trx, participationId);
  await lockPassLink(trx, id);
  const link = await openLink(trx, token, now);
  const event = await readPassEvent(trx, participationId);
  const quota = await readPassQuota(trx, participationId, 'participant', now);
  requireAllowed(passCreation('participant', { participation: event, now }, { ...quota, held: (quota.held ?? 0) - 1 }));

  const type = is_visa && link.asks_visa ? 'visa' : 'certificate';
  const fields = readPersonalPass(type, { ...input, company_name: link.company_name });
  const countries = await readNamedCountry(trx, fields.country_id);
  requireNoIssues(issuesOf(personalPassRules(type, { event, now, countries }), fields), locale);

  const [passId] = await insertPersonalPasses(trx, { participationId, type, userId: null, at }, [fields]);
  if (passId === undefined) throw new Error('The new pass has no number');
  await markFilled(trx, id, { passId, at });
  await deleteTokens(trx, id);
  const audit = { userId: null, participationId, at };
  await writeAudit(
    trx,
    {
      ...audit,
      action: 'personal-pass.filled-by-link',
      subject: subjectOf(personalPasses, passId),
      details: { type, link: id },
    },
    { ...audit, action: 'pass-link.filled', subject: linkSubject(id), details: { pass: passId } },
  );
  await announceLinks(trx, services, participationId, { ids: [id], state: 'filled', at });
  if (link.created_by !== null) {
    const message = serverText('passes.filledByLink', { name: `${fields.lastname} ${fields.name}` });
    await notifyUsers(trx, services, [link.created_by], {
      type: 'personal-pass',
      kind: 'pass-filled',
      participationId,
      ...localized('message', (locale) => message[locale]),
      subject: { kind: 'personal-pass', id: passId },
    });
  }
  return {
    filled_at: at.toISOString(),
    is_visa: type === 'visa',
    print_from: new Date(passDeadlines(event).startCertificatePrint).toISOString(),
  };
};

/** @param run the transaction of the call, once per key */
export const fillPassLink = (
  services: Services,
  run: (work: (trx: Transaction<Tables>) => ReturnType<typeof fill>) => ReturnType<typeof fill>,
  token: string,
  address: string,
  input: Omit<PersonalPassInput, 'company_name'> & { is_visa?: boolean },
  locale: Locale,
) => countingWrongLinks(services, address, () => run((trx) => fill(trx, services, token, input, locale)));
