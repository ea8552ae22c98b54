import {
  axeViolations,
  createFakeApi,
  failWith,
  renderInPlatform,
  screen,
  waitFor,
} from '@fairfront/shared-kit/testing';
import { en, ru } from '../testing/texts';
import SupportScreen from './support.screen';

const question = (id: number, question_eng: string, question_rus: string) => ({
  id,
  question_rus,
  question_eng,
  answer_rus: `Ответ ${id}`,
  answer_eng: `Answer ${id}`,
  order: id,
});
const questions = [
  question(1, 'How many passes?', 'Сколько пропусков?'),
  question(2, 'Where are invoices?', 'Где счета?'),
];
const open = (api = createFakeApi().on('get', '/support/questions', { data: questions })) =>
  renderInPlatform(<SupportScreen />, { api, texts: { account: { ru, en } }, participation: null });

it('the questions are in the current language; a question expands to its answer [ACC-147] [ACC-148]', async () => {
  const { person, platform } = open();
  await person.click(await screen.findByText('How many passes?'));
  expect(screen.getByText('Answer 1').closest('details')).toHaveAttribute('open');
  expect(screen.getByText('Answer 2').closest('details')).not.toHaveAttribute('open');
  expect(await axeViolations()).toEqual([]);
  await platform.setLocale('ru');
  expect(screen.getByText('Где счета?')).toBeVisible();
  expect(platform.log.missingTexts).toEqual([]);
});

it('the search covers questions and answers in the current language [ACC-148]', async () => {
  const { person } = open();
  await screen.findByText('How many passes?');
  await person.type(screen.getByRole('searchbox'), 'ANSWER 2');
  expect(screen.queryByText('How many passes?')).toBeNull();
  expect(screen.getByText('Where are invoices?')).toBeVisible();
  expect(screen.getByText('1 answer for “ANSWER 2”')).toBeVisible();
  await person.clear(screen.getByRole('searchbox'));
  await person.type(screen.getByRole('searchbox'), 'пропуск');
  expect(screen.getByText('Nothing found')).toBeVisible();
});

it('the feedback modal opens in normal mode [ACC-148]', async () => {
  const { person, platform } = open();
  await person.click(screen.getByRole('button', { name: 'Write to us' }));
  expect(platform.log.opened).toEqual([{ name: 'modal-feedback', params: {} }]);
});

it('a failed read of the questions can be retried', async () => {
  const api = createFakeApi().on('get', '/support/questions', failWith(500));
  const { person } = open(api);
  await screen.findByText('The questions could not be loaded');
  api.on('get', '/support/questions', { data: questions });
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByText('How many passes?')).toBeVisible());
});
