import type { Locale } from '@fairfront/shared-kit/platform';
import { axeViolations, renderInPlatform, screen, within } from '@fairfront/shared-kit/testing';
import { en, ru } from '../testing/texts';
import type { OrderDraft } from '@fairfront/shared-kit/domain/catalogue/order-draft';
import { openStep } from '../testing/open-step';
import { chosenDraft, soldTemplate } from '../testing/rubric-fixtures';
import { WizardDouble, type WizardDoubleOptions } from '../testing/wizard-double';
import { useWizard } from '../context/wizard-context';
import { ExporterStep } from './exporter.step';

let draft: OrderDraft;
const Draft = () => {
  draft = useWizard().draft;
  return null;
};
const renderStep = (options: Partial<WizardDoubleOptions> = {}, locale: Locale = 'en') =>
  renderInPlatform(
    <WizardDouble template={soldTemplate} draft={chosenDraft} {...options}>
      <ExporterStep />
      <Draft />
    </WizardDouble>,
    { locale, texts: { catalog: { ru, en } } },
  );
const row = (name: RegExp) => screen.getByRole('treeitem', { name });
const items = (locale: Locale = 'en') =>
  within(
    screen.getByRole('list', { name: locale === 'en' ? 'Chosen exporter rubrics' : 'Выбранные рубрики экспортёра' }),
  )
    .getAllByRole('listitem')
    .map(({ children: [name, price] }) => `${name?.textContent}: ${price?.textContent}`.replaceAll('\u00a0', ' '));

describe('step 3 of the catalogue order', () => {
  it('the step shows the exporter tree with codes, names and disabled nodes [CAT-108]', async () => {
    const { person, platform } = renderStep();
    expect(row(/Э-02.1 Lathes/)).toHaveAttribute('aria-checked', 'true');
    const closed = row(/Electrical discharge machines/);
    expect(closed).toHaveAttribute('aria-disabled', 'true');
    await person.click(closed);
    expect(draft.exporterRubrics).toEqual([102, 103, 106]);
    expect(platform.log.missingTexts).toEqual([]);
    expect(await axeViolations()).toEqual([]);
  });

  it('the step has search, counts and the free note of the picker [CAT-110]', async () => {
    const { person } = renderStep();
    expect(row(/Machine building/)).toHaveTextContent('2 selected');
    expect(screen.getAllByText(/2 rubrics are free of charge, each further one costs 1\s200\s₽/)[0]).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Selected 3, paid 1' })).toBeVisible();
    await person.type(screen.getByRole('searchbox'), 'nothing like it');
    expect(screen.getByText(/Nothing found/)).toBeVisible();
  });

  it('rubrics beyond the free ones are charged in the order of selection [CAT-175]', async () => {
    const { person } = renderStep();
    expect(items()).toEqual([
      'Э-02.1 Lathes: free',
      'Э-02.2 Milling machines and centres: free',
      'Э-07.1 Operator training: 1 200 ₽',
    ]);
    await person.click(screen.getByRole('button', { name: 'Remove rubric: Lathes' }));
    expect(screen.getByRole('button', { name: /Remove rubric: Milling/ })).toHaveFocus();
    expect(items()).toEqual(['Э-02.2 Milling machines and centres: free', 'Э-07.1 Operator training: free']);
    await person.click(row(/Э-02.1 Lathes/));
    expect(draft.exporterRubrics).toEqual([103, 106, 102]);
  });

  it('all rubrics are free if the template has no count [CAT-175]', () => {
    renderStep({ template: { ...soldTemplate, number_free_exporter_rubrics: null } }, 'ru');
    expect(screen.getAllByText('Все рубрики бесплатны.')[0]).toBeVisible();
    expect(items('ru').every((item) => item.endsWith('бесплатно'))).toBe(true);
  });

  it('the step accepts an empty selection [CAT-111]', () => {
    renderStep({ draft: {} });
    expect(screen.getByText(/^This step is optional/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Selected 0, paid 0' })).toBeVisible();
  });

  it('the wizard continues without a selection [CAT-111]', async () => {
    const { person } = openStep('exporter', { draft: { companyRussianExporter: true, exporterRubrics: [] } });
    expect(await screen.findByText(/^This step is optional/)).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('heading', { name: 'Main packages' })).toBeVisible();
  });

  it('the step links to the flag in step 1', async () => {
    const goTo = jest.fn(() => Promise.resolve(true));
    const { person } = renderStep({ goTo });
    await person.click(screen.getByRole('button', { name: 'Go to step 1' }));
    expect(goTo).toHaveBeenCalledWith('alphabet');
  });

  it('the step is read-only text for users who may not edit [CAT-010] [CAT-011]', async () => {
    renderStep({ isEditable: false });
    expect(screen.queryByRole('tree')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
    expect(items()).toHaveLength(3);
    expect(await axeViolations()).toEqual([]);
  });
});
