import {
  axeViolations,
  buildParticipation,
  buildParticipationUser,
  buildSubParticipation,
  buildUserWithRole,
  createFakeApi,
  failWith,
  renderInPlatform,
  screen,
  waitFor,
  within,
  type FakeApi,
  type PlatformDoubleOptions,
} from '@fairfront/shared-kit/testing';
import { queryKeys } from '@fairfront/shared-kit/api';
import type { ParticipationUser } from '@fairfront/shared-kit/platform';
import type { EventType, Role } from '@fairfront/shared-kit/domain/participations';
import { en, ru } from '../testing/texts';
import UsersModal from './users.modal';

const now = '2026-04-20T12:00:00.000Z';
const users = '/participants/{id}/users';
const oneUser = `${users}/{userId}` as const;
const invited = buildParticipationUser('read', {
  id: 9,
  name: '',
  lastname: '',
  middlename: null,
  email: 'office@standmontazh.example',
  role: 'installer',
  invite: 'pending',
  resend_from: '2026-04-20T12:02:30.000Z',
});
const colleague = buildParticipationUser('admin', {
  id: 8,
  name: 'Павел',
  lastname: 'Дементьев',
  email: 'p.dementyev@severmech.example',
});

interface Fixture extends PlatformDoubleOptions {
  role?: Role;
  type?: EventType;
  team?: ParticipationUser[];
  stub?: (api: FakeApi) => void;
}
const open = ({ role = 'supervisor', type = 'self', team, stub, ...options }: Fixture = {}) => {
  const participation = buildParticipation({
    type,
    users: team ?? [...buildParticipation().users, colleague, invited],
  });
  let current = participation;
  const access = { members: [], removed: [] };
  const api = createFakeApi();
  const leave = (gone: (user: ParticipationUser) => boolean) => {
    current = { ...current, users: current.users.filter((user) => !gone(user)) };
  };
  api
    .on('get', '/participants/{id}', () => ({ data: current }))
    .on('get', '/participants/{id}/access', () => ({ data: access }))
    .on('post', users, ({ body }) => {
      const data = { ...invited, id: 10, ...(body as { email: string; role: 'read' }) };
      current = { ...current, users: [...current.users, data] };
      return { data };
    })
    .on('put', oneUser, ({ params, body }) => {
      const data = { ...invited, id: Number(params.userId), ...(body as { role: 'read' }) };
      current = { ...current, users: current.users.map((user) => (user.id === data.id ? { ...user, ...body } : user)) };
      return { data };
    })
    .on('delete', oneUser, ({ params }) => leave(({ id }) => id === Number(params.userId)) as never)
    .on('delete', '/participants/{id}/membership', () => leave(({ id }) => id === buildUserWithRole(role).id) as never)
    .on('delete', users, () => leave((user) => !['supervisor', 'admin'].includes(user.role)) as never)
    .on('post', `${oneUser}/resend-invite`, () => ({ data: invited }));
  stub?.(api);
  const opened = renderInPlatform(<UsersModal />, {
    texts: { account: { ru, en } },
    modalTitle: 'Team',
    participation,
    user: buildUserWithRole(role),
    api,
    now,
    ...options,
  });
  // the shell caches the open participation; an invalidation there changes what the hooks return
  const { platform } = opened;
  const key = queryKeys.participation.detail(participation.id);
  const reloads: number[] = [];
  const passOn = platform.queryClient.invalidateQueries.bind(platform.queryClient);
  jest.spyOn(platform.queryClient, 'invalidateQueries').mockImplementation((filters) => {
    // leaving a participation invalidates the list of exhibitions
    if (filters?.queryKey?.[0] === queryKeys.participations.all()[0]) return Promise.resolve();
    if (filters?.queryKey?.[2] === 'users') return passOn(filters);
    expect(filters?.queryKey).toEqual(key);
    reloads.push(reloads.length + 1);
    platform.update({ participation: current });
    return Promise.resolve();
  });
  return { ...opened, api, reloads };
};

