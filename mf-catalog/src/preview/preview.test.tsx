import { screen, waitFor, within } from '@fairfront/shared-kit/testing';
import type { RubricNode } from '@fairfront/shared-kit/domain/catalogue/rubric-tree';
import type { OrderDraft } from '@fairfront/shared-kit/domain/catalogue/order-draft';
import { templateT1 } from '@fairfront/shared-kit/domain/catalogue/pricing/template-t1';
import { releaseWizard } from '../context/draft-store';
import { withCatalogue } from '../testing/catalogue-api';
import { openStep, type StepFixture } from '../testing/open-step';

const leaf = (id: number): RubricNode => ({
  id,
  code: String(id),
  name_rus: `Рубрика ${id}`,
  name_eng: `Rubric ${id}`,
  is_selected: true,
  children: [],
});
const rubrics = Array.from({ length: 40 }, (_, place) => leaf(301 + place));
const short = (count: number): OrderDraft['rubrics'] =>
  rubrics.slice(0, count).map(({ id }) => ({ id, services: [4] }));
/** The complete order of CAT-186. */
const wholeOrder: Partial<OrderDraft> = {
  companyInfo: 'я'.repeat(410),
  companyAddresses: ['Мурманск', 'Казань', 'Пермь'].map((address, place) => ({ id: place + 1, address })),
  rubrics: [...short(22), { id: 340, services: [5] }],
  rubricAddresses: [
    { id: 1, rubricId: 340, address: 'Омск' },
    { id: 2, rubricId: 340, address: 'Томск' },
  ],
  selectedMajorPackageIds: [10],
  selectedLogoPlacementIds: [7],
  adServices: { catalog: [], guide: [9], other: [] },
};
const open = async (fixture: StepFixture = {}) => {
  const opened = openStep('preview', { rubrics, ...fixture });
  await screen.findByRole('heading', { name: 'Preview' });
  return opened;
};
const section = (name: string) => within(screen.getByRole('region', { name }));
const text = (element: HTMLElement) => element.textContent?.replaceAll('\u00a0', ' ') ?? '';
const line = (name: string | RegExp) => {
  const item = screen.getByText(name).closest('li');
  if (!item) throw new Error(`no line ${String(name)}`);
  return item;
};

// the picker test keeps the waiting wizard for the picker
afterEach(() => releaseWizard(101));

