import {
  axeViolations,
  buildUserWithRole,
  createFakeApi,
  failWith,
  prefetched,
  renderChecklist,
  renderCommands,
  renderInPlatform,
  screen,
  setWindowWidth,
  waitFor,
  within,
  type FakeApi,
  type PlatformDoubleOptions,
} from '@fairfront/shared-kit/testing';
import type { AnnouncementDetail } from '../api/announcement';
import type { Announcement } from '../api/announcements';
import { en, ru } from '../testing/texts';
import announcementUpdated from './announcement-updated';
import checklist from './announcements.checklist';
import commands from './announcements.commands';
import AnnouncementsModal from './announcements.modal';
import { accountKeys } from '../api/query-keys';

const now = '2026-05-26T09:00:00Z';
const announcement = (changes: Partial<Announcement> = {}): Announcement => ({
  id: 5,
  title_rus: 'Правила монтажа',
  title_eng: 'Installation rules',
  published_at: '2026-05-22T07:05:00Z',
  audience: ['self', 'collective', 'sub', 'installer'],
  is_compulsory: true,
  is_step: true,
  read_until: '2026-06-01',
  file: { id: 70, original_name: 'Правила монтажа.pdf', size: 1_887_437 },
  own_read_at: null,
  is_counted: false,
  readers_count: 0,
  colleague: null,
  ...changes,
});
const colleague = { id: 2, name: 'Ольга', lastname: 'Белова' };
const list: Announcement[] = [
  announcement(),
  announcement({ id: 4, title_eng: 'Arrival times', own_read_at: now, is_counted: true, readers_count: 1 }),
  announcement({ id: 3, title_eng: 'Evacuation plan', is_counted: true, readers_count: 1, colleague }),
  announcement({ id: 2, title_eng: 'Catering', is_compulsory: false, is_step: false, read_until: null, file: null }),
];
const detail = (changes: Partial<AnnouncementDetail> = {}): AnnouncementDetail => ({
  ...announcement(),
  body_rus: 'Выше 4 метров с проверкой.\n\n- Пришлите расчёт',
  body_eng: 'Above 4 metres with a check.\n\n- Send the calculation\n- <b>Bold</b>',
  readers: [{ ...colleague, read_at: '2026-05-22T09:15:00Z' }],
  waiting: [
    { id: 1, name: 'Виктор', lastname: 'Орлов' },
    { id: 4, name: 'Пётр', lastname: 'Ёлкин' },
  ],
  remind_from: null,
  ...changes,
});
const calls = '/participants/{id}/announcements';
const apiWith = (one = detail(), all = list): FakeApi =>
  createFakeApi().on('get', calls, { data: all }).on('get', `${calls}/{announcementId}`, { data: one });
const supervisor = buildUserWithRole('supervisor');
const options = (api: FakeApi, changes: PlatformDoubleOptions = {}): PlatformDoubleOptions => ({
  texts: { account: { ru, en } },
  api,
  user: supervisor,
  now,
  ...changes,
});
const open = (api = apiWith(), params: { announcement?: string } = {}, changes: PlatformDoubleOptions = {}) =>
  renderInPlatform(<AnnouncementsModal params={params} />, options(api, { modalTitle: 'Announcements', ...changes }));

