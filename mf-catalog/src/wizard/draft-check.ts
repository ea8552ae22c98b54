import type { CodedIssues } from '@fairfront/shared-kit/domain/validation';
import type { OrderCountry } from '@fairfront/shared-kit/domain/catalogue/catalogue-order';
import type { CatalogueTemplate } from '@fairfront/shared-kit/domain/catalogue/catalogue-template';
import type { OrderDraft } from '@fairfront/shared-kit/domain/catalogue/order-draft';
import type { DraftContext } from '@fairfront/shared-kit/domain/catalogue/rules';
import { draftFields } from '@fairfront/shared-kit/domain/catalogue/rules/draft-fields';
import { formIssues } from '@fairfront/shared-kit/forms/schema';

/** The validation errors of a draft. */
export type DraftCheck = (draft: OrderDraft) => CodedIssues;

/** Validates the draft on screen for one template, with the server's rules. The countries are added when they have loaded. */
export const draftCheck = (
  template: CatalogueTemplate,
  rubrics: DraftContext['rubrics'],
  countries: readonly OrderCountry[] | null,
): DraftCheck => {
  const fields = draftFields({ template, rubrics, countries });
  return (draft) => formIssues(fields, draft);
};
