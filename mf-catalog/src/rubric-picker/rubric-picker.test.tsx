import { saveFile } from '@fairfront/shared-kit/api';
import type { Locale } from '@fairfront/shared-kit/platform';
import { act, axeViolations, createFakeApi, renderInPlatform, screen, within } from '@fairfront/shared-kit/testing';
import { en, ru } from '../testing/texts';
import type { OrderDraft } from '@fairfront/shared-kit/domain/catalogue/order-draft';
import { templateT1 } from '@fairfront/shared-kit/domain/catalogue/pricing/template-t1';
import type { RubricsPatch } from '../rubrics/rubric-edits';
import { WizardDouble, type WizardDoubleOptions } from '../testing/wizard-double';
import { useWizard } from '../context/wizard-context';
import { RubricPicker } from './rubric-picker';

jest.mock('@fairfront/shared-kit/api', () => ({
  ...jest.requireActual<object>('@fairfront/shared-kit/api'),
  saveFile: jest.fn(),
}));
const saved = jest.mocked(saveFile);
const texts = { catalog: { ru, en } };
const selected = jest.fn<void, [RubricsPatch]>();
const cancelled = jest.fn();

const Picker = () => <RubricPicker wizard={useWizard()} onSelect={selected} onCancel={cancelled} />;
const renderPicker = (
  draft: Partial<OrderDraft> = {},
  {
    locale = 'en',
    api,
    ...wizard
  }: Partial<WizardDoubleOptions> & { locale?: Locale; api?: ReturnType<typeof createFakeApi> } = {},
) =>
  renderInPlatform(
    <WizardDouble draft={draft} {...wizard}>
      <Picker />
    </WizardDouble>,
    { locale, texts, modalTitle: 'Catalogue rubrics', ...(api ? { api } : {}) },
  );

const plain = (element: Element) => (element.textContent ?? '').replaceAll('\u00a0', ' ');
const row = (name: RegExp) => screen.getByRole('treeitem', { name });
const names = () => screen.getAllByRole('treeitem').map((item) => plain(item).trim());
const search = () => screen.getByRole('searchbox');
const open = async (person: ReturnType<typeof renderPicker>['person'], name: RegExp) =>
  person.click(row(name).querySelector('[data-toggle]') as HTMLElement);
const select = () => screen.getByRole('button', { name: 'Select' });
const short = (...ids: number[]) => ({ rubrics: ids.map((id) => ({ id, services: [4] })) });

beforeEach(() => jest.clearAllMocks());

