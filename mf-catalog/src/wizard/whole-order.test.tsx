import { renderInPlatform, screen, waitFor, within } from '@fairfront/shared-kit/testing';
import type { ReactElement } from 'react';
import { en, ru } from '../testing/texts';
import { templateT1 } from '@fairfront/shared-kit/domain/catalogue/pricing/template-t1';
import remote from '../remote';
import RubricPickerModal from '../rubric-picker/rubric-picker.modal';
import {
  buildCatalogueOrder,
  catalogueNow,
  completeDraft,
  createCatalogueApi,
  withCatalogue,
  type CatalogueApi,
} from '../testing/catalogue-api';
import { openStep } from '../testing/open-step';
import CatalogueWizardModal from './catalogue-wizard.modal';

const dialog = (part: ReactElement, { api }: CatalogueApi) =>
  renderInPlatform(part, {
    texts: { catalog: { ru, en } },
    now: catalogueNow,
    modalTitle: en.title,
    participation: withCatalogue(),
    api,
  });
const next = () => screen.getByRole('button', { name: 'Next' });
const foot = () => screen.getByRole('contentinfo');
const pdf = new File(['%PDF-1.7\n%%EOF\n'], 'signed.pdf', { type: 'application/pdf' });
/** A picture of one pixel, within every limit of a logo. */
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const logo = new File([Uint8Array.from(atob(pixel), (char) => char.charCodeAt(0))], 'logo.png', { type: 'image/png' });
const fileInput = async (name: string): Promise<HTMLInputElement> => {
  await screen.findByRole('region', { name });
  const found = document.querySelector<HTMLInputElement>(`input[type="file"][aria-label="${name}"]`);
  if (!found) throw new Error(`No place for a file: ${name}`);
  return found;
};

it('a company completes its order from description over rubrics, packages, ads and preview to the organiser, in two dialogs and without another path [CAT-001] [CAT-002]', async () => {
  expect(Object.keys(remote.modals ?? {})).toEqual(['event-modal-catalog', 'event-modal-catalog-rubrics']);
  expect(remote).not.toHaveProperty('screens');
  const server = createCatalogueApi({ order: buildCatalogueOrder(completeDraft({ companyInfo: '' })) });

  const first = dialog(<CatalogueWizardModal params={{}} />, server);
  await first.person.type(await screen.findByRole('textbox', { name: 'Description in Russian' }), 'Станки');
  await first.person.click(next());
  await first.person.click(await screen.findByRole('button', { name: 'Choose rubrics' }));
  expect(first.platform.log.opened).toEqual([{ name: 'event-modal-catalog-rubrics', params: {} }]);
  first.unmount();

  const picker = dialog(<RubricPickerModal />, server);
  await picker.person.click(await screen.findByRole('treeitem', { name: /Rubric A/ }));
  await picker.person.click(screen.getByRole('treeitem', { name: /Rubric A1/ }));
  await picker.person.click(screen.getByRole('button', { name: 'Select' }));
  expect(picker.platform.log.opened.map(({ name }) => name)).toEqual(['event-modal-catalog']);
  picker.unmount();

  const { person, platform } = dialog(<CatalogueWizardModal params={{ step: 'rubrics' }} />, server);
  await screen.findByRole('list', { name: 'Chosen rubrics' });
  await person.click(next());
  await person.click(await screen.findByRole('checkbox', { name: 'Basic' }));
  await person.upload(await fileInput('Logo'), logo);
  await screen.findByRole('button', { name: 'Remove: logo.png' });
  await person.click(next());
  await person.click(await screen.findByRole('checkbox', { name: 'Ad in the guide' }));
  await person.type(screen.getByRole('textbox', { name: /Link to the graphics files/ }), 'https://files.example/g');
  await person.click(next());
  await screen.findByRole('heading', { name: 'Preview' });
  expect(foot()).toHaveTextContent('Total incl. 20% VAT 62 814,80 ₽');
  await person.upload(await fileInput('Signed order'), pdf);
  const send = screen.getByRole('button', { name: 'Send' });
  await waitFor(() => expect(send).not.toHaveAttribute('aria-disabled', 'true'));
  await person.click(send);
  const question = within(await screen.findByRole('dialog', { name: 'Send the catalogue order?' }));
  await person.click(question.getByRole('checkbox'));
  await person.click(question.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(server.order()?.status).toBe('sent'));
  expect(server.order()).toMatchObject({
    information_rus: 'Станки',
    rubrics: [{ id: 205, services: [4] }],
    logo: { original_name: 'logo.png' },
    confirmation: { original_name: 'signed.pdf' },
  });
  expect(server.order()?.services.map(({ id }) => id)).toEqual([10, 9]);
  for (const { log } of [first.platform, picker.platform, platform]) {
    expect(log.navigated).toEqual([]);
    expect(log.targets).toEqual([]);
  }
});

