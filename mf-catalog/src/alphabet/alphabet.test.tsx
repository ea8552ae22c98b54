import { axeViolations, failWith, renderInPlatform, screen, startClock, within } from '@fairfront/shared-kit/testing';
import { en, ru } from '../testing/texts';
import { templateT1 } from '@fairfront/shared-kit/domain/catalogue/pricing/template-t1';
import {
  buildCatalogueOrder,
  catalogueNow,
  completeDraft,
  createCatalogueApi,
  withCatalogue,
  type CatalogueApi,
} from '../testing/catalogue-api';
import type { OrderDraft } from '@fairfront/shared-kit/domain/catalogue/order-draft';
import CatalogueWizardModal from '../wizard/catalogue-wizard.modal';

const open = async (changes: Partial<OrderDraft> = {}, prepare: (server: CatalogueApi) => void = () => {}) => {
  const server = createCatalogueApi({ order: buildCatalogueOrder(completeDraft(changes)) });
  prepare(server);
  const rendered = renderInPlatform(<CatalogueWizardModal params={{}} />, {
    texts: { catalog: { ru, en } },
    now: catalogueNow,
    modalTitle: en.title,
    participation: withCatalogue(),
    api: server.api,
  });
  await screen.findByRole('textbox', { name: 'Name in English' });
  return { ...rendered, ...server };
};
const field = (name: string) => screen.getByRole('textbox', { name });
const next = () => screen.getByRole('button', { name: 'Next' });

