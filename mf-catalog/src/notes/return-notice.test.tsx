import { screen, waitFor } from '@fairfront/shared-kit/testing';
import type { ReturnComment } from '@fairfront/shared-kit/domain/catalogue/catalogue-order';
import type { OrderDraft } from '@fairfront/shared-kit/domain/catalogue/order-draft';
import type { CatalogueStepKey } from '@fairfront/shared-kit/domain/catalogue/wizard';
import { openStep } from '../testing/open-step';

const comment = (id: number, changes: Partial<ReturnComment>): ReturnComment => ({
  id,
  step_key: 'alphabet',
  field: null,
  text: `Comment ${id}`,
  answer: null,
  ...changes,
});

it('the notice links to the field of a comment, and to the comment of a whole step [CAT-287]', async () => {
  const return_comments = [comment(1, { field: 'companyInfo' }), comment(2, {}), comment(3, { step_key: 'rubrics' })];
  const { person } = openStep('alphabet', { order: { return_reason: 'Please correct', return_comments } });
  await screen.findByRole('textbox', { name: 'Description in Russian' });
  await person.click(screen.getByRole('button', { name: 'Description in Russian' }));
  expect(screen.getByRole('textbox', { name: 'Description in Russian' })).toHaveFocus();
  const [, ofNotice] = screen.getAllByRole('button', { name: 'Alphabetical list' });
  const button = ofNotice ?? screen.getByRole('button', { name: 'Alphabetical list' });
  await person.click(button);
  expect(screen.getByText('Comment 2').closest('[role="note"]')).toHaveFocus();
});

it('the notice links to a field of another step [CAT-287]', async () => {
  const return_comments = [comment(1, { step_key: 'ads', field: 'graphicFilesLink' })];
  const { person } = openStep('alphabet', { order: { return_reason: 'Please correct', return_comments } });
  await person.click(await screen.findByRole('button', { name: 'Link to the graphics files' }));
  const field = await screen.findByRole('textbox', { name: /Link to the graphics files/ });
  await waitFor(() => expect(field).toHaveFocus());
});

it('the notice links to the comment if the field has no control [CAT-287]', async () => {
  const return_comments = [comment(1, { step_key: 'rubrics', field: 'rubricAddresses' })];
  const { person } = openStep('alphabet', { order: { return_reason: 'Please correct', return_comments } });
  await person.click(await screen.findByRole('button', { name: 'Addresses in rubrics' }));
  await waitFor(() => expect(screen.getByText('Comment 1').closest('[role="note"]')).toHaveFocus());
});

it.each<[CatalogueStepKey, keyof OrderDraft]>([
  ['alphabet', 'companyInfo'],
  ['rubrics', 'rubrics'],
  ['exporter', 'exporterRubrics'],
  ['packages', 'selectedMajorPackageIds'],
  ['packages', 'packagePlacementLogoLink'],
  ['ads', 'adServices'],
  ['ads', 'adVideoFilesLink'],
])('a comment on step %s is shown at its field %s [CAT-298]', async (step_key, field) => {
  openStep(step_key, {
    draft: { companyRussianExporter: true },
    order: { return_reason: 'Please correct', return_comments: [comment(1, { step_key, field })] },
  });
  const note = (await screen.findByText('Comment 1')).closest('[role="note"]');
  await waitFor(() => expect(note?.closest('[data-field]')?.getAttribute('data-field')).toBe(field));
  expect(screen.getAllByText('Comment 1')).toHaveLength(1);
});

it('a comment is shown above the step if its field is not visible [CAT-298]', async () => {
  openStep('alphabet', {
    order: { return_reason: 'Please correct', return_comments: [comment(1, { field: 'currency' })] },
  });
  expect(await screen.findByText('Comment 1')).toBeVisible();
});

it.each<[CatalogueStepKey, keyof OrderDraft, string, string, string]>([
  ['packages', 'packagePlacementLogoLink', 'Link to the logo file', 'logo_link', 'https://files.example/theirs'],
  ['ads', 'graphicFilesLink', 'Link to the graphics files', 'graphics_link', 'https://files.example/theirs'],
])(
  'a conflict on step %s shows both values in place of the field %s [CAT-294]',
  async (step, field, name, wire, theirs) => {
    const { person, change, platform } = openStep(step);
    const box = await screen.findByRole('textbox', { name: new RegExp(`^${name}`) });
    await person.type(box, 'https://files.example/mine');
    const { version } = change({ [wire]: theirs });
    platform.emit('catalog-order.updated', { id: 1, version });
    const both = await screen.findByRole('radiogroup', { name: new RegExp(name) });
    expect(both.closest('[data-field]')?.getAttribute('data-field')).toBe(field);
    expect(both).toHaveTextContent(/mine.*theirs/);
  },
);
