import {
  axeViolations,
  buildParticipation,
  buildQuota,
  buildSubParticipationRow,
  buildUserWithRole,
  createFakeApi,
  failWith,
  renderCommands,
  renderInPlatform,
  renderTile,
  screen,
  waitFor,
  within,
  type FakeApi,
  type PlatformDoubleOptions,
} from '@fairfront/shared-kit/testing';
import type { SubParticipation } from '@fairfront/shared-kit/platform';
import type { Role } from '@fairfront/shared-kit/model';
import en from '../locales/en.json';
import ru from '../locales/ru.json';
import { availableQuota } from '../model';
import commands from './sub-exhibitors.commands';
import SubExhibitorsModal from './sub-exhibitors.modal';
import tile from './sub-exhibitors.tile';

const all = '/participants/{id}/sub-participants';
const one = `${all}/{subId}` as const;
const texts = { account: { ru, en } };
const row = (changes: Partial<SubParticipation> = {}) => buildSubParticipationRow(changes);
const rezets = row();
const frezer = row({
  id: 112,
  company: { id: 12, name_rus: 'АО «Фрезер»', name_eng: 'Frezer JSC' },
  is_edit: false,
  is_profile_filled: false,
  quota: buildQuota({ certificate: 7, certificate_count: 0 }),
  pass_personal: 0,
  pass_car: 1,
  catalog_order_id: 4,
  catalog_order_status: 'sent',
  invite: 'pending',
  invite_id: 3,
  resend_from: '2026-04-20T12:02:30.000Z',
});

interface Scene extends PlatformDoubleOptions {
  role?: Role;
  rows?: SubParticipation[];
  total?: number;
  own?: number;
  teach?: (api: FakeApi) => void;
}
const scene = ({ role = 'supervisor', rows = [rezets, frezer], total = 40, own = 11, teach, ...options }: Scene) => {
  let current = rows;
  const quota = () => {
    const given = current.reduce((sum, { quota: { certificate } }) => sum + (certificate ?? 0), 0);
    const shares = { total, own, held: 0, given };
    return { ...shares, available: availableQuota(shares) };
  };
  const api = createFakeApi()
    .on('get', all, () => ({ data: current, meta: { quota: quota() } }))
    .on('post', all, ({ body }) => {
      const made = (body as { companies: { name_rus: string; name_eng: string; certificate: number }[] }).companies.map(
        ({ name_rus, name_eng, certificate }, n) =>
          row({
            id: 200 + n,
            company: { id: 50 + n, name_rus, name_eng },
            invite: 'pending',
            quota: buildQuota({ certificate }),
            pass_personal: 0,
          }),
      );
      current = [...current, ...made];
      return { data: made };
    })
    .on('put', one, ({ params, body }) => {
      const { is_edit, certificate } = body as { is_edit: boolean; certificate: number };
      current = current.map((sub) =>
        sub.id === Number(params.subId) ? { ...sub, is_edit, quota: { ...sub.quota, certificate } } : sub,
      );
      return { data: current.find(({ id }) => id === Number(params.subId)) ?? rezets };
    })
    .on('delete', one, ({ params }) => {
      current = current.filter(({ id }) => id !== Number(params.subId));
      return undefined as never;
    })
    .on('delete', all, () => {
      current = [];
      return undefined as never;
    })
    .on('post', `${one}/resend-invite`, () => ({ data: frezer }));
  teach?.(api);
  return {
    api,
    texts,
    now: '2026-04-20T12:00:00.000Z',
    participation: buildParticipation({ id: 110, type: 'collective' }),
    user: buildUserWithRole(role),
    ...options,
  } satisfies PlatformDoubleOptions;
};
const open = (wanted: Scene = {}) => {
  const options = scene(wanted);
  return {
    ...renderInPlatform(<SubExhibitorsModal />, { modalTitle: 'Sub-exhibitors', ...options }),
    api: options.api,
  };
};
const loaded = () => screen.findAllByRole('rowheader');
const rowOf = (name: string): HTMLElement => {
  const found = screen.getByText(name).closest('tr');
  if (!found) throw new Error(`no row of ${name}`);
  return found;
};
const fill = async ({ person }: ReturnType<typeof open>, n: number, values: Record<string, string>) => {
  const group = within(screen.getByRole('group', { name: `Company ${n}` }));
  for (const [label, text] of Object.entries(values)) {
    const control =
      label === 'Pass quota' ? group.getByRole('spinbutton') : group.getByLabelText(new RegExp(`^${label}`));
    await person.clear(control);
    await person.type(control, text);
  }
  await person.tab();
};
const send = (name = /^Send/) => screen.getByRole('button', { name });

