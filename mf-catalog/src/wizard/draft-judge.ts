import type { CodedIssues } from '@fairfront/shared-kit/model/validation';
import type { OrderCountry } from '@fairfront/shared-kit/domain/catalogue/catalogue-order';
import type { CatalogueTemplate } from '@fairfront/shared-kit/domain/catalogue/catalogue-template';
import type { OrderDraft } from '@fairfront/shared-kit/domain/catalogue/order-draft';
import type { DraftContext } from '@fairfront/shared-kit/domain/catalogue/rules';
import { draftFields } from '@fairfront/shared-kit/domain/catalogue/rules/draft-fields';
import { formIssues } from '@fairfront/shared-kit/forms/schema';

/** The broken rules of a draft. */
export type DraftJudge = (draft: OrderDraft) => CodedIssues;

/** The rules of the draft on the screen, for one template; the server judges by the same (CAT-242). The countries join when they are loaded. */
export const draftJudge = (
  template: CatalogueTemplate,
  rubrics: DraftContext['rubrics'],
  countries: readonly OrderCountry[] | null,
): DraftJudge => {
  const fields = draftFields({ template, rubrics, countries });
  return (draft) => formIssues(fields, draft);
};
