import type { CatalogueService, CatalogueTemplate } from '../catalogue-template';
import { localized } from '../../common';
import { emptyDraft, type OrderDraft } from '../order-draft';
import data from './template-t1.json';
import type { PricedLineKind, PricingContext } from './priced-order';

/** A draft of a worked case in short form; omitted fields are empty. */
export interface CaseDraft {
  /** Default: RUR. */
  currency?: string;
  /** Length of the Russian description, code points. */
  description?: number;
  /** Length of the English description, code points. */
  descriptionEng?: number;
  addresses?: readonly string[];
  /** Each entry stands for `count` rubrics (default 1) with the same services and addresses. */
  rubrics?: readonly { count?: number; services: readonly number[]; addresses?: readonly string[] }[];
  /** Number of exporter rubrics; also sets the flag. */
  exporter?: number;
  packages?: readonly number[];
  additionalPackage?: number;
  placements?: readonly number[];
  ads?: Partial<OrderDraft['adServices']>;
}

/** A worked case of the requirements: what is ordered, and its cost in currency units. */
export interface PricingCase {
  title: string;
  /** Requirement ids that the case covers. */
  rows: readonly string[];
  /** Differences from T1. */
  template?: {
    without?: readonly number[];
    services?: readonly Partial<CatalogueService>[];
    fields?: Partial<CatalogueTemplate>;
  };
  draft: CaseDraft;
  context?: Partial<PricingContext>;
  /** The lines in order, and both totals; null is N/A. */
  lines: readonly {
    service_id: number;
    /** Default: `service`. */
    kind?: PricedLineKind;
    number?: number;
    quantity: number;
    free?: number;
    free_by_template?: number;
    in_packages?: number;
    charged: number;
    sum_without_vat: number | null;
    sum_with_vat: number | null;
  }[];
  without_vat: number | null;
  with_vat: number | null;
}

interface Fixture {
  template: CatalogueTemplate;
  cases: readonly PricingCase[];
}

const fixture: Fixture = data as Fixture;

/** Worked template T1 of the requirements, used by the tests of both sides. */
export const templateT1: CatalogueTemplate = fixture.template;

/** The worked cases of the requirements, read by the tests of both sides. */
export const pricingCases: readonly PricingCase[] = fixture.cases;

const emptyService: CatalogueService = {
  id: 0,
  type: '',
  ...localized('name', () => ''),
  ...localized('description', () => ''),
  prices: [],
  images: [],
  package_contents: [],
  order: 0,
  is_package: false,
  is_required_logo: false,
  is_required_ad_module: false,
  is_required_graphic_file: false,
};

/** A service with the fields that a test needs; the others are empty. */
export const serviceLike = (known: Partial<CatalogueService>): CatalogueService => ({ ...emptyService, ...known });

/** T1 with the differences of a case. */
export const templateOfCase = ({ template: changes = {} }: Pick<PricingCase, 'template'>): CatalogueTemplate => {
  const { without = [], services = [], fields = {} } = changes;
  const kept = templateT1.services.filter(({ id }) => !without.includes(id));
  return { ...templateT1, ...fields, services: [...kept, ...services.map(serviceLike)] };
};

const numbered = (addresses: readonly string[]) => addresses.map((address, place) => ({ id: place + 1, address }));

/** The draft of a case: rubrics are numbered from 1 in the order of selection. */
export const draftOfCase = (known: CaseDraft): OrderDraft => {
  const entries = (known.rubrics ?? []).flatMap(({ count = 1, ...entry }) =>
    Array.from({ length: count }, () => entry),
  );
  return {
    ...emptyDraft(known.currency ?? 'RUR'),
    companyInfo: 'я'.repeat(known.description ?? 0),
    companyInfoEng: 'a'.repeat(known.descriptionEng ?? 0),
    companyAddresses: numbered(known.addresses ?? []),
    rubrics: entries.map(({ services }, place) => ({ id: place + 1, services })),
    rubricAddresses: entries
      .flatMap(({ addresses = [] }, place) => addresses.map((address) => ({ address, rubricId: place + 1 })))
      .map((row, place) => ({ id: place + 1, ...row })),
    companyRussianExporter: known.exporter !== undefined,
    exporterRubrics: Array.from({ length: known.exporter ?? 0 }, (_, place) => 1001 + place),
    selectedMajorPackageIds: known.packages ?? [],
    selectedAdditionalPackageId: known.additionalPackage ?? null,
    selectedLogoPlacementIds: known.placements ?? [],
    adServices: { catalog: [], guide: [], other: [], ...known.ads },
  };
};
