import { within } from '@testing-library/react';
import {
  axeViolations,
  buildListedExhibition,
  buildPage,
  buildParticipationListItem,
  buildStand,
  buildUser,
  failWith,
} from '@fairfront/shared-kit/testing';
import { eventTypes, type EventType } from '@fairfront/shared-kit/domain/participations';
import { buildDeadline } from '../testing/deadlines';
import { companyRequests } from '../testing/declared-remotes';
import { act, homeStands, screen, settle, startShell, waitFor } from '../testing/shell-double';

const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);

describe('home', () => {
  it('shows one card per participation with the details that distinguish it [SHELL-004] [SHELL-126] [SHELL-127] [SHELL-227]', async () => {
    const exhibition = buildListedExhibition({
      title_rus: 'ТехноФорум',
      started_at: day(21),
      ended_at: day(21),
      timezone: 'UTC',
    });
    const item = buildParticipationListItem({
      id: 101,
      type: 'collective',
      exhibition,
      role: 'read',
      stands: [
        buildStand({
          title: '24C10',
          area: 72,
          pavilion: {
            id: 4,
            title_rus: 'Зал 4',
            title_eng: 'Hall 4',
            parent: { id: 2, title_rus: 'Павильон 2', title_eng: 'Pavilion 2' },
          },
        }),
        buildStand({
          title: '24C12',
          area: 18,
          pavilion: { id: 3, title_rus: 'Павильон 3', title_eng: 'Pavilion 3', parent: null },
        }),
      ],
    });
    const other = buildParticipationListItem({ id: 102 });
    const { services } = await startShell({}, (fake) =>
      fake.on('get', '/participants', () => buildPage([item, other])),
    );
    const [card, second] = await screen.findAllByRole('article');
    if (!card || !second) throw new Error('Two events make two cards');
    expect(within(second).getByRole('link', { name: /^Открыть выставку/ })).toHaveAttribute('href', '/participant/102');
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(card).toHaveAccessibleName('ТехноФорум');
    const dayOf = (date: string) => Number(date.slice(8));
    const dates = card.querySelector('time');
    expect(dates).toHaveTextContent(String(dayOf(exhibition.started_at)));
    expect(dates).toHaveAttribute('datetime', exhibition.started_at);
    expect(dates?.title).toMatch(/^\d+\s\S+\s\d{4}\sг\.\s– \d+\s\S+\s\d{4}\sг\.$/);
    expect(within(card).getByText(/и ещё 1 стенд: 24C12 \(Павильон 3\)$/)).toBeVisible();
    expect(within(card).getByRole('link', { name: /^Открыть выставку ?: ТехноФорум$/ })).toHaveAttribute(
      'href',
      '/participant/101',
    );
    for (const text of [
      '24C10',
      item.company.name_rus,
      'Организатор коллективного стенда',
      'Просмотр',
      'Только просмотр',
      'Через 21 день',
    ]) {
      expect(within(card).getByText(text)).toBeVisible();
    }
    expect(within(card).getByText(/Павильон 2, зал 4, 72 м², и ещё 1 стенд/)).toBeVisible();
    expect(screen.getByText(/2 предстоящие, следующая открывается/)).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await act(() => services.language.follow('en'));
    expect(card).toHaveAccessibleName(exhibition.title_eng);
    expect(within(card).getByText('Collective organiser')).toBeVisible();
  });

  it.each([
    ['2199-06-16', '2199-06-19', 'июнь16–192199'],
    ['2199-07-29', '2199-08-01', '29 июля – 1 августа2199'],
    ['2199-12-30', '2200-01-02', '30 декабря – 2 января2200'],
  ])(
    'writes the days from %s to %s so that the month of each is clear [SHELL-127]',
    async (started_at, ended_at, block) => {
      const exhibition = buildListedExhibition({ started_at, ended_at });
      await startShell({}, (fake) =>
        fake.on('get', '/participants', () =>
          buildPage([buildParticipationListItem({ id: 101, exhibition }), buildParticipationListItem({ id: 102 })]),
        ),
      );
      const [card] = await screen.findAllByRole('article');
      expect(card?.querySelector('time')).toHaveTextContent(block);
    },
  );

  it('shows the next three open deadlines, the same as in the deadline centre [SHELL-550]', async () => {
    const at = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString();
    const deadlines = [
      buildDeadline({ kind: 'catalogue-order', at: at(-0.5), is_passed: true }),
      buildDeadline({ kind: 'visa-simple', at: at(2), state: 'done' }),
      buildDeadline({ kind: 'participant-print', at: at(3), edge: 'from', state: 'done' }),
      buildDeadline({ kind: 'services-end', at: at(4), is_optional: true, services: [] }),
      buildDeadline({ kind: 'car-passes', at: at(5), is_optional: true }),
      buildDeadline({ kind: 'participant-passes', at: at(15), extended_from: at(14) }),
      buildDeadline({ kind: 'installation-passes', at: at(16) }),
    ];
    const items = [101, 102, 103].map((id) => buildParticipationListItem({ id }));
    const preparation = (participation_id: number, own: typeof deadlines) => ({
      participation_id,
      done: 1,
      total: 2,
      deadlines: own,
    });
    await startShell({}, (fake) =>
      fake
        .on('get', '/participants', () => buildPage(items))
        .on('get', '/preparations', { data: [preparation(101, deadlines), preparation(102, deadlines.slice(1, 4))] }),
    );
    await screen.findAllByRole('article');
    expect(await screen.findAllByRole('heading', { level: 3, name: 'Ближайшие сроки' })).toHaveLength(2);
    const [full, empty, unanswered] = screen.getAllByRole('article').map((card) => within(card));
    const shown = [...(full?.getByText('Заявка в каталог').closest('ul')?.children ?? [])];
    expect(shown.map((line) => line.querySelector('span')?.textContent)).toEqual([
      'Заявка в каталог',
      'Пропуска на автомобили',
      'Пропуска участников, срок продлён',
    ]);
    expect(empty?.getByText('Открытых сроков нет')).toBeVisible();
    // unknown data is not mentioned
    expect(unanswered?.queryByText(/сроки|сроков/i)).toBeNull();
  });

  it('requests the preparation of all cards with one call, and keeps a card without data intact [SHELL-281]', async () => {
    const { services, fake } = await startShell({}, (fake) =>
      fake
        .on('get', '/participants', () =>
          buildPage([buildParticipationListItem({ id: 101 }), buildParticipationListItem({ id: 102 })]),
        )
        .on('get', '/preparations', () => ({ data: [{ participation_id: 101, done: 7, total: 11, deadlines: [] }] })),
    );
    const [withProgress, withoutProgress] = await screen.findAllByRole('article');
    if (!withProgress || !withoutProgress) throw new Error('Two events make two cards');
    expect(await within(withProgress).findByText('Подготовка: 7 из 11 шагов')).toBeVisible();
    expect(within(withProgress).getByRole('img', { name: '64\u00a0%' })).toBeVisible();
    expect(within(withoutProgress).queryByText(/Подготовка/)).toBeNull();
    expect(within(withoutProgress).getByRole('link', { name: /^Открыть выставку/ })).toBeVisible();
    expect(fake.sent('get', '/preparations').map(({ query }) => query.getAll('ids'))).toEqual([['101', '102']]);
    expect(await axeViolations()).toEqual([]);
    await act(() => services.language.follow('en'));
    expect(within(withProgress).getByText('Preparation: 7 of 11 steps')).toBeVisible();
    expect(within(withProgress).getByRole('img', { name: '64%' })).toBeVisible();
  });

  it('stays intact without preparation data, with one message about the missing data [SHELL-281] [SHELL-351]', async () => {
    await startShell({}, (fake) => fake.on('get', '/preparations', failWith(500)));
    const card = await homeStands();
    expect(await screen.findByText('Часть данных не загрузилась.')).toBeVisible();
    expect(screen.queryByText(/Подготовка/)).toBeNull();
    expect(card).toBeVisible();
  });

  const labels: Record<EventType, [russian: string, english: string]> = {
    self: ['Экспонент', 'Exhibitor'],
    collective: ['Организатор коллективного стенда', 'Collective organiser'],
    installer: ['Монтажная организация', 'Assembly organisation'],
    sub: ['Субэкспонент', 'Sub-exhibitor'],
    'part-time': ['Заочный участник', 'Absentee exhibitor'],
    'organizer-and-media': ['Организатор или СМИ', 'Organiser or media'],
    'special-project': ['Участник спецпроекта', 'Special-project participant'],
  };

  it('names each of the seven types in both languages [SHELL-003]', async () => {
    expect([...eventTypes].sort()).toEqual(Object.keys(labels).sort());
    const items = eventTypes.map((type, index) => buildParticipationListItem({ id: 200 + index, type }));
    const { services } = await startShell({}, (fake) => fake.on('get', '/participants', () => buildPage(items)));
    await screen.findAllByRole('article');
    const shown = () => screen.getAllByRole('article');
    eventTypes.forEach((type, index) => expect(shown()[index]).toHaveTextContent(labels[type][0]));
    await act(() => services.language.follow('en'));
    eventTypes.forEach((type, index) => expect(shown()[index]).toHaveTextContent(labels[type][1]));
  });

  it('shows a supervisor as an administrator, in both languages [SHELL-154]', async () => {
    const items = (['supervisor', 'admin', 'edit'] as const).map((role, id) =>
      buildParticipationListItem({ id: 301 + id, role }),
    );
    const { services } = await startShell({}, (fake) => fake.on('get', '/participants', () => buildPage(items)));
    await screen.findAllByRole('article');
    expect(screen.getAllByText('Администратор')).toHaveLength(2);
    await act(() => services.language.follow('en'));
    expect(screen.getAllByText('Administrator')).toHaveLength(2);
    expect(screen.queryByText(/supervisor/i)).toBeNull();
  });

  it('requests the participations that have not ended, ten at a time [SHELL-126] [SHELL-128]', async () => {
    const { fake } = await startShell();
    await homeStands();
    await settle();
    expect(fake.sent('get', '/participants').map(({ query }) => query.toString())).toEqual([
      'archive=0&page=1&per_page=10',
    ]);
  });

  it('paginates by ten, with the page in the address [SHELL-127] [SHELL-200] [SHELL-202]', async () => {
    const { person, address, fake } = await startShell({}, (fake) =>
      fake.on('get', '/participants', ({ query }) =>
        buildPage([buildParticipationListItem()], {
          current_page: Number(query.get('page')),
          last_page: 3,
          per_page: 10,
          total: 21,
        }),
      ),
    );
    await homeStands();
    await person.click(await screen.findByRole('button', { name: /Следующая/ }));
    await waitFor(() => expect(address()).toBe('/?page=2'));
    await waitFor(() => expect(fake.sent('get', '/participants').at(-1)?.query.get('page')).toBe('2'));
  });

  it('shows an empty state with a link to add an exhibition [SHELL-128]', async () => {
    await startShell({}, (fake) => fake.on('get', '/participants', () => buildPage([])));
    expect(await screen.findByRole('heading', { name: 'У вас пока нет выставок' })).toBeVisible();
    for (const link of screen.getAllByRole('link', { name: 'Добавить выставку' })) {
      expect(link).toHaveAttribute('href', '/add-exhibition');
    }
  });

  it('directs organiser staff without exhibitions to their own screens [SHELL-128]', async () => {
    await startShell({ parts: { menu: companyRequests } }, (fake) => {
      fake.on('get', '/auth/user', { data: buildUser({ access: 'manager', locale: 'ru' }) });
      fake.on('get', '/participants', () => buildPage([]));
    });
    expect(await screen.findByRole('heading', { name: 'Своих выставок у вас нет' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Заявки компаний' })).toHaveAttribute('href', '/manager/requests');
    expect(screen.queryByText(/У вас пока нет выставок/)).toBeNull();
  });

  it('shows a load failure with a retry', async () => {
    const { person, fake } = await startShell({}, (fake) => fake.on('get', '/participants', failWith(500)));
    expect(await screen.findByRole('heading', { name: 'Список выставок не загрузился' })).toBeVisible();
    fake.on('get', '/participants', () => buildPage([buildParticipationListItem()]));
    await person.click(screen.getByRole('button', { name: 'Повторить' }));
    expect(await homeStands()).toBeVisible();
  });
});
