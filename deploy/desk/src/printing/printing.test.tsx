import {
  axeViolations,
  failWith,
  renderInPlatform,
  screen,
  waitFor,
  type FakeApi,
} from '@fairfront/shared-kit/testing';
import { buildProof, printingApi, templatePath } from '../testing/printing';
import { testNow } from '../testing/queue';
import { en, ru } from '../testing/texts';
import PrintingScreen from './printing.screen';

const open = (fake = printingApi(), query = '') =>
  renderInPlatform(<PrintingScreen />, {
    ...{ texts: { desk: { ru, en } }, api: fake, participation: null, now: testNow },
    route: { name: 'desk-catalogue', query: new URLSearchParams(`exhibition=1${query}`) },
  });
const saved = (fake: FakeApi) => fake.sent('put', '/organizer/exhibitions/1/catalog-template');

it('the proof shows entries as printed under their letters, and why one is not final [ORG-383]', async () => {
  const issues = [{ kind: 'undecided' as const, about: null, count: null }];
  const { platform } = open(printingApi([buildProof(), buildProof({ order_id: 19, name: 'Станкопром', issues })]));
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
  const { platform, person } = open(printingApi(), '&part=rubrics&lang=en&page=2');
  await screen.findByRole('link', { name: 'Северная механика' });
  const [call] = platform.api.sent('get', '/organizer/exhibitions/1/catalogue-entries');
  expect(Object.fromEntries(call?.query ?? [])).toMatchObject({ part: 'rubrics', lang: 'en', page: '2' });
  await person.click(screen.getByRole('tab', { name: /^Template/ }));
  expect(platform.log.navigated.at(-1)).toMatchObject({ name: 'desk-catalogue', query: { tab: 'template' } });
});

it('an empty catalogue and one that does not load say so [ORG-383]', async () => {
  const { unmount } = open(printingApi([]));
  expect(await screen.findByRole('heading', { name: en.printing.empty })).toBeVisible();
  unmount();
  open(printingApi().on('get', '/organizer/exhibitions/{exhibitionId}/catalogue-entries', () => failWith(500)));
  expect(await screen.findByRole('heading', { name: en.printing.failed })).toBeVisible();
});

it('entries that are not final are listed with their reasons [ORG-383]', async () => {
  open(printingApi(), '&tab=not-final');
  expect(await screen.findByRole('link', { name: 'Volga' })).toBeVisible();
  expect(screen.getByText('returned for changes, logo missing, English text 12 characters too long')).toBeVisible();
});

it('the four files for layout are offered [ORG-383]', async () => {
  open(printingApi(), '&tab=export');
  for (const format of ['XML', 'JSON', 'XLSX', 'ZIP'])
    expect(await screen.findByRole('button', { name: `Download ${format}` })).toBeVisible();
});

it('prices of the template are edited, and an unreadable price is not saved [ORG-383]', async () => {
  const fake = printingApi();
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

it('free quantities, the start of printing and the contents of a package are saved [ORG-383]', async () => {
  const fake = printingApi();
  const { person } = open(fake, '&tab=template');
  const free = await screen.findByRole('spinbutton', { name: 'Free characters' });
  await person.clear(free);
  await person.type(free, '400');
  await person.type(screen.getByRole('textbox', { name: /^Printing begins/ }), '5/1/2026');
  await person.click(screen.getByText('Package'));
  await person.type(screen.getByRole('textbox', { name: 'Name in English' }), ' plus');
  await person.click(screen.getByRole('button', { name: 'Save the template' }));
  await waitFor(() => expect(saved(fake)).toHaveLength(1));
  expect(saved(fake)[0]?.body).toMatchObject({
    template: {
      ...{ number_free_symbols: 400, catalog_print_started_at: '2026-05-01' },
      services: [{ name_eng: 'Package plus' }],
    },
  });
});

it('a colleague’s change of the template is not overwritten [ORG-383]', async () => {
  const fake = printingApi().on('put', templatePath, () =>
    failWith(409, { code: 'template_changed', message: 'Changed' }),
  );
  const { person } = open(fake, '&tab=template');
  await person.click(await screen.findByText('Package'));
  await person.type(screen.getByRole('textbox', { name: 'Name in English' }), ' plus');
  await person.click(screen.getByRole('button', { name: 'Save the template' }));
  expect(await screen.findByRole('button', { name: 'Reload' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Name in English' })).toHaveValue('Package plus');
});