describe('the announcements dialog', () => {
  it('the dialog lists announcements with their status and opens the first unread one, in both languages [ACC-223] [ACC-224]', async () => {
    const { platform } = open();
    expect(
      await screen.findByRole('heading', { level: 2, name: '1 announcement to read by 1\u00a0June' }),
    ).toBeVisible();
    const items = within(screen.getByRole('region', { name: 'Announcements' })).getAllByRole('button');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Installation rules22\u00a0May, read by 1\u00a0June',
      'Arrival times22\u00a0May, you have read it',
      'Evacuation plan22\u00a0May, read by Ольга Белова',
      'Catering22\u00a0May, for information',
    ]);
    expect(items[0]).toHaveAttribute('aria-current', 'true');
    const article = within(await screen.findByRole('article', { name: 'Installation rules' }));
    expect(article.getByText('Read by 1 June')).toBeVisible();
    expect(article.getByText(/For exhibitors and installers/)).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await platform.setLocale('ru');
    expect(
      screen.getByRole('heading', { level: 2, name: '1 объявление нужно прочитать до 1\u00a0июня' }),
    ).toBeVisible();
    expect(screen.getByText(/Для экспонентов и монтажников/)).toBeVisible();
    expect(platform.log.missingTexts).toEqual([]);
  });

  it('the article renders paragraphs and lists, and shows markup as text [ACC-220]', async () => {
    open();
    const article = within(await screen.findByRole('article'));
    expect(article.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Send the calculation',
      '<b>Bold</b>',
    ]);
    expect(article.getByText('Above 4 metres with a check.').tagName).toBe('P');
  });

  it('the list filters unread announcements, and the address selects another one [ACC-223] [ACC-224]', async () => {
    const { person, platform } = open();
    await person.click(await screen.findByRole('radio', { name: /^To read/ }));
    const items = within(screen.getByRole('region', { name: 'Announcements' })).getAllByRole('button');
    expect(items.map(({ textContent }) => textContent)).toEqual(['Installation rules22\u00a0May, read by 1\u00a0June']);
    await person.click(screen.getByRole('radio', { name: /^All/ }));
    await person.click(screen.getByRole('button', { name: /^Catering/ }));
    expect(platform.log.modalParams).toEqual([{ announcement: '2' }]);
  });

  it('the mark as read button updates the list at once and explains its effect [ACC-222] [ACC-224]', async () => {
    const api = apiWith().on('post', `${calls}/{announcementId}/read`, () => new Promise(() => undefined) as never);
    const { person, platform } = open(api);
    expect(await screen.findByText('The preparation step will count as done for the whole team')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Mark as read' }));
    await waitFor(() => expect(platform.api.sent('post', '/participants/101/announcements/5/read')).toHaveLength(1));
    expect(screen.queryByRole('button', { name: 'Mark as read' })).toBeNull();
    expect(screen.getByRole('heading', { level: 2, name: 'All important announcements have been read' })).toBeVisible();
  });

  it('the mark is rolled back when the server refuses it [ACC-224]', async () => {
    const api = apiWith().on('post', `${calls}/{announcementId}/read`, () => failWith(500));
    const { person, platform } = open(api);
    await person.click(await screen.findByRole('button', { name: 'Mark as read' }));
    await waitFor(() => expect(platform.log.errors).toHaveLength(1));
    expect(screen.getByRole('button', { name: 'Mark as read' })).toBeVisible();
  });

  it.each([
    ['an editor', 'edit', {}, /once an administrator has marked it/],
    ['an editor, once it is done', 'edit', { is_counted: true }, /The preparation step is done already/],
    ['anybody, for information', 'supervisor', { is_compulsory: false, read_until: null }, /reading is optional/],
  ] as const)('the dialog shows %s what their own mark does [ACC-222]', async (_who, role, changes, text) => {
    open(apiWith(detail(changes)), { announcement: '5' }, { user: buildUserWithRole(role) });
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('the readers card shows who has read, who has not, and whose mark counts [ACC-222] [ACC-224]', async () => {
    open();
    const card = within(await screen.findByRole('region', { name: 'Who has read it' }));
    expect(card.getByText('1 of 3')).toBeVisible();
    expect(card.getByText('Белова Ольга')).toBeVisible();
    expect(card.getByText('Not read yet: Орлов Виктор, Ёлкин Пётр')).toBeVisible();
    expect(
      card.getByText('The preparation step counts with the first administrator: you or Ольга Белова'),
    ).toBeVisible();
  });

  it('the reminder button works once a day [ACC-226]', async () => {
    const api = apiWith().on('post', `${calls}/{announcementId}/reminders`, {
      data: { recipients: 1, remind_from: '2026-05-27T09:00:00Z' },
    });
    const { person, platform } = open(api);
    const button = await screen.findByRole('button', { name: 'Remind the others' });
    api.on('get', `${calls}/{announcementId}`, { data: detail({ remind_from: '2026-05-27T09:00:00Z' }) });
    await person.click(button);
    await waitFor(() => expect(platform.log.notices).toEqual(['A reminder has been sent to 1 person']));
    const [request] = platform.api.sent('post', '/participants/101/announcements/5/reminders');
    expect(request?.headers.get('idempotency-key')).toMatch(/^[\w-]{8,}$/);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /Remind the others/ })).toHaveAttribute('aria-disabled', 'true'),
    );
    await person.click(screen.getByRole('button', { name: /Remind the others/ }));
    expect(platform.api.sent('post', '/participants/101/announcements/5/reminders')).toHaveLength(1);
  });

  it('the reminder is hidden from non-administrators, and when all have read [ACC-226]', async () => {
    const { unmount } = open(apiWith(), {}, { user: buildUserWithRole('edit') });
    await screen.findByRole('region', { name: 'Who has read it' });
    expect(screen.queryByRole('button', { name: /Remind/ })).toBeNull();
    unmount();
    open(apiWith(detail({ waiting: [{ id: 1, name: 'Виктор', lastname: 'Орлов' }] })));
    await screen.findByRole('region', { name: 'Who has read it' });
    expect(screen.queryByRole('button', { name: /Remind/ })).toBeNull();
  });

  it('the file of an announcement downloads [ACC-224]', async () => {
    const { person, platform } = open();
    await person.click(await screen.findByRole('button', { name: 'Download: Installation rules' }));
    await waitFor(() => expect(platform.api.sent('get', '/files/70/download')).toHaveLength(1));
  });

  it('a phone shows the list, then the announcement with the mark button in the footer [ACC-224]', async () => {
    const widen = setWindowWidth(390);
    const { person, platform, rerender } = open();
    await screen.findByRole('region', { name: 'Announcements' });
    expect(screen.queryByRole('article')).toBeNull();
    await person.click(screen.getByRole('button', { name: /^Installation rules/ }));
    expect(platform.log.modalParams).toEqual([{ announcement: '5' }]);
    rerender(<AnnouncementsModal params={{ announcement: '5' }} />);
    expect(await screen.findByRole('heading', { level: 3, name: 'Installation rules' })).toHaveFocus();
    expect(screen.queryByRole('region', { name: 'Announcements' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Mark as read' })).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Back' }));
    expect(platform.log.modalParams.at(-1)).toEqual({ announcement: undefined });
    rerender(<AnnouncementsModal params={{}} />);
    expect(await screen.findByRole('button', { name: /^Installation rules/ })).toHaveFocus();
    widen();
  });

  it('the dialog handles an empty list, a withdrawn announcement and a failed read with a retry [ACC-224]', async () => {
    const { unmount } = open(apiWith(detail(), []));
    expect(await screen.findByRole('heading', { name: 'No announcements yet' })).toBeVisible();
    unmount();
    const gone = open(apiWith(), { announcement: '99' });
    expect(await screen.findByRole('heading', { name: 'This announcement is no longer here' })).toBeVisible();
    gone.unmount();
    const api = createFakeApi().on('get', calls, () => failWith(500));
    const { person } = open(api);
    expect(await screen.findByRole('heading', { name: 'The announcements did not load' })).toBeVisible();
    api.on('get', calls, { data: list }).on('get', `${calls}/{announcementId}`, () => failWith(500));
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'The announcement did not load' })).toBeVisible();
    api.on('get', `${calls}/{announcementId}`, { data: detail() });
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article')).toBeVisible();
  });
});

