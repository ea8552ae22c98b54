import {
  axeViolations,
  buildPage,
  failWith,
  renderInPlatform,
  screen,
  waitFor,
  type FakeApi,
} from '@fairfront/shared-kit/testing';
import type { PrintedProof, StoredTemplate } from '../api/printing';
import { deskApi, testNow } from '../testing/queue';
import { en, ru } from '../testing/texts';
import PrintingScreen from './printing.screen';

const entry = (changes: Partial<PrintedProof> = {}): PrintedProof => ({
  ...{ order_id: 17, participation_id: 101, status: 'confirmed', issues: [], heading: 'С' },
  ...{ name: 'Северная механика', owner_type: 'ООО', extent: null },
  lines: [{ kind: 'stand', text: '24C10', is_beyond_free: false }],
  description: { free: 'Станки ', charged: 'и оснастка' },
  ...changes,
});
const notFinal = {
  ...{ order_id: 18, participation_id: 130, company_rus: 'Волга', company_eng: 'Volga', status: 'draft' as const },
  issues: [
    { kind: 'returned' as const, about: null, count: null },
    { kind: 'picture-missing' as const, about: 'logo', count: null },
    { kind: 'over-limit' as const, about: 'en', count: 12 },
  ],
};
const service = {
  ...{ id: 1, type: 'service_packages', name_rus: 'Пакет', name_eng: 'Package', description_rus: '' },
  ...{ description_eng: '', images: [], package_contents: [], order: 1, is_package: true },
  ...{ is_required_logo: false, is_required_ad_module: false, is_required_graphic_file: false },
  prices: [{ currency: 'RUR', price_without_vat: 1000 }],
};
const stored: StoredTemplate = {
  ...{ id: 1, exhibition_id: 1, stamp: 'stamp-1', rubrics: [], exporter: [] },
  template: {
    services: [service],
    currencies: [{ code: 'RUR', symbol: '₽', title_rus: 'Рубли', title_eng: 'Roubles' }],
    ...{ number_free_symbols: 300, number_characters_string: 50, number_free_rubrics: 3 },
    ...{ number_free_exporter_rubrics: null, is_russian_exporter: false, is_mark: false, mark_title_rus: null },
    ...{ mark_title_eng: null, catalog_print_started_at: null, allowed_services: [], step_order: null },
  },
};
const template = '/organizer/exhibitions/{exhibitionId}/catalog-template';
const proofOf = (entries: readonly PrintedProof[]) => {
  const page = buildPage([...entries]);
  return { ...page, meta: { ...page.meta, orders: entries.length } };
};
const api = (entries: readonly PrintedProof[] = [entry()]): FakeApi =>
  deskApi([], [{ role: 'catalogue-editor', exhibition_id: 1 }])
    .on('get', '/organizer/exhibitions/{exhibitionId}/catalogue-entries', proofOf(entries))
    .on('get', '/organizer/exhibitions/{exhibitionId}/catalogue-not-final', buildPage([notFinal]))
    .on('get', template, { data: stored })
    .on('put', template, { data: { id: 1, exhibition_id: 1, services: 1, rubrics: 0, exporter_rubrics: 0 } });
const open = (fake = api(), query = '') =>
  renderInPlatform(<PrintingScreen />, {
    ...{ texts: { desk: { ru, en } }, api: fake, participation: null, now: testNow },
    route: { name: 'desk-catalogue', query: new URLSearchParams(`exhibition=1${query}`) },
  });
const saved = (fake: FakeApi) => fake.sent('put', '/organizer/exhibitions/1/catalog-template');

it('the proof shows entries as printed under their letters, and why one is not final [ORG-383]', async () => {
  const issues = [{ kind: 'undecided' as const, about: null, count: null }];
  const { platform } = open(api([entry(), entry({ order_id: 19, name: 'Станкопром', issues })]));
  expect(await screen.findByRole('heading', { name: 'С', level: 2 })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Станкопром' })).toBeVisible();
  expect(screen.getByText('Not final: not accepted yet')).toBeVisible();
  expect(screen.getAllByText('и оснастка')[0]?.tagName).toBe('MARK');
  expect(await axeViolations()).toEqual([]);
  await platform.setLocale('ru');
  expect(await screen.findByText('В печать идут 2 заявки')).toBeVisible();
  expect(platform.log.missingTexts).toEqual([]);
});

it('the address contains tab, part, language and page [ORG-352] [ORG-383]', async () => {
  const { platform } = open(api(), '&part=rubrics&lang=en&page=2');
  await screen.findByRole('link', { name: 'Северная механика' });
  const [call] = platform.api.sent('get', '/organizer/exhibitions/1/catalogue-entries');
  expect(Object.fromEntries(call?.query ?? [])).toMatchObject({ part: 'rubrics', lang: 'en', page: '2' });
});

it('an empty catalogue and one that does not load say so [ORG-383]', async () => {
  const { unmount } = open(api([]));
  expect(await screen.findByRole('heading', { name: en.printing.empty })).toBeVisible();
  unmount();
  open(api().on('get', '/organizer/exhibitions/{exhibitionId}/catalogue-entries', () => failWith(500)));
  expect(await screen.findByRole('heading', { name: en.printing.failed })).toBeVisible();
});

it('what is not final is listed with its reasons [ORG-383]', async () => {
  open(api(), '&tab=not-final');
  expect(await screen.findByRole('link', { name: 'Volga' })).toBeVisible();
  expect(screen.getByText('returned for changes, logo missing, English text 12 characters too long')).toBeVisible();
});

it('the four files for layout are offered [ORG-383]', async () => {
  open(api(), '&tab=export');
  for (const format of ['XML', 'JSON', 'XLSX', 'ZIP'])
    expect(await screen.findByRole('button', { name: `Download ${format}` })).toBeVisible();
});

it('prices of the template are edited, and an unreadable price is not saved [ORG-383]', async () => {
  const fake = api();
  const { person } = open(fake, '&tab=template');
  await person.click(await screen.findByText('Package'));
  const price = screen.getByRole('textbox', { name: 'Price excl. VAT, ₽' });
  await person.clear(price);
  await person.type(price, '12oo');
  await person.click(screen.getByRole('button', { name: 'Save the template' }));
  expect(screen.getByText(en.printing.template.priceInvalid)).toBeVisible();
  expect(saved(fake)).toEqual([]);
  await person.clear(price);
  await person.type(price, '1 250,50');
  await person.click(screen.getByRole('button', { name: 'Save the template' }));
  await waitFor(() => expect(saved(fake)).toHaveLength(1));
  expect(saved(fake)[0]?.body).toMatchObject({
    seen_stamp: 'stamp-1',
    template: { services: [{ prices: [{ currency: 'RUR', price_without_vat: 1250.5 }] }] },
  });
});

it('a colleague’s change of the template is not overwritten [ORG-383]', async () => {
  const fake = api().on('put', template, () => failWith(409, { code: 'template_changed', message: 'Changed' }));
  const { person } = open(fake, '&tab=template');
  await person.click(await screen.findByText('Package'));
  await person.type(screen.getByRole('textbox', { name: 'Name in English' }), ' plus');
  await person.click(screen.getByRole('button', { name: 'Save the template' }));
  expect(await screen.findByRole('button', { name: 'Read it again' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Name in English' })).toHaveValue('Package plus');
});
