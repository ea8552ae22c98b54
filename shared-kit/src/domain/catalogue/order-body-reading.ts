import { defaultCurrency } from '../common';
import type { CodedIssue } from '../validation';
import type { OrderBody, OrderServiceEntry } from './catalogue-order';
import type { CatalogueTemplate } from './catalogue-template';
import { emptyDraft, type ChosenRubric, type OrderDraft, type StandRow } from './order-draft';
import { templateIndex } from './pricing/template-index';
import { computedServiceTypes, isRubricService } from './template-services';

/** Input of a write: optional texts and lists may be missing or null, stands are a JSON string or a list. */
export type OrderBodyInput = { [Field in keyof OrderBody]?: OrderBody[Field] | null };

/** Reports an issue under its API name; only the first of a name counts. */
type Report = (field: string, code: string) => void;
type TypeOf = (id: number) => string | undefined;

const parsedStands = (stands: OrderBodyInput['stands']): unknown => {
  if (typeof stands !== 'string') return stands ?? [];
  try {
    return stands.trim() === '' ? [] : (JSON.parse(stands) as unknown);
  } catch {
    return null;
  }
};

const isStandRow = (row: unknown): row is StandRow =>
  typeof row === 'object' &&
  row !== null &&
  'id' in row &&
  Number.isSafeInteger(row.id) &&
  'value' in row &&
  typeof row.value === 'string';

/** Reads rows of `[{id, value}]` with unique ids, as a list or as JSON. */
const standsOf = (stands: OrderBodyInput['stands'], report: Report): StandRow[] => {
  const rows = parsedStands(stands);
  const isList = Array.isArray(rows) && rows.every(isStandRow);
  if (!isList || new Set(rows.map(({ id }) => id)).size < rows.length) {
    report('stands', 'stands_invalid');
    return [];
  }
  return rows.map(({ id, value }) => ({ id, value }));
};

/** Reads unique rubrics with unique services of the right types; everything else is reported and skipped. */
const rubricsOf = (entries: readonly ChosenRubric[], typeOf: TypeOf, report: Report): ChosenRubric[] => {
  const chosen = new Map<number, ChosenRubric>();
  entries.forEach(({ id, services }, index) => {
    if (chosen.has(id)) {
      report(`rubrics.${index}.id`, 'rubric_twice');
      return;
    }
    const kept: number[] = [];
    services.forEach((service, place) => {
      const field = `rubrics.${index}.services.${place}`;
      const type = typeOf(service);
      if (type === undefined) report(field, 'service_unknown');
      else if (!isRubricService({ type })) report(field, 'service_misplaced');
      else if (kept.includes(service)) report(field, 'service_twice');
      else kept.push(service);
    });
    chosen.set(id, { id, services: kept });
  });
  return [...chosen.values()];
};

type ServiceChoices = Pick<
  OrderDraft,
  | 'rubricAddresses'
  | 'selectedMajorPackageIds'
  | 'selectedAdditionalPackageId'
  | 'selectedLogoPlacementIds'
  | 'adServices'
> & { addresses: string[] };

/** Sorts the services of a body into the lists of the draft by type. */
const servicesOf = (
  entries: readonly OrderServiceEntry[],
  rubrics: readonly ChosenRubric[],
  typeOf: TypeOf,
  report: Report,
): ServiceChoices => {
  const lists: Readonly<Record<string, number[]>> = {
    service_packages: [],
    service_packages_additional: [],
    alphabetical_list_options: [],
    advertising_services_catalog: [],
    advertising_services_guide: [],
    other_advertising_services: [],
  };
  const addresses: string[] = [];
  const rubricAddresses: { id: number; address: string; rubricId: number }[] = [];
  entries.forEach(({ id, order_value: text, rubric_id: rubricId }, index) => {
    const type = typeOf(id);
    const field = `services.${index}`;
    if (type === undefined) return report(`${field}.id`, 'service_unknown');
    if ((computedServiceTypes as readonly string[]).includes(type)) return;
    if (type === 'extra_address_rubricator') {
      if (rubricId === null || !rubrics.some((rubric) => rubric.id === rubricId))
        return report(`${field}.rubric_id`, 'rubric_not_chosen');
      rubricAddresses.push({ id: index + 1, address: text ?? '', rubricId });
      return;
    }
    // only an address of a rubric may have a rubric id
    if (rubricId !== null) return report(`${field}.rubric_id`, 'service_misplaced');
    if (type === 'extra_address_alphabetical_list') {
      addresses.push(text ?? '');
      return;
    }
    const list = lists[type];
    if (list === undefined) return report(`${field}.id`, 'service_misplaced');
    if (list.includes(id)) return report(`${field}.id`, 'service_twice');
    if (type === 'service_packages_additional' && list.length > 0)
      return report(`${field}.id`, 'additional_package_second');
    list.push(id);
  });
  return {
    addresses,
    rubricAddresses,
    selectedMajorPackageIds: lists.service_packages ?? [],
    selectedAdditionalPackageId: lists.service_packages_additional?.[0] ?? null,
    selectedLogoPlacementIds: lists.alphabetical_list_options ?? [],
    adServices: {
      catalog: lists.advertising_services_catalog ?? [],
      guide: lists.advertising_services_guide ?? [],
      other: lists.other_advertising_services ?? [],
    },
  };
};

/** Reads the selections of a body or response: valid ones, and an issue for every other. */
export const readChoices = (
  body: OrderBodyInput,
  template: CatalogueTemplate,
): { draft: OrderDraft; issues: Record<string, CodedIssue> } => {
  const issues: Record<string, CodedIssue> = {};
  const report: Report = (field, code) => {
    issues[field] ??= { code, params: {} };
  };
  const typeOf: TypeOf = (id) => templateIndex(template).byId.get(id)?.type;
  const rubrics = rubricsOf(body.rubrics ?? [], typeOf, report);
  const { addresses, ...services } = servicesOf(body.services ?? [], rubrics, typeOf, report);
  (body.exporter_rubrics ?? []).forEach((id, index, all) => {
    if (all.indexOf(id) < index) report(`exporter_rubrics.${index}`, 'rubric_twice');
  });
  const draft: OrderDraft = {
    ...emptyDraft(body.currency ?? defaultCurrency),
    companyName: body.name_rus ?? '',
    companyNameEng: body.name_eng ?? '',
    companyCountry: body.country?.id ?? null,
    companyCountryForBooklet: body.catalog_country?.id ?? null,
    companyOwnerType: body.type ?? '',
    companyRussianExporter: body.is_russian_exporter ?? false,
    companyAddresses: [body.address ?? '', ...addresses].map((address, index) => ({ id: index + 1, address })),
    companyStands: standsOf(body.stands, report),
    companySite: body.website ?? '',
    companyEmail: body.email ?? '',
    companyPhone: body.phone ?? '',
    companyFax: body.fax ?? '',
    companyInfo: body.information_rus ?? '',
    companyInfoEng: body.information_eng ?? '',
    companyIsMark: body.is_mark ?? false,
    companyImportSubstitution: body.is_import_substitution ?? false,
    rubrics,
    ...services,
    exporterRubrics: [...new Set(body.exporter_rubrics ?? [])],
    packagePlacementLogoLink: body.logo_link ?? '',
    graphicFilesLink: body.graphics_link ?? '',
    adVideoFilesLink: body.video_link ?? '',
  };
  return { draft, issues };
};
