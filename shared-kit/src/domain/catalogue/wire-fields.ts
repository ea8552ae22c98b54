import type { OrderBody } from './catalogue-order';
import type { OrderDraft } from './order-draft';
import type { CatalogueStepKey } from './wizard/step-keys';

type Wire = keyof OrderBody;

/** The field of the draft, its API name and its step. */
const fields = {
  currency: ['currency', 'alphabet'],
  companyName: ['name_rus', 'alphabet'],
  companyNameEng: ['name_eng', 'alphabet'],
  companyCountry: ['country', 'alphabet'],
  companyCountryForBooklet: ['catalog_country', 'alphabet'],
  companyOwnerType: ['type', 'alphabet'],
  companyRussianExporter: ['is_russian_exporter', 'alphabet'],
  companyAddresses: ['address', 'alphabet'],
  companyStands: ['stands', 'alphabet'],
  companySite: ['website', 'alphabet'],
  companyEmail: ['email', 'alphabet'],
  companyPhone: ['phone', 'alphabet'],
  companyFax: ['fax', 'alphabet'],
  companyInfo: ['information_rus', 'alphabet'],
  companyInfoEng: ['information_eng', 'alphabet'],
  companyIsMark: ['is_mark', 'alphabet'],
  companyImportSubstitution: ['is_import_substitution', 'alphabet'],
  rubrics: ['rubrics', 'rubrics'],
  rubricAddresses: ['services', 'rubrics'],
  exporterRubrics: ['exporter_rubrics', 'exporter'],
  selectedMajorPackageIds: ['services', 'packages'],
  selectedAdditionalPackageId: ['services', 'packages'],
  selectedLogoPlacementIds: ['services', 'packages'],
  packagePlacementLogoLink: ['logo_link', 'packages'],
  adServices: ['services', 'ads'],
  graphicFilesLink: ['graphics_link', 'ads'],
  adVideoFilesLink: ['video_link', 'ads'],
} as const satisfies Record<keyof OrderDraft, readonly [Wire, CatalogueStepKey]>;

const isDraftField = (name: string): name is keyof OrderDraft => Object.hasOwn(fields, name);

const headOf = (path: string): string => path.split('.', 1)[0] ?? '';

/** The draft key at the start of a path such as `companyStands.0.value`; null for an unknown one. */
export const draftFieldOf = (path: string): keyof OrderDraft | null => {
  const head = headOf(path);
  return isDraftField(head) ? head : null;
};

/** The step of a draft field; null for an unknown path. */
export const stepOfField = (path: string): CatalogueStepKey | null => {
  const field = draftFieldOf(path);
  return field === null ? null : fields[field][1];
};

/** Fields whose rows have the same shape in the API, so that an error keeps its position in the list. */
const sameRows: readonly string[] = ['companyStands', 'rubrics', 'exporterRubrics'];

/** The API name of a draft issue: `companyStands.0.value` is `stands.0.value`. */
export const wireFieldOf = (path: string): string => {
  const field = draftFieldOf(path);
  if (field === null) return path;
  return fields[field][0] + (sameRows.includes(field) ? path.slice(field.length) : '');
};

/** The draft path of a server error; null for `services`, which several fields share. */
export const draftPathOfWire = (wire: string): string | null => {
  const head = headOf(wire);
  const owners = Object.entries(fields).filter(([, [name]]) => name === head);
  return owners.length === 1 ? owners[0]?.[0] + wire.slice(head.length) : null;
};
