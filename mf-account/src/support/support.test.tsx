import type { OwnMessage } from '../api/support';
import {
  axeViolations,
  buildPage,
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
const supportApi = (messages: readonly OwnMessage[] = []) =>
  createFakeApi()
    .on('get', '/support/questions', { data: questions })
    .on('get', '/feedbacks', buildPage([...messages]));
const open = (api = supportApi()) =>
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
  const api = supportApi().on('get', '/support/questions', failWith(500));
  const { person } = open(api);
  await screen.findByText('The questions could not be loaded');
  api.on('get', '/support/questions', { data: questions });
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByText('How many passes?')).toBeVisible());
});

const message: OwnMessage = {
  ...{ id: 41, kind: 'message', state: 'answered', message: 'Where is my stand?' },
  ...{ created_at: '2026-04-10T09:00:00.000Z', answer: 'Hall 3', answered_at: '2026-04-11T09:00:00.000Z' },
};

it('own messages show number, state and answer, in both languages [ORG-454]', async () => {
  const waiting: OwnMessage = {
    ...{ ...message, id: 42, kind: 'callback', state: 'new', message: 'Please call' },
    ...{ answer: null, answered_at: null },
  };
  const { platform } = open(supportApi([waiting, message]));
  expect(await screen.findByRole('heading', { name: /^Message No\.\s41$/ })).toBeVisible();
  for (const text of ['Where is my stand?', 'Answered', 'Hall 3', 'Please call', 'New'])
    expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('heading', { name: /^Callback request No\.\s42$/ })).toBeVisible();
  expect(await axeViolations()).toEqual([]);
  await platform.setLocale('ru');
  expect(screen.getByText('Отвечено')).toBeVisible();
  expect(platform.log.missingTexts).toEqual([]);
});

it('without own messages the support page has no such part, and a failed list leaves the questions [ORG-454]', async () => {
  const { unmount } = open();
  await screen.findByText('How many passes?');
  expect(screen.queryByText('Your messages')).toBeNull();
  unmount();
  open(supportApi().on('get', '/feedbacks', () => failWith(500)));
  expect(await screen.findByRole('heading', { name: 'Your messages did not load' })).toBeVisible();
  expect(screen.getByText('How many passes?')).toBeVisible();
});