const rowOf = (email: string): HTMLElement => {
  const row = screen.getByText(email).closest('tr');
  if (!row) throw new Error(`no row of ${email}`);
  return row;
};
const mails = () => screen.getAllByText(/@/).map(({ textContent }) => textContent);
const roleIn = (email: string) => within(rowOf(email)).getByRole('combobox', { name: /^Access/ });
const choose = async ({ person }: ReturnType<typeof open>, email: string, option: string) => {
  await person.click(roleIn(email));
  await person.click(await screen.findByRole('option', { name: option }));
};
/** The role select of the form, not the company filter of the list. */
const roleRadios = () => screen.getAllByRole<HTMLInputElement>('radio').filter(({ name }) => name === 'role');
const send = () => screen.getByRole('button', { name: 'Send invitation' });
const field = () => screen.getByLabelText(/^(E-mail|Электронная почта)$/);

describe('the team list', () => {
  it('the list counts the users and shows name, email, role and status of each [ACC-045] [ACC-046] [ACC-054] [ACC-055]', async () => {
    const { platform } = open({ role: 'edit' });
    expect(screen.getByText('6 people have access, 1 more is invited')).toBeVisible();
    const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows).toContainEqual(expect.stringMatching(/Соколова Елена Игоревна you.*editor@.*Active.*Edit$/));
    expect(rows).toContainEqual(expect.stringMatching(/Орлов Виктор Павлович.*supervisor@.*Administrator$/));
    expect(rows).toContainEqual(expect.stringMatching(/Белова Ольга.*admin@.*Administrator$/));
    expect(rows).toContainEqual(expect.stringMatching(/Ёлкин Пётр Ильич.*Read only$/));
    expect(rows).toContainEqual(expect.stringMatching(/Invited user.*office@standmontazh.*Invited.*Installer$/));
    await platform.setLocale('ru');
    const russian = screen.getAllByRole('row').map(({ textContent }) => textContent);
    expect(screen.getByText('Доступ есть у 6 человек, ещё 1 приглашён')).toBeVisible();
    for (const text of ['Просмотр', 'Редактирование', 'Администратор', 'Монтажник', 'Приглашён'])
      expect(russian).toContainEqual(expect.stringContaining(text));
    expect(platform.log.missingTexts).toEqual([]);
    expect(await axeViolations()).toEqual([]);
  });

  it.each(['edit', 'read', 'installer'] as const)('the list is read-only for role %s [ACC-066] [SHELL-153]', (role) => {
    open({ role });
    expect(screen.getAllByRole('row')).toHaveLength(8);
    expect(screen.queryByLabelText('E-mail')).toBeNull();
    expect(screen.queryByRole('button', { name: /Remove|Send|Resend/ })).toBeNull();
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.getByText('Only administrators can invite users and change their access.')).toBeVisible();
  });

  it('the list is read-only for a managed sub-exhibitor’s own supervisor; its organiser manages it [SHELL-224]', () => {
    const participation = buildSubParticipation({ is_edit: false, users: [buildParticipationUser('supervisor')] });
    const own = open({ participation });
    expect(screen.queryByLabelText('E-mail')).toBeNull();
    own.unmount();
    open({ participation, user: buildUserWithRole('supervisor', { id: 20 }) });
    expect(screen.getByLabelText('E-mail')).toBeVisible();
  });

  it('the supervisor and the own row are fixed and explain why [ACC-065] [ACC-061] [SHELL-154]', () => {
    open({ role: 'admin' });
    for (const [email, why] of [
      ['supervisor@severmech.example', 'The main administrator is appointed by the organiser'],
      ['admin@severmech.example', 'You cannot change your own access'],
    ] as const) {
      const row = rowOf(email);
      expect(row).toHaveTextContent(`Administrator${why}`);
      expect(within(row).queryByRole('button')).toBeNull();
      expect(within(row).queryByRole('combobox')).toBeNull();
    }
    expect(roleIn('p.dementyev@severmech.example')).toBeVisible();
  });
});

