/** A list row typed by the exhibitor: its number is assigned by the client and unique in its list. */
export interface AddressRow {
  id: number;
  address: string;
}

/** A stand in the entry. */
export interface StandRow {
  id: number;
  value: string;
}

/** A selected rubric and its services, in the order of selection, which determines what is free. */
export interface ChosenRubric {
  id: number;
  services: readonly number[];
}

/** An address that is printed with a rubric. */
export interface RubricAddress extends AddressRow {
  rubricId: number;
}

/**
 * Everything that an exhibitor types and selects in the order: the values
 * of the wizard's form, which the server stores, merges and prices. Missing texts are empty strings.
 */
export interface OrderDraft {
  /** Code of the currency. */
  currency: string;

  companyName: string;
  companyNameEng: string;
  /** Country of the company, by id. */
  companyCountry: number | null;
  /** Country that the booklet prints, by id. */
  companyCountryForBooklet: number | null;
  /** Legal form, at most 20 characters. */
  companyOwnerType: string;
  companyRussianExporter: boolean;
  companyAddresses: readonly AddressRow[];
  companyStands: readonly StandRow[];
  companySite: string;
  companyEmail: string;
  companyPhone: string;
  companyFax: string;
  /** Description in Russian. */
  companyInfo: string;
  /** Description in English. */
  companyInfoEng: string;
  companyIsMark: boolean;
  companyImportSubstitution: boolean;

  rubrics: readonly ChosenRubric[];
  rubricAddresses: readonly RubricAddress[];
  exporterRubrics: readonly number[];

  selectedMajorPackageIds: readonly number[];
  selectedAdditionalPackageId: number | null;
  selectedLogoPlacementIds: readonly number[];
  packagePlacementLogoLink: string;

  adServices: { catalog: readonly number[]; guide: readonly number[]; other: readonly number[] };
  graphicFilesLink: string;
  adVideoFilesLink: string;
}

/** An empty draft. */
export const emptyDraft = (currency: string): OrderDraft => ({
  currency,
  companyName: '',
  companyNameEng: '',
  companyCountry: null,
  companyCountryForBooklet: null,
  companyOwnerType: '',
  companyRussianExporter: false,
  companyAddresses: [],
  companyStands: [],
  companySite: '',
  companyEmail: '',
  companyPhone: '',
  companyFax: '',
  companyInfo: '',
  companyInfoEng: '',
  companyIsMark: false,
  companyImportSubstitution: false,
  rubrics: [],
  rubricAddresses: [],
  exporterRubrics: [],
  selectedMajorPackageIds: [],
  selectedAdditionalPackageId: null,
  selectedLogoPlacementIds: [],
  packagePlacementLogoLink: '',
  adServices: { catalog: [], guide: [], other: [] },
  graphicFilesLink: '',
  adVideoFilesLink: '',
});
