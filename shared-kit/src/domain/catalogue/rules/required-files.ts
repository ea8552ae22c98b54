import type { CatalogueOrder } from '../catalogue-order';
import type { PackageFileType } from '../order-file-kinds';
import type { CatalogueService, CatalogueTemplate } from '../catalogue-template';
import type { OrderDraft } from '../order-draft';
import { templateIndex } from '../pricing/template-index';
import { servicesOfTypes } from '../template-services';

/** The files of an order in a response. */
export type OrderFiles = Pick<
  CatalogueOrder,
  'logo' | 'company_cover' | 'presentation' | 'graphics' | 'confirmation' | 'requisites'
>;

/** For an order that is not saved yet. */
export const noFiles: OrderFiles = {
  logo: null,
  company_cover: null,
  presentation: null,
  graphics: null,
  confirmation: null,
  requisites: null,
};

/** A file that a service can require. */
export type FileNeed = 'logo' | 'ad_module' | 'graphics';

const flags = {
  logo: 'is_required_logo',
  ad_module: 'is_required_ad_module',
  graphics: 'is_required_graphic_file',
} as const satisfies Record<FileNeed, keyof CatalogueService>;

/** Whether a service or one of its contents requires a file: package contents are printed too. */
const requires = (template: CatalogueTemplate, service: CatalogueService, need: FileNeed): boolean => {
  const { byId } = templateIndex(template);
  const contents = service.package_contents.filter(({ quantity }) => quantity > 0).map(({ id }) => byId.get(id));
  return [service, ...contents].some((one) => one?.[flags[need]] ?? false);
};

/** Ids of everything selected directly: packages, rubric services, placements, ad services. */
const chosenServices = (draft: OrderDraft): ReadonlySet<number> =>
  new Set([
    ...draft.selectedMajorPackageIds,
    ...(draft.selectedAdditionalPackageId === null ? [] : [draft.selectedAdditionalPackageId]),
    ...draft.selectedLogoPlacementIds,
    ...draft.rubrics.flatMap(({ services }) => services),
    ...draft.adServices.catalog,
    ...draft.adServices.guide,
    ...draft.adServices.other,
  ]);

/** The selected services that require a file, directly or through their contents. */
export const servicesRequiring = (
  draft: OrderDraft,
  template: CatalogueTemplate,
  need: FileNeed,
): CatalogueService[] => {
  const { byId } = templateIndex(template);
  return [...chosenServices(draft)]
    .flatMap((id) => byId.get(id) ?? [])
    .filter((service) => requires(template, service, need));
};

/** Selectable types, in the order of the steps. */
const choosableTypes = [
  'brief_information_rubricator',
  'full_information_rubricator',
  'rubricator_options',
  'extra_information_company_rubric',
  'service_packages',
  'service_packages_additional',
  'alphabetical_list_options',
  'advertising_services_catalog',
  'advertising_services_guide',
  'other_advertising_services',
] as const;

/** The services that would allow an upload: "Available with: …". */
export const servicesAllowing = (template: CatalogueTemplate, need: FileNeed): CatalogueService[] =>
  choosableTypes
    .flatMap((type) => servicesOfTypes(template, [type]))
    .filter((service) => requires(template, service, need));

const uploadNeeds: Partial<Record<PackageFileType, FileNeed>> = { logo: 'logo', 'company-cover': 'ad_module' };

/**
 * Whether the selections allow an upload: logo and cover only with a service that requires them, the others always
 * (allowUploadLogo, allowUploadCoverFiles). The caller checks write access and status.
 */
export const isUploadAllowed = (draft: OrderDraft, template: CatalogueTemplate, type: PackageFileType): boolean => {
  const need = uploadNeeds[type];
  return need === undefined || servicesRequiring(draft, template, need).length > 0;
};

/** The services that would allow an upload; empty for types that are always allowed. */
export const allowingServices = (template: CatalogueTemplate, type: PackageFileType): CatalogueService[] => {
  const need = uploadNeeds[type];
  return need === undefined ? [] : servicesAllowing(template, need);
};

/**
 * Whether a required file is present: the logo only as a file, an ad module as cover or presentation, graphics as a
 * file or a link.
 */
export const hasFile = (draft: OrderDraft, files: OrderFiles, need: FileNeed): boolean => {
  if (need === 'logo') return files.logo !== null;
  if (need === 'ad_module') return files.company_cover !== null || files.presentation !== null;
  return files.graphics !== null || draft.graphicFilesLink.trim() !== '';
};
