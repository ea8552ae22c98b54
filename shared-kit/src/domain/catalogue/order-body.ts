import { jsonOf } from '../common';
import type { CodedIssues } from '../validation';
import { readChoices, type OrderBodyInput } from './order-body-reading';
import type { CatalogueOrder, OrderBody, OrderServiceEntry } from './catalogue-order';
import type { CatalogueTemplate } from './catalogue-template';
import { tidyDraft } from './draft-tidying';
import type { OrderDraft } from './order-draft';
import { exporterPatch } from './rules/russian-exporter';
import { firstOfType } from './template-services';
import { stepNumber, type CatalogueStepKey } from './wizard/step-keys';

/** The selections of an order as in a response: a write body with its stands as a list. */
export type OrderChoices = Omit<OrderBody, 'stands'> & { stands: readonly { id: number; value: string }[] };

const plainEntry = (id: number): OrderServiceEntry => ({ id, order_value: null, quantity: 1, rubric_id: null });

/** Packages, placements, ad services and the addresses after the first, in this order. */
const serviceEntries = (draft: OrderDraft, template: CatalogueTemplate): OrderServiceEntry[] => {
  const address = firstOfType(template, 'extra_address_alphabetical_list');
  const rubricAddress = firstOfType(template, 'extra_address_rubricator');
  const { catalog, guide, other } = draft.adServices;
  return [
    ...draft.selectedMajorPackageIds.map(plainEntry),
    ...(draft.selectedAdditionalPackageId === null ? [] : [plainEntry(draft.selectedAdditionalPackageId)]),
    ...[...draft.selectedLogoPlacementIds, ...catalog, ...guide, ...other].map(plainEntry),
    ...(address === null ? [] : draft.companyAddresses.slice(1)).map((row) => ({
      ...plainEntry(address?.id ?? 0),
      order_value: row.address,
    })),
    ...(rubricAddress === null ? [] : draft.rubricAddresses).map((row) => ({
      ...plainEntry(rubricAddress?.id ?? 0),
      order_value: row.address,
      rubric_id: row.rubricId,
    })),
  ];
};

/**
 * The selections of a draft as in a response, normalised. Addresses are sent as services of their
 * types; if the template has no such service, the form reports `address_not_offered`.
 */
export const choicesOfDraft = (
  values: OrderDraft,
  template: CatalogueTemplate,
  step: CatalogueStepKey,
): OrderChoices => {
  const draft = tidyDraft(values);
  const country = (id: number | null) => (id === null ? null : { id });
  return {
    step: stepNumber(step),
    step_key: step,
    currency: draft.currency,
    name_rus: draft.companyName,
    name_eng: draft.companyNameEng,
    country: country(draft.companyCountry),
    catalog_country: country(draft.companyCountryForBooklet),
    is_russian_exporter: draft.companyRussianExporter,
    is_mark: draft.companyIsMark,
    is_import_substitution: draft.companyImportSubstitution,
    information_rus: draft.companyInfo,
    information_eng: draft.companyInfoEng,
    type: draft.companyOwnerType,
    address: draft.companyAddresses[0]?.address ?? '',
    website: draft.companySite,
    email: draft.companyEmail,
    phone: draft.companyPhone,
    fax: draft.companyFax,
    stands: draft.companyStands,
    logo_link: draft.packagePlacementLogoLink,
    graphics_link: draft.graphicFilesLink,
    video_link: draft.adVideoFilesLink,
    services: serviceEntries(draft, template),
    rubrics: draft.rubrics.map(({ id, services }) => ({ id, services })),
    exporter_rubrics: draft.exporterRubrics,
  };
};

/**
 * The body of a create or update.
 * @param step the step to open next time
 */
export const bodyOfDraft = (draft: OrderDraft, template: CatalogueTemplate, step: CatalogueStepKey): OrderBody => {
  const choices = choicesOfDraft(draft, template, step);
  return {
    ...choices,
    stands: jsonOf(choices.stands.map(({ id, value }) => ({ id, value }))),
  };
};

/**
 * Converts a write body to a normalised draft. Invalid entries are errors by API name, with dots for list elements; `draftIssues` validates the field values.
 */
export const draftOfBody = (
  body: OrderBodyInput,
  template: CatalogueTemplate,
): { draft: OrderDraft; errors?: undefined } | { draft?: undefined; errors: CodedIssues } => {
  const { draft, issues } = readChoices(body, template);
  return Object.keys(issues).length > 0 ? { errors: issues } : { draft: tidyDraft(draft) };
};

/**
 * Converts a loaded order to the form. What a changed template no longer offers is omitted, including flags:
 * nobody could untick them.
 */
export const draftOfOrder = (order: CatalogueOrder, template: CatalogueTemplate): OrderDraft => {
  const draft = tidyDraft(readChoices(order, template).draft);
  return {
    ...draft,
    companyIsMark: draft.companyIsMark && template.is_mark,
    ...(template.is_russian_exporter ? {} : exporterPatch(false)),
  };
};
