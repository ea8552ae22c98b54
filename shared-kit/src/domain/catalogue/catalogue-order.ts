import type { CatalogueTemplate } from './catalogue-template';
import type { PricedLine } from './pricing/priced-order';
import type { RubricNames } from './rubric-names';
import type { CatalogueStepKey } from './wizard/step-keys';

/** Status of a catalogue order (CAT-194). */
export type CatalogueOrderStatus = 'draft' | 'sent' | 'moderation' | 'confirmed';

/** A country of an order, of which a write reads only the id (CAT-220). */
export interface OrderCountry {
  id: number;
  name_rus: string;
  name_eng: string;
}

/** A file of an order (CAT-160); documents have no id of their own. */
export interface OrderFile {
  id: number;
  original_name: string;
  extension: string;
  /** Bytes. */
  size: number;
}

/** The wire name of each file of an order (CAT-161): package files, then documents. */
export const packageFileTypes = ['logo', 'company-cover', 'presentation', 'graphics'] as const;
/** One of `packageFileTypes`. */
export type PackageFileType = (typeof packageFileTypes)[number];
export const orderDocumentKinds = ['confirmation', 'requisites'] as const;
/** One of `orderDocumentKinds`. */
export type OrderDocumentKind = (typeof orderDocumentKinds)[number];

/** A service of an order as the wire carries it (CAT-221). */
export interface OrderServiceEntry {
  id: number;
  /** The text of an address, else null. */
  order_value: string | null;
  quantity: number;
  rubric_id: number | null;
}

/** The choices of an order as the wire carries them, in both directions (CAT-219 to CAT-221, CAT-283). */
export interface OrderBody {
  /** Own number of the step, 1 to 6 (CAT-009). */
  step: number;
  step_key: CatalogueStepKey;
  currency: string;
  name_rus: string;
  name_eng: string;
  country: { id: number } | null;
  catalog_country: { id: number } | null;
  is_russian_exporter: boolean;
  is_mark: boolean;
  is_import_substitution: boolean;
  information_rus: string;
  information_eng: string;
  type: string;
  address: string;
  website: string;
  email: string;
  phone: string;
  fax: string;
  /** A JSON string of `[{id, value}]`, or the list itself; answers carry the list (CAT-220). */
  stands: string | readonly { id: number; value: string }[];
  logo_link: string;
  graphics_link: string;
  video_link: string;
  services: readonly OrderServiceEntry[];
  rubrics: readonly { id: number; services: readonly number[] }[];
  exporter_rubrics: readonly number[];
}

/** A comment of the organiser at the field that it means, with the exhibitor's answer. */
export interface ReturnComment {
  id: number;
  step_key: CatalogueStepKey;
  /** Key of the draft, for example `companyInfo`; null: the step as a whole. */
  field: string | null;
  text: string;
  /** Null until it is answered; answered ones are part of sending again. */
  answer: string | null;
}

/** A line of an order's answer: `PricedLine` with amounts in units of the currency (CAT-282). */
export type OrderLineResponse = Omit<PricedLine, LineAmount> & Record<LineAmount, number | null>;
type LineAmount = 'price_without_vat' | 'price_with_vat' | 'sum_without_vat' | 'sum_with_vat';

/** An order as every call answers it (CAT-226). */
export interface CatalogueOrder extends Omit<OrderBody, 'stands' | 'country' | 'catalog_country'> {
  id: number;
  status: CatalogueOrderStatus;
  /** Raised by every write and status change (CAT-285). */
  version: number;
  stands: readonly { id: number; value: string }[];
  country: OrderCountry | null;
  catalog_country: OrderCountry | null;
  totals: {
    currency: string;
    vat_rate: number;
    without_vat: number | null;
    vat: number | null;
    with_vat: number | null;
  };
  lines: readonly OrderLineResponse[];
  logo: OrderFile | null;
  company_cover: OrderFile | null;
  presentation: OrderFile | null;
  graphics: OrderFile | null;
  confirmation: Omit<OrderFile, 'id'> | null;
  requisites: Omit<OrderFile, 'id'> | null;
  /** The chosen rubrics as they were called when the order was sent; null in a draft (CAT-303). */
  rubric_names: RubricNames | null;
  /** The template that it was sent with; null in a draft (CAT-308). */
  template: CatalogueTemplate | null;
  /** Why the organiser returned it; null after the next submit (CAT-287). */
  return_reason: string | null;
  return_comments: readonly ReturnComment[];
  /** Until when this participation may still save and send, an instant; null: by the template (CAT-287). */
  editable_until: string | null;
  /** An instant. */
  updated_at: string;
  /** An instant; null before the first submit. */
  submitted_at: string | null;
}
