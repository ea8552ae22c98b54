import {
  buildParticipation,
  buildUserWithRole,
  failWith,
  renderInPlatform,
  screen,
  waitFor,
  within,
} from '@fairfront/shared-kit/testing';
import { en, ru } from '../testing/texts';
import ParticipantPassesModal from '../participant-passes/participant-passes.modal';
import { buildPersonalPass } from '../testing/passes';
import { createPassesApi } from '../testing/passes-api';

const rejected = buildPersonalPass({
  id: 3,
  lastname: 'Чернов',
  name: 'Иван',
  middlename: 'Николаевч',
  status: 'rejected',
  comment: 'Опечатка в отчестве',
});
const waiting = buildPersonalPass({ id: 2, lastname: 'Лебедева', name: 'Мария', middlename: null });

interface Opening {
  params?: { pass?: string; reissue?: '1'; add?: '1' };
  role?: 'edit' | 'read';
  now?: string;
  quota?: number;
}
const open = ({ params = {}, role = 'edit', now = '2026-04-20T12:00:00+03:00', quota = 18 }: Opening = {}) => {
  const store = createPassesApi({ passes: [rejected, waiting], quota });
  store.api.on('get', '/participants/{id}/personal-passes/{passId}', ({ params: { passId } }) => {
    const pass = store.passes.find(({ id }) => id === Number(passId));
    return pass ? { data: pass } : failWith(404);
  });
  const rendered = renderInPlatform(<ParticipantPassesModal params={params} />, {
    texts: { passes: { ru, en } },
    modalTitle: en.participant.title,
    now,
    api: store.api,
    participation: buildParticipation(),
    user: buildUserWithRole(role),
  });
  return { ...rendered, store };
};
const path = '/participants/101/personal-passes/3/reissue';
const middle = () => screen.findByLabelText(/Middle name/);

it('the address opens the form of the rejected pass, which shows the bureau’s comment and sends one request [PASS-324] [PASS-325]', async () => {
  // the quota is full: a reissue needs no free place
  const { person, store, platform } = open({ params: { pass: '3', reissue: '1' }, quota: 2 });
  const field = await middle();
  expect(field).toHaveValue('Николаевч');
  expect(screen.getByText('The pass was rejected: its barcode is not valid', { selector: 'b' })).toBeVisible();
  expect(screen.getByText('“Опечатка в отчестве”')).toBeVisible();
  const mark = 'The pass office asks you to correct this field';
  expect(screen.getAllByText(mark)).toHaveLength(1);
  await person.clear(field);
  await person.type(field, 'Николаевич');
  expect(screen.queryByText(mark)).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Change back' }));
  expect(field).toHaveValue('Николаевч');
  await person.type(field, '{backspace}ич');
  await person.click(screen.getByRole('button', { name: 'Re-issue' }));
  await waitFor(() => expect(store.api.sent('post', path)).toHaveLength(1));
  expect(store.api.sent('post', path)[0]?.body).toMatchObject({ type: 'certificate', middlename: 'Николаевич' });
  await waitFor(() => expect(platform.log.notices).toEqual(['Pass re-issued: Чернов Иван']));
  await waitFor(() => expect(screen.queryByLabelText(/Middle name/)).toBeNull());
});

