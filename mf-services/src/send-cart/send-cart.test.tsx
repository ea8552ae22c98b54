import {
  axeViolations,
  buildParticipation,
  buildParticipationUser,
  buildUserWithRole,
  createFakeApi,
  failWith,
  renderInPlatform,
  screen,
  waitFor,
} from '@fairfront/shared-kit/testing';
import { en, ru } from '../testing/texts';
import SendCartModal from './send-cart.modal';

const path = '/participants/{id}/cart/send';
const me = buildUserWithRole('edit');
const person = (
  id: number,
  name: string,
  role: 'edit' | 'read' | 'installer' | 'supervisor',
  invite = 'activated',
) => ({
  ...buildParticipationUser(role),
  ...{ id, name, lastname: 'Sokolova', role, invite: invite as 'activated' | 'pending' },
});
const team = (...others: ReturnType<typeof person>[]) =>
  buildParticipation({ users: [{ ...buildParticipationUser('edit'), id: me.id }, ...others] });
const irina = person(901, 'Irina', 'supervisor');
const pavel = person(902, 'Pavel', 'installer');

const open = (participation = team(irina, pavel, person(903, 'Rita', 'read'), person(904, '', 'edit', 'pending'))) => {
  const api = createFakeApi().on('post', path, ({ body }) => ({ data: body as { user_id: number } }));
  const options = { api, participation, user: me, texts: { services: { ru, en } }, modalTitle: 'Send the cart' };
  return { api, ...renderInPlatform(<SendCartModal />, options) };
};
const sent = ({ api }: ReturnType<typeof open>) => api.sent('post', '/participants/101/cart/send');

it('the dialog offers colleagues who may order, sends the comment and confirms with the colleague’s name [SVC-174]', async () => {
  const shown = open();
  await shown.person.click(screen.getByRole('combobox', { name: /^To/ }));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Sokolova Irina',
    'Sokolova Pavel',
  ]);
  await shown.person.click(screen.getByRole('option', { name: 'Sokolova Irina' }));
  await shown.person.type(screen.getByRole('textbox', { name: /Comment/ }), 'Check the dates');
  expect(await axeViolations()).toEqual([]);
  await shown.person.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(shown.platform.log.notices).toEqual(['The cart was sent to Sokolova Irina']));
  expect(sent(shown)[0]?.body).toEqual({ user_id: 901, comment: 'Check the dates' });
  expect(shown.platform.log.closed).toHaveLength(1);
});

it('the form requires a colleague and rejects a link before anything is sent [SVC-174]', async () => {
  const shown = open();
  await shown.person.type(screen.getByRole('textbox', { name: /Comment/ }), 'www.evil.example');
  await shown.person.click(screen.getByRole('button', { name: 'Send' }));
  expect((await screen.findAllByText('Choose a colleague who can order services')).length).toBeGreaterThan(0);
  expect(screen.getAllByText('Remove links and e-mail addresses from the comment').length).toBeGreaterThan(0);
  expect(sent(shown)).toEqual([]);
});

it('a server refusal shows the reason and keeps the input [SVC-174]', async () => {
  const shown = open(team(irina));
  shown.api.on('post', path, () => failWith(429, { code: 'too_many_attempts', message: 'Try again in 1 minute' }));
  const comment = screen.getByRole('textbox', { name: /Comment/ });
  await shown.person.type(comment, 'Check');
  await shown.person.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Try again in 1 minute');
  expect(comment).toHaveValue('Check');
  expect(shown.platform.log.closed).toEqual([]);
});

it('the dialog links to the team when nobody else may order, in Russian too [SVC-174]', async () => {
  const shown = open(team(person(903, 'Rita', 'read')));
  await shown.platform.setLocale('ru');
  expect(screen.getByRole('heading', { name: 'Больше никто не может оформить заказ' })).toBeVisible();
  await shown.person.click(screen.getByRole('button', { name: 'Открыть команду' }));
  expect(shown.platform.log.opened.map(({ name }) => name)).toEqual(['event-modal-users']);
  expect(shown.platform.log.missingTexts).toEqual([]);
});