describe('the list', () => {
  it('asks once and shows figures, marks, passes, cars, control and invitation of each [ACC-076] [ACC-077] [ACC-078] [ACC-079] [ACC-080] [ACC-095] [ACC-096] [ACC-097] [ACC-099] [ACC-173]', async () => {
    const { api, platform } = open({ role: 'read' });
    await loaded();
    expect(api.sent('get', '/participants/110/sub-participants')).toHaveLength(1);
    expect(screen.getByText('Sub-exhibitors: 2. Passes available: 17 of 40')).toBeVisible();
    const shown = rowOf('Rezets LLC').textContent;
    expect(shown).toMatch(/Invitation accepted.*Completed.*No order.*2 of 5.*0.*Edit: managed by the sub-exhibitor/);
    expect(rowOf('Frezer JSC').textContent).toMatch(
      /Invitation sent.*Partly filled.*Sent.*0 of 7.*1.*View: managed by you/,
    );
    await platform.setLocale('ru');
    expect(screen.getByText('Субэкспонентов: 2. Доступно пропусков: 17 из 40')).toBeVisible();
    expect(rowOf('ООО «Резец»').textContent).toContain('Редактирование: управляет субэкспонент');
    expect(rowOf('АО «Фрезер»').textContent).toContain('Просмотр: управляете вы');
    expect(platform.log.missingTexts).toEqual([]);
    expect(await axeViolations()).toEqual([]);
  });

  it('is found by the name in the language on screen [ACC-092] [ACC-093]', async () => {
    const { person, platform } = open();
    await loaded();
    const search = screen.getByRole('searchbox', { name: 'Company name' });
    await person.type(search, 'FREZ');
    expect(await loaded()).toHaveLength(1);
    expect(screen.getByText('Frezer JSC')).toBeVisible();
    await person.clear(search);
    await person.type(search, 'Резец');
    expect(await screen.findByRole('heading', { name: 'Nothing found' })).toBeVisible();
    await platform.setLocale('ru');
    expect(await screen.findByText('ООО «Резец»')).toBeVisible();
  });

  it('is a table first and cards by the toggle [ACC-094]', async () => {
    const { person } = open();
    await loaded();
    await person.click(screen.getByRole('radio', { name: 'Cards' }));
    expect(screen.queryByRole('table')).toBeNull();
    expect(
      within(screen.getByRole('list', { name: 'Sub-exhibitors' })).getAllByRole('listitem').length,
    ).toBeGreaterThan(1);
    await person.click(screen.getByRole('radio', { name: 'Table' }));
    expect(screen.getByRole('table')).toBeVisible();
  });

  it('leads into a sub-exhibitor, to edit or to view [ACC-107]', async () => {
    const writer = open();
    await loaded();
    await writer.person.click(screen.getByRole('link', { name: 'Edit: Rezets LLC' }));
    expect(writer.platform.log.navigated).toEqual([
      expect.objectContaining({ name: 'participant', params: { id: 111 } }),
    ]);
    writer.unmount();
    open({ role: 'read' });
    await loaded();
    expect(screen.getByRole('link', { name: 'View: Rezets LLC' })).toBeVisible();
  });

  it('is all that a reader gets: nothing is added, changed or deleted [ACC-108]', async () => {
    const { unmount } = open({ role: 'read' });
    await loaded();
    expect(screen.queryByRole('button', { name: /Add|Delete|Resend/ })).toBeNull();
    expect(screen.queryByRole('spinbutton')).toBeNull();
    expect(screen.queryByRole('combobox')).toBeNull();
    unmount();
    open({ role: 'read', rows: [] });
    expect(await screen.findByRole('heading', { name: 'No sub-exhibitors yet' })).toBeVisible();
    expect(screen.queryByLabelText(/^Company name/)).toBeNull();
  });

  it('says that it did not come, and is asked for again', async () => {
    let isBroken = true;
    const { person } = open({
      teach: (api) =>
        void api.on('get', all, () =>
          isBroken
            ? failWith(403, { message: 'Not today' })
            : { data: [rezets], meta: { quota: { total: 9, own: 0, held: 0, given: 5, available: 4 } } },
        ),
    });
    expect(await screen.findByText('Not today')).toBeVisible();
    isBroken = false;
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await loaded()).toHaveLength(1);
  });
});

