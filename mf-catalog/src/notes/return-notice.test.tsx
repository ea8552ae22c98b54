import { screen } from '@fairfront/shared-kit/testing';
import type { ReturnComment } from '../model/catalogue-order';
import { openStep } from '../testing/open-step';

const comment = (id: number, changes: Partial<ReturnComment>): ReturnComment => ({
  id,
  step_key: 'alphabet',
  field: null,
  text: `Comment ${id}`,
  answer: null,
  ...changes,
});

it('leads to the field that a comment means, and to the comment of a whole step [CAT-287]', async () => {
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
