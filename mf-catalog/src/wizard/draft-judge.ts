import type { SchemaIssues } from '@fairfront/shared-kit/model/validation-yup';
import type { OrderCountry } from '../model/catalogue-order';
import type { CatalogueTemplate } from '../model/catalogue-template';
import type { OrderDraft } from '../model/order-draft';
import type { DraftContext } from '../model/rules';
import { draftIssues } from '../model/rules/draft-schema';

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
