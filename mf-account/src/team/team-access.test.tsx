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
} from '@fairfront/shared-kit/testing';
import { queryKeys } from '@fairfront/shared-kit/api';
import type { Role } from '@fairfront/shared-kit/domain/participations';
import type { TeamAccess } from '../api/team-access';
import { en, ru } from '../testing/texts';
import UsersModal from './users.modal';

const now = '2026-04-20T12:00:00.000Z';
const restorePath = '/participants/{id}/removed-users/{removalId}/restore';
const people = {
  me: buildParticipationUser('supervisor'),
  editor: buildParticipationUser('edit', { id: 31, name: 'Артём', lastname: 'Кузнецов', email: 'editor@x.example' }),
  reader: buildParticipationUser('read', { id: 32, name: 'Мария', lastname: 'Лебедева', email: 'reader@x.example' }),
  installer: buildParticipationUser('installer', {
    id: 33,
    name: 'Роман',
    lastname: 'Гусев',
    email: 'build@x.example',
  }),
  office: buildParticipationUser('installer', {
    id: 34,
    name: '',
    lastname: '',
    middlename: null,
    email: 'office@x.example',
    invite: 'pending',
  }),
};
const member = (id: number, facts: Partial<TeamAccess['members'][number]> = {}): TeamAccess['members'][number] => ({
  id,
  last_seen_at: null,
  invited_at: '2026-04-03T10:00:00.000Z',
  invited_by: { kind: 'person', name: 'Павел Дементьев' },
  invited_until: null,
  ...facts,
});
const access = (removed: Partial<TeamAccess['removed'][number]>[] = []): TeamAccess => ({
  members: [
    member(people.me.id, { invited_by: { kind: 'organizer', name: null } }),
    member(people.editor.id, { last_seen_at: '2026-04-20T09:12:00.000Z' }),
    member(people.reader.id, { last_seen_at: '2026-04-19T15:40:00.000Z', invited_by: { kind: 'parent', name: null } }),
    member(people.installer.id, { last_seen_at: null, invited_by: { kind: 'code', name: null } }),
    member(people.office.id, { invited_until: '2026-04-27T10:00:00.000Z', invited_by: { kind: 'former', name: null } }),
  ],
  removed: removed.map((facts, index) => ({
    id: 70 + index,
    user_id: 90 + index,
    name: 'Галина',
    lastname: 'Орлова',
    middlename: 'Викторовна',
    email: `orlova-${index}@x.example`,
    role: 'edit',
    removed_at: '2026-04-18T08:00:00.000Z',
    removed_by: { kind: 'person', name: 'Павел Дементьев' },
    restore_until: '2026-05-18T08:00:00.000Z',
    issue: null,
    ...facts,
  })),
});

interface Fixture {
  role?: Role;
  locale?: 'ru' | 'en';
  removed?: Partial<TeamAccess['removed'][number]>[];
  participation?: ReturnType<typeof buildParticipation>;
  stub?: (api: FakeApi) => void;
}
const open = ({ role = 'supervisor', locale = 'en', removed = [], participation, stub }: Fixture = {}) => {
  let current = access(removed);
  const api = createFakeApi();
  api
    .on('get', '/participants/{id}/access', () => ({ data: current }))
    .on('post', restorePath, ({ params }) => {
      current = { ...current, removed: current.removed.filter(({ id }) => id !== Number(params.removalId)) };
      return { data: people.editor };
    });
  stub?.(api);
  const opened = renderInPlatform(<UsersModal />, {
    texts: { account: { ru, en } },
    modalTitle: 'Team',
    participation: participation ?? buildParticipation({ users: Object.values(people) }),
    user: buildUserWithRole(role),
    api,
    now,
    locale,
  });
  return { ...opened, api };
};
const rowOf = (email: string): HTMLElement => {
  const row = screen.getByText(email).closest('tr');
  if (!row) throw new Error(`no row of ${email}`);
  return row;
};
const removedSection = () => screen.findByRole('region', { name: 'Removed in the last 30 days' });
const restoreButton = async () =>
  within(await removedSection()).getByRole('button', { name: 'Restore: Орлова Галина Викторовна' });

