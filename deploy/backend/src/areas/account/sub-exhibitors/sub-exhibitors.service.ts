import { quotaIssue, subExhibitorIssues, type NewSubExhibitor } from '@fairfront/shared-kit/domain/account';
import { normalEmail, type Locale, localized, ownTextOf } from '@fairfront/shared-kit/domain/common';
import type { Transaction } from 'kysely';
import { writeAudit } from '../../../platform/database/audit';
import type { Tables } from '../../../platform/database/tables';
import { invalidFields, notFound } from '../../../platform/http/http-error';
import { trimmed } from '../../../platform/http/values';
import { publishParticipationChanged } from '../../../platform/outbox/participation-changed';
import type { Services } from '../../../platform/services';
import { inviteUser } from '../../participations';
import { issueText } from '../../../platform/texts/issue-text';
import { lockStand, type StandCaller } from './stand-call';
import { subExhibitorResponse } from './sub-exhibitor.response';
import { emailsOfSubExhibitors, listSubExhibitors } from './sub-exhibitors.repository';
import { readStandQuota } from './stand-quota';
import { insertSubExhibitor, updateSubExhibitor } from './sub-participations.repository';

type Needs = Pick<Services, 'clock' | 'outbox'>;

/**
 * Invites companies to the stand of a collective organiser, all or none: creates company, participation and the invitation
 * of its supervisor.
 * @throws HttpError 422 with keys `companies.{n}.{field}`
 */
export const inviteSubExhibitors = async (
  trx: Transaction<Tables>,
  services: Needs,
  caller: StandCaller,
  { companies, locale }: { companies: readonly NewSubExhibitor[]; locale: Locale },
) => {
  const { userId, participationId } = caller;
  await lockStand(trx, caller, 'none');
  const at = services.clock.now();
  const { available } = await readStandQuota(trx, participationId, at.getTime());
  const emails = await emailsOfSubExhibitors(trx, participationId);
  const rows = companies.map((row) => ({
    ...localized('name', (one) => ownTextOf(row, 'name', one).trim()),
    email: normalEmail(row.email),
    inn: trimmed(row.inn),
    certificate: row.certificate,
  }));
  const issues = subExhibitorIssues(rows, { available, locale, taken: (email) => emails.has(email) });
  const errors = Object.fromEntries(
    issues.flatMap((ofRow, n) =>
      Object.entries(ofRow).map(([field, issue]) => [`companies.${n}.${field}`, [issueText(issue, locale)]]),
    ),
  );
  if (Object.keys(errors).length > 0) throw invalidFields(errors);

  const made: number[] = [];
  for (const [n, row] of rows.entries()) {
    const id = await insertSubExhibitor(trx, participationId, row);
    made.push(id);
    await writeAudit(trx, {
      userId,
      participationId: id,
      action: 'sub-exhibitor.invited',
      subject: `participation ${id}`,
      details: { certificate: row.certificate, parent: participationId },
      at,
    });
    await inviteUser(trx, services, {
      participationId: id,
      email: row.email,
      role: 'supervisor',
      actorId: userId,
      locale,
      field: `companies.${n}.email`,
      anyCompany: true,
    });
  }
  await publishParticipationChanged(trx, services, [participationId]);
  const all = await listSubExhibitors(trx, { parentId: participationId, now: at.getTime() });
  return all.map(subExhibitorResponse).filter(({ id }) => made.includes(id));
};

/**
 * Changes the quota of a sub-exhibitor, or who controls it.
 * @throws HttpError 404, 422 on `certificate` out of range
 */
export const changeSubExhibitor = async (
  trx: Transaction<Tables>,
  services: Needs,
  caller: StandCaller,
  { subId, certificate, is_edit, locale }: { subId: number; certificate: number; is_edit: boolean; locale: Locale },
) => {
  const { userId, participationId } = caller;
  await lockStand(trx, caller, subId);
  const at = services.clock.now();
  const readRow = async () => {
    const [row] = await listSubExhibitors(trx, { parentId: participationId, id: subId, now: at.getTime() });
    if (!row) throw notFound();
    return subExhibitorResponse(row);
  };
  const former = await readRow();
  const current = former.quota.certificate ?? 0;
  const { available } = await readStandQuota(trx, participationId, at.getTime());
  const sub = { current, issued: former.pass_personal, held: former.pass_held };
  const issue = quotaIssue(certificate, sub, available);
  if (issue) throw invalidFields({ certificate: [issueText(issue, locale)] });
  if (certificate === current && is_edit === former.is_edit) return former;
  await updateSubExhibitor(trx, subId, {
    is_edit,
    ...(certificate === current ? {} : { quota_certificate: certificate }),
  });
  await writeAudit(trx, {
    userId,
    participationId: subId,
    action: 'sub-exhibitor.changed',
    subject: `participation ${subId}`,
    details: { certificate: { from: current, to: certificate }, is_edit: { from: former.is_edit, to: is_edit } },
    at,
  });
  await publishParticipationChanged(trx, services, [participationId, subId]);
  return readRow();
};
