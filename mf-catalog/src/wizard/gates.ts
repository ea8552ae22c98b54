import type { OrderDraft } from '../model/order-draft';
import type { StepGates } from '../model/wizard';

/** Whether the gates of the steps hold for a draft (CAT-023). */
export const gatesOf = (draft: OrderDraft): StepGates => ({
  alphabet: Boolean(
    draft.companyName.trim() &&
    draft.companyNameEng.trim() &&
    draft.companyCountry !== null &&
    draft.companyCountryForBooklet !== null &&
    draft.companyStands.length > 0,
  ),
  rubrics: draft.rubrics.length > 0,
  preview: true,
});
