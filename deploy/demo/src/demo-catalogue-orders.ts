import {
  emptyDraft,
  priceOrder,
  type CatalogueOrderStatus,
  type CatalogueStepKey,
  type OrderDraft,
} from '@fairfront/shared-kit/domain/catalogue';
import orders from './catalogue/orders.json';
import { demoCountryId } from './countries';
import type { DemoCalendar } from './demo-calendar';
import { demoCatalogueTemplate } from './demo-catalogue';
import { demoExhibitions } from './demo-exhibitions';
import { instantOf, participationOf } from './demo-orders';
import { demoCompanies } from './demo-participations';
import { demoRubrics, flatRubrics } from './demo-rubrics';

interface CompanyEntry {
  name_rus: string;
  name_eng: string;
  form: string;
  site: string;
  email: string;
  phone: string;
  addresses: string[];
  /** Where the titles of the stands do not fit. */
  stands?: string[];
  info_rus: string;
  info_eng: string;
  exporter?: boolean;
  mark?: boolean;
}

interface SaveEntry {
  at: number[];
  /** Missing where the organiser did it. */
  by?: number;
  step_key: string;
  /** Without it the status is draft. */
  status?: string;
  /** What was filled in by then; without it everything. */
  only?: string;
}

/** An order as the file states it: rubrics by code, services by number. */
export interface CatalogueOrderEntry {
  participation_id: number;
  step_key: string;
  currency?: string;
  company: CompanyEntry;
  rubrics: { code: string; services: number[]; addresses?: string[] }[];
  exporters?: string[];
  packages?: number[];
  additional?: number;
  logos?: number[];
  ads?: number[];
  graphics_link?: string;
  /** Types of files that lie beside it. */
  files: string[];
  /** Every save and status change, the oldest first: one version each. */
  saves: SaveEntry[];
  returned?: { reason: string; comments: { step_key: string; field: string | null; text: string }[] };
}

/** Orders of the catalogue in every status; that of participation 110 was returned for rework. */
export const demoCatalogueOrders: readonly CatalogueOrderEntry[] = orders;

const rubricIds = (exhibitionId: number, tree: 'rubrics' | 'exporter') => {
  const ids = new Map(flatRubrics(demoRubrics(exhibitionId)[tree]).map(({ code, id }) => [code, id]));
  return (code: string): number => {
    const id = ids.get(code);
    if (id === undefined) throw new Error(`exhibition ${exhibitionId} has no rubric ${code}`);
    return id;
  };
};

const rows = <Key extends string>(key: Key, values: readonly string[]) =>
  values.map((value, index) => ({ id: index + 1, [key]: value }) as { id: number } & Record<Key, string>);

/** What step 1 holds; the rest is empty. */
const alphabetDraft = (entry: CatalogueOrderEntry): OrderDraft => {
  const { company_id, stands } = participationOf(entry.participation_id);
  const country = demoCountryId(demoCompanies.find(({ id }) => id === company_id)?.country ?? null);
  const { company } = entry;
  return {
    ...emptyDraft(entry.currency ?? 'RUR'),
    companyName: company.name_rus,
    companyNameEng: company.name_eng,
    companyCountry: country,
    companyCountryForBooklet: country,
    companyOwnerType: company.form,
    companyRussianExporter: company.exporter ?? false,
    companyAddresses: rows('address', company.addresses),
    companyStands: rows('value', company.stands ?? stands.map(({ title }) => title)),
    companySite: company.site,
    companyEmail: company.email,
    companyPhone: company.phone,
    companyInfo: company.info_rus,
    companyInfoEng: company.info_eng,
    companyIsMark: company.mark ?? false,
  };
};

const fullDraft = (entry: CatalogueOrderEntry, calendar: DemoCalendar): OrderDraft => {
  const { exhibition_id } = participationOf(entry.participation_id);
  const rubricId = rubricIds(exhibition_id, 'rubrics');
  const { services } = demoCatalogueTemplate(exhibition_id, calendar);
  const adsOf = (type: string) =>
    services.filter((service) => service.type === type && entry.ads?.includes(service.id)).map(({ id }) => id);
  const addresses = entry.rubrics.flatMap(({ code, addresses: own = [] }) =>
    own.map((address) => ({ rubricId: rubricId(code), address })),
  );
  return {
    ...alphabetDraft(entry),
    rubrics: entry.rubrics.map(({ code, services: chosen }) => ({ id: rubricId(code), services: chosen })),
    rubricAddresses: addresses.map((row, index) => ({ id: index + 1, ...row })),
    exporterRubrics: (entry.exporters ?? []).map(rubricIds(exhibition_id, 'exporter')),
    selectedMajorPackageIds: entry.packages ?? [],
    selectedAdditionalPackageId: entry.additional ?? null,
    selectedLogoPlacementIds: entry.logos ?? [],
    adServices: {
      catalog: adsOf('advertising_services_catalog'),
      guide: adsOf('advertising_services_guide'),
      other: adsOf('other_advertising_services'),
    },
    graphicFilesLink: entry.graphics_link ?? '',
  };
};

/** A stored state of an order. */
export interface DemoVersion {
  draft: OrderDraft;
  step_key: CatalogueStepKey;
  status: CatalogueOrderStatus;
  /** Null: the organiser. */
  saved_by: number | null;
  saved_at: Date;
}

/** All states of an order, the oldest first; the last one is the present. */
export const demoVersions = (entry: CatalogueOrderEntry, calendar: DemoCalendar): DemoVersion[] =>
  entry.saves.map(({ at, by, step_key, status = 'draft', only }) => ({
    draft: only === 'alphabet' ? alphabetDraft(entry) : fullDraft(entry, calendar),
    step_key: step_key as CatalogueStepKey,
    status: status as CatalogueOrderStatus,
    saved_by: by ?? null,
    saved_at: instantOf(calendar, at),
  }));

/** VAT of every demo exhibition, percent. */
export const demoVatRate = 20;

/** An order as it is at present, with its price by the template of its exhibition. */
export const demoOrderOf = (entry: CatalogueOrderEntry, calendar: DemoCalendar) => {
  const { exhibition_id, is_not_resident: isNotResident = false } = participationOf(entry.participation_id);
  const exhibition = demoExhibitions(calendar).find(({ id }) => id === exhibition_id);
  const versions = demoVersions(entry, calendar);
  const present = versions.at(-1);
  const first = versions[0];
  if (!exhibition || !present || !first) throw new Error(`order ${entry.participation_id} has no version`);
  const submitted = versions.find(({ status }) => status === 'sent') ?? null;
  const template = demoCatalogueTemplate(exhibition_id, calendar);
  return {
    entry,
    exhibition,
    template,
    versions,
    first,
    present,
    /** The version that was sent last; null before. */
    submitted,
    signedAt: (submitted ?? present).saved_at,
    isNotResident,
    locale: isNotResident ? ('en' as const) : ('ru' as const),
    priced: priceOrder(template, present.draft, { vatRate: demoVatRate, isNotResident }),
  };
};

export type DemoCatalogueOrder = ReturnType<typeof demoOrderOf>;
