import { renderInPlatform, screen, within } from '@fairfront/shared-kit/testing';
import type { ReactElement } from 'react';
import { en, ru } from '../testing/texts';
import {
  buildCatalogueOrder,
  catalogueNow,
  completeDraft,
  createCatalogueApi,
  openDraft,
  withCatalogue,
} from '../testing/catalogue-api';
import CatalogueWizardModal from '../wizard/catalogue-wizard.modal';
import RubricPickerModal from './rubric-picker.modal';

const world = () => createCatalogueApi({ order: buildCatalogueOrder(openDraft(), { step_key: 'rubrics' }) });

/** Opens the portal's dialogs one after another; the tests check what survives from the previous one. */
const dialog = (part: ReactElement, { api }: ReturnType<typeof world>) =>
  renderInPlatform(part, {
    texts: { catalog: { ru, en } },
    now: catalogueNow,
    modalTitle: en.title,
    participation: withCatalogue(),
    api,
  });
const chosen = async () =>
  within(await screen.findByRole('list', { name: 'Chosen rubrics' }))
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);

/** Opens the wizard at the rubrics with an unsaved address, then the picker in its place. */
const typeAndOpenPicker = async (server: ReturnType<typeof world>) => {
  const wizard = dialog(<CatalogueWizardModal params={{ step: 'rubrics' }} />, server);
  await wizard.person.click(await screen.findByRole('checkbox', { name: /Full information/ }));
  await wizard.person.type(screen.getByRole('textbox', { name: /Address 1/ }), 'Perm');
  await wizard.person.click(screen.getByRole('button', { name: 'Choose rubrics' }));
  expect(wizard.platform.log.opened).toEqual([{ name: 'event-modal-catalog-rubrics', params: {} }]);
  wizard.unmount();
  return dialog(<RubricPickerModal />, server);
};

describe('the rubrics step in the wizard', () => {
  it.each([
    ['without a rubric', 'true'],
    ['with one rubric', null],
  ])('the step decides %s whether Next is enabled [CAT-088]', async (chosen, disabled) => {
    const draft = chosen === 'with one rubric' ? openDraft() : completeDraft();
    const server = createCatalogueApi({ order: buildCatalogueOrder(draft, { step_key: 'rubrics' }) });
    dialog(<CatalogueWizardModal params={{ step: 'rubrics' }} />, server);
    await screen.findByRole('button', { name: 'Choose rubrics' });
    expect(screen.getByRole('button', { name: 'Next' }).getAttribute('aria-disabled')).toBe(disabled);
  });
});

describe('the wizard and picker in the portal', () => {
  it.each([
    ['Select', ['01.01 Rubric A1', '02.01 Rubric B1']],
    ['Cancel', ['01.01 Rubric A1']],
  ])(
    'the wizard returns by %s to the rubrics and the button of the picker, with unsaved input and the selection [CAT-106] [CAT-107] [CAT-276]',
    async (button, rubrics) => {
      const server = world();
      const picker = await typeAndOpenPicker(server);
      const section = screen.getByRole('treeitem', { name: /Rubric B/ });
      await picker.person.click(section);
      await picker.person.click(screen.getByRole('treeitem', { name: /Rubric B1/ }));
      await picker.person.click(screen.getByRole('button', { name: button }));
      const [back] = picker.platform.log.opened;
      expect(back).toEqual({ name: 'event-modal-catalog', params: { step: 'rubrics' } });
      picker.unmount();
      dialog(<CatalogueWizardModal params={{ step: 'rubrics' }} />, server);
      expect(await chosen()).toEqual(rubrics);
      expect(screen.getByRole('textbox', { name: /Address 1/ })).toHaveValue('Perm');
      expect(screen.getByRole('button', { name: 'Choose rubrics' })).toHaveFocus();
    },
  );

  it('the wizard returns when the picker is closed by its button, Escape or a press outside [CAT-106] [CAT-107]', async () => {
    const server = world();
    const picker = await typeAndOpenPicker(server);
    expect(await picker.platform.mayClose()).toBe(false);
    expect(picker.platform.log.opened).toEqual([{ name: 'event-modal-catalog', params: { step: 'rubrics' } }]);
    picker.unmount();
    dialog(<CatalogueWizardModal params={{ step: 'rubrics' }} />, server);
    expect(await chosen()).toEqual(['01.01 Rubric A1']);
  });
});
