import {
  buildExhibition,
  buildManager,
  renderInPlatform,
  screen,
  waitFor,
  within,
  type PlatformDoubleOptions,
} from '@fairfront/shared-kit/testing';
import type { ExhibitionManager } from '@fairfront/shared-kit/platform';
import { en, ru } from '../testing/texts';
import {
  buildCatalogueOrder,
  catalogueNow,
  completeDraft,
  createCatalogueApi,
  withCatalogue,
  type CatalogueWorld,
} from '../testing/catalogue-api';
import CatalogueWizardModal from './catalogue-wizard.modal';

const open = (world: CatalogueWorld = {}, options: PlatformDoubleOptions = {}) => {
  const server = createCatalogueApi(world);
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
const catalogManager = (changes: Partial<ExhibitionManager>) => buildManager({ kind: 'catalog', ...changes });
const bar = () => within(screen.getByRole('navigation', { name: en.title }));

describe('the wizard', () => {
  it('a draft shows its steps, and later ones are locked until there is a rubric [CAT-005] [CAT-007] [CAT-016]', async () => {
    open();
    await screen.findByRole('navigation', { name: en.title });
    const shown = bar()
      .getAllByRole('listitem')
      .map((item) => within(item).getByRole('button'));
    expect(shown.map((button) => button.textContent?.replace(/^\d/, '').split(',')[0])).toEqual([
      'Alphabetical list',
      'Rubrics',
      'Package placement',
      'Ad services',
      'Preview',
    ]);
    expect(shown.map((button) => button.getAttribute('aria-disabled') === 'true')).toEqual([
      false,
      false,
      true,
      true,
      true,
    ]);
  });

  it('Next saves and opens the following step [CAT-043] [CAT-045]', async () => {
    const { person, order, catalogue } = open();
    const name = await screen.findByRole('textbox', { name: en.alphabet.companyName });
    await person.tripleClick(name);
    await person.paste('Новое имя');
    await person.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('heading', { name: /rubrics? (are )?chosen/ })).toBeVisible();
    expect(order()).toMatchObject({ name_rus: 'Новое имя', step_key: 'rubrics', version: 2 });
    expect(catalogue.sent('put', '/participants/{id}/catalog-orders/{orderId}')).toHaveLength(1);
  });

  it('the first Next creates the order and continues with it [CAT-043]', async () => {
    const { person, order, catalogue } = open({ order: null });
    await screen.findByRole('textbox', { name: en.alphabet.companyName });
    await person.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByRole('heading', { name: /rubrics? (are )?chosen/ });
    expect(catalogue.sent('post', '/participants/{id}/catalog-orders')).toHaveLength(1);
    expect(order()).toMatchObject({ id: 1, name_eng: 'Severnaya Mekhanika LLC' });
    await person.click(bar().getByRole('button', { name: /Alphabetical list/ }));
    await waitFor(() => expect(order()).toMatchObject({ version: 2, step_key: 'alphabet' }));
  });

  it('a placed order opens on its preview with only the Close button [CAT-024] [CAT-035]', async () => {
    open({ order: buildCatalogueOrder(completeDraft(), { status: 'moderation', step_key: 'rubrics' }) });
    expect(await screen.findByRole('heading', { name: 'Preview' })).toBeVisible();
    expect(screen.queryByRole('navigation', { name: en.title })).toBeNull();
    const foot = within(screen.getByRole('contentinfo'));
    expect(foot.getAllByRole('button').map((button) => button.textContent)).toEqual(['Close']);
  });

  it('the header names the catalogue managers for the language with name and email [CAT-025] [CAT-026]', async () => {
    const managers = [
      buildManager(),
      catalogManager({ id: 2, name_eng: 'Oleg', lastname_eng: 'Vinogradov', email: 'oleg@fair.example' }),
      catalogManager({ id: 3, locale: 'ru', name_rus: 'Анна', lastname_rus: 'Белова', email: 'anna@fair.example' }),
    ];
    const { platform } = open({}, { participation: withCatalogue(1, { exhibition: buildExhibition({ managers }) }) });
    const list = await screen.findByRole('list', { name: 'Catalogue managers' });
    expect(list).toHaveTextContent('Oleg Vinogradov, oleg@fair.example');
    expect(within(list).getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'oleg@fair.example' })).toHaveAttribute('href', 'mailto:oleg@fair.example');
    await platform.setLocale('ru');
    expect(within(screen.getByRole('list', { name: 'Менеджеры каталога' })).getAllByRole('listitem')).toHaveLength(2);
  });

  it('the header names all catalogue managers when none matches the language [CAT-026]', async () => {
    const managers = [catalogManager({ locale: 'ru' })];
    open({}, { participation: withCatalogue(1, { exhibition: buildExhibition({ managers }) }) });
    expect(await screen.findByRole('list', { name: 'Catalogue managers' })).toBeVisible();
  });
});
