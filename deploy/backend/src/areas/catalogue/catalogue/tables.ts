import type {
  CatalogueOrderStatus,
  CatalogueStepKey,
  CatalogueTemplate,
  OrderDocumentKind,
  OrderDraft,
  PackageFileType,
  PricedOrder,
  RubricNames,
  RubricNode,
} from '@fairfront/shared-kit/domain/catalogue';
import type { Locale } from '@fairfront/shared-kit/domain/common';
import type { ColumnType, Generated } from 'kysely';
import type { Json } from '../../../platform/database/columns';

/** A jsonb column with a default. */
type DefaultJson<Value> = ColumnType<Value, string | undefined, string>;
/** A nullable column that may be omitted. */
type Optional<Value, Written = Value> = ColumnType<Value | null, Written | null | undefined, Written | null>;

/**
 * The stored part of a template. Its id is that of the row, and its deadline that of the exhibition, which hub, calendar and
 * wizard share.
 */
export type StoredTemplate = Omit<CatalogueTemplate, 'id' | 'catalog_order_ended_at'>;

/** The catalogue templates, one per exhibition. */
interface CatalogTemplatesTable {
  id: Generated<number>;
  exhibition_id: number;
  data: Json<StoredTemplate>;
  /** Changed by the database with every change of the template or its rubrics. */
  stamp: Generated<string>;
  updated_at: Generated<Date>;
}

/** The two trees of a template, nested, siblings in the order to show. */
interface CatalogRubricsTable {
  template_id: number;
  main: DefaultJson<RubricNode[]>;
  exporter: DefaultJson<RubricNode[]>;
}

/** The order of a participation; frozen values are null until it is submitted. */
export interface CatalogOrdersTable {
  id: Generated<number>;
  participation_id: number;
  status: CatalogueOrderStatus;
  /** Incremented by every save and status change. */
  version: Generated<number>;
  step_key: ColumnType<CatalogueStepKey, CatalogueStepKey | undefined, CatalogueStepKey>;
  draft: DefaultJson<OrderDraft>;
  /** The prices at the last save or at the submit; null if it was not priced yet. */
  priced: Optional<PricedOrder, string>;
  template_snapshot: Optional<CatalogueTemplate, string>;
  /** Null in a draft. */
  rubric_names: Optional<RubricNames, string>;
  is_not_resident: Optional<boolean>;
  /** Percent. */
  vat_rate: Optional<number>;
  /** The language in which the general terms were accepted. */
  locale: Optional<Locale>;
  /** The address of the general terms that were in force. */
  terms_url: Optional<string>;
  submitted_at: Optional<Date>;
  submitted_by: Optional<number>;
  return_reason: Optional<string>;
  editable_until: Optional<Date>;
  /** When the row was last written, kept by a trigger. */
  changed_at: Generated<Date>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

/** Stored versions of an order, as the base of merges and for the history; old ones are thinned out. */
interface CatalogOrderVersionsTable {
  order_id: number;
  version: number;
  draft: Json<OrderDraft>;
  step_key: CatalogueStepKey;
  status: CatalogueOrderStatus;
  saved_by: number | null;
  by_staff: Generated<boolean>;
  saved_at: Date;
}

/** Package files and documents of an order, one of each type. */
export interface CatalogOrderFilesTable {
  id: Generated<number>;
  order_id: number;
  type: PackageFileType | OrderDocumentKind;
  original_name: string;
  extension: string;
  /** Bytes. */
  size: number;
  /** Name in the file store. */
  stored_name: string;
  created_by: number | null;
  created_at: Date;
}

/** The organiser's comments on a returned order; those of an earlier return are closed. */
export interface CatalogOrderCommentsTable {
  id: Generated<number>;
  order_id: number;
  step_key: CatalogueStepKey;
  /** Key of the draft; null for the whole step. */
  field: string | null;
  text: string;
  answer: Optional<string>;
  answered_by: Optional<number>;
  answered_at: Optional<Date>;
  created_by: number | null;
  created_at: Date;
  closed_at: Optional<Date>;
}

declare module '../../../platform/database/tables' {
  interface Tables {
    catalog_order_comments: CatalogOrderCommentsTable;
    catalog_order_files: CatalogOrderFilesTable;
    catalog_orders: CatalogOrdersTable;
    catalog_order_versions: CatalogOrderVersionsTable;
    catalog_rubrics: CatalogRubricsTable;
    catalog_templates: CatalogTemplatesTable;
  }
}