describe('the rubric picker', () => {
  it('the picker has a title and the tree with codes and names, five levels deep [CAT-096] [CAT-100]', async () => {
    const { person, platform } = renderPicker();
    expect(screen.getByRole('heading', { level: 2, name: 'Catalogue rubrics' })).toBeVisible();
    expect(names()).toEqual(['01 Metal cutting equipment', '04 Tools and fixtures']);
    act(() => screen.getByRole('tree').focus());
    for (let level = 0; level < 4; level += 1) await person.keyboard('{ArrowRight}{ArrowRight}');
    const deepest = row(/pipes and couplings/);
    expect(deepest).toHaveAttribute('aria-level', '5');
    expect(plain(deepest).trim()).toBe('01.01.01.01.01 Lathes for pipes and couplings');
    expect(platform.log.missingTexts).toEqual([]);
    expect(await axeViolations()).toEqual([]);
  });

  it.each([
    ['en', 1, '1 rubric is free of charge'],
    ['en', 3, '3 rubrics are free of charge'],
    ['ru', 1, '1 рубрика бесплатно'],
    ['ru', 3, '3 рубрики бесплатно'],
    ['ru', 11, '11 рубрик бесплатно'],
    ['ru', 21, '21 рубрика бесплатно'],
  ] as const)('the picker notes in %s that %i are free [CAT-096] [CAT-249]', (locale, count, note) => {
    const template = { ...templateT1, number_free_rubrics: count };
    renderPicker({}, { locale, template });
    expect(screen.getByText(new RegExp(`^${note}, `))).toBeVisible();
  });

  it('the search matches names in the current language across the tree, but not codes, ignoring case [CAT-097]', async () => {
    const { person, platform } = renderPicker();
    await person.type(search(), 'LATHES FOR');
    expect(names()).toEqual([
      '01 Metal cutting equipment',
      '01.01 Turning machines',
      '01.01.01 CNC lathes',
      '01.01.01.01 Horizontal lathes',
      '01.01.01.01.01 Lathes for pipes and couplings',
    ]);
    expect(screen.getByText(/1 rubric found in 1 section/)).toBeVisible();
    await person.clear(search());
    await person.type(search(), '01.02');
    expect(screen.getByText('Nothing found')).toBeVisible();
    await person.clear(search());
    await act(() => platform.setLocale('ru'));
    await person.type(search(), 'МУФТ');
    expect(row(/Станки для труб и муфт/)).toBeVisible();
  });

  it('the search expands the ancestors of matches and restores the earlier expansion afterwards [CAT-098]', async () => {
    const { person } = renderPicker();
    await open(person, /Tools and fixtures/);
    const before = names();
    await person.type(search(), 'gantry');
    expect(row(/Metal cutting/)).toHaveAttribute('aria-expanded', 'true');
    expect(row(/Gantry/)).toBeVisible();
    await person.clear(search());
    expect(names()).toEqual(before);
  });

  it.each([
    ['en', 'Nothing found'],
    ['ru', 'Ничего не найдено'],
  ] as const)(
    'an empty result is explained in %s, beside the selected rubrics too [CAT-098]',
    async (locale, words) => {
      const { person, unmount } = renderPicker({}, { locale });
      await person.type(search(), 'vacuum');
      expect(screen.getByText(words)).toBeVisible();
      unmount();
      const again = renderPicker(short(9), { locale });
      await again.person.type(search(), 'vacuum');
      expect(screen.getByText(new RegExp(words))).toBeVisible();
    },
  );

  it('the rubric PDF downloads [CAT-099] [CAT-230]', async () => {
    const api = createFakeApi();
    const file = { blob: new Blob(['%PDF']), fileName: 'Rubrics.pdf' };
    const download = jest.spyOn(api.client, 'download').mockResolvedValue(file);
    const { person } = renderPicker({}, { api });
    await person.click(screen.getByRole('button', { name: 'Print PDF' }));
    expect(download.mock.calls).toEqual([['/participants/101/catalog-rubrics/download?flag=1']]);
    expect(saved.mock.calls).toEqual([[file]]);
  });

  it('a failed PDF download shows its reason [CAT-247]', async () => {
    const api = createFakeApi();
    jest.spyOn(api.client, 'download').mockRejectedValue(new Error('broken'));
    const { person, platform } = renderPicker({}, { api });
    await person.click(screen.getByRole('button', { name: 'Print PDF' }));
    expect(platform.log.errors).toHaveLength(1);
    expect(saved).not.toHaveBeenCalled();
  });

  it('each top rubric shows its number of selected rubrics [CAT-101]', async () => {
    const { person } = renderPicker(short(9, 6, 21));
    expect(row(/Metal cutting/)).toHaveTextContent('2 selected');
    expect(row(/Tools/)).toHaveTextContent('1 selected');
    await person.click(row(/Setting devices/));
    expect(row(/Tools/)).toHaveTextContent('2 selected');
  });

  it('a disabled rubric cannot be selected, and selecting a rubric selects none below it [CAT-102] [CAT-103]', async () => {
    const { person } = renderPicker(short(9));
    await person.click(row(/Gantry/));
    expect(row(/Gantry/)).toHaveAttribute('aria-disabled', 'true');
    expect(row(/Gantry/)).toHaveAttribute('aria-checked', 'false');
    await person.click(row(/Turning machines/));
    await person.click(select());
    expect(selected.mock.calls[0]?.[0].rubrics.map(({ id }) => id)).toEqual([9, 2]);
  });

  it.each([
    [[5, 6], 'Selected 2, paid 0'],
    [[5, 6, 7, 9, 21], 'Selected 5, paid 2'],
  ])('the counts for %j show selected and paid rubrics [CAT-104]', (ids, words) => {
    renderPicker(short(...ids));
    expect(
      screen.getByText((_, element) => element?.getAttribute('role') === 'status' && plain(element) === words),
    ).toBeVisible();
  });

  it('the picker shows the price of the short entries, rubric packages included [CAT-178]', () => {
    renderPicker(short(5, 6, 7, 9, 21, 22));
    expect(screen.getByText(/^short entries: 3\s240\s₽ incl. VAT$/)).toBeVisible();
  });

  it.each([
    ['en', 'Select'],
    ['ru', 'Выбрать'],
  ] as const)('an empty selection cannot be confirmed in %s [CAT-105]', async (locale, name) => {
    const { person } = renderPicker(short(9), { locale });
    await person.click(row(/01\.02\.01/));
    const button = screen.getByRole('button', { name });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await person.click(button);
    expect(selected).not.toHaveBeenCalled();
    await person.click(row(/01\.02\.01/));
    await person.click(button);
    expect(selected).toHaveBeenCalledTimes(1);
  });

  it('the result contains the selection with the services of known rubrics, by keyboard alone [CAT-091] [CAT-107]', async () => {
    const { person } = renderPicker({ rubrics: [{ id: 9, services: [5, 6] }] });
    expect(search()).toHaveFocus();
    await person.keyboard('setting');
    for (let stop = 0; stop < 4 && document.activeElement?.getAttribute('role') !== 'tree'; stop += 1)
      await person.tab();
    expect(screen.getByRole('tree')).toHaveFocus();
    await person.keyboard('{End} ');
    expect(row(/Setting/)).toHaveAttribute('aria-checked', 'true');
    await person.tab();
    await person.tab();
    expect(select()).toHaveFocus();
    await person.keyboard('{Enter}');
    expect(selected.mock.calls[0]?.[0].rubrics).toEqual([
      { id: 9, services: [5, 6] },
      { id: 22, services: [4] },
    ]);
  });

  it('the view shows only selected rubrics, and all rubrics during a search', async () => {
    const { person } = renderPicker(short(9, 21));
    await person.click(screen.getByRole('radio', { name: /Chosen/ }));
    expect(names()).toHaveLength(5);
    expect(within(row(/Machining/)).queryByText('closed')).toBeNull();
    await person.type(search(), 'setting');
    expect(screen.getByRole('radio', { name: 'All' })).toBeChecked();
    expect(row(/Setting/)).toBeVisible();
  });

  it('cancelling restores the selection [CAT-107]', async () => {
    const { person } = renderPicker(short(9));
    await person.click(row(/Milling machines/));
    await person.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(cancelled).toHaveBeenCalledTimes(1);
    expect(selected).not.toHaveBeenCalled();
  });
});
