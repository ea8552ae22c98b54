import {
  buildExhibition,
  failWith,
  renderInPlatform,
  screen,
  waitFor,
  within,
  type PlatformDoubleOptions,
} from '@fairfront/shared-kit/testing';
import { en, ru } from '../testing/texts';
import { templateT1 } from '@fairfront/shared-kit/domain/catalogue/pricing/template-t1';
import {
  buildCatalogueOrder,
  catalogueNow,
  completeDraft,
  createCatalogueApi,
  withCatalogue,
  type CatalogueApi,
  type CatalogueWorld,
} from '../testing/catalogue-api';
import { openStep } from '../testing/open-step';
import CatalogueWizardModal from './catalogue-wizard.modal';

const open = (
  world: CatalogueWorld = {},
  options: PlatformDoubleOptions = {},
  prepare: (server: CatalogueApi) => void = () => {},
) => {
  const server = createCatalogueApi(world);
  prepare(server);
  const rendered = renderInPlatform(<CatalogueWizardModal params={{}} />, {
    texts: { catalog: { ru, en } },
    now: catalogueNow,
    modalTitle: en.title,
    participation: withCatalogue(world.order === null ? null : 1),
    api: server.api,
    ...options,
  });
  return { ...rendered, ...server };
};
const dollarsFirst = { ...templateT1, currencies: [...templateT1.currencies].reverse() };
const roublesOnly = { ...templateT1, currencies: templateT1.currencies.slice(0, 1) };
const started = () => screen.findByRole('textbox', { name: en.alphabet.companyName });
const foot = () => screen.getByRole('contentinfo');

describe('the wizard footer', () => {
  it('the footer shows the total with and without VAT [CAT-018]', async () => {
    const companyAddresses = ['Мурманск', 'Казань'].map((address, index) => ({ id: index + 1, address }));
    open({ order: buildCatalogueOrder(completeDraft({ companyAddresses })) });
    await started();
    expect(foot()).toHaveTextContent('Total incl. 20% VAT 2 400 ₽');
    expect(foot()).toHaveTextContent('2 000 ₽ excl. VAT');
  });

  it('the footer offers the currencies of the template by title, in a draft with several only [CAT-019]', async () => {
    const { person, platform, unmount } = open();
    await started();
    await person.click(within(foot()).getByRole('combobox', { name: /Currency/ }));
    expect(await screen.findByRole('option', { name: '$ US dollar' })).toBeVisible();
    await person.keyboard('{Escape}');
    await platform.setLocale('ru');
    await person.click(within(foot()).getByRole('combobox', { name: /Валюта/ }));
    expect(await screen.findByRole('option', { name: '$ Доллар США' })).toBeVisible();
    unmount();

    const one = open({ template: roublesOnly });
    await started();
    expect(screen.queryByRole('combobox', { name: /Currency/ })).toBeNull();
    one.unmount();

    open({ order: buildCatalogueOrder(completeDraft(), { status: 'sent' }) });
    expect(await screen.findByRole('heading', { name: 'Preview' })).toBeVisible();
    expect(screen.queryByRole('combobox', { name: /Currency/ })).toBeNull();
  });

  it('the footer starts with the first currency of the template [CAT-038]', async () => {
    const { person, order } = open({ order: null, template: dollarsFirst });
    await started();
    await person.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(order()?.currency).toBe('USD'));
  });
});

describe('the wizard header', () => {
  it('the header shows the last day as day, month name and year in both languages [CAT-027]', async () => {
    const { platform } = open({ template: { ...templateT1, catalog_order_ended_at: '2026-05-15' } });
    await started();
    expect(screen.getByText(/^Until 15\sMay 2026, /)).toBeVisible();
    await platform.setLocale('ru');
    expect(screen.getByText(/^До 15\sмая 2026, /)).toBeVisible();
  });

  it.each([
    ['Europe/Moscow', '15'],
    ['Asia/Vladivostok', '16'],
  ])('the last day counts in the time zone of the exhibition: %s [CAT-290]', async (timezone, day) => {
    const exhibition = buildExhibition({ timezone });
    const template = { ...templateT1, catalog_order_ended_at: '2026-05-15T18:00:00Z' };
    open({ template }, { participation: withCatalogue(1, { exhibition }) });
    await started();
    expect(screen.getByText(new RegExp(`^Until ${day}\\sMay 2026, `))).toBeVisible();
  });

  it('the header links the documents of the installation in the current language [CAT-028] [CAT-029]', async () => {
    const of = (name: string) => ({
      ru: `https://fair.example/${name}-ru.pdf`,
      en: `https://fair.example/${name}-en.pdf`,
    });
    const { platform } = open({}, { config: { catalogue: { infoUrl: of('info'), exampleUrl: of('page') } } });
    await started();
    const address = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
    expect(address(/^Terms/)).toBe(of('info').en);
    expect(address(/^Sample page/)).toBe(of('page').en);
    await platform.setLocale('ru');
    expect(address(/^Условия/)).toBe(of('info').ru);
    expect(address(/^Пример страницы/)).toBe(of('page').ru);
  });

  it('going back from the preview saves and opens the ad services [CAT-047] [CAT-048]', async () => {
    const { person, order, catalogue } = openStep('preview');
    const saves = () => catalogue.sent('put', '/participants/{id}/catalog-orders/{orderId}');
    await person.click(await screen.findByRole('button', { name: 'Back' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Preview' })).toBeNull());
    expect(saves()).toHaveLength(1);
    expect(order()).toMatchObject({ step_key: 'ads' });
  });

  it('the order file is offered on the preview only [CAT-030]', async () => {
    const { person } = openStep('preview');
    expect(await screen.findByRole('button', { name: 'Download the order' })).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Preview' })).toBeNull());
    expect(screen.queryByRole('button', { name: 'Download the order' })).toBeNull();
  });
});

describe('a failed load', () => {
  it('the wizard closes with the common error when the order fails to load [CAT-040] [CAT-041]', async () => {
    const { platform } = open({}, {}, ({ catalogue }) =>
      catalogue.on('get', '/participants/{id}/catalog-orders/{orderId}', failWith(500)),
    );
    await waitFor(() => expect(platform.log.closed).toEqual([{ force: true }]));
    expect(platform.log.errors).toHaveLength(1);
  });

  it.each(['/participants/{id}/catalog-templates/{templateId}', '/participants/{id}/catalog-rubrics'] as const)(
    'the wizard stays open with an error and a retry: %s [CAT-041]',
    async (path) => {
      const { person, platform, catalogue } = open({}, {}, (server) => server.catalogue.on('get', path, failWith(500)));
      const again = await screen.findByRole('button', { name: 'Try again' });
      expect(platform.log.errors).toHaveLength(1);
      expect(platform.log.closed).toEqual([]);
      await person.click(again);
      await waitFor(() => expect(catalogue.sent('get', path)).toHaveLength(2));
    },
  );
});

it('the order includes the import substitution mark [CAT-061]', async () => {
  const { person, order } = open();
  await started();
  await person.click(screen.getByRole('checkbox', { name: 'Import substitution' }));
  await person.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(order()?.is_import_substitution).toBe(true));
});

it('both descriptions have a minimum height of 90 px [CAT-076]', async () => {
  open();
  await started();
  const heights = ['Description in Russian', 'Description in English'].map(
    (name) => screen.getByRole('textbox', { name }).style.height,
  );
  expect(heights).toEqual(['90px', '90px']);
});
