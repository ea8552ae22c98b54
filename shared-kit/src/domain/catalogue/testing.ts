import type { CatalogueService, CatalogueTemplate } from './catalogue-template';
import type { RubricNode } from './rubric-tree';
import { emptyDraft, type OrderDraft } from './order-draft';

/** A test service; its position in the list is its id. */
export const serviceOf = (id: number, type: string, changes: Partial<CatalogueService> = {}): CatalogueService => ({
  id,
  type,
  name_rus: `Услуга ${id}`,
  name_eng: `Service ${id}`,
  description_rus: '',
  description_eng: '',
  prices: [{ currency: 'RUR', price_without_vat: 1000 }],
  images: [],
  package_contents: [],
  order: id,
  is_package: false,
  is_required_logo: false,
  is_required_ad_module: false,
  is_required_graphic_file: false,
  ...changes,
});

/** One or more services of every type; major package 10 pairs with 11, and 11 with 12. */
const testServices: readonly CatalogueService[] = [
  serviceOf(1, 'extra_address_alphabetical_list'),
  serviceOf(2, 'extra_address_rubricator'),
  serviceOf(3, 'extra_line_alphabetical_list'),
  serviceOf(4, 'packages_number_categories', { is_package: true, package_contents: [{ id: 5, quantity: 10 }] }),
  serviceOf(5, 'brief_information_rubricator'),
  serviceOf(6, 'full_information_rubricator'),
  serviceOf(7, 'rubricator_options'),
  serviceOf(8, 'extra_information_company_rubric'),
  serviceOf(9, 'brief_information_rubricator'),
  serviceOf(10, 'service_packages', { is_package: true, package_contents: [{ id: 14, quantity: 1 }] }),
  serviceOf(11, 'service_packages', { is_package: true }),
  serviceOf(12, 'service_packages', { is_package: true }),
  serviceOf(13, 'service_packages_additional', { is_package: true }),
  serviceOf(14, 'alphabetical_list_options', { is_required_logo: true }),
  serviceOf(15, 'advertising_services_catalog', { is_required_ad_module: true }),
  serviceOf(16, 'advertising_services_guide', { is_required_graphic_file: true }),
  serviceOf(17, 'other_advertising_services'),
  serviceOf(18, 'service_packages_additional', { is_package: true }),
  serviceOf(19, 'a_type_of_a_newer_server'),
];

/** A template with `testServices`. */
export const testTemplate: CatalogueTemplate = {
  id: 1,
  services: testServices,
  currencies: [
    { code: 'RUR', symbol: '₽', title_rus: 'Рубль', title_eng: 'Rouble' },
    { code: 'USD', symbol: '$', title_rus: 'Доллар США', title_eng: 'US dollar' },
  ],
  number_free_symbols: 300,
  number_characters_string: 50,
  number_free_rubrics: 3,
  number_free_exporter_rubrics: 2,
  is_russian_exporter: true,
  is_mark: true,
  mark_title_rus: 'Участник премии',
  mark_title_eng: 'Award entry',
  catalog_order_ended_at: '2026-05-15',
  catalog_print_started_at: null,
  allowed_services: [
    { first_service_id: 10, second_service_id: 11 },
    { first_service_id: 12, second_service_id: 11 },
  ],
  step_order: null,
};

const node = (id: number, name: string, children: RubricNode[] = [], isSelected = true): RubricNode => ({
  id,
  code: String(id),
  name_rus: name,
  name_eng: `${name} (en)`,
  is_selected: isSelected,
  children,
});

/** Rubrics 205 to 207 are selectable, their parent 200 is not; exporter rubrics 901 and 902. */
export const testRubrics = {
  main: [node(200, 'Станки', [node(205, 'Фрезерные'), node(206, 'Токарные'), node(207, 'Шлифовальные')], false)],
  exporter: [node(901, 'Машины'), node(902, 'Приборы')],
};

export const testCountries = [
  { id: 1, name_rus: 'Россия', name_eng: 'Russia' },
  { id: 2, name_rus: 'Германия', name_eng: 'Germany' },
];

/** A draft that passes all rules; every field is filled. */
export const testDraft: OrderDraft = {
  ...emptyDraft('RUR'),
  companyName: 'ООО «Северная механика»',
  companyNameEng: 'Severnaya Mekhanika LLC',
  companyCountry: 1,
  companyCountryForBooklet: 1,
  companyOwnerType: 'ООО',
  companyRussianExporter: true,
  companyAddresses: [
    { id: 1, address: 'Нижний Новгород, ул. Станочная, 14' },
    { id: 2, address: 'Казань, ул. Заводская, 3' },
  ],
  companyStands: [
    { id: 4, value: '24C10' },
    { id: 7, value: 'A-12' },
  ],
  companySite: 'северная-механика.рф',
  companyEmail: 'info@severmech.example',
  companyPhone: '+78310000000',
  companyFax: '+78310000001',
  companyInfo: 'Производим фрезерные станки.',
  companyInfoEng: 'We make milling machines.',
  companyIsMark: true,
  companyImportSubstitution: true,
  rubrics: [
    { id: 206, services: [5, 7] },
    { id: 205, services: [6, 8] },
  ],
  rubricAddresses: [{ id: 1, rubricId: 205, address: 'Пермь, ул. Мира, 1' }],
  exporterRubrics: [902, 901],
  selectedMajorPackageIds: [11, 10],
  selectedAdditionalPackageId: 13,
  selectedLogoPlacementIds: [14],
  packagePlacementLogoLink: 'https://files.example/logo',
  adServices: { catalog: [15], guide: [16], other: [17] },
  graphicFilesLink: 'https://files.example/graphics',
  adVideoFilesLink: 'http://files.example/video',
};
