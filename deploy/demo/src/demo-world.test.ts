import { quantityModesAsked } from '@fairfront/shared-kit/domain/services';
import { flagsOf } from '../../backend/src/areas/services/additional-services/service-requirements';
import { demoCalendar } from './demo-calendar';
import { demoCountries } from './countries';
import { demoExhibitions } from './demo-exhibitions';
import { demoNotifications } from './demo-notifications';
import { demoCompanies, demoParticipations, demoUsers } from './demo-participations';
import { demoOffers } from './demo-offers';
import { demoServiceCategories, demoServices, type DemoService } from './demo-services';
import { pictureFile } from './pictures';
import { demoCarPasses, demoCarTypes, demoPersonalPasses } from './demo-passes';

const calendar = demoCalendar(new Date('2026-11-21T21:30:00Z'));

it('the demo data counts days from the date in Moscow, not in UTC', () => {
  expect(calendar.day(0)).toBe('2026-11-22');
  expect(calendar.day(40)).toBe('2027-01-01');
  expect(calendar.instant(0, 9)).toBe('2026-11-22T06:00:00.000Z');
});

it('the demo data has at least 120 countries, each with two names, and Russia without an electronic visa', () => {
  expect(demoCountries.length).toBeGreaterThanOrEqual(120);
  expect(demoCountries.every(({ name_rus, name_eng }) => name_rus && name_eng && name_rus !== name_eng)).toBe(true);
  expect(demoCountries.find(({ code }) => code === 'RU')).toMatchObject({ name_rus: 'Россия', is_simple_visa: false });
  expect(demoCountries.find(({ code }) => code === 'CN')?.is_simple_visa).toBe(true);
});

it('the demo data has the periods of every exhibition in order', () => {
  for (const { installation, exhibition, dismantling } of demoExhibitions(calendar)) {
    const days = [...installation, ...exhibition, ...dismantling];
    expect([...days].sort()).toEqual(days);
  }
});

it('the demo data refers only to existing rows', () => {
  const ids = new Set(demoParticipations.map(({ id }) => id));
  const companies = new Set(demoCompanies.map(({ id }) => id));
  const codes = new Set(demoCountries.map(({ code }) => code));
  expect(
    demoParticipations.every(
      ({ company_id, parent_id }) => companies.has(company_id) && (!parent_id || ids.has(parent_id)),
    ),
  ).toBe(true);
  expect(demoUsers.flatMap((user) => Object.keys(user.in)).every((id) => ids.has(Number(id)))).toBe(true);
  expect(demoCompanies.every(({ country }) => codes.has(country))).toBe(true);
  expect(
    demoPersonalPasses(calendar).every(
      ({ participation_id, country }) => ids.has(participation_id) && (!country || codes.has(country)),
    ),
  ).toBe(true);
});

it('the demo data gives participation 101 eleven certificates and a visa, with passes and car passes of every status', () => {
  const own = demoPersonalPasses(calendar).filter(({ participation_id }) => participation_id === 101);
  const certificates = own.filter(({ type }) => type === 'certificate');
  expect(certificates).toHaveLength(11);
  expect(own.filter(({ type }) => type === 'visa')).toHaveLength(1);
  for (const list of [certificates, own.filter(({ type }) => type === 'installation'), demoCarPasses(calendar)]) {
    expect(new Set(list.map(({ status }) => status))).toEqual(new Set(['accepted', 'consideration', 'rejected']));
  }
  expect(certificates.find(({ lastname }) => lastname === 'Müller')).toMatchObject({
    name: 'Hans',
    middlename: null,
    status: 'consideration',
  });
});

it('the demo data has five types of vehicle [PASS-216]', () => {
  expect(demoCarTypes).toEqual([
    { id: 1, title_eng: 'Passenger car', title_rus: 'Легковой автомобиль' },
    { id: 2, title_eng: 'Van up to 1.5 t', title_rus: 'Фургон до 1,5 т' },
    { id: 3, title_eng: 'Lorry up to 3.5 t', title_rus: 'Грузовой автомобиль до 3,5 т' },
    { id: 4, title_eng: 'Lorry up to 10 t', title_rus: 'Грузовой автомобиль до 10 т' },
    { id: 5, title_eng: 'Road train', title_rus: 'Автопоезд' },
  ]);
});

