import { act, axeViolations, renderInPlatform, screen, within } from '@fairfront/shared-kit/testing';
import type { Locale } from '@fairfront/shared-kit/platform';
import { useWizard } from '../context/wizard-context';
import { en, ru } from '../testing/texts';
import type { OrderDraft } from '@fairfront/shared-kit/domain/catalogue/order-draft';
import { chosenDraft, soldTemplate } from '../testing/rubric-fixtures';
import { WizardDouble, type WizardDoubleOptions } from '../testing/wizard-double';
import { RubricsStep } from './rubrics.step';

let draft: OrderDraft;
const Draft = () => {
  draft = useWizard().draft;
  return null;
};

const renderStep = (options: Partial<WizardDoubleOptions> = {}, locale: Locale = 'en') =>
  renderInPlatform(
    <WizardDouble template={soldTemplate} draft={chosenDraft} {...options}>
      <RubricsStep />
      <Draft />
    </WizardDouble>,
    { locale, texts: { catalog: { ru, en } } },
  );

const plain = (element: Element) => (element.textContent ?? '').replaceAll('\u00a0', ' ');
const cards = () => within(screen.getByRole('list', { name: 'Chosen rubrics' })).getAllByRole('listitem');
const card = (name: string) => {
  const found = cards().find((one) => within(one).queryByRole('heading', { name: new RegExp(name) }));
  if (!found) throw new Error(`No card ${name}`);
  return found;
};
const box = (name: string, service: RegExp) => within(card(name)).getByRole('checkbox', { name: service });

