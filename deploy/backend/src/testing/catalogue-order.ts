import type { CatalogueOrder } from '@fairfront/shared-kit/domain/catalogue';
import { demoCountryId } from '../../../demo/src/countries';
import { storeTemplate } from './catalogue-template';
import type { TestApp, TestCaller } from './test-app';

/** Countries that an order may name, under the ids of the demo data. */
export const testCountries = { russia: demoCountryId('RU') ?? 0, germany: demoCountryId('DE') ?? 0 };

/** A write body that keeps all rules of the test template. */
export const catalogueBody = (changes: object = {}) => ({
  step: 2,
  step_key: 'rubrics',
  currency: 'RUR',
  name_rus: 'ООО «Северная механика»',
  name_eng: 'Severnaya Mekhanika LLC',
  country: { id: testCountries.russia },
  catalog_country: { id: testCountries.russia },
  is_russian_exporter: false,
  is_mark: false,
  is_import_substitution: true,
  information_rus: 'Производим фрезерные станки.',
  information_eng: '',
  type: 'ООО',
  stands: '[{"id":1,"value":"24C10"}]',
  address: 'Нижний Новгород',
  website: null,
  email: 'info@severmech.example',
  phone: '+78310000000',
  fax: '',
  logo_link: '',
  graphics_link: '',
  video_link: '',
  services: [] as object[],
  rubrics: [{ id: 205, services: [5] }] as object[],
  exporter_rubrics: [] as number[],
  ...changes,
});

/** The fields of a response besides `data`. */
export interface Refusal {
  code?: string;
  message?: string;
  errors?: Record<string, string[]>;
}

/** An answer of the calls of orders. */
export type OrderResponse = { data: CatalogueOrder } & Refusal;

/** The path of the orders of a participation. */
export const ordersOf = (participationId = 101): string => `/participants/${participationId}/catalog-orders`;

/** Gives exhibition 1 the test template, and takes the orders of its participations away. */
export const prepareCatalogue = async (portal: TestApp): Promise<number> => {
  await portal.database.read.deleteFrom('catalog_orders').execute();
  return storeTemplate(portal);
};

/** Begins an order. @returns what create has answered */
export const beginOrder = async (caller: TestCaller, changes: object = {}, participationId = 101) => {
  const answer = await caller.post<OrderResponse>(ordersOf(participationId), catalogueBody(changes));
  if (answer.status !== 201) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body.data;
};

/** Saves an order, based on what is stored now unless the changes name a version. */
export const saveOrder = async (caller: TestCaller, orderId: number, changes: object = {}, participationId = 101) => {
  const path = `${ordersOf(participationId)}/${orderId}`;
  const { status, body } = await caller.get<OrderResponse>(path);
  const version = status === 200 ? body.data.version : 1;
  return caller.put<OrderResponse>(path, catalogueBody({ version, ...changes }));
};

/** Adds a file to an order as an upload would; it is in the store only if it has content. */
export const storeOrderFile = async (
  { database, clock, services }: Pick<TestApp, 'database' | 'clock' | 'services'>,
  orderId: number,
  type: 'logo' | 'company-cover' | 'presentation' | 'graphics' | 'confirmation' | 'requisites',
  content: Buffer | null = null,
): Promise<number> => {
  const row = await database.read
    .insertInto('catalog_order_files')
    .values({
      order_id: orderId,
      type,
      original_name: `${type}.pdf`,
      extension: 'pdf',
      size: 156_952,
      stored_name: content ? await services.files.put(content, 'pdf') : `${orderId}-${type}.pdf`,
      created_by: null,
      created_at: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
};
