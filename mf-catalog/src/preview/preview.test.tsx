import { screen, waitFor, within } from '@fairfront/shared-kit/testing';
import type { RubricNode } from '../model/catalogue-template';
import type { OrderDraft } from '../model/order-draft';
import { templateT1 } from '../model/pricing/template-t1';
import { releaseWizard } from '../wizard/draft-store';
import { openStep, type StepScene } from '../testing/open-step';

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
/** The whole order of CAT-186. */
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
const open = async (scene: StepScene = {}) => {
  const opened = openStep('preview', { rubrics, ...scene });
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

// the picker of a test keeps the wizard that waits for it
afterEach(() => releaseWizard(101));

describe('the summary', () => {
  it('has the parts of the order, the exporter only with its flag [CAT-128]', async () => {
    const { person } = await open({ draft: wholeOrder });
    const parts = ['Alphabetical list', 'Rubrics', 'Package placement', 'Ad services'];
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Preview',
      ...parts,
      'Documents',
    ]);
    await person.click(screen.getByRole('button', { name: 'Show all 23 rubrics' }));
    expect(section('Rubrics').getByText(/340 Rubric 340/)).toHaveTextContent('Full information');
    expect(section('Rubrics').getByText('Address: Омск')).toBeVisible();
    expect(section('Rubrics').getByText('including Package 10 × 1, 8 400 ₽')).toBeVisible();
    expect(section('Package placement').getByText('Basic')).toBeVisible();
    expect(section('Ad services').getByText('Ad in the guide')).toBeVisible();
  });

  it('shows the exporter rubrics of a Russian exporter [CAT-128]', async () => {
    await open({ draft: { companyRussianExporter: true, exporterRubrics: [902] } });
    expect(section('Russian exporter').getByText('E2 Rubric E2')).toBeVisible();
  });

  it('leads to the step of each part while there is no order [CAT-129] [CAT-130]', async () => {
    const { person } = await open({ draft: wholeOrder });
    await person.click(screen.getByRole('button', { name: 'Edit: Ad services' }));
    expect(await screen.findByRole('heading', { name: 'In the guide' })).toBeVisible();
  });

  it.each(['sent', 'moderation', 'confirmed'] as const)(
    'offers no editing when it is %s [CAT-129] [CAT-130]',
    async (status) => {
      await open({ order: { status } });
      expect(screen.queryByRole('button', { name: /^Edit/ })).toBeNull();
    },
  );

  it('shows quantities and both prices of each line, which add up to the totals [CAT-135] [CAT-167]', async () => {
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

describe('why this price', () => {
  it('opens an amount to what is free, in packages and by the piece [CAT-291]', async () => {
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
      'By the piece3 × 1 200 ₽3 600 ₽',
      'Total incl. 20% VAT3020 400 ₽',
    ]);
  });

  it('says how many more rubrics cost less, and leads to them [CAT-292]', async () => {
    const { person, platform } = await open({ draft: { rubrics: short(22) } });
    const hint = section('Rubrics').getByRole('note');
    expect(text(hint)).toContain('1 more rubric makes it 840 ₽ cheaper.');
    expect(text(hint)).toContain('Then: Package 10 × 1, 8 400 ₽.');
    await person.click(within(hint).getByRole('button', { name: 'Choose rubrics' }));
    await waitFor(() => expect(platform.log.opened.map(({ name }) => name)).toContain('event-modal-catalog-rubrics'));
  });
});

describe('a price that is missing', () => {
  it('takes the place of the totals and names items and other currencies [CAT-134] [CAT-286]', async () => {
    await open({
      draft: { rubrics: [{ id: 301, services: [] }], adServices: { catalog: [], guide: [], other: [14] } },
    });
    const banner = screen.getByText(/^Prices are available in/).closest('[role="note"]');
    expect(banner).toHaveTextContent('Some prices are not available. Contact the manager');
    expect(banner).toHaveTextContent('Mailing to partners');
    expect(banner).toHaveTextContent('Prices are available in: US dollar');
    expect(within(screen.getByRole('region', { name: 'Cost of the order' })).getAllByText('N/A')).toHaveLength(3);
    expect(screen.queryByRole('button', { name: 'Download the order, PDF' })).toBeNull();
  });
});

it('stores what is there, then downloads the order as a PDF [CAT-131] [CAT-229]', async () => {
  const { person, api, catalogue } = await open({ draft: wholeOrder });
  const path = '/participants/101/catalog-orders/1/download';
  api.onFile(path, '%PDF-1.7', 'Catalogue order 1.pdf');
  await person.click(screen.getByRole('button', { name: 'Download the order, PDF' }));
  await waitFor(() => expect(api.sent('get', path)).toHaveLength(1));
  expect(catalogue.sent('put', '/participants/{id}/catalog-orders/{orderId}')).toHaveLength(1);
});

describe('warnings', () => {
  const file = { id: 1, original_name: 'a.png', extension: 'png', size: 1000 };
  it.each<[string, StepScene, string]>([
    [
      '[CAT-137] [CAT-142]',
      { draft: { selectedLogoPlacementIds: [7] } },
      'Upload the logo: the selected services require it',
    ],
    ['[CAT-138]', { order: { logo: file } }, 'The logo will not be used: no selected service includes it'],
    [
      '[CAT-139] [CAT-143]',
      { draft: { adServices: { catalog: [8], guide: [], other: [] } } },
      'Upload the cover image or the ad module PDF',
    ],
    [
      '[CAT-140]',
      { order: { company_cover: file } },
      'The cover files will not be used: no selected service includes them',
    ],
    [
      '[CAT-141]',
      { draft: { adServices: { catalog: [], guide: [9], other: [] } } },
      'Add a graphics file or a link to it',
    ],
  ])('of files that are missing or not used %s', async (_rows, scene, warning) => {
    await open(scene);
    expect(screen.getByText(warning)).toBeVisible();
  });

  it('stand only without an order [CAT-136]', async () => {
    await open({ order: { logo: file, status: 'sent' } });
    expect(screen.queryByText(/logo will not be used/)).toBeNull();
  });
});