describe('inviting a user', () => {
  it('the form starts with the fewest rights and explains each role [ACC-047] [ACC-048] [ACC-049]', async () => {
    const { platform, person } = open();
    expect(roleRadios().map((radio) => radio.getAttribute('value'))).toEqual(['read', 'edit', 'admin', 'installer']);
    expect(screen.getByRole('radio', { name: 'Read only' })).toBeChecked();
    const texts = {
      'Read only': 'Views, downloads and prints',
      Edit: 'Views, changes data, issues passes, orders services',
      Administrator: 'Everything that Edit allows, and managing users',
      Installer: 'Contractor’s representative: views and orders services',
    };
    for (const [name, text] of Object.entries(texts)) {
      expect(screen.getByRole('radio', { name })).toHaveAccessibleDescription(text);
    }
    await person.click(screen.getByRole('radio', { name: 'Edit' }));
    expect(screen.getByRole('radio', { name: 'Edit' })).toBeChecked();
    await platform.setLocale('ru');
    expect(screen.getByRole('radio', { name: 'Просмотр' })).toHaveAccessibleDescription(
      'Просмотр, скачивание и печать',
    );
    expect(screen.getByRole('radio', { name: 'Монтажник' })).toHaveAccessibleDescription(
      'Представитель подрядчика: просмотр и заказ услуг',
    );
    expect(platform.log.missingTexts).toEqual([]);
  });

  it.each([
    ['self', 4],
    ['collective', 4],
    ['sub', 4],
    ['installer', 3],
    ['part-time', 3],
    ['organizer-and-media', 3],
    ['special-project', 3],
  ] as const)('a participation of type %s offers %i roles [ACC-047]', (type, count) => {
    open({ type });
    expect(roleRadios()).toHaveLength(count);
  });

  it('the form cannot be sent with an empty or invalid email and says so [ACC-050]', async () => {
    const { person, api } = open();
    expect(send()).toHaveAttribute('aria-disabled', 'true');
    expect(send()).toHaveAccessibleDescription('Enter an e-mail first');
    await person.type(field(), 'office');
    expect(send()).toHaveAccessibleDescription(/Enter an e-mail like/);
    await person.click(send());
    await person.tab();
    await waitFor(() => expect(field()).toHaveAccessibleDescription(/Enter an e-mail like name@example.com/));
    expect(api.sent('post', users)).toEqual([]);
    await person.type(field(), '@x.example');
    await waitFor(() => expect(send()).not.toHaveAttribute('aria-disabled'));
  });

  it('the form sends email and role once, confirms, clears itself and reloads the list [ACC-050] [ACC-051] [ACC-052] [ACC-174] [SHELL-229]', async () => {
    let answer: (() => void) | undefined;
    const opened = open({
      stub: (api) => {
        api.on('post', users, ({ body }) => {
          const data = { ...invited, id: 10, ...(body as { email: string; role: 'read' }) };
          return new Promise((resolve) => {
            answer = () => resolve({ data });
          });
        });
      },
    });
    const { person, api, platform, reloads } = opened;
    await person.type(field(), ' new@severmech.example ');
    await person.click(screen.getByRole('radio', { name: 'Edit' }));
    await person.dblClick(send());
    await waitFor(() => expect(send()).toHaveAttribute('aria-busy', 'true'));
    expect(api.sent('post', users)).toHaveLength(1);
    answer?.();
    await waitFor(() => expect(platform.log.notices).toEqual(['User added']));
    const [request] = api.sent('post', users);
    expect([request?.path, request?.body]).toEqual([
      '/participants/101/users',
      { email: 'new@severmech.example', role: 'edit' },
    ]);
    expect(request?.headers.get('idempotency-key')).toMatch(/^[\w-]{8,}$/);
    await waitFor(() => expect(field()).toHaveValue(''));
    expect(screen.getByRole('radio', { name: 'Read only' })).toBeChecked();
    expect(reloads).toEqual([1]);
  });

  it('the list shows the invited person [ACC-052] [ACC-174]', async () => {
    const { person } = open();
    await person.type(field(), 'new@severmech.example');
    await person.click(send());
    expect(await screen.findByText('new@severmech.example')).toBeVisible();
    expect(screen.getByText('6 people have access, 2 more are invited')).toBeVisible();
  });

  it('a server error appears at the email field, and the typed values are kept [ACC-057]', async () => {
    const text = 'An invitation for this e-mail already exists';
    const { person, api, platform } = open({
      stub: (fake) =>
        void fake.on('post', users, () =>
          failWith(422, { code: 'invite_exists', message: text, errors: { email: [text] } }),
        ),
    });
    await person.type(field(), 'office@standmontazh.example');
    await person.click(send());
    await waitFor(() => expect(field()).toHaveAccessibleDescription(text));
    expect(field()).toHaveValue('office@standmontazh.example');
    expect(send()).toHaveAttribute('aria-disabled', 'true');
    expect([api.sent('post', users).length, platform.log.notices]).toEqual([1, []]);
    await person.type(field(), 'x');
    await waitFor(() => expect(send()).not.toHaveAttribute('aria-disabled'));
  });

  it.each(['invite_exists', 'other_company', 'resend_timeout'])(
    'the form shows what the server says about the error %s [ACC-056] [ACC-057]',
    async (code) => {
      const message = `The server refuses: ${code}`;
      const { person } = open({ stub: (api) => void api.on('post', users, () => failWith(422, { code, message })) });
      await person.type(field(), 'new@severmech.example');
      await person.click(send());
      expect(await screen.findByText(message)).toBeVisible();
    },
  );

  it('the form has a text for an unknown error in both languages [ACC-057]', async () => {
    for (const [locale, text, button] of [
      ['en', 'Unknown error', 'Send invitation'],
      ['ru', 'Неизвестная ошибка', 'Отправить приглашение'],
    ] as const) {
      const { person, unmount } = open({
        locale,
        stub: (api) => void api.on('post', users, () => failWith(422, { code: 'unknown_error', message: 'x' })),
      });
      await person.type(field(), 'new@severmech.example');
      await person.click(screen.getByRole('button', { name: button }));
      expect(await screen.findByText(text)).toBeVisible();
      unmount();
      sessionStorage.clear();
    }
  });

  it('the form confirms before it discards typed values', async () => {
    const { person, platform } = open();
    await person.type(field(), 'new@severmech.example');
    expect(platform.isDirty()).toBe(true);
  });
});

