import type { Locale } from '@fairfront/shared-kit/domain/common';
import type { Issue, Issues, IssueText } from '@fairfront/shared-kit/domain/validation';
import { formIssues } from '@fairfront/shared-kit/forms/schema';
import { subExhibitorFields } from '@fairfront/shared-kit/domain/account/sub-exhibitor-fields';
import { payloadOf, type NewCompanies, type NewCompany } from './new-companies';

/** The validation errors of the rows by form field; empty when all rules are met. */
export const companyErrors = (
  { companies }: NewCompanies,
  available: number,
  locale: Locale,
  issueText: IssueText,
): { companies?: Partial<Record<keyof NewCompany, string>>[] } => {
  const text = (issue: Issue | undefined) => (issue ? issueText(issue) : undefined);
  const payload = payloadOf(companies);
  const fields = subExhibitorFields(payload, { available, locale });
  const rows = payload
    .map((row, index) => (fields[index] ? formIssues(fields[index], row) : {}))
    .map(
      ({ email, inn, certificate, ...names }: Issues<Issue>) =>
        Object.fromEntries(
          Object.entries({
            name: text(Object.values(names)[0]),
            email: text(email),
            inn: text(inn),
            certificate: text(certificate),
          }).filter(([, message]) => message !== undefined),
        ) as Partial<Record<keyof NewCompany, string>>,
    );
  return rows.some((row) => Object.keys(row).length > 0) ? { companies: rows } : {};
};
