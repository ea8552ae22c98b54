import type { Static } from 'typebox';
import type { ReadOnly } from '../common';
import type { CatalogService, CatalogTemplate } from './api/template.schema';

/** Service types of a template; lists and prices ignore any other. */
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

/** One service of a template, as in `GET participants/{id}/catalog-templates/{templateId}`. */
export type CatalogueService = ReadOnly<Static<typeof CatalogService>>;

/** The info of a template: what can be ordered, its prices and its free quantities. */
export type CatalogueTemplate = ReadOnly<Static<typeof CatalogTemplate>>;
