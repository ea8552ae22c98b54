import type { SchemaIssues } from '@fairfront/shared-kit/model/validation-yup';
import type { OrderCountry } from '@fairfront/shared-kit/domain/catalogue/catalogue-order';
import type { CatalogueTemplate } from '@fairfront/shared-kit/domain/catalogue/catalogue-template';
import type { OrderDraft } from '@fairfront/shared-kit/domain/catalogue/order-draft';
import type { DraftContext } from '@fairfront/shared-kit/domain/catalogue/rules';
import { draftIssues } from '@fairfront/shared-kit/domain/catalogue/rules/draft-schema';

/** The broken rules of a draft. */
export type DraftJudge = (draft: OrderDraft) => SchemaIssues;

/** The rules of the draft on the screen, for one template; the server judges by the same (CAT-242). The countries join when they are loaded. */
export const draftJudge =
  (
    template: CatalogueTemplate,
    rubrics: DraftContext['rubrics'],
    countries: readonly OrderCountry[] | null,
  ): DraftJudge =>
  (draft) =>
    draftIssues(draft, template, rubrics, countries) ?? {};