describe('the summary', () => {
  it('the summary has the sections of the order, exporters only with the flag [CAT-128]', async () => {
    const { person } = await open({ draft: wholeOrder });
    const parts = ['Alphabetical list', 'Rubrics', 'Package placement', 'Ad services'];
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Preview',
      ...parts,
      'How the catalogue shows it',
      'Documents',
    ]);
    await person.click(screen.getByRole('button', { name: 'Show all 23 rubrics' }));
    expect(section('Rubrics').getByText(/340 Rubric 340/)).toHaveTextContent('Full information');
    expect(section('Rubrics').getByText('Address: Омск')).toBeVisible();
    expect(section('Rubrics').getByText('including Package 10 × 1, 8 400 ₽')).toBeVisible();
    expect(section('Package placement').getByText('Basic')).toBeVisible();
    expect(section('Ad services').getByText('Ad in the guide')).toBeVisible();
  });

  it('the summary shows the exporter rubrics of a Russian exporter [CAT-128]', async () => {
    await open({ draft: { companyRussianExporter: true, exporterRubrics: [902] } });
    expect(section('Russian exporter').getByText('E2 Rubric E2')).toBeVisible();
  });

  it('a sent order shows the services at the time of sending, and a returned one the current services [CAT-308]', async () => {
    const today = { ...templateT1, services: templateT1.services.filter(({ id }) => id !== 9 && id !== 10) };
    const { platform, change } = await open({
      draft: wholeOrder,
      template: today,
      order: { status: 'sent', template: templateT1 },
    });
    expect(section('Package placement').getByText('Basic')).toBeVisible();
    expect(section('Ad services').getByText('Ad in the guide')).toBeVisible();

    change({ status: 'draft', template: null, services: [] });
    platform.emit('catalog-order.status-updated', { id: 1, status: 'draft', updated_at: '2026-04-09T09:05:00Z' });
    await waitFor(() => expect(screen.queryByText('Ad in the guide')).toBeNull());
    expect(screen.queryByText('Basic')).toBeNull();
  });

  it('a sent order is shown even if the exhibition has no template any more [CAT-308]', async () => {
    await open({
      draft: wholeOrder,
      order: { status: 'sent', template: templateT1 },
      options: { participation: withCatalogue(1, { catalog_order_status: 'sent', catalog_template_id: null }) },
    });
    expect(section('Ad services').getByText('Ad in the guide')).toBeVisible();
  });

  it('a sent order shows the rubric names at the time of sending [CAT-303]', async () => {
    const was = (id: number) => ({ id, code: `0${id}`, name_rus: 'Прежняя', name_eng: 'Former' });
    await open({
      draft: { rubrics: short(1), companyRussianExporter: true, exporterRubrics: [902] },
      order: { status: 'sent', rubric_names: { main: [was(301)], exporter: [was(902)] } },
    });
    expect(section('Rubrics').getByText(/0301 Former/)).toBeVisible();
    expect(section('Russian exporter').getByText('0902 Former')).toBeVisible();
  });

  it('each section links to its step while there is no order [CAT-129] [CAT-130]', async () => {
    const { person } = await open({ draft: wholeOrder });
    await person.click(screen.getByRole('button', { name: 'Edit: Ad services' }));
    expect(await screen.findByRole('heading', { name: 'In the guide' })).toBeVisible();
  });

  it.each(['sent', 'moderation', 'confirmed'] as const)(
    'the summary offers no editing when it is %s [CAT-129] [CAT-130]',
    async (status) => {
      await open({ order: { status } });
      expect(screen.queryByRole('button', { name: /^Edit/ })).toBeNull();
    },
  );

  it('each line shows quantities and both prices, which add up to the totals [CAT-135] [CAT-167]', async () => {
    await open({ draft: wholeOrder });
    expect(text(line('Short information'))).toContain(
      'charged 1 × 1 200 ₽ (1 000 ₽ excl. VAT), in rubric packages 13, free 8',
    );
    expect(text(line('Logo in the alphabetical list'))).toContain('free');
    const totals = within(screen.getByRole('region', { name: 'Cost of the order' }));
    expect(totals.getByText('74 745,67 ₽')).toBeVisible();
    expect(totals.getByText('89 694,80 ₽')).toBeVisible();
    const nets = screen
      .getAllByText(/^[\d\s,]+₽ excl\. VAT$/)
      .filter((node) => node.closest('li'))
      .map((node) => Number.parseFloat(text(node).replaceAll(' ', '').replace(',', '.')));
    expect(nets.reduce((sum, net) => sum + net, 0)).toBeCloseTo(74745.67);
  });
});

describe('the price explanation', () => {
  it('an amount expands to what is free, in packages and charged separately [CAT-291]', async () => {
    const template = {
      ...templateT1,
      number_free_rubrics: 2,
      services: templateT1.services.filter(({ id }) => ![12, 13].includes(id)),
    };
    const { person } = await open({ template, draft: { rubrics: short(30), selectedMajorPackageIds: [10] } });
    const why = screen.getByRole('button', { name: /What makes up the price: Short information/ });
    expect(why).toHaveAttribute('aria-expanded', 'false');
    await person.click(why);
    const table = screen.getByRole('table', { name: 'What makes up the price: Short information' });
    expect(within(table).getAllByRole('row').map(text)).toEqual([
      'Free by the terms of the exhibition2 × 0 ₽0 ₽',
      'Included in the package “Basic”5 × 0 ₽0 ₽',
      'Package 10 for rubrics instead of 24 000 ₽, you save 7 200 ₽2 × 8 400 ₽16 800 ₽',
      'Individually3 × 1 200 ₽3 600 ₽',
      'Total incl. 20% VAT3020 400 ₽',
    ]);
  });

  it('a notice says how many more rubrics cost less, and links to them [CAT-292]', async () => {
    const { person, platform } = await open({ draft: { rubrics: short(22) } });
    const hint = section('Rubrics').getByRole('note');
    expect(text(hint)).toContain('1 more rubric makes it 840 ₽ cheaper.');
    expect(text(hint)).toContain('Then: Package 10 × 1, 8 400 ₽.');
    await person.click(within(hint).getByRole('button', { name: 'Choose rubrics' }));
    await waitFor(() => expect(platform.log.opened.map(({ name }) => name)).toContain('event-modal-catalog-rubrics'));
  });
});

