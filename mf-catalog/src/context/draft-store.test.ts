import { emptyDraft } from '@fairfront/shared-kit/domain/catalogue/order-draft';
import { changeHeldDraft, heldWizard, holdWizard, releaseWizard } from './draft-store';
import type { Wizard } from './wizard-context';

const wizard = { draft: { ...emptyDraft('RUR'), companyName: 'Typed, not saved' } } as Wizard;

afterEach(() => [101, 102].forEach(releaseWizard));

describe('a wizard that waits for its dialog', () => {
  it('the waiting wizard keeps unsaved input beside the picker’s changes [CAT-107]', () => {
    const kept = { base: wizard.draft };
    holdWizard(101, { wizard, kept });
    changeHeldDraft(101, { rubrics: [{ id: 205, services: [5] }] });
    const back = heldWizard(101);
    expect(back?.wizard.draft).toEqual({
      ...emptyDraft('RUR'),
      companyName: 'Typed, not saved',
      rubrics: [{ id: 205, services: [5] }],
    });
    expect(back?.kept).toBe(kept);
    expect(wizard.draft.rubrics).toEqual([]);
  });

  it('the waiting wizard belongs to its participation and is gone once it is released', () => {
    holdWizard(101, { wizard });
    changeHeldDraft(102, { companyName: 'Another company' });
    expect(heldWizard(102)).toBeNull();
    expect(heldWizard(101)?.wizard.draft.companyName).toBe('Typed, not saved');
    releaseWizard(101);
    expect(heldWizard(101)).toBeNull();
  });
});
