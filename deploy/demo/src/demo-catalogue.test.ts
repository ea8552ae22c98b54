import { catalogueServiceTypes } from '@fairfront/shared-kit/domain/catalogue';
import { demoCalendar } from './demo-calendar';
import { demoCatalogueTemplate } from './demo-catalogue';
import { demoExhibitions } from './demo-exhibitions';
import { pictureFile } from './pictures';

const calendar = demoCalendar(new Date('2026-11-21T21:30:00Z'));
const templates = [1, 2, 3, 4, 5].map((id) => demoCatalogueTemplate(id, calendar));
const [main, , , archived, last] = templates;
const ofType = (type: string) => (main?.services ?? []).filter((service) => service.type === type);
const priceOf = (id: number, currency: string, template = main) =>
  template?.services.find((service) => service.id === id)?.prices.find((price) => price.currency === currency)
    ?.price_without_vat;

it('the catalogue of the demo data offers every kind of service, at the prices of the worked template', () => {
  const types = main?.services.map(({ type }) => type);
  expect(new Set(types)).toEqual(new Set(catalogueServiceTypes));
  const worked = { 1: 2000, 2: 1500, 3: 900, 4: 1000, 5: 4000, 6: 700, 9: 5000, 10: 40_000, 101: 30_000 };
  for (const [id, price] of Object.entries(worked)) expect([id, priceOf(Number(id), 'RUR')]).toEqual([id, price]);
  expect([20, 21, 22, 111].map((id) => priceOf(id, 'RUR'))).toEqual([7000, 4000, 2700, 12_345.67]);
  expect(main).toMatchObject({ number_free_symbols: 300, number_characters_string: 50, number_free_rubrics: 3 });
});

it('the catalogue of the demo data offers twenty ad services in three groups, each with a drawing and a description', () => {
  const groups = ['advertising_services_catalog', 'advertising_services_guide', 'other_advertising_services'];
  expect(groups.map((type) => ofType(type).length)).toEqual([8, 7, 5]);
  for (const { images, description_rus, description_eng } of groups.flatMap(ofType)) {
    expect([description_rus, description_eng]).not.toContain('');
    expect(images.length).toBeGreaterThan(0);
    for (const { original_path } of images)
      expect(pictureFile(original_path.replace('pictures/', ''))).toMatch(/^<svg .*<\/svg>$/);
  }
});

it('the catalogue of the demo data has prices in roubles and euros; one service has only roubles, one only euros', () => {
  expect(main?.currencies.map(({ code }) => code)).toEqual(['RUR', 'EUR']);
  const without = (currency: string) =>
    main?.services.filter(({ prices }) => !prices.some((price) => price.currency === currency)).map(({ id }) => id);
  expect([without('RUR'), without('EUR')]).toEqual([[124], [125]]);
  expect(priceOf(124, 'EUR')).toBe(95);
  expect(main?.services.flatMap(({ prices }) => prices).every(({ price_without_vat }) => price_without_vat)).toBe(true);
});

it('the catalogue of the demo data requires each kind of file at least twice', () => {
  for (const flag of ['is_required_logo', 'is_required_ad_module', 'is_required_graphic_file'] as const)
    expect(main?.services.filter((service) => service[flag]).length).toBeGreaterThanOrEqual(2);
});

it('the catalogue of the demo data refers only to services of the same template, with distinct ids and names in both languages', () => {
  for (const { services, allowed_services } of templates) {
    const ids = new Set(services.map(({ id }) => id));
    expect(ids.size).toBe(services.length);
    for (const { package_contents, name_rus, name_eng, description_eng } of services) {
      expect(package_contents.filter(({ id, quantity }) => !ids.has(id) || quantity < 1)).toEqual([]);
      expect(name_rus).toMatch(/[а-яё]/i);
      expect(`${name_eng} ${description_eng}`).not.toMatch(/[а-яё]/i);
    }
    const major = new Set(services.filter(({ type }) => type === 'service_packages').map(({ id }) => id));
    for (const pair of allowed_services) {
      expect([major.has(pair.first_service_id), major.has(pair.second_service_id)]).toEqual([true, true]);
    }
  }
  // a chain, not a clique: the two catalogue packages exclude each other
  const paired = main?.allowed_services.map((pair) => [pair.first_service_id, pair.second_service_id].join('-'));
  expect(paired).toEqual(expect.arrayContaining(['10-11', '11-12']));
  expect(paired).not.toContain('10-12');
});

it('the previous catalogue of the demo data has discontinued services and lacks new ones; one exhibition has no advertising', () => {
  const names = (template = main) => new Set(template?.services.map(({ name_eng }) => name_eng));
  const withdrawn = [...names(archived)].filter((name) => !names().has(name));
  expect(withdrawn).toEqual(['Line on the addenda sheet']);
  expect([...names()].filter((name) => !names(archived).has(name))).toContain('QR code in the guide');
  expect(priceOf(10, 'RUR', archived)).toBe(36_000);
  expect(last?.services.filter(({ type }) => type.includes('advertising'))).toEqual([]);
});

it('the catalogue of the demo data ends with the deadline of its exhibition', () => {
  expect(templates.map(({ catalog_order_ended_at }) => catalog_order_ended_at)).toEqual(
    demoExhibitions(calendar).map(({ catalog_order_deadline }) => catalog_order_deadline),
  );
});