describe('step 2 of the catalogue order', () => {
  it('the step shows selected rubrics with code, services, addresses and prices with VAT [CAT-087] [CAT-090] [CAT-094]', async () => {
    const { platform } = renderStep();
    expect(screen.getByRole('heading', { level: 3, name: '5 rubrics chosen, 2 free of charge' })).toBeVisible();
    expect(cards().map((one) => plain(within(one).getByRole('heading')))).toEqual([
      '01.01.01.01.01 Lathes for pipes and couplings',
      '01.01.01.02 Vertical turret lathes',
      '01.02.01 Machining centres',
      '01.01.02 Automatic lathes',
      '04.02 Fixtures for CNC machines',
    ]);
    expect(
      within(card('Vertical'))
        .getAllByRole('checkbox')
        .map((one) => plain(one.closest('label') ?? one)),
    ).toEqual(['Short information 2 of 2 free', 'Full information 4 800 ₽', 'Highlight in a rubric 840 ₽']);
    expect(plain(card('Machining'))).toContain('6 600 ₽');
    expect(plain(card('Machining'))).toContain('1 800 ₽');
    expect(plain(card('Machining'))).toContain('empty, 0 ₽');
    expect(platform.log.missingTexts).toEqual([]);
    expect(await axeViolations()).toEqual([]);
  });

  it('short and full information exclude each other, and full information frees the place of a rubric [CAT-089] [CAT-173]', async () => {
    const { person } = renderStep();
    await person.click(box('pipes', /Full information/));
    expect(box('pipes', /Short information/)).not.toBeChecked();
    expect(box('pipes', /Full information/)).toBeChecked();
    expect(plain(card('Automatic'))).toContain('2 of 2 free');
    await person.click(box('pipes', /Short information/));
    expect(box('pipes', /Full information/)).not.toBeChecked();
  });

  it('a rubric can be selected without information, and its options do not depend on it [CAT-090] [CAT-092]', async () => {
    const { person } = renderStep();
    await person.click(box('Vertical', /Short information/));
    expect(box('Vertical', /Highlight/)).toBeChecked();
    expect(draft.rubrics.find(({ id }) => id === 6)).toEqual({ id: 6, services: [6] });
  });

  it('full information shows the addresses, and deselecting it removes them [CAT-093] [CAT-094]', async () => {
    const { person } = renderStep();
    await person.click(box('Automatic', /Full information/));
    const field = within(card('Automatic')).getByRole('textbox', { name: /Address 1/ });
    expect(field).toHaveAccessibleDescription('A full entry needs at least one address');
    await person.type(field, 'Perm東京');
    expect(field).toHaveValue('Perm');
    expect(field).toHaveAccessibleDescription('');
    expect(plain(card('Automatic'))).toContain('1 800 ₽');
    await person.click(box('Automatic', /Full information/));
    expect(within(card('Automatic')).queryByRole('textbox')).not.toBeInTheDocument();
    expect(draft.rubricAddresses.map(({ rubricId }) => rubricId)).toEqual([9, 9]);
  });

  it('full information without an address shows the error in Russian [CAT-094]', () => {
    renderStep({ draft: { rubrics: [{ id: 9, services: [5] }] } }, 'ru');
    expect(screen.getByText('Для полной информации нужен хотя бы один адрес')).toBeVisible();
  });

  it('addresses are added and removed by keyboard, and the focus follows', async () => {
    const { person } = renderStep();
    const own = within(card('Machining'));
    act(() => own.getByRole('button', { name: 'Add an address' }).focus());
    await person.keyboard('{Enter}');
    expect(own.getByRole('textbox', { name: /Address 3/ })).toHaveFocus();
    await person.keyboard('Omsk');
    expect(draft.rubricAddresses.at(-1)).toEqual({ id: 3, rubricId: 9, address: 'Omsk' });
    await person.click(own.getByRole('button', { name: /Remove address 3/ }));
    expect(own.getByRole('textbox', { name: /Address 2/ })).toHaveFocus();
    expect(draft.rubricAddresses).toHaveLength(2);
  });

  it('a rubric is removed with its services and addresses, and undo restores it [CAT-095]', async () => {
    const { person, platform } = renderStep();
    await person.click(within(card('Machining')).getByRole('button', { name: 'Remove rubric: Machining centres' }));
    expect(cards()).toHaveLength(4);
    expect(draft.rubricAddresses).toEqual([]);
    expect(within(card('Automatic')).getByRole('button', { name: /^Remove rubric/ })).toHaveFocus();
    const [undo] = platform.log.undos;
    expect(undo?.text).toBe('Rubric removed: Machining centres');
    await act(async () => undo?.undo());
    expect(draft.rubrics.map(({ id }) => id)).toEqual([5, 6, 9, 7, 21]);
    expect(draft.rubricAddresses.map(({ address }) => address)).toEqual(['Казань, ул. Заводская, 3', '']);
  });

  it.each([
    ['en', 'Choose rubrics'],
    ['ru', 'Выбрать рубрики'],
  ] as const)('the button opens the picker in %s [CAT-095]', async (locale, name) => {
    const openPicker = jest.fn();
    const { person } = renderStep({ openPicker, draft: {} }, locale);
    await person.click(screen.getByRole('button', { name }));
    expect(openPicker).toHaveBeenCalledTimes(1);
  });

  it('a service without a price in the currency shows N/A and a contact [CAT-187]', () => {
    renderStep({ draft: { ...chosenDraft, currency: 'USD' } });
    const [hint] = within(card('Machining')).getAllByRole('button', { name: 'N/A, contact manager' });
    expect(hint).toBeVisible();
  });

  it('the step is text without controls for users who may not edit [CAT-010] [CAT-011]', async () => {
    renderStep({ isEditable: false });
    for (const role of ['checkbox', 'textbox', 'button'] as const) expect(screen.queryByRole(role)).toBeNull();
    expect(plain(card('Machining'))).toContain('Full information 4 800 ₽');
    expect(plain(card('Machining'))).toContain('Казань, ул. Заводская, 3 1 800 ₽');
    expect(await axeViolations()).toEqual([]);
  });

  it('a rubric that is no longer in the tree is named, so that it can be removed', () => {
    renderStep({ draft: { rubrics: [{ id: 999, services: [4] }] } });
    expect(
      within(screen.getByRole('list', { name: 'Chosen rubrics' })).getByRole('heading', {
        name: 'This rubric is no longer in the catalogue',
      }),
    ).toBeVisible();
  });

  it('the step renders only the cards near the viewport out of 200 rubrics', () => {
    renderStep({ draft: { rubrics: Array.from({ length: 200 }, (_, order) => ({ id: order, services: [4] })) } });
    expect(cards()).toHaveLength(200);
    expect(screen.getAllByRole('checkbox').length).toBeLessThan(60);
  });
});