it('a language change updates names, amounts and dates, and keeps step and input [CAT-004]', async () => {
  const template = { ...templateT1, catalog_order_ended_at: '2026-05-15' };
  const { person, platform } = openStep('packages', { template });
  const link = await screen.findByRole('textbox', { name: /Link to the logo file/ });
  await person.type(link, 'https://files.example/l');
  await person.click(screen.getByRole('checkbox', { name: 'Basic' }));
  const inEnglish = foot().textContent;
  await platform.setLocale('ru');
  const names = templateT1.services.find(({ id }) => id === 10);
  expect(await screen.findByRole('checkbox', { name: names?.name_rus ?? '' })).toBeChecked();
  expect(screen.getByRole('textbox', { name: new RegExp(ru.packages.logoLink) })).toHaveValue(
    'https://files.example/l',
  );
  expect(screen.getByText(/^До 15\sмая 2026, /)).toBeVisible();
  expect(foot()).toHaveTextContent('Итого с НДС 20 %');
  expect(foot()).toHaveTextContent('48 000 ₽');
  expect(inEnglish).toContain('Total incl. 20% VAT');
  expect(platform.log.missingTexts).toEqual([]);
});

it.each([
  [
    'en',
    ['Alphabetical list', 'Rubrics', 'Russian exporter', 'Package placement', 'Ad services', 'Preview'],
    'Catalogue and guide order',
  ],
  [
    'ru',
    ['Алфавитный список', 'Рубрики', 'Российский экспортёр', 'Пакетное размещение', 'Рекламные услуги', 'Предпросмотр'],
    'Заявка в каталог и путеводитель',
  ],
] as const)('the steps in %s are named %j [CAT-006]', async (locale, titles, bar) => {
  const { platform } = openStep('rubrics', { draft: { companyRussianExporter: true } });
  await screen.findByRole('button', { name: 'Choose rubrics' });
  await platform.setLocale(locale);
  const steps = within(await screen.findByRole('navigation', { name: bar })).getAllByRole('listitem');
  for (const [index, title] of titles.entries()) expect(steps[index]).toHaveTextContent(new RegExp(title));
  expect(steps).toHaveLength(titles.length);
});

it.each(['draft', 'sent', 'moderation', 'confirmed'] as const)(
  'the step bar is shown for a draft only: %s [CAT-015]',
  async (status) => {
    openStep('preview', { order: { status } });
    await screen.findByRole('heading', { name: 'Preview' });
    expect(screen.queryByRole('navigation', { name: en.title }) !== null).toBe(status === 'draft');
  },
);

describe('opening the wizard', () => {
  const loads = ({ api }: CatalogueApi) =>
    api.requests
      .filter(({ path, method }) => method === 'get' && /catalog-(templates|orders|rubrics)/.test(path))
      .map(({ path }) => path.replace(/^\/participants\/\d+\//, ''));

  it('the wizard loads the info, then the order if there is one, then the rubrics [CAT-033]', async () => {
    const server = openStep('alphabet');
    await screen.findByRole('textbox', { name: 'Phone' });
    expect(loads(server)).toEqual([`catalog-templates/${templateT1.id}`, 'catalog-orders/1', 'catalog-rubrics']);
  });

  it('the wizard requests no order if there is none [CAT-033]', async () => {
    const server = createCatalogueApi({ order: null });
    renderInPlatform(<CatalogueWizardModal params={{}} />, {
      texts: { catalog: { ru, en } },
      now: catalogueNow,
      modalTitle: en.title,
      participation: withCatalogue(null),
      api: server.api,
    });
    await screen.findByRole('textbox', { name: 'Phone' });
    expect(loads(server)).toEqual([`catalog-templates/${templateT1.id}`, 'catalog-rubrics']);
  });

  it('the wizard starts with the stored order and drops the state of an earlier opening [CAT-033]', async () => {
    const server = createCatalogueApi({ order: buildCatalogueOrder(completeDraft({ companyPhone: '+78310000010' })) });
    const earlier = dialog(<CatalogueWizardModal params={{}} />, server);
    const phone = await screen.findByRole('textbox', { name: 'Phone' });
    await earlier.person.clear(phone);
    await earlier.person.type(phone, '+78310000011');
    earlier.unmount();
    sessionStorage.clear();
    server.change({ phone: '+78310000012' });
    dialog(<CatalogueWizardModal params={{}} />, server);
    expect(await screen.findByRole('textbox', { name: 'Phone' })).toHaveValue('+78310000012');
  });
});

it('step 1 has a field for every part of the entry [CAT-052]', async () => {
  openStep('alphabet', { template: { ...templateT1, is_mark: true } });
  await screen.findByRole('textbox', { name: 'Phone' });
  const fields = {
    textbox: [
      'Name',
      'Name in English',
      /^Legal form/,
      /^Address 1/,
      'Stand 1',
      'Website',
      'E-mail',
      'Phone',
      'Fax',
      'Description in Russian',
      'Description in English',
    ],
    combobox: [/^Company country/, /^Country in the guide/],
    checkbox: ['Russian exporter', 'Import substitution', 'Mark of distinction'],
  };
  for (const [role, names] of Object.entries(fields))
    for (const name of names) expect(screen.getByRole(role, { name })).toBeVisible();
});