it('the demo data has forty notifications for the five users of participation 101', () => {
  const users = demoUsers.filter((user) => user.in[101]).map(({ id }) => id);
  expect(users).toHaveLength(5);
  const notifications = demoNotifications(calendar, users);
  expect(notifications).toHaveLength(40);
  // each links to its subject; the organiser's news have none
  expect(notifications.slice(0, 8).map(({ subject }) => subject?.kind ?? null)).toEqual([
    'car-pass',
    'chat',
    'order',
    'catalogue',
    'personal-pass',
    'document',
    'personal-pass',
    null,
  ]);
});

it('the demo data offers 72 services in twelve categories of two levels, with every requirement at least twice', () => {
  expect(demoServices).toHaveLength(72);
  expect(demoServiceCategories).toHaveLength(12);
  expect(demoServices.map(({ id }) => id)).toEqual(demoServices.map((_service, index) => index + 1));
  const categories = new Map(demoServiceCategories.map((category) => [category.id, category]));
  expect(demoServices.every(({ category_id }) => categories.has(category_id))).toBe(true);
  expect(
    demoServiceCategories.every(({ parent_id }) => !parent_id || categories.get(parent_id)?.parent_id === null),
  ).toBe(true);
  const asked = demoServices.flatMap(({ requires }) => requires);
  for (const requirement of new Set(asked))
    expect(asked.filter((one) => one === requirement).length).toBeGreaterThanOrEqual(2);
  expect(new Set(asked).size).toBe(7);
});

it('the demo data prices services in four currencies, one not in dollars, three not at all, some in several units', () => {
  const currenciesOf = ({ prices }: DemoService) => [...new Set(prices.map(({ currency }) => currency))].sort();
  const all = ['CNY', 'EUR', 'RUR', 'USD'];
  const others = demoServices.filter((service) => currenciesOf(service).join() !== all.join());
  expect(others.map((service) => [service.name_eng, currenciesOf(service)])).toEqual([
    ['Connection up to 10 kW', ['CNY', 'EUR', 'RUR']],
    ['Light rigging', []],
    ['Stand video', []],
    ['Customs clearance', []],
  ]);
  const units = ({ prices }: DemoService) => new Set(prices.map(({ unit_id }) => unit_id)).size;
  expect(demoServices.filter((service) => units(service) > 1).length).toBeGreaterThanOrEqual(3);
});

it('the demo data gives every service a drawing, both descriptions, related services, and at most one rule for its quantity [SVC-158]', () => {
  const ids = new Set(demoServices.map(({ id }) => id));
  for (const service of demoServices) {
    expect([service.description_rus, service.description_eng, service.images[0]?.original_path]).not.toContain('');
    for (const { original_path } of service.images) {
      expect(pictureFile(original_path.replace('pictures/', ''))).toMatch(/^<svg .*<\/svg>$/);
    }
    expect(service.related_ids.every((id) => ids.has(id) && id !== service.id)).toBe(true);
    expect(quantityModesAsked(flagsOf(service.requires))).toBeLessThanOrEqual(1);
  }
  expect(pictureFile('constructor.svg')).toBeNull();
});

it('the demo data has price steps, last days of ordering before and after today, and hidden services', () => {
  const offers = demoOffers(calendar);
  const today = calendar.day(0);
  const until = offers.flatMap(({ order_until }) => order_until ?? []);
  expect(until.some((day) => day < today)).toBe(true);
  expect(until.some((day) => day >= today && day <= calendar.day(7))).toBe(true);
  expect(offers.some(({ is_hidden }) => is_hidden)).toBe(true);
  const percents = offers.map(({ price_steps }) => price_steps.map(({ percent }) => Math.sign(percent)).join());
  expect(percents).toContain('-1,0,1');
});