it('unchanged fields are text until they are opened, and the pass can be deleted instead [PASS-325]', async () => {
  const { person, store, platform } = open({ params: { pass: '3', reissue: '1' } });
  await middle();
  const stays = screen.getByRole('region', { name: 'Stays as it is' });
  expect(stays).toHaveTextContent('Last nameЧернов');
  expect(screen.queryByLabelText('Last name')).toBeNull();
  await person.click(within(stays).getByRole('button', { name: 'Change' }));
  expect(screen.getByLabelText('Company')).toHaveFocus();
  expect(screen.getByLabelText('Last name')).toHaveValue('Чернов');
  await person.click(within(screen.getByRole('form')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(platform.log.undos.map(({ text }) => text)).toEqual(['Pass deleted: Чернов Иван']));
  expect(store.api.sent('delete', '/participants/101/personal-passes/3')).toHaveLength(1);
  expect(screen.queryByLabelText(/Middle name/)).toBeNull();
});

it('reissue is offered for rejected passes only and fills the form [PASS-325]', async () => {
  const { person } = open();
  const action = await screen.findByRole('button', { name: /^Re-issue: Чернов/ });
  expect(screen.queryByRole('button', { name: /^Re-issue: Лебедева/ })).toBeNull();
  await person.click(action);
  expect(await middle()).toHaveValue('Николаевч');
  expect(within(screen.getByRole('form')).getByText(/the quota stays at 2 of 18/)).toBeVisible();
});

it.each([
  [1100, 'Re-issue'],
  [788, ''],
  [358, 'Re-issue'],
])(
  'the button in a list of %i px shows "%s", since names need the room beside an open panel [PASS-325] [PASS-334]',
  async (width, words) => {
    const layout = jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(width);
    open();
    const action = await screen.findByRole('button', { name: /^Re-issue: Чернов/ });
    await waitFor(() => expect(action.textContent).toBe(words));
    layout.mockRestore();
  },
);

it.each([
  ['a pass that is not rejected', { params: { pass: '2', reissue: '1' } }, 'Only a rejected pass can be re-issued'],
  ['an unknown pass', { params: { pass: '99', reissue: '1' } }, 'This participant has no such pass'],
  ['a reader', { params: { pass: '3', reissue: '1' }, role: 'read' }, 'You don’t have permission to change passes'],
] as const)('the form is unavailable with a reason for %s [PASS-325]', async (_, opening, text) => {
  const { platform } = open(opening);
  await waitFor(() => expect(platform.log.errors).toEqual([text]));
  expect(screen.queryByLabelText(/Middle name/)).toBeNull();
});

it('"Add and another" keeps the form and company for the next person and lists the added people [PASS-073]', async () => {
  const { person, store, platform } = open({ params: { add: '1' } });
  const lastname = await screen.findByLabelText('Last name');
  await person.clear(screen.getByLabelText('Company'));
  await person.type(screen.getByLabelText('Company'), 'Podryad');
  await person.type(lastname, 'Тестов');
  await person.type(screen.getByLabelText('First name'), 'Пётр');
  await person.click(screen.getByRole('button', { name: 'Add and another' }));
  await waitFor(() => expect(platform.log.notices).toEqual(['Pass added: Тестов Пётр']));
  expect(await screen.findByText('1 person added:')).toBeVisible();
  const next = screen.getByLabelText('Last name');
  expect(next).toHaveFocus();
  expect(next).toHaveValue('');
  expect(next).toBeValid();
  expect(screen.getByLabelText('Company')).toHaveValue('Podryad');
  await person.type(next, 'Вторая{enter}');
  expect(await screen.findByRole('link', { name: 'First name' })).toBeVisible();
  await person.type(screen.getByLabelText('First name'), 'Анна{enter}');
  await waitFor(() => expect(screen.queryByLabelText('Last name')).toBeNull());
  expect(store.api.sent('post', '/participants/101/personal-passes')).toHaveLength(2);
});

it('the form warns of a duplicate and of suspicious letters, which one button fixes [PASS-327] [PASS-328]', async () => {
  const { person } = open({ params: { add: '1' } });
  await person.type(await screen.findByLabelText('Last name'), 'лeбедева');
  await person.type(screen.getByLabelText('First name'), 'Мария');
  expect(await screen.findByText(/лeбедева → /)).toHaveTextContent('Latin “e”, begins with a small letter');
  expect(await screen.findByText('Looks like a repeat.', {}, { timeout: 5000 })).toBeVisible();
  expect(screen.getByRole('link', { name: /Open the pass/ })).toHaveAttribute(
    'href',
    expect.stringContaining('pass=2'),
  );
  await person.click(screen.getByRole('button', { name: 'Correct' }));
  expect(screen.getByLabelText('Last name')).toHaveValue('Лебедева');
  expect(screen.queryByText(/лeбедева → /)).toBeNull();
});
