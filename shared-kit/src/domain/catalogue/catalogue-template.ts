/** The kinds of services of a template (CAT-217); lists and price ignore any other (CAT-218). */
export const catalogueServiceTypes = [
  'extra_address_alphabetical_list',
  'extra_address_rubricator',
  'extra_line_alphabetical_list',
  'service_packages',
  'service_packages_additional',
  'alphabetical_list_options',
  'advertising_services_catalog',
  'advertising_services_guide',
  'other_advertising_services',
  'packages_number_categories',
  'brief_information_rubricator',
  'full_information_rubricator',
  'rubricator_options',
  'extra_information_company_rubric',
] as const;
/** One of `catalogueServiceTypes`. */
export type CatalogueServiceType = (typeof catalogueServiceTypes)[number];

/** One service of a template, as `GET participants/{id}/catalog-templates/{templateId}` answers it (CAT-216, CAT-284). */
export interface CatalogueService {
  id: number;
  /** One of `catalogueServiceTypes`; a newer server may know more (CAT-218). */
  type: string;
  name_rus: string;
  name_eng: string;
  description_rus: string;
  description_eng: string;
  /** In units of the currency, without VAT; a missing entry or null means no price (CAT-187, CAT-284). */
  prices: readonly { currency: string; price_without_vat: number | null }[];
  images: readonly { original_path: string }[];
  /** What it makes free, by ids of services of the same template (CAT-176). */
  package_contents: readonly { id: number; quantity: number }[];
  /** Place in its list, then the id (CAT-218). */
  order: number;
  is_package: boolean;
  is_required_logo: boolean;
  is_required_ad_module: boolean;
  is_required_graphic_file: boolean;
}

/** A currency in which a template has prices (CAT-019, CAT-192). */
export interface CatalogueCurrency {
  code: string;
  symbol: string;
  title_rus: string;
  title_eng: string;
}

/** The info of a template: what can be ordered, its prices and its free quantities (CAT-215, CAT-284). */
export interface CatalogueTemplate {
  id: number;
  services: readonly CatalogueService[];
  /** The first one is current while there is no order (CAT-038). */
  currencies: readonly CatalogueCurrency[];
  /** Free length of the description, code points (CAT-168). */
  number_free_symbols: number;
  /** Size of a charged block of the description, code points (CAT-168). */
  number_characters_string: number;
  number_free_rubrics: number;
  /** Null: all exporter rubrics are free (CAT-175). */
  number_free_exporter_rubrics: number | null;
  is_russian_exporter: boolean;
  is_mark: boolean;
  mark_title_rus: string | null;
  mark_title_eng: string | null;
  /** Last day, YYYY-MM-DD or an instant; null without a deadline (CAT-204). */
  catalog_order_ended_at: string | null;
  /** Nothing is taken after it, whatever the deadline says (CAT-204). */
  catalog_print_started_at: string | null;
  /** Major packages that may stand together, in both directions (CAT-116). */
  allowed_services: readonly { first_service_id: number; second_service_id: number }[];
  /** The organiser's own order of the steps (CAT-008). */
  step_order: readonly string[] | null;
}

/** A node of the tree of rubrics or of that of Russian exporters (CAT-108, CAT-214, CAT-231). */
export interface RubricNode {
  id: number;
  code: string;
  name_rus: string;
  name_eng: string;
  /** Whether it may be selected, not whether it is (CAT-103). */
  is_selected: boolean;
  children: readonly RubricNode[];
}