describe('the team access list', () => {
  it('the list shows role, company, inviter and last visit of every member [ACC-230] [ACC-231] [ACC-232]', async () => {
    const { platform } = open();
    await waitFor(() => expect(rowOf('editor@x.example')).toHaveTextContent('Today'));
    expect(rowOf(people.me.email)).toHaveTextContent(/Own company, invited by the organiser, 3 April/);
    expect(rowOf(people.me.email)).toHaveTextContent(/Now/);
    expect(rowOf('editor@x.example')).toHaveTextContent(/invited by Павел Дементьев, 3 April/);
    expect(rowOf('editor@x.example')).toHaveTextContent(/Today, \d\d:12/);
    expect(rowOf('reader@x.example')).toHaveTextContent(/invited by the organiser of the stand, 3 April/);
    expect(rowOf('reader@x.example')).toHaveTextContent(/Yesterday, \d\d:40/);
    expect(rowOf('build@x.example')).toHaveTextContent(/Contractor, by a participant code, 3 April.*Not yet/);
    expect(rowOf('office@x.example')).toHaveTextContent(/Contractor, invited 3 April.*Inviteduntil 27 April/);
    expect(screen.getByText('4 people have access, 1 more is invited')).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await platform.setLocale('ru');
    expect(rowOf('reader@x.example')).toHaveTextContent(/Своя компания, пригласил организатор стенда, 3 апреля.*Вчера/);
    expect(screen.getByText(/^Доступ есть у\s4 человек, ещё 1 приглашён$/)).toBeVisible();
    expect(platform.log.missingTexts).toEqual([]);
  });

  it.each(['edit', 'read', 'installer'] as const)(
    'the list requests no access data for role %s [ACC-230] [ACC-066]',
    async (role) => {
      const { api } = open({ role, participation: buildParticipation() });
      expect(await screen.findByText('Others with access')).toBeVisible();
      expect(api.sent('get', '/participants/101/access')).toEqual([]);
      expect(screen.queryByText('Last visit')).toBeNull();
    },
  );

  it('the list stays when visits and invitations fail to load, and offers a retry [ACC-230]', async () => {
    let fails = true;
    const { person } = open({
      stub: (api) =>
        void api.on('get', '/participants/{id}/access', () =>
          fails ? failWith(500, { message: 'x' }) : { data: access() },
        ),
    });
    expect(await screen.findByText(/Last visits and invitations did not load/)).toBeVisible();
    expect(rowOf('editor@x.example')).toBeVisible();
    fails = false;
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(rowOf('editor@x.example')).toHaveTextContent('Today'));
    expect(screen.queryByText(/did not load/)).toBeNull();
  });

  it('the list names the collective organiser by company and user count, and the organiser of the exhibition [ACC-235] [SHELL-218]', () => {
    const participation = buildSubParticipation({ users: [people.me] });
    open({ participation });
    const others = screen.getByRole('region', { name: 'Others with access' });
    const count = participation.parent?.users.length ?? 0;
    expect(count).toBeGreaterThan(0);
    const items = within(others).getAllByRole('listitem');
    expect(items).toHaveLength(2);
    expect(items[0]).toHaveTextContent(participation.parent?.company.name_eng ?? '');
    expect(items[0]).toHaveTextContent(`${count} p`);
    expect(items[1]).toHaveTextContent('Organiser of the exhibition');
  });

  it('the list searches names and emails and filters by company [ACC-236]', async () => {
    const { person } = open();
    const mails = () => screen.getAllByText(/^[a-z]+@x\.example$/).map(({ textContent }) => textContent);
    await person.click(screen.getByRole('radio', { name: /^Contractors/ }));
    expect(mails()).toEqual(['build@x.example', 'office@x.example']);
    await person.type(screen.getByRole('searchbox', { name: 'Name or e-mail' }), 'гусев');
    expect(mails()).toEqual(['build@x.example']);
    await person.type(screen.getByRole('searchbox', { name: 'Name or e-mail' }), 'ов');
    expect(screen.getByText('Nobody found')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Show everybody' }));
    expect(mails()).toHaveLength(4);
    expect(rowOf(people.me.email)).toBeVisible();
  });
});

describe('a removed member', () => {
  it('the row below the list shows who removed the member, when, and how long a restore is possible [ACC-233]', async () => {
    open({ removed: [{}] });
    const section = await removedSection();
    expect(section).toHaveTextContent(/Орлова Галина Викторовна.*Removed by Павел Дементьев on 18 April/);
    expect(section).toHaveTextContent(/Can be restored until 18 May.*The role “Edit” will be as before/);
    expect(await axeViolations()).toEqual([]);
  });

  it('the restore button works once; the reloaded list has the focus [ACC-233]', async () => {
    const { person, platform, api } = open({ removed: [{}] });
    const asked: unknown[] = [];
    const invalidate = platform.queryClient.invalidateQueries.bind(platform.queryClient);
    jest.spyOn(platform.queryClient, 'invalidateQueries').mockImplementation((filters) => {
      asked.push(filters?.queryKey);
      return invalidate(filters);
    });
    await person.dblClick(await restoreButton());
    await waitFor(() => expect(platform.log.notices).toEqual(['Access restored: Галина Орлова']));
    expect(api.sent('post', '/participants/101/removed-users/70/restore')).toHaveLength(1);
    expect(asked).toContainEqual(queryKeys.participation.detail(101));
    await waitFor(() => expect(screen.queryByText('Removed in the last 30 days')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('table').querySelector('caption'));
  });

  it('the row without a possible restore has no button and explains why [ACC-234]', async () => {
    open({
      removed: [
        { issue: 'invited_again' },
        { issue: 'removed_by_organizer', removed_by: { kind: 'organizer', name: null } },
      ],
    });
    const [invited, byOrganiser] = within(await removedSection()).getAllByRole('listitem');
    expect(invited).toHaveTextContent('This person has been invited again. The invitation is waiting for an answer');
    expect(byOrganiser).toHaveTextContent(
      /Removed by the organiser on 18 April.*Only the organiser can give the access back/,
    );
    expect(within(await removedSection()).queryByRole('button')).toBeNull();
  });

  it('a server refusal is shown, and the list is reloaded [ACC-234]', async () => {
    const { person, platform, api } = open({
      removed: [{}],
      stub: (fake) =>
        void fake.on('post', restorePath, () =>
          failWith(422, { code: 'already_back', message: 'This person has access again already' }),
        ),
    });
    await person.click(await restoreButton());
    await waitFor(() => expect(platform.log.errors).toEqual(['This person has access again already']));
    await waitFor(() => expect(api.sent('get', '/participants/101/access').length).toBeGreaterThan(1));
  });
});