describe('a missing price', () => {
  it('the notice replaces the totals and names items and other currencies [CAT-134] [CAT-286]', async () => {
    await open({
      draft: { rubrics: [{ id: 301, services: [] }], adServices: { catalog: [], guide: [], other: [14] } },
    });
    const banner = screen.getByText(/^Prices are available in/).closest('[role="note"]');
    expect(banner).toHaveTextContent('Some prices are not available. Contact the manager');
    expect(banner).toHaveTextContent('Mailing to partners');
    expect(banner).toHaveTextContent('Prices are available in: US dollar');
    expect(within(screen.getByRole('region', { name: 'Cost of the order' })).getAllByText('N/A')).toHaveLength(3);
    expect(screen.queryByRole('button', { name: 'Download the order' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Print the order' })).toBeNull();
  });
});

it('the PDF download saves the draft first [CAT-131] [CAT-229]', async () => {
  const { person, api, catalogue } = await open({ draft: wholeOrder });
  const path = '/participants/101/catalog-orders/1/download';
  api.onFile(path, '%PDF-1.7', 'Catalogue order 1.pdf');
  // only the button in the header
  await person.click(screen.getByRole('button', { name: /Download the order/ }));
  await waitFor(() => expect(api.sent('get', path)).toHaveLength(1));
  expect(catalogue.sent('put', '/participants/{id}/catalog-orders/{orderId}')).toHaveLength(1);
});

it('the proof shows the printed entry in both languages, with the charges and their reasons [CAT-295]', async () => {
  const { person } = await open({
    draft: { ...wholeOrder, companyInfoEng: 'Milling machines', selectedMajorPackageIds: [] },
  });
  const proof = within(screen.getByRole('complementary', { name: 'How the catalogue shows it' }));
  const russian = proof.getByRole('group', { name: 'Entry in Russian' });
  expect(russian.querySelector('mark')).toHaveTextContent(/^я{110}$/);
  expect(within(russian).getByText('Казань').closest('p')).toHaveTextContent('+ 2 400 ₽');
  expect(proof.getByRole('group', { name: 'Entry in English' })).toHaveTextContent('Milling machines');
  const rubric = proof.getByRole('group', { name: 'Entries under rubrics in Russian' });
  expect(rubric).toHaveTextContent('301 Рубрика 301Северная механика');
  expect(proof.getByRole('group', { name: 'Line of the guide in English' })).toHaveTextContent('24C10');
  const bill = (name: string) => text(proof.getByText(name).closest('dl') ?? document.body);
  expect(bill('Characters in the description')).toContain('410 of 300 free3 240 ₽');
  expect(bill('Addresses')).toContain('3 addresses4 800 ₽');
  expect(bill('Addresses in rubrics')).toContain('2 addresses3 600 ₽');
  await person.click(proof.getByRole('radio', { name: 'EN' }));
  expect(proof.queryByRole('group', { name: /in Russian/ })).toBeNull();
});

describe('the warnings', () => {
  const file = { id: 1, original_name: 'a.png', extension: 'png', size: 1000 };
  const shows = async (fixture: StepFixture, english: string, russian: string) => {
    const { platform } = await open(fixture);
    expect(screen.getByText(english)).toBeVisible();
    await platform.setLocale('ru');
    expect(await screen.findByText(russian)).toBeVisible();
  };

  it('a missing logo that a service needs is reported [CAT-137] [CAT-142]', () =>
    shows(
      { draft: { selectedLogoPlacementIds: [7] } },
      'Upload the logo: the selected services require it',
      'Загрузите логотип: он нужен для выбранных услуг',
    ));

  it('a logo that no service uses is reported [CAT-138]', () =>
    shows(
      { order: { logo: file } },
      'The logo will not be used: no selected service includes it',
      'Логотип не будет использован: ни одна выбранная услуга его не предусматривает',
    ));

  it('a missing cover or ad module that a service needs is reported [CAT-139] [CAT-143]', () =>
    shows(
      { draft: { adServices: { catalog: [8], guide: [], other: [] } } },
      'Upload the cover image or the ad module PDF',
      'Загрузите обложку или PDF рекламного модуля',
    ));

  it('cover files that no service uses are reported [CAT-140]', () =>
    shows(
      { order: { company_cover: file } },
      'The cover files will not be used: no selected service includes them',
      'Файлы обложки не будут использованы: ни одна выбранная услуга их не предусматривает',
    ));

  it('missing graphics that a service needs are reported [CAT-141]', () =>
    shows(
      { draft: { adServices: { catalog: [], guide: [9], other: [] } } },
      'Add a graphics file or a link to it',
      'Добавьте графический файл или ссылку на него',
    ));

  it('the warnings appear only without an order [CAT-136]', async () => {
    await open({ order: { logo: file, status: 'sent' } });
    expect(screen.queryByText(/logo will not be used/)).toBeNull();
  });
});