describe('step 1 of the catalogue order', () => {
  it('a stand has Latin capitals and at most six characters, and look-alike letters become Latin [CAT-067] [CAT-289]', async () => {
    const { person } = await open();
    const stand = field('Stand 1');
    await person.clear(stand);
    await person.type(stand, 'а-12cdef');
    expect(stand).toHaveValue('A-12CD');
  });

  it('Next is disabled while a stand is empty or invalid [CAT-022] [CAT-066] [CAT-067]', async () => {
    const { person } = await open();
    await person.click(screen.getByRole('button', { name: 'Add a stand' }));
    expect(next()).toHaveAttribute('aria-disabled', 'true');
    await person.type(field('Stand 2'), 'Б1');
    await person.tab();
    expect(await screen.findByText('Invalid company stand')).toBeVisible();
    expect(next()).toHaveAttribute('aria-disabled', 'true');
    await person.clear(field('Stand 2'));
    await person.type(field('Stand 2'), 'b1');
    expect(next()).not.toHaveAttribute('aria-disabled');
  });

  it('the count of invalid fields links to the first of them', async () => {
    const { person } = await open({ companyName: '', companyNameEng: '' });
    await person.click(screen.getByRole('button', { name: 'Correct 2 fields to continue' }));
    expect(await screen.findByText('Enter the company name')).toBeVisible();
    expect(screen.getByText('Enter the name in English')).toBeVisible();
  });

  it('the English name shows its rule while it has the focus [CAT-055]', async () => {
    const { person } = await open();
    expect(screen.queryByRole('tooltip')).toBeNull();
    await person.click(field('Name in English'));
    expect(screen.getByRole('tooltip')).toHaveTextContent('Latin letters only');
    await person.type(field('Name in English'), 'Ж');
    await person.tab();
    expect(await screen.findByText('The English name must not contain Cyrillic letters')).toBeVisible();
  });

  it('another address is offered only after a filled one, and unprintable characters are removed [CAT-063] [CAT-064]', async () => {
    const { person } = await open({ companyAddresses: [] });
    const add = screen.getByRole('button', { name: 'Add an address' });
    expect(add).toHaveAttribute('aria-disabled', 'true');
    await person.type(field('Address 1'), 'Казань 北京');
    expect(field('Address 1')).toHaveValue('Казань ');
    expect(add).not.toHaveAttribute('aria-disabled');
    await person.click(add);
    expect(field('Address 2')).toBeVisible();
  });

  it('the exporter flag is offered for Russia only and cleared with another country [CAT-058]', async () => {
    const { person } = await open({ companyRussianExporter: true });
    expect(screen.getByRole('checkbox', { name: 'Russian exporter' })).toBeChecked();
    const bar = within(screen.getByRole('navigation', { name: en.title }));
    expect(bar.getByRole('button', { name: /Russian exporter/ })).toBeVisible();
    await person.click(screen.getByRole('combobox', { name: /Country in the guide/ }));
    await person.click(await screen.findByRole('option', { name: 'Germany' }));
    expect(screen.queryByRole('checkbox', { name: 'Russian exporter' })).toBeNull();
    expect(screen.queryByRole('button', { name: /Russian exporter/ })).toBeNull();
  });

  it('a description is validated half a second after the last key [CAT-068] [CAT-073]', async () => {
    const { person } = await open({ companyInfo: '' });
    await person.type(field('Description in Russian'), 'Machines');
    expect(await screen.findByText('The Russian description must be in Russian')).toBeVisible();
    expect(field('Description in Russian')).toHaveFocus();
    expect(next()).toHaveAttribute('aria-disabled', 'true');
  });

  it.each([
    ['Next', next],
    [
      'the bar',
      () => within(screen.getByRole('navigation', { name: en.title })).getByRole('button', { name: /^2\s*Rubrics/ }),
    ],
  ])(
    'a press within that half second validates the description at once and stays on the step: %s [CAT-074]',
    async (_name, way) => {
      const clock = startClock(catalogueNow);
      const { person, catalogue } = await open({ companyInfo: '' });
      await person.click(field('Description in Russian'));
      await person.paste('Machines');
      expect(screen.queryByText('The Russian description must be in Russian')).toBeNull();
      await person.click(way());
      await clock.advance(100);
      expect(screen.getByText('The Russian description must be in Russian')).toBeVisible();
      await clock.advance(1_000);
      expect(field('Description in Russian')).toBeVisible();
      expect(catalogue.sent('put', '/participants/{id}/catalog-orders/{orderId}')).toEqual([]);
    },
  );

  const wrongDescriptions: [string, string, string, string][] = [
    [
      'Description in Russian',
      'Machines',
      'The Russian description must be in Russian',
      'Напишите это описание на русском языке',
    ],
    [
      'Description in English',
      'Станки',
      'The English description must be in English',
      'Напишите это описание на английском языке',
    ],
    [
      'Description in Russian',
      'Станки 🚀',
      'The Russian description contains forbidden symbols: 🚀',
      'Описание на русском содержит недопустимые символы: 🚀',
    ],
    [
      'Description in English',
      'Machines 🚀',
      'The English description contains forbidden symbols: 🚀',
      'Описание на английском содержит недопустимые символы: 🚀',
    ],
  ];
  it.each(wrongDescriptions)(
    'the %s %j shows its error in both languages [CAT-068] [CAT-071]',
    async (name, typed, english, russian) => {
      const { person, platform } = await open({ companyInfo: '' });
      await person.click(field(name));
      await person.paste(typed);
      expect(await screen.findByText(english)).toBeVisible();
      await platform.setLocale('ru');
      expect(await screen.findByText(russian)).toBeVisible();
    },
  );

  it('misspelled words are listed with suggestions, and a press applies one [CAT-083] [CAT-085]', async () => {
    const { person, catalogue } = await open({ companyInfo: 'Делаем стонки' }, (server) => {
      server.catalogue.on('get', '/spell-check', ({ query }) => ({
        data: query.get('text') === 'Делаем стонки' ? [{ position: 7, length: 6, suggestions: ['станки'] }] : [],
        meta: { checked: true },
      }));
    });
    await person.click(await screen.findByRole('button', { name: 'Replace “стонки” with “станки”' }));
    expect(field('Description in Russian')).toHaveValue('Делаем станки');
    expect(catalogue.sent('get', '/spell-check')[0]?.query.get('lang')).toBe('ru');
    expect(next()).not.toHaveAttribute('aria-disabled');
  });

  it('a failed spell-check is reported and does not block the step [CAT-084] [CAT-085]', async () => {
    const { platform } = await open({}, (server) => server.catalogue.on('get', '/spell-check', failWith(500)));
    expect(await screen.findByText('Spelling was not checked')).toBeVisible();
    expect(next()).not.toHaveAttribute('aria-disabled');
    expect(platform.log.errors).toEqual([]);
  });

  it('the proof shows the printed entry with the price of a further address, in both languages [CAT-295]', async () => {
    const { person, platform } = await open();
    await person.click(screen.getByRole('button', { name: 'Add an address' }));
    await person.type(field('Address 2'), 'Казань');
    const entry = screen.getByRole('group', { name: 'Entry in English' });
    expect(entry).toHaveTextContent('Казань+ 2 400 ₽');
    await person.click(screen.getByRole('radio', { name: 'RU' }));
    expect(screen.getByRole('group', { name: 'Entry in Russian' })).toHaveTextContent('Северная механика');
    expect(platform.log.missingTexts).toEqual([]);
    expect(await axeViolations()).toEqual([]);
  });
});

it('a template without a mark has no flag for it [CAT-060]', async () => {
  await open();
  expect(templateT1.is_mark).toBe(false);
  expect(screen.getByRole('checkbox', { name: 'Import substitution' })).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: 'Mark of distinction' })).toBeNull();
});