describe('the announcements on the hub', () => {
  it('the prefetched address equals the request [SHELL-436]', async () => {
    const { checklist: said, platform } = renderChecklist(checklist, options(apiWith()));
    await waitFor(() => expect(said().state).toBe('ready'));
    const { read, asked } = await prefetched(checklist, platform);
    expect(read).toHaveLength(1);
    expect(asked).toEqual(read);
  });

  it('each mandatory announcement is a step with the days left, and the hub links to all [ACC-222] [ACC-228]', async () => {
    const { checklist: said } = renderChecklist(checklist, options(apiWith()));
    await waitFor(() => expect(said().state).toBe('ready'));
    expect(said().items[0]).toEqual({
      id: '5',
      done: false,
      title: 'Read: Installation rules',
      detail: 'By 1\u00a0June, 6 days left',
      tone: 'info',
      due: '2026-06-01',
      target: { modal: 'event-modal-announcements', params: { announcement: '5' } },
    });
    expect(said().items.map(({ id, done }) => [id, done])).toEqual([
      ['5', false],
      ['4', true],
      ['3', true],
    ]);
    expect(said().places?.map(({ title }) => title)).toEqual(['Announcements: 4']);
  });

  it.each([
    ['2026-05-29', 'warning', 'By 29\u00a0May, 3 days left'],
    ['2026-05-26', 'warning', 'By 26\u00a0May'],
    ['2026-05-25', 'danger', 'Should have been read by 25\u00a0May'],
    [null, 'info', undefined],
  ])('a step whose last day is %s looks %s [ACC-222]', async (read_until, tone, text) => {
    const { checklist: said } = renderChecklist(checklist, options(apiWith(detail(), [announcement({ read_until })])));
    await waitFor(() => expect(said().state).toBe('ready'));
    expect([said().items[0]?.tone, said().items[0]?.detail]).toEqual([tone, text]);
  });

  it('users whose mark does not count get no step, and nothing is shown without announcements [ACC-222] [ACC-228]', async () => {
    const editor = renderChecklist(checklist, options(apiWith(), { user: buildUserWithRole('edit') }));
    await waitFor(() => expect(editor.checklist().items).toHaveLength(3));
    expect(editor.checklist().items[0]).not.toHaveProperty('target');
    editor.unmount();
    const none = renderChecklist(checklist, options(apiWith(detail(), [])));
    await waitFor(() => expect(none.checklist()).toEqual({ state: 'ready', items: [] }));
  });

  it('a failed read is shown and can be retried [SHELL-351] [ACC-228]', async () => {
    const api = createFakeApi().on('get', calls, () => failWith(500));
    const { checklist: said } = renderChecklist(checklist, options(api));
    await waitFor(() => expect(said().state).toBe('failed'));
    api.on('get', calls, { data: list });
    said().retry?.();
    await waitFor(() => expect(said().items).toHaveLength(3));
  });

  it('the palette offers announcements while there are any [ACC-228]', async () => {
    const { commands: said, unmount } = renderCommands(commands, options(apiWith()));
    await waitFor(() => expect(said().commands).toHaveLength(1));
    expect(said().commands[0]).toMatchObject({ title: 'Announcements', detail: 'to read: 1', count: 4 });
    unmount();
    const none = renderCommands(commands, options(apiWith(detail(), [])));
    await waitFor(() => expect(none.commands()).toEqual({ state: 'ready', commands: [] }));
  });

  it('the announcement queries are invalidated when one is published, withdrawn or read [ACC-227]', () => {
    const queryClient = { invalidateQueries: jest.fn() };
    announcementUpdated({ id: 5, updated_at: now }, { participationId: 101, queryClient } as never);
    expect(queryClient.invalidateQueries).toHaveBeenCalledWith({ queryKey: accountKeys.announcements.all(101) });
  });

  it('a step is shown when the server says that the announcement is one [ACC-221] [ACC-222]', async () => {
    const others = announcement({ id: 1, is_step: false });
    const { checklist: said } = renderChecklist(checklist, options(apiWith(detail(), [announcement(), others])));
    await waitFor(() => expect(said().items.map(({ id }) => id)).toEqual(['5']));
  });
});
