import {
  axeViolations,
  createFakeApi,
  failWith,
  renderInPlatform,
  screen,
  waitFor,
  within,
  type FakeApi,
} from '@fairfront/shared-kit/testing';
import type { OwnDeletion } from '../api/own-deletion';
import { en, ru } from '../testing/texts';
import { DeleteAccount } from './delete-account';

const nothing: OwnDeletion = { request: null, blockers: [] };
const request = (changes: Partial<NonNullable<OwnDeletion['request']>> = {}): OwnDeletion => ({
  request: {
    ...{ id: 1, status: 'waiting', reason: null, comment: null, decided_at: null },
    created_at: '2026-05-05T09:00:00.000Z',
    ...changes,
  },
  blockers: [],
});
const blocker = {
  ...{ participation_id: 101, exhibition_rus: 'Станки 2026', exhibition_eng: 'Machines 2026' },
  ...{ company_rus: 'Северная механика', company_eng: 'Severmech' },
};

const open = (deletion: OwnDeletion, api: FakeApi = createFakeApi()) =>
  renderInPlatform(<DeleteAccount />, {
    texts: { account: { ru, en } },
    api: api.on('get', '/auth/deletion-request', { data: deletion }),
    participation: null,
    now: '2026-05-06T12:00:00+03:00',
  });
const askButton = () => screen.findByRole('button', { name: 'Ask for deletion' });

it('the dialog says what is deleted and what stays, and sends the request with reason and password [SHELL-484]', async () => {
  const api = createFakeApi()
    .on('post', '/auth/proof', { message: 'Confirmed' })
    .on('post', '/auth/deletion-request', { data: request() });
  const { person, platform } = open(nothing, api);
  await person.click(await askButton());
  const dialog = within(await screen.findByRole('dialog', { name: 'Account deletion' }));
  expect(dialog.getAllByRole('listitem')).toHaveLength(7);
  expect(dialog.getByText(/^orders, documents and messages about orders/)).toBeVisible();
  expect(await axeViolations()).toEqual([]);
  await person.click(dialog.getByRole('button', { name: 'Send the request' }));
  expect(dialog.getByLabelText('Password')).toHaveFocus();
  expect(dialog.getByLabelText('Password')).toHaveAccessibleDescription(/Enter your password/);
  await person.type(dialog.getByLabelText(/^Reason/), 'New job');
  await person.type(dialog.getByLabelText('Password'), 'secret');
  await person.click(dialog.getByRole('button', { name: 'Send the request' }));
  const status = await screen.findByText('Your request of 5 May is with the organiser. The answer comes by e-mail.');
  await waitFor(() => expect(status).toHaveFocus());
  expect(api.sent('post', '/auth/proof').map(({ body }) => body)).toEqual([{ password: 'secret' }]);
  expect(api.sent('post', '/auth/deletion-request').map(({ body }) => body)).toEqual([{ reason: 'New job' }]);
  await platform.setLocale('ru');
  expect(await screen.findByText(/^Запрос отправлен 5 мая/)).toBeVisible();
  expect(platform.log.missingTexts).toEqual([]);
});

it('a wrong password is shown at the field, and nothing is sent [SHELL-484]', async () => {
  const api = createFakeApi().on(
    'post',
    '/auth/proof',
    failWith(422, { code: 'validation_error', errors: { password: ['The password is wrong'] } }),
  );
  const { person } = open(nothing, api);
  await person.click(await askButton());
  await person.type(screen.getByLabelText('Password'), 'wrong');
  await person.click(screen.getByRole('button', { name: 'Send the request' }));
  await waitFor(() => expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/The password is wrong/));
  expect(api.sent('post', '/auth/deletion-request')).toEqual([]);
});

it('the only main administrator is asked to have another one appointed first [SHELL-484]', async () => {
  const { person } = open({ ...nothing, blockers: [blocker] });
  await person.click(await askButton());
  const dialog = within(await screen.findByRole('dialog', { name: 'Account deletion' }));
  expect(dialog.getByText(/^You are the only main administrator/)).toBeVisible();
  expect(dialog.getByText('Machines 2026, Severmech')).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Send the request' })).toBeNull();
  expect(dialog.queryByLabelText('Password')).toBeNull();
});

it('a pending request can be withdrawn [SHELL-484] [SHELL-487]', async () => {
  const api = createFakeApi().on('delete', '/auth/deletion-request', undefined);
  const { person } = open(request(), api);
  const withdraw = await screen.findByRole('button', { name: 'Withdraw the request' });
  api.on('get', '/auth/deletion-request', {
    data: request({ status: 'withdrawn', decided_at: '2026-05-06T09:00:00.000Z' }),
  });
  await person.click(withdraw);
  expect(await screen.findByText('You withdrew the request on 6 May. Your account stays.')).toHaveFocus();
  expect(await askButton()).toBeVisible();
});

it('a declined request is shown with the organiser’s answer [SHELL-487]', async () => {
  open(request({ status: 'refused', decided_at: '2026-05-06T09:00:00.000Z', comment: 'An order is not paid' }));
  expect(await screen.findByText('The organiser refused your request on 6 May.')).toBeVisible();
  expect(screen.getByText('Answer of the organiser: An order is not paid')).toBeVisible();
  expect(await askButton()).toBeVisible();
});
