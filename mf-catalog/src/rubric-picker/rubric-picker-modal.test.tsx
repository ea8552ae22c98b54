import { renderInPlatform, screen } from '@fairfront/shared-kit/testing';
import { en, ru } from '../testing/texts';
import { emptyDraft } from '@fairfront/shared-kit/domain/catalogue/order-draft';
import { priceOrder } from '@fairfront/shared-kit/domain/catalogue/pricing/price-order';
import { templateT1 } from '@fairfront/shared-kit/domain/catalogue/pricing/template-t1';
import { testExporterRubrics, testRubrics } from '../testing/wizard-double';
import { heldWizard, holdWizard, releaseWizard } from '../context/draft-store';
import type { Wizard } from '../context/wizard-context';
import RubricPickerModal from './rubric-picker.modal';

const draft = { ...emptyDraft('RUR'), companyName: 'Typed, not saved', rubrics: [{ id: 9, services: [4] }] };
const wizard = {
  template: templateT1,
  rubrics: { main: testRubrics, exporter: testExporterRubrics },
  draft,
  priced: priceOrder(templateT1, draft, { vatRate: 20, isNotResident: false }),
} as unknown as Wizard;
const wizardModal = { name: 'event-modal-catalog', params: { step: 'rubrics' } };

const renderModal = () =>
  renderInPlatform(<RubricPickerModal />, { texts: { catalog: { ru, en } }, modalTitle: 'Catalogue rubrics' });

beforeEach(() => holdWizard(101, { wizard }));
afterEach(() => releaseWizard(101));

describe('the picker in the portal', () => {
  it('the picker passes its selection to the waiting wizard, keeps unsaved input and opens the wizard at the rubrics [CAT-106] [CAT-107]', async () => {
    const { person, platform } = renderModal();
    await person.click(screen.getByRole('treeitem', { name: /Milling machines/ }));
    await person.click(screen.getByRole('button', { name: 'Select' }));
    expect(platform.log.opened).toEqual([wizardModal]);
    expect(heldWizard(101)?.wizard.draft).toEqual({
      ...draft,
      rubrics: [
        { id: 9, services: [4] },
        { id: 8, services: [4] },
      ],
    });
  });

  it('cancelling opens the wizard with the earlier selection [CAT-106] [CAT-107]', async () => {
    const { person, platform } = renderModal();
    await person.click(screen.getByRole('treeitem', { name: /Milling machines/ }));
    await person.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(platform.log.opened).toEqual([wizardModal]);
    expect(heldWizard(101)?.wizard.draft).toBe(draft);
  });

  it('a picker opened by a link lets the wizard load its own data [CAT-106]', () => {
    releaseWizard(101);
    const { platform } = renderModal();
    expect(platform.log.opened).toEqual([wizardModal]);
    expect(screen.queryByRole('tree')).toBeNull();
  });
});
