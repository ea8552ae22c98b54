import type { OrderCountry } from './catalogue-order';
import type { CatalogueTemplate } from './catalogue-template';
import { draftTexts } from './draft-tidying';
import { isSame } from './merge-lists';
import { withOwnIds } from './merge-rows';
import type { OrderDraft } from './order-draft';
import { exporterPatch, isExporterOffered } from './rules/russian-exporter';
import { isEmptyValue } from './version-changes';

/** Parts that are copied as a whole, by their fields in form order; codes of `copy.part`. */
export const copyParts = {
  company: [
    'companyName',
    'companyNameEng',
    'companyOwnerType',
    'companyCountry',
    'companyCountryForBooklet',
    'companyImportSubstitution',
  ],
  contacts: ['companySite', 'companyEmail', 'companyPhone', 'companyFax'],
  addresses: ['companyAddresses'],
  descriptions: ['companyInfo', 'companyInfoEng'],
  rubrics: ['rubrics', 'rubricAddresses'],
  exporter: ['companyRussianExporter', 'exporterRubrics'],
  packages: [
    'selectedMajorPackageIds',
    'selectedAdditionalPackageId',
    'selectedLogoPlacementIds',
    'packagePlacementLogoLink',
  ],
  ads: ['adServices', 'graphicFilesLink', 'adVideoFilesLink'],
} as const satisfies Record<string, readonly (keyof OrderDraft)[]>;
/** One of `copyParts`. */
export type CopyPart = keyof typeof copyParts;

/** What copying does to a field of the draft. */
interface CopyChange {
  field: keyof OrderDraft;
  /** An empty field is filled, a list is extended, an existing value is replaced. */
  kind: 'fill' | 'add' | 'replace';
  from: unknown;
  /** The resulting value in the draft. */
  to: unknown;
}

/** A part and everything that copying it changes; without a change it cannot be selected. */
export interface CopyPlanPart {
  part: CopyPart;
  changes: CopyChange[];
}

type Proposal = Partial<OrderDraft>;

const texts: readonly (keyof OrderDraft)[] = draftTexts;
const lists: readonly (keyof OrderDraft)[] = [
  'rubrics',
  'rubricAddresses',
  'exporterRubrics',
  'selectedLogoPlacementIds',
  'adServices',
];

const joined = (mine: readonly number[], theirs: readonly number[]): number[] => [
  ...mine,
  ...theirs.filter((id) => !mine.includes(id)),
];

/** The draft with the proposal applied: values that were empty then clear nothing, current selections stay. */
const withProposal = (draft: OrderDraft, proposal: Proposal): OrderDraft => {
  const earlier: OrderDraft = { ...draft, ...proposal };
  const taken = Object.fromEntries(
    Object.entries(proposal).filter(([field, value]) => {
      const isBlankText = texts.includes(field as keyof OrderDraft) && String(value).trim() === '';
      return !isBlankText && !isEmptyValue(value);
    }),
  ) as Proposal;
  const isNew = (id: number) => draft.rubrics.every((rubric) => rubric.id !== id);
  const addresses = ({ companyAddresses }: OrderDraft) => companyAddresses.map(({ address }) => address.trim());
  const known = new Set(addresses(draft));
  const { catalog, guide, other } = draft.adServices;
  return {
    ...draft,
    ...taken,
    ...(addresses(earlier).every((address) => known.has(address)) ? { companyAddresses: draft.companyAddresses } : {}),
    rubrics: [...draft.rubrics, ...earlier.rubrics.filter(({ id }) => isNew(id))],
    rubricAddresses: withOwnIds([
      ...draft.rubricAddresses,
      ...earlier.rubricAddresses.filter(({ rubricId }) => isNew(rubricId)),
    ]),
    exporterRubrics: joined(draft.exporterRubrics, earlier.exporterRubrics),
    selectedLogoPlacementIds: joined(draft.selectedLogoPlacementIds, earlier.selectedLogoPlacementIds),
    adServices: {
      catalog: joined(catalog, earlier.adServices.catalog),
      guide: joined(guide, earlier.adServices.guide),
      other: joined(other, earlier.adServices.other),
    },
  };
};

/** What copying an earlier order changes in this one, by part. */
export const copyPlan = (draft: OrderDraft, proposal: Proposal): CopyPlanPart[] => {
  const after = withProposal(draft, proposal);
  const changeOf = (field: keyof OrderDraft): CopyChange[] => {
    const [from, to] = [draft[field], after[field]];
    if (isSame(from, to)) return [];
    return [{ field, kind: isEmptyValue(from) ? 'fill' : lists.includes(field) ? 'add' : 'replace', from, to }];
  };
  return (Object.keys(copyParts) as CopyPart[]).map((part) => ({ part, changes: copyParts[part].flatMap(changeOf) }));
};

/** The patch for the selected parts; the exporter flag is dropped if the booklet country does not allow it. */
export const copyPatch = (
  draft: OrderDraft,
  plan: readonly CopyPlanPart[],
  chosen: ReadonlySet<CopyPart>,
  template: Pick<CatalogueTemplate, 'is_russian_exporter'>,
  countries: readonly OrderCountry[],
): Proposal => {
  const changes = plan.filter(({ part }) => chosen.has(part)).flatMap((part) => part.changes);
  const patch = Object.fromEntries(changes.map(({ field, to }) => [field, to])) as Proposal;
  const after = { ...draft, ...patch };
  const country = countries.find(({ id }) => id === after.companyCountryForBooklet);
  const isForbidden = after.companyRussianExporter && !isExporterOffered(template, country);
  return isForbidden ? { ...patch, ...exporterPatch(false) } : patch;
};

/** Undoes a copy; later changes are kept. */
export const copyUndo = (draft: OrderDraft, patch: Proposal, before: OrderDraft): Proposal =>
  Object.fromEntries(
    (Object.keys(patch) as (keyof OrderDraft)[])
      .filter((field) => isSame(draft[field], patch[field]))
      .map((field) => [field, before[field]]),
  );

/**
 * Whether nothing has been typed or selected that an earlier order would provide: descriptions, rubrics and services.
 */
export const isOrderEmpty = (draft: OrderDraft): boolean =>
  [...copyParts.descriptions, ...copyParts.rubrics, ...copyParts.packages, ...copyParts.ads].every((field) =>
    isEmptyValue(draft[field]),
  );