describe('sending an invitation again', () => {
  it('the button shows the minutes left, then sends and confirms [ACC-055] [ACC-056] [ACC-181]', async () => {
    const waiting = open();
    const button = within(rowOf(invited.email)).getByRole('button', { name: /^Resend in 3.min/ });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription('An invitation can be sent again after 5 minutes');
    await waiting.person.click(button);
    expect(waiting.api.sent('post', `${oneUser}/resend-invite`)).toEqual([]);
    waiting.unmount();
    const { person, api, platform } = open({ now: '2026-04-20T12:02:30.000Z' });
    await person.click(screen.getByRole('button', { name: 'Resend: office@standmontazh.example' }));
    await waitFor(() => expect(platform.log.notices).toEqual(['Invitation sent again: office@standmontazh.example']));
    expect(api.sent('post', '/participants/101/users/9/resend-invite')).toHaveLength(1);
    expect(within(rowOf('p.dementyev@severmech.example')).queryByRole('button', { name: /resend/i })).toBeNull();
  });

  it('an early resend is refused with the reason of the server [ACC-056]', async () => {
    const text = 'The invitation was sent recently, wait about 5 minutes';
    const { person, platform } = open({
      now: '2026-04-20T13:00:00.000Z',
      stub: (api) =>
        void api.on('post', `${oneUser}/resend-invite`, () => failWith(422, { code: 'resend_timeout', message: text })),
    });
    await person.click(screen.getByRole('button', { name: /^Resend/ }));
    await waitFor(() => expect(platform.log.errors).toEqual([text]));
  });
});

describe('changing a role', () => {
  it('a new role is sent from the row and shown at once [ACC-058]', async () => {
    const opened = open();
    await choose(opened, 'reader@severmech.example', 'Edit');
    await waitFor(() => expect(opened.reloads).toEqual([1]));
    expect(opened.api.sent('put', '/participants/101/users/4')[0]?.body).toEqual({ role: 'edit' });
    expect(roleIn('reader@severmech.example')).toHaveTextContent('Edit');
  });

  it('the role is rolled back when the server refuses it [ACC-059]', async () => {
    let refuse: (() => void) | undefined;
    const opened = open({
      stub: (api) =>
        void api.on(
          'put',
          oneUser,
          () =>
            new Promise((resolve) => {
              refuse = () => resolve(failWith(403, { message: 'Not allowed' }) as never);
            }),
        ),
    });
    await choose(opened, 'reader@severmech.example', 'Edit');
    await waitFor(() => expect(roleIn('reader@severmech.example')).toHaveTextContent('Edit'));
    refuse?.();
    await waitFor(() => expect(roleIn('reader@severmech.example')).toHaveTextContent('Read only'));
    expect(opened.platform.log.errors).toEqual(['Not allowed']);
  });
});

