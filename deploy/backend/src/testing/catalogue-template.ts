import type { CatalogueService, RubricNode } from '@fairfront/shared-kit/domain/catalogue';
import type { StoredTemplate } from '../areas/catalogue/catalogue/tables';
import type { TestApp } from './test-app';

const service = (id: number, type: string, price: number | null, facts: Partial<CatalogueService> = {}) => ({
  id,
  type,
  name_rus: `Услуга ${id}`,
  name_eng: `Service ${id}`,
  description_rus: '',
  description_eng: '',
  prices: price === null ? [] : [{ currency: 'RUR', price_without_vat: price }],
  images: [],
  package_contents: [],
  order: id,
  is_package: false,
  is_required_logo: false,
  is_required_ad_module: false,
  is_required_graphic_file: false,
  ...facts,
});

/** A template with a service for every rule; its services are 1 to 20. */
export const testTemplate: StoredTemplate = {
  services: [
    service(1, 'extra_address_alphabetical_list', 2000),
    service(2, 'extra_address_rubricator', 1500),
    service(3, 'extra_line_alphabetical_list', 900),
    service(5, 'brief_information_rubricator', 1000),
    service(6, 'rubricator_options', 700),
    service(7, 'full_information_rubricator', 4000),
    service(8, 'alphabetical_list_options', 5000, { is_required_logo: true }),
    service(9, 'advertising_services_catalog', 30_000, { is_required_ad_module: true }),
    service(10, 'service_packages', 40_000, { is_package: true, package_contents: [{ id: 5, quantity: 5 }] }),
    service(11, 'service_packages', 50_000, { is_package: true }),
    service(12, 'service_packages', 60_000, { is_package: true }),
    service(13, 'advertising_services_guide', 12_345.67),
    service(14, 'other_advertising_services', null, { prices: [{ currency: 'USD', price_without_vat: 100 }] }),
    service(15, 'packages_number_categories', 4000, { is_package: true, package_contents: [{ id: 5, quantity: 5 }] }),
  ],
  currencies: [
    { code: 'RUR', symbol: '₽', title_rus: 'Рубли', title_eng: 'Roubles' },
    { code: 'USD', symbol: '$', title_rus: 'Доллары США', title_eng: 'US dollars' },
  ],
  number_free_symbols: 300,
  number_characters_string: 50,
  number_free_rubrics: 3,
  number_free_exporter_rubrics: 2,
  is_russian_exporter: true,
  is_mark: true,
  mark_title_rus: 'Знак',
  mark_title_eng: 'Mark',
  catalog_print_started_at: null,
  allowed_services: [{ first_service_id: 10, second_service_id: 11 }],
  step_order: null,
};

const node = (id: number, isSelected: boolean, children: RubricNode[] = []): RubricNode => ({
  id,
  code: String(id),
  name_rus: `Рубрика ${id}`,
  name_eng: `Rubric ${id}`,
  is_selected: isSelected,
  children,
});

/** Rubrics 201 to 230 may be selected, 200 above them may not; of the exporter tree 301 to 305, not 300. */
export const testRubrics = {
  main: [
    node(
      200,
      false,
      Array.from({ length: 30 }, (_, index) => node(201 + index, true)),
    ),
  ],
  exporter: [
    node(
      300,
      false,
      Array.from({ length: 5 }, (_, index) => node(301 + index, true)),
    ),
  ],
};

/**
 * Gives an exhibition this template and these rubrics, in the place of what it has.
 * @returns the id of the template
 */
export const storeTemplate = async (
  { database }: Pick<TestApp, 'database'>,
  {
    exhibitionId = 1,
    template = testTemplate,
    rubrics = testRubrics,
  }: { exhibitionId?: number; template?: StoredTemplate; rubrics?: typeof testRubrics } = {},
): Promise<number> =>
  database.transaction(async (trx) => {
    await trx.deleteFrom('catalog_templates').where('exhibition_id', '=', exhibitionId).execute();
    const { id } = await trx
      .insertInto('catalog_templates')
      .values({ exhibition_id: exhibitionId, data: JSON.stringify(template) })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { main, exporter } = rubrics;
    await trx
      .insertInto('catalog_rubrics')
      .values({ template_id: id, main: JSON.stringify(main), exporter: JSON.stringify(exporter) })
      .execute();
    return id;
  });