describe('inviting', () => {
  it('opens by itself over an empty list, otherwise by the button [ACC-082]', async () => {
    const empty = open({ rows: [] });
    expect(await screen.findByRole('group', { name: 'Company 1' })).toBeVisible();
    empty.unmount();
    const { person } = open();
    await loaded();
    expect(screen.queryByRole('group', { name: 'Company 1' })).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Add' }));
    expect(screen.getByLabelText('Company name', { selector: 'input:not([type=search])' })).toHaveFocus();
  });

  it('cannot be sent before name, e-mail and quota are filled; the INN may stay empty in English [ACC-083] [ACC-084]', async () => {
    const opened = open({ rows: [] });
    await screen.findByRole('group', { name: 'Company 1' });
    expect(send()).toHaveAccessibleDescription('Fill in name, e-mail and quota of every company');
    await fill(opened, 1, { 'Company name': 'Spindle', 'E-mail': 'd@x.example' });
    expect(send()).toHaveAttribute('aria-disabled', 'true');
    await fill(opened, 1, { 'Pass quota': '3' });
    await waitFor(() => expect(send()).not.toHaveAttribute('aria-disabled'));
    const quota = screen.getByRole('spinbutton', { name: 'Pass quota' });
    expect([quota.getAttribute('aria-valuemin'), quota.getAttribute('aria-valuemax')]).toEqual(['0', '29']);
  });

  it('needs an INN of digits in Russian [ACC-083] [ACC-085] [ACC-086]', async () => {
    const { person } = open({ rows: [], locale: 'ru' });
    const group = within(await screen.findByRole('group', { name: 'Компания 1' }));
    await person.type(group.getByLabelText('Название компании'), 'Шпиндель');
    await person.type(group.getByLabelText('E-mail'), 'd@x.example');
    await person.clear(group.getByRole('spinbutton'));
    await person.type(group.getByRole('spinbutton'), '2');
    const inn = group.getByLabelText('ИНН');
    const button = () => screen.getByRole('button', { name: 'Отправить приглашение' });
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    await person.type(inn, '77-01a23456789012345');
    expect(inn).toHaveValue('77012345678901');
    await person.clear(inn);
    await person.type(inn, '77');
    await waitFor(() => expect(button()).not.toHaveAttribute('aria-disabled'));
    await person.click(button());
    await waitFor(() => expect(inn).toHaveAccessibleDescription('Неверный ИНН'));
  });

  it('sends several companies at once, one name as both, then clears the form and loads the list [ACC-084] [ACC-089] [ACC-090] [ACC-102] [SHELL-229]', async () => {
    const opened = open();
    const { person, api, platform } = opened;
    await loaded();
    await person.click(screen.getByRole('button', { name: 'Add' }));
    await fill(opened, 1, {
      'Company name': ' Spindle ',
      'E-mail': 'd@x.example',
      INN: '7701234567',
      'Pass quota': '3',
    });
    await person.click(screen.getByRole('button', { name: 'Add another company' }));
    const second = within(screen.getByRole('group', { name: 'Company 2' }));
    await waitFor(() => expect(second.getByRole('spinbutton')).toHaveAttribute('aria-valuemax', '14'));
    await fill(opened, 2, { 'Company name': 'Bush', 'E-mail': 'b@x.example', 'Pass quota': '1' });
    await person.click(send(/^Send 2 invitations/));
    await waitFor(() => expect(platform.log.notices).toEqual(['2 invitations sent']));
    const [request] = api.sent('post', '/participants/110/sub-participants');
    expect(request?.body).toEqual({
      companies: [
        { name_rus: 'Spindle', name_eng: 'Spindle', email: 'd@x.example', inn: '7701234567', certificate: 3 },
        { name_rus: 'Bush', name_eng: 'Bush', email: 'b@x.example', inn: null, certificate: 1 },
      ],
    });
    expect(request?.headers.get('idempotency-key')).toMatch(/^[\w-]{8,}$/);
    expect(await screen.findByText('Spindle')).toBeVisible();
    expect(screen.getByText('Sub-exhibitors: 4. Passes available: 13 of 40')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Add' }));
    expect(screen.getAllByRole('group', { name: /^Company \d/ })).toHaveLength(1);
    expect(screen.getByLabelText('E-mail')).toHaveValue('');
  });

  it('names the same e-mail twice, and puts what the server refuses at its row [ACC-087] [ACC-088] [ACC-091]', async () => {
    const used = 'This e-mail is already used';
    const opened = open({
      rows: [],
      teach: (api) =>
        void api.on('post', all, () =>
          failWith(422, {
            message: 'x',
            errors: { 'companies.1.email': [used], 'companies.0.name_rus': ['Too long'] },
          }),
        ),
    });
    const { person, api } = opened;
    await screen.findByRole('group', { name: 'Company 1' });
    await fill(opened, 1, { 'Company name': 'Spindle', 'E-mail': 'd@x.example', 'Pass quota': '1' });
    await person.click(screen.getByRole('button', { name: 'Add another company' }));
    await fill(opened, 2, { 'Company name': 'Bush', 'E-mail': 'D@x.example', 'Pass quota': '1' });
    const emailOf = (n: number) => within(screen.getByRole('group', { name: `Company ${n}` })).getByLabelText('E-mail');
    await waitFor(() => expect(emailOf(2)).toHaveAccessibleDescription(used));
    await person.click(send());
    expect(api.sent('post', all)).toEqual([]);
    await fill(opened, 2, { 'E-mail': 'b@x.example' });
    await person.click(send());
    await waitFor(() => expect(api.sent('post', '/participants/110/sub-participants')).toHaveLength(1));
    await waitFor(() => expect(emailOf(2)).toHaveAccessibleDescription(used));
    expect(screen.getByText('Too long')).toBeVisible();
    expect(emailOf(1)).toHaveValue('d@x.example');
  });

  it('says why nothing can be given away', async () => {
    open({ rows: [], own: 40 });
    const words = 'No passes are left. Lower the quota of another sub-exhibitor';
    expect((await screen.findAllByText(words))[0]).toBeVisible();
    expect(send()).toHaveAccessibleDescription(words);
  });
});

describe('quota and control', () => {
  it('of a row go between what is used and what is left, and are sent together [ACC-098] [ACC-099] [ACC-100] [ACC-102]', async () => {
    const { person, api } = open();
    await loaded();
    const quota = () => within(rowOf('Rezets LLC')).getByRole('spinbutton', { name: 'Quota: Rezets LLC' });
    expect([quota().getAttribute('aria-valuemin'), quota().getAttribute('aria-valuemax')]).toEqual(['2', '22']);
    await person.clear(quota());
    await person.type(quota(), '6');
    await person.tab();
    await waitFor(() => expect(api.sent('put', '/participants/110/sub-participants/111')).toHaveLength(1));
    expect(await screen.findByText('Sub-exhibitors: 2. Passes available: 16 of 40')).toBeVisible();
    await person.click(within(rowOf('Rezets LLC')).getByRole('combobox', { name: 'Control: Rezets LLC' }));
    await person.click(await screen.findByRole('option', { name: 'View: managed by you' }));
    await waitFor(() => expect(api.sent('put', '/participants/110/sub-participants/111')).toHaveLength(2));
    expect(api.sent('put', '/participants/110/sub-participants/111').map(({ body }) => body)).toEqual([
      { is_edit: true, certificate: 6 },
      { is_edit: false, certificate: 6 },
    ]);
    await waitFor(() => expect(rowOf('Rezets LLC')).toHaveTextContent('View: managed by you'));
  });

  it('show what the server refuses, and what it has [ACC-102]', async () => {
    const { person, platform } = open({
      teach: (api) =>
        void api.on('put', one, () =>
          failWith(422, { message: 'x', errors: { certificate: ['The value must be at most 5'] } }),
        ),
    });
    await loaded();
    await person.click(within(rowOf('Rezets LLC')).getByRole('combobox', { name: /^Control/ }));
    await person.click(await screen.findByRole('option', { name: 'View: managed by you' }));
    await waitFor(() => expect(platform.log.errors).toEqual(['The value must be at most 5']));
    await waitFor(() => expect(rowOf('Rezets LLC')).toHaveTextContent('Edit: managed by the sub-exhibitor'));
  });

  it('sends a pending invitation again, when it is time [ACC-173]', async () => {
    const early = open();
    await loaded();
    expect(screen.getByRole('button', { name: /^Resend in 3.min: Frezer JSC/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(within(rowOf('Rezets LLC')).queryByRole('button', { name: /Resend/ })).toBeNull();
    early.unmount();
    const { person, api, platform } = open({ now: '2026-04-20T13:00:00.000Z' });
    await loaded();
    await person.click(screen.getByRole('button', { name: 'Resend: Frezer JSC' }));
    await waitFor(() => expect(platform.log.notices).toEqual(['Invitation sent again: Frezer JSC']));
    expect(api.sent('post', '/participants/110/sub-participants/112/resend-invite')).toHaveLength(1);
  });
});

describe('deleting', () => {
  it('asks with the number of passes that are withdrawn, then the row goes [ACC-103] [ACC-104] [ACC-106]', async () => {
    const { person, platform, api } = open();
    await loaded();
    await person.click(screen.getByRole('button', { name: 'Delete: Rezets LLC' }));
    await waitFor(() => expect(screen.queryByText('Rezets LLC')).toBeNull());
    expect(platform.log.confirmations).toEqual([
      expect.objectContaining({
        title: 'Delete the sub-exhibitor Rezets LLC?',
        text: '2 passes will be withdrawn',
        tone: 'danger',
      }),
    ]);
    expect(api.sent('delete', '/participants/110/sub-participants/111')).toHaveLength(1);
    expect(screen.getByText('Sub-exhibitors: 1. Passes available: 22 of 40')).toBeVisible();
    expect(document.activeElement).toBe(screen.getByRole('table').querySelector('caption'));
  });

  it('of all asks once, in Russian too, and leaves the form [ACC-103] [ACC-104] [ACC-106]', async () => {
    const { person, platform, api } = open({ locale: 'ru' });
    await loaded();
    await person.click(screen.getByRole('button', { name: 'Удалить всех' }));
    expect(await screen.findByRole('group', { name: 'Компания 1' })).toBeVisible();
    expect(platform.log.confirmations).toEqual([
      expect.objectContaining({ title: 'Удалить всех субэкспонентов?', text: 'Будет аннулировано пропусков: 3' }),
    ]);
    expect(api.sent('delete', '/participants/110/sub-participants')).toHaveLength(1);
  });

  it('that fails is silent, and the list is loaded in every case [ACC-104]', async () => {
    const { person, platform, api } = open({
      teach: (taught) => void taught.on('delete', one, () => failWith(500)).on('delete', all, () => failWith(403)),
    });
    await loaded();
    const reads = () => api.sent('get', '/participants/110/sub-participants').length;
    await person.click(screen.getByRole('button', { name: 'Delete: Rezets LLC' }));
    await waitFor(() => expect(reads()).toBe(2));
    await person.click(screen.getByRole('button', { name: 'Delete all' }));
    await waitFor(() => expect(reads()).toBe(3));
    expect([platform.log.errors, (await loaded()).length]).toEqual([[], 2]);
  });

  it('does nothing without a yes [ACC-103]', async () => {
    const { person, platform, api } = open({ confirms: false });
    await loaded();
    await person.click(screen.getByRole('button', { name: 'Delete: Rezets LLC' }));
    await person.click(screen.getByRole('button', { name: 'Delete all' }));
    await waitFor(() => expect(platform.log.confirmations).toHaveLength(2));
    expect([...api.sent('delete', one), ...api.sent('delete', all)]).toEqual([]);
  });
});

describe('tile and command', () => {
  it('count the companies and lead to the list [ACC-078] [SHELL-131]', async () => {
    const { tile: said } = renderTile(tile, scene({}));
    expect(await screen.findByText('companies')).toBeVisible();
    const facts = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(facts).toEqual(['Given away12', 'Left to give17', 'Invitation sent1']);
    expect(said().actions).toEqual([
      expect.objectContaining({ label: 'Manage', target: { modal: 'event-modal-subexponent', params: {} } }),
    ]);
    const { commands: offered } = renderCommands(commands, scene({}));
    expect(offered()).toMatchObject({ commands: [{ id: 'sub-exhibitors', title: 'Sub-exhibitors' }] });
  });

  it('tell role installer nothing and ask for nothing [ACC-077] [SHELL-132]', () => {
    const options = scene({ role: 'installer' });
    const { tile: said } = renderTile(tile, options);
    expect([said().actions, options.api.requests]).toEqual([undefined, []]);
    expect(renderCommands(commands, options).commands()).toEqual({ state: 'ready', commands: [] });
  });
});