describe('removing users', () => {
  it('removing one user asks first, then the row disappears and the focus stays in the list [ACC-060] [ACC-061]', async () => {
    const { person, platform, api } = open();
    await person.click(within(rowOf('reader@severmech.example')).getByRole('button', { name: /^Remove:/ }));
    await waitFor(() => expect(screen.queryByText('reader@severmech.example')).toBeNull());
    expect(platform.log.confirmations).toEqual([
      expect.objectContaining({ title: 'Remove the user Пётр Ёлкин?', tone: 'danger' }),
    ]);
    expect(api.sent('delete', '/participants/101/users/4')).toHaveLength(1);
    expect(document.activeElement).toBe(screen.getByRole('table').querySelector('caption'));
  });

  it('a declined confirmation removes nobody [ACC-061] [ACC-062]', async () => {
    const { person, platform, api } = open({ confirms: false });
    await person.click(within(rowOf('reader@severmech.example')).getByRole('button', { name: /^Remove:/ }));
    await person.click(screen.getByRole('button', { name: 'Remove all' }));
    await waitFor(() => expect(platform.log.confirmations).toHaveLength(2));
    expect(api.sent('delete', oneUser)).toEqual([]);
    expect(api.sent('delete', users)).toEqual([]);
  });

  it('remove all names the number, keeps administrators, and is hidden when nobody is left [ACC-062] [ACC-063] [ACC-064]', async () => {
    const { person, platform, api } = open();
    expect(
      screen.getByText(
        '“Remove all” does not affect administrators. 4 users will be removed: Соколова, Ёлкин, Хасанов and 1 invited person.',
      ),
    ).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Remove all' }));
    await waitFor(() => expect(mails()).toHaveLength(3));
    expect(platform.log.confirmations[0]?.title).toBe('Remove 4 users? Administrators keep their access');
    expect(api.sent('delete', '/participants/101/users')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Remove all' })).toBeNull();
    expect(screen.queryByText(/keeps administrators/)).toBeNull();
  });

  it.each([
    [1, 'Удалить 1 пользователя? Администраторы сохранят доступ'],
    [2, 'Удалить 2 пользователей? Администраторы сохранят доступ'],
    [5, 'Удалить 5 пользователей? Администраторы сохранят доступ'],
    [21, 'Удалить 21 пользователя? Администраторы сохранят доступ'],
  ])('the confirmation for %i has the right Russian plural [ACC-062]', async (count, title) => {
    const readers = Array.from({ length: count }, (_, index) =>
      buildParticipationUser('read', { id: 100 + index, email: `reader-${index}@severmech.example` }),
    );
    const { person, platform } = open({
      locale: 'ru',
      confirms: false,
      team: [buildParticipationUser('supervisor'), ...readers],
    });
    await person.click(screen.getByRole('button', { name: 'Удалить всех' }));
    await waitFor(() => expect(platform.log.confirmations[0]?.title).toBe(title));
  });
});

describe('leaving a participation', () => {
  it.each(['admin', 'read', 'installer'] as const)(
    'leaving is open to %s after a confirmation [ACC-201]',
    async (role) => {
      const me = buildParticipationUser(role, { id: buildUserWithRole(role).id });
      const { person, platform, api } = open({ role, team: [buildParticipationUser('supervisor', { id: 99 }), me] });
      await person.click(screen.getByRole('button', { name: 'Leave the team' }));
      await waitFor(() => expect(api.sent('delete', '/participants/101/membership')).toHaveLength(1));
      expect(platform.log.confirmations).toEqual([
        expect.objectContaining({ title: 'Leave the team?', tone: 'danger' }),
      ]);
      await waitFor(() => expect(platform.log.notices).toEqual(['You have left the team']));
    },
  );

  it('a declined confirmation sends nothing, and the last supervisor reads why they stay [ACC-201]', async () => {
    const refused = open({ confirms: false });
    await refused.person.click(screen.getByRole('button', { name: 'Leave the team' }));
    expect(refused.api.sent('delete', '/participants/101/membership')).toEqual([]);
    refused.unmount();
    const last = open({
      stub: (api) =>
        api.on('delete', '/participants/{id}/membership', () =>
          failWith(422, { code: 'last_supervisor', message: 'You are the only supervisor' }),
        ),
    });
    await last.person.click(screen.getByRole('button', { name: 'Leave the team' }));
    await waitFor(() => expect(last.platform.log.errors).toEqual(['You are the only supervisor']));
  });

  it('leaving is not offered to a user who is not a member of this participation [ACC-201]', () => {
    open({ team: [buildParticipationUser('supervisor', { id: 99 })] });
    expect(screen.queryByRole('button', { name: 'Leave the team' })).toBeNull();
  });
});
