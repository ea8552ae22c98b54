import type { Localized, Printed } from '../common';
import type { Static } from 'typebox';
import type { ReadOnly } from '../common';
import type { CatalogOrderStatus } from '../participations/api/participation.schema';
import type { CatalogComment, CatalogOrder, CatalogOrderLine, CatalogPackageFile } from './api/order.schema';
import type { CatalogueStepKey } from './wizard/step-keys';

/** Status of a catalogue order. */
export type CatalogueOrderStatus = Static<typeof CatalogOrderStatus>;

/** A country of an order, of which a write reads only the id. */
export interface OrderCountry extends Localized<'name'> {
  id: number;
}

/** A file of an order; documents have no id of their own. */
export type OrderFile = ReadOnly<Static<typeof CatalogPackageFile>>;

/** A service of an order in the API format. */
export interface OrderServiceEntry {
  id: number;
  /** The text of an address, otherwise null. */
  order_value: string | null;
  quantity: number;
  rubric_id: number | null;
}

/** The choices of an order as the API transfers them, in both directions. */
export interface OrderBody extends Printed<'name' | 'information'> {
  /** Own number of the step, 1 to 6. */
  step: number;
  step_key: CatalogueStepKey;
  currency: string;
  country: { id: number } | null;
  catalog_country: { id: number } | null;
  is_russian_exporter: boolean;
  is_mark: boolean;
  is_import_substitution: boolean;
  type: string;
  address: string;
  website: string;
  email: string;
  phone: string;
  fax: string;
  /** A JSON string of `[{id, value}]`, or the list itself; responses contain the list. */
  stands: string | readonly { id: number; value: string }[];
  logo_link: string;
  graphics_link: string;
  video_link: string;
  services: readonly OrderServiceEntry[];
  rubrics: readonly { id: number; services: readonly number[] }[];
  exporter_rubrics: readonly number[];
}

/** A comment of the organiser on a field, with the exhibitor's answer. */
export type ReturnComment = ReadOnly<Static<typeof CatalogComment>>;

/** A line of an order response, with amounts in currency units. */
export type OrderLineResponse = ReadOnly<Static<typeof CatalogOrderLine>>;

/** An order as in every response. */
export type CatalogueOrder = ReadOnly<Static<typeof CatalogOrder>>;
