import { companyRules, type CompanyValues } from '@fairfront/shared-kit/domain/account';
import { withoutInvisible, type Locale, localizedOf, localized, ownTextOf } from '@fairfront/shared-kit/domain/common';
import { withoutForeignScripts } from '@fairfront/shared-kit/domain/validation';
import type { Transaction } from 'kysely';
import type { Static } from 'typebox';
import { writeAudit } from '../../../platform/database/audit';
import type { Tables } from '../../../platform/database/tables';
import { notFound } from '../../../platform/http/http-error';
import { requireParticipation } from '../access/participation-access';
import { checkValues, digitsOf, lineOf, trimmed, withPlus } from '../../../platform/http/values';
import { publishParticipationChanged } from '../../../platform/outbox/participation-changed';
import type { Services } from '../../../platform/services';
import type { AuditAction } from '../../../platform/texts/record-names';
import { companyResponse } from './company.response';
import { isCountry, lockCompanyOf, participationsShowing, readCompany, updateCompany } from './companies.repository';
import type { CompanyDetails } from '@fairfront/shared-kit/domain/participations/api';

type Needs = Pick<Services, 'clock' | 'outbox'>;

/** A call on the company of a participation. */
export interface CompanyCall {
  userId: number;
  participationId: number;
  companyId: number;
}

/**
 * The access check of every write on a company: the right to write, and that the company belongs to this participation.
 * Its row stays locked, so that changes are serialised.
 * @throws HttpError 404 for non-members and for another company, 403 without write access
 */
export const lockCompany = async (trx: Transaction<Tables>, { userId, participationId, companyId }: CompanyCall) => {
  await requireParticipation(trx, userId, participationId, 'write');
  const company = await lockCompanyOf(trx, { participationId, companyId });
  if (!company) throw notFound();
  return company;
};

/** The submitted values in the format of the rules. */
const valuesOf = (details: Static<typeof CompanyDetails>): CompanyValues => ({
  ...localized('name', (locale) => ownTextOf(details, 'name', locale).trim()),
  country_id: details.country_id,
  phone: withPlus(lineOf(details.phone)),
  mail_address: withoutForeignScripts(details.mail_address ?? '').trim(),
  address: withoutForeignScripts(details.address ?? '').trim(),
  website: lineOf(details.website),
  email: withoutInvisible(lineOf(details.email)),
  fax: lineOf(details.fax),
});

const rulesFor = async (trx: Transaction<Tables>, countryId: number | null, stored: number | null) =>
  companyRules(countryId !== null && (await isCountry(trx, countryId, stored)) ? [countryId] : []);

/**
 * Stores and returns the profile of a company.
 * @throws HttpError 422 with the texts of all invalid fields
 */
export const saveCompany = async (
  trx: Transaction<Tables>,
  services: Needs,
  call: CompanyCall,
  details: Static<typeof CompanyDetails>,
  locale: Locale,
) => {
  const stored = await lockCompany(trx, call);
  const values = valuesOf(details);
  checkValues(values, await rulesFor(trx, values.country_id, stored.country_id), locale);
  const row = {
    ...localizedOf(values, 'name'),
    country_id: values.country_id,
    phone: digitsOf(values.phone),
    mail_address: trimmed(values.mail_address),
    address: trimmed(values.address),
    website: trimmed(values.website),
    email: trimmed(values.email),
    fax: trimmed(values.fax),
  };
  const changed = Object.keys(row).filter((name) => row[name as keyof typeof row] !== stored[name as keyof typeof row]);
  if (changed.length > 0) {
    await updateCompany(trx, call.companyId, row);
    await noteChange(trx, services, call, 'company.updated', { fields: changed });
  }
  return companyResponse(await readCompany(trx, call.companyId));
};

/** Writes the audit row and publishes the event of a change, so that every tab that shows the company refetches it. */
export const noteChange = async (
  trx: Transaction<Tables>,
  services: Needs,
  { userId, participationId, companyId }: CompanyCall,
  action: AuditAction,
  details: Record<string, unknown> = {},
): Promise<void> => {
  await writeAudit(trx, {
    userId,
    participationId,
    action,
    subject: `company ${companyId}`,
    details,
    at: services.clock.now(),
  });
  await publishParticipationChanged(trx, services, await participationsShowing(trx, [companyId]));
};
