import { within } from '@testing-library/react';
import { queryKeys } from '@fairfront/shared-kit/api';
import {
  axeViolations,
  buildCart,
  buildNotification,
  buildNotifications,
  buildPage,
  buildParticipation,
  buildUser,
} from '@fairfront/shared-kit/testing';
import { companyRequests } from '../testing/declared-remotes';
import { act, homeStands, screen, settle, startShell, waitFor } from '../testing/shell-double';
import { openParticipation } from '../testing/open-participation';

const headerOf = () => within(screen.getByRole('banner'));

describe('the header', () => {
  it('has home link, support, bell, language and profile [SHELL-070] [SHELL-073] [SHELL-074] [SHELL-075]', async () => {
    await startShell({}, (fake) =>
      fake.on('get', '/auth/user', { data: buildUser({ name: 'Ирина', lastname: 'Соколова', locale: 'ru' }) }),
    );
    await homeStands();
    expect(headerOf().getByRole('link', { name: 'Fairfront' })).toHaveAttribute('href', '/');
    expect(headerOf().getByRole('link', { name: 'Мои выставки' })).toHaveAttribute('href', '/');
    expect(headerOf().getByRole('link', { name: 'Поддержка' })).toHaveAttribute('href', '/support');
    expect(await headerOf().findByRole('button', { name: 'Меню профиля: Ирина Соколова' })).toBeVisible();
    expect(headerOf().getByRole('radio', { name: 'RU' })).toBeChecked();
    expect(headerOf().getByRole('radio', { name: 'EN' })).not.toBeChecked();
    expect(headerOf().getByRole('button', { name: /^Уведомления/ })).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  it.each([
    ['/participant/101', true, true],
    ['/participant/101/orders', true, true],
    ['/participant/101/cart', true, false],
    ['/participant/101/calendar', true, false],
    ['/participant/101', false, false],
    ['/', true, false],
  ])('shows the cart on %s with services %s: %s [SHELL-071] [SHELL-014]', async (address, services, shown) => {
    await startShell({ address }, (fake) => {
      const participation = openParticipation({ type: 'self' });
      participation.exhibition.is_show_order_additional_services = services;
      fake.on('get', '/participants/{id}', { data: participation });
    });
    await screen.findByRole('heading', { level: 1 });
    const cart = () => headerOf().queryByRole('link', { name: 'Корзина: 3 позиции' })?.getAttribute('href') ?? null;
    await settle();
    await waitFor(() => expect(cart()).toBe(shown ? '/participant/101/cart' : null));
  });

  it('counts the lines in the cart section if the header has no cart, with one call [SHELL-072]', async () => {
    const { fake } = await startShell({ address: '/participant/101/calendar' }, (stubbed) =>
      stubbed.on('get', '/participants/{id}/cart', () => ({ data: buildCart([7, 12]) })),
    );
    const [section] = await screen.findAllByRole('link', { name: /^Корзина.*2 позиции/ });
    expect(section).toHaveAttribute('href', '/participant/101/cart');
    expect(headerOf().queryByRole('link', { name: /^Корзина/ })).toBeNull();
    expect(fake.requests.filter(({ path }) => path === '/participants/101/cart')).toHaveLength(1);
  });

  it('shows the sections on the cart screen without a count while its remote is unavailable [SHELL-072]', async () => {
    await startShell({
      address: '/participant/101/cart',
      parts: { screens: { cart: () => null } },
      loadDefinition: () => Promise.reject(new Error('away')),
    });
    const [section] = await screen.findAllByRole('link', { name: 'Корзина' });
    expect(section).toHaveAttribute('aria-current', 'page');
    // CSS hides unsettled sections until they are painted
    await waitFor(() => expect(section?.closest('nav')).not.toHaveClass('settling'));
  });

  it('counts the lines of the cart, not the quantities, and shows no number for an empty cart [SHELL-072]', async () => {
    let cart = buildCart([7, 12]);
    const { fake, queryClient } = await startShell({ address: '/participant/101' }, (stubbed) =>
      stubbed.on('get', '/participants/{id}/cart', () => ({ data: cart })),
    );
    expect(await headerOf().findByRole('link', { name: 'Корзина: 2 позиции' })).toHaveTextContent('2');
    expect(fake.requests.filter(({ path }) => path === '/participants/101/cart')).toHaveLength(1);
    cart = buildCart([]);
    await act(() => queryClient.invalidateQueries({ queryKey: queryKeys.cart.all(101) }));
    expect(await headerOf().findByRole('link', { name: 'Корзина' })).toHaveTextContent('');
  });

  it.each([
    ['a flagged route', '/participant/101/orders', true, 1],
    ['the participation page', '/participant/101', true, 1],
    ['a route without the flag', '/participant/101/cart', true, 0],
    ['a flagged route where services are not shown', '/participant/101/orders', false, 0],
  ])('requests the cart on %s [SHELL-039] [SHELL-040]', async (_name, address, services, calls) => {
    const { fake } = await startShell({ address }, (stubbed) => {
      const participation = openParticipation({ type: 'self' });
      participation.exhibition.is_show_order_additional_services = services;
      stubbed.on('get', '/participants/{id}', { data: participation });
    });
    await screen.findByRole('heading', { level: 1 });
    await settle();
    expect(fake.requests.filter(({ path }) => path === '/participants/101/cart')).toHaveLength(calls);
  });

  it('has a keyboard-accessible profile menu with profile, theme and sign-out [SHELL-074]', async () => {
    const { person, address } = await startShell();
    await homeStands();
    const button = await screen.findByRole('button', { name: /Меню профиля: / });
    act(() => button.focus());
    await person.keyboard('{Enter}');
    expect(await screen.findByRole('menuitem', { name: 'Профиль и пароль' })).toHaveFocus();
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await person.keyboard('{End}');
    expect(screen.getByRole('menuitem', { name: 'Выйти' })).toHaveFocus();
    await person.keyboard('{ArrowUp}{Enter}');
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    expect(localStorage.getItem('fairfront.theme')).toBe('dark');
    await person.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    await waitFor(() => expect(button).toHaveFocus());
    await person.keyboard('{Enter}');
    await screen.findByRole('menu');
    await person.keyboard('{Enter}');
    expect(address()).toBe('/profile');
  });

  describe('the entries of remotes in the account menu', () => {
    const menu = {
      all: { route: 'support' },
      staff: { route: 'manager-requests', managers: true },
    } as const;

    it.each([
      ['manager', ['Раздел all', 'Раздел staff']],
      ['participant', ['Раздел all']],
    ] as const)('a %s sees %j [ORG-350]', async (access, names) => {
      const { person, address } = await startShell({ parts: { menu } }, (fake) =>
        fake.on('get', '/auth/user', { data: buildUser({ access, locale: 'ru' }) }),
      );
      await homeStands();
      await person.click(await screen.findByRole('button', { name: /^Меню профиля: / }));
      const entries = await screen.findAllByRole('menuitem', { name: /^Раздел / });
      expect(entries.map(({ textContent }) => textContent)).toEqual(names);
      await person.click(screen.getByRole('menuitem', { name: names.at(-1) ?? '' }));
      expect(address()).toBe(access === 'manager' ? '/manager/requests' : '/support');
    });
  });

  describe('the link to the company requests', () => {
    const startAs = async (access: 'manager' | 'participant', locale: 'ru' | 'en' = 'ru') => {
      const started = await startShell({ parts: { menu: companyRequests } }, (fake) =>
        fake.on('get', '/auth/user', { data: buildUser({ access, locale }) }),
      );
      await homeStands();
      return started;
    };
    const openMenu = async ({ person }: Awaited<ReturnType<typeof startAs>>) => {
      await person.click(await screen.findByRole('button', { name: /^(Меню профиля|Profile menu): / }));
      await screen.findByRole('menuitem', { name: /^(Профиль и пароль|Profile and password)$/ });
    };

    it.each([
      ['ru', 'Заявки компаний'],
      ['en', 'Company requests'],
    ] as const)('leads organiser staff from the profile menu in %s: %s [SHELL-430]', async (locale, name) => {
      const started = await startAs('manager', locale);
      await openMenu(started);
      await started.person.click(screen.getByRole('menuitem', { name }));
      expect(started.address()).toBe('/manager/requests');
    });

    it('is not offered to a participant [SHELL-430]', async () => {
      await openMenu(await startAs('participant'));
      expect(screen.queryByRole('menuitem', { name: 'Заявки компаний' })).toBeNull();
    });

    it.each([
      ['manager', ['/manager/requests']],
      ['participant', []],
    ] as const)(
      'is in the menu sheet of narrow windows for organiser staff only: %s [SHELL-430]',
      async (access, addresses) => {
        // jsdom does not implement the methods of this element
        Object.assign(HTMLDialogElement.prototype, {
          showModal(this: HTMLDialogElement) {
            this.open = true;
          },
        });
        const { person } = await startAs(access);
        await screen.findByRole('button', { name: /^Меню профиля: / });
        await person.click(screen.getByRole('button', { name: 'Меню' }));
        const sheet = within(await screen.findByRole('dialog', { name: 'Меню' }));
        await sheet.findByRole('link', { name: 'Профиль и пароль' });
        const links = sheet.queryAllByRole('link', { name: 'Заявки компаний' });
        expect(links.map((link) => link.getAttribute('href'))).toEqual(addresses);
      },
    );
  });

  it('shows a changed user name at once, whoever saved it [ACC-004]', async () => {
    const { queryClient } = await startShell();
    await homeStands();
    await headerOf().findByRole('button', { name: /^Меню профиля: / });
    act(() => void queryClient.setQueryData(queryKeys.user(), buildUser({ name: 'Анна', lastname: 'Новикова' })));
    expect(await headerOf().findByRole('button', { name: 'Меню профиля: Анна Новикова' })).toBeVisible();
  });

  it('skips to the content by the skip link', async () => {
    const { person } = await startShell();
    await homeStands();
    await person.tab();
    expect(screen.getByRole('link', { name: 'К содержанию' })).toHaveFocus();
    await person.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('has the sections of the participation, and only the overview without services', async () => {
    await startShell({ address: '/participant/101' }, (fake) => {
      const participation = buildParticipation({ type: 'part-time' });
      fake.on('get', '/participants/{id}', { data: participation });
    });
    await screen.findByRole('heading', { level: 1 });
    const sections = screen.getByRole('navigation', { name: 'Разделы выставки' });
    expect(
      within(sections)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Обзор']);
    expect(within(sections).getByRole('link', { name: 'Обзор' })).toHaveAttribute('aria-current', 'page');
  });

  it.each([
    [1, false],
    [2, true],
  ])('with %d participations in the exhibition offers the company switch: %s [SHELL-132]', async (total, offered) => {
    await startShell({ address: '/participant/101' }, (fake) =>
      fake.on('get', '/participants', () => buildPage([], { total })),
    );
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Сменить компанию' }) !== null).toBe(offered));
  });
});

describe('the bell', () => {
  /** Lets the test decide which items are visible. */
  const observers: { callback: IntersectionObserverCallback; targets: Element[] }[] = [];
  const original = globalThis.IntersectionObserver;
  beforeEach(() => {
    observers.length = 0;
    globalThis.IntersectionObserver = class {
      entry: (typeof observers)[number];
      constructor(callback: IntersectionObserverCallback) {
        this.entry = { callback, targets: [] };
        observers.push(this.entry);
      }
      observe(target: Element) {
        this.entry.targets.push(target);
      }
      unobserve() {}
      disconnect() {
        this.entry.targets = [];
      }
    } as unknown as typeof IntersectionObserver;
  });
  afterEach(() => {
    globalThis.IntersectionObserver = original;
  });
  const showOnScreen = (wanted: (target: Element) => boolean) =>
    act(async () => {
      for (const { callback, targets } of [...observers]) {
        const seen = targets.filter(wanted).map((target) => ({ isIntersecting: true, target }));
        if (seen.length) callback(seen as unknown as IntersectionObserverEntry[], {} as IntersectionObserver);
      }
    });
  const isItem = (target: Element) => target.tagName === 'LI';

  const bellNamed = (name: string | RegExp) => screen.findByRole('button', { name });

  it('shows the unread count before it is opened [SHELL-086] [SHELL-088]', async () => {
    const { fake } = await startShell({}, (fake) =>
      fake.on('get', '/notifications', () => {
        const page = buildPage(buildNotifications(5, 3), { last_page: 2, total: 7 });
        return { ...page, meta: { ...page.meta, unread_count: 150, snoozed_count: 0, shown_count: 0 } };
      }),
    );
    expect(await bellNamed('Уведомления: 99+ новых')).toHaveTextContent('99+');
    expect(fake.sent('get', '/notifications')[0]?.query.toString()).toBe('perPage=5&page=1');
    expect(fake.sent('get', '/notifications')).toHaveLength(1);
  });

  it('shows date, mark and text in the current language, and links to list and settings [SHELL-089] [SHELL-090] [SHELL-094] [SHELL-227]', async () => {
    const item = buildNotification({
      created_at: '2026-05-26T09:00:00.000Z',
      read_at: null,
      data: {
        message_rus: 'Пропуск отклонён',
        message_eng: 'Pass rejected',
        participant_id: 101,
        exhibition_rus: 'ТехноФорум',
        exhibition_eng: 'TechnoForum',
        reason: 'Имя не как в паспорте',
        subject: { kind: 'personal-pass', id: 17, type: 'installation' },
      },
    });
    const { person, services } = await startShell({}, (fake) =>
      fake.on('get', '/notifications', () => {
        const page = buildPage([item]);
        return { ...page, meta: { ...page.meta, unread_count: 1, snoozed_count: 0, shown_count: 0 } };
      }),
    );
    await person.click(await bellNamed('Уведомления: 1 новое'));
    const panel = within(await screen.findByRole('dialog', { name: 'Уведомления' }));
    expect(panel.getByText('26.05.2026')).toHaveAttribute('datetime', '2026-05-26T09:00:00.000Z');
    expect(panel.getByText('26.05.2026')).toHaveAttribute('title', expect.stringMatching(/^26\s(мая)\s2026/));
    expect(panel.getByText('Новое')).toBeVisible();
    expect(panel.getByRole('link', { name: 'Пропуск отклонён' })).toHaveAttribute(
      'href',
      '/participant/101?modal=event-modal-detail-pass&pass=17&from=event-modal-montage-passes',
    );
    expect(panel.getByText('ТехноФорум')).toBeVisible();
    expect(panel.getByText('Причина: Имя не как в паспорте')).toBeVisible();
    expect(panel.getByRole('link', { name: 'Показать все' })).toHaveAttribute('href', '/notifications');
    expect(panel.getByRole('link', { name: 'Настройки' })).toHaveAttribute('href', '/profile/notifications');
    expect(await axeViolations()).toEqual([]);
    await act(() => services.language.follow('en'));
    expect(panel.getByRole('link', { name: 'Pass rejected' })).toBeVisible();
    expect(panel.getByText('TechnoForum')).toBeVisible();
    expect(panel.getByText('New')).toBeVisible();
    expect(panel.getByText('26 May 2026')).toBeVisible();
  });

  it('shows an empty state [SHELL-095]', async () => {
    const { person } = await startShell({}, (fake) =>
      fake.on('get', '/notifications', () => {
        const page = buildPage([]);
        return { ...page, meta: { ...page.meta, unread_count: 0, snoozed_count: 0, shown_count: 0 } };
      }),
    );
    await person.click(await bellNamed('Уведомления'));
    expect(await screen.findByText('У вас нет уведомлений')).toBeVisible();
  });

  it('loads the next five at the end of the list until there are none [SHELL-091]', async () => {
    const all = buildNotifications(7, 0);
    const { person, fake } = await startShell({}, (fake) =>
      fake.on('get', '/notifications', ({ query }) => {
        const page = Number(query.get('page'));
        const items = all.slice((page - 1) * 5, page * 5);
        const answer = buildPage(items, { current_page: page, last_page: 2, per_page: 5, total: 7 });
        return { ...answer, meta: { ...answer.meta, unread_count: 0, snoozed_count: 0, shown_count: 0 } };
      }),
    );
    await person.click(await bellNamed('Уведомления'));
    await waitFor(() => expect(screen.getAllByRole('listitem').length).toBeGreaterThanOrEqual(5));
    await showOnScreen((target) => !isItem(target));
    await waitFor(() => expect(document.querySelectorAll('[data-id]')).toHaveLength(7));
    await showOnScreen((target) => !isItem(target));
    expect(fake.sent('get', '/notifications').map(({ query }) => query.get('page'))).toEqual(['1', '2']);
  });

  it('marks only seen notifications as read when it closes [SHELL-092]', async () => {
    const items = buildNotifications(5, 3);
    const unread = items.filter(({ read_at }) => read_at === null);
    const { person, fake } = await startShell({}, (fake) =>
      fake
        .on('get', '/notifications', () => {
          const page = buildPage(items);
          return { ...page, meta: { ...page.meta, unread_count: 3, snoozed_count: 0, shown_count: 0 } };
        })
        .on('put', '/notifications/{id}', ({ params }) => ({
          data: buildNotification({ id: Number(params['id']), read_at: '2026-05-26T10:00:00.000Z' }),
        })),
    );
    await person.click(await bellNamed('Уведомления: 3 новых'));
    await screen.findByRole('dialog', { name: 'Уведомления' });
    const seen = unread.slice(0, 2).map(({ id }) => String(id));
    await showOnScreen((target) => seen.includes((target as HTMLElement).dataset['id'] ?? ''));
    expect(fake.sent('put', '/notifications/{id}')).toEqual([]);
    await person.keyboard('{Escape}');
    expect(await bellNamed('Уведомления: 1 новое')).toHaveFocus();
    expect(fake.sent('put', '/notifications/{id}').map(({ params }) => params['id'])).toEqual(seen);
    await person.click(await bellNamed('Уведомления: 1 новое'));
    await person.keyboard('{Escape}');
    expect(fake.sent('put', '/notifications/{id}')).toHaveLength(2);
  });

  it('adds a received notification at the top once and refetches the lists [SHELL-096] [SHELL-097]', async () => {
    const { sockets, queryClient, person } = await startShell();
    await bellNamed('Уведомления: 2 новых');
    await waitFor(() => expect(sockets).toHaveLength(1));
    expect(sockets[0]).toMatchObject({ userId: buildUser().id, authUrl: '/api/broadcasting/auth' });
    const list = ['notifications', 'list', {}];
    queryClient.setQueryData(list, []);
    const data = { message_rus: 'Только что', message_eng: 'Just now' };
    const arrived = buildNotification({ id: 9001, read_at: null, data });
    await person.click(await bellNamed('Уведомления: 2 новых'));
    const panel = within(await screen.findByRole('dialog', { name: 'Уведомления' }));
    const first = () => panel.getAllByRole('listitem')[0];
    expect(first()).not.toHaveTextContent('Только что');
    act(() => sockets[0]?.onNotification(arrived));
    expect(await bellNamed('Уведомления: 3 новых')).toBeVisible();
    expect(first()).toHaveTextContent('Только что');
    expect(queryClient.getQueryState(list)?.isInvalidated).toBe(true);
    act(() => sockets[0]?.onNotification(arrived));
    expect(await bellNamed('Уведомления: 3 новых')).toBeVisible();
    expect(panel.getAllByText('Только что')).toHaveLength(1);
  });
});

describe('the live connection', () => {
  afterEach(() => jest.useRealTimers());

  it('shows one line with the time after 30 seconds offline, announced politely, which disappears by itself [SHELL-096] [SHELL-265]', async () => {
    const { sockets } = await startShell();
    await homeStands();
    await waitFor(() => expect(sockets).toHaveLength(1));
    jest.useFakeTimers({ now: new Date(2026, 4, 26, 14, 6) });
    act(() => sockets[0]?.onStatus('connected'));
    act(() => sockets[0]?.onStatus('disconnected'));
    act(() => jest.advanceTimersByTime(29_999));
    expect(screen.queryByText(/перестали обновляться/)).toBeNull();
    act(() => jest.advanceTimersByTime(1));
    const line = screen.getByText('Данные перестали обновляться в 14:06. Связь восстановим сами, работать можно');
    expect(screen.getAllByRole('status')).toContain(line.closest('[role="status"]'));
    act(() => sockets[0]?.onStatus('connected'));
    expect(screen.queryByText(/перестали обновляться/)).toBeNull();
  });

  it('shows the same line in the bell and reloads the screen on request [SHELL-265]', async () => {
    const { sockets, fake, person } = await startShell();
    await homeStands();
    await waitFor(() => expect(sockets).toHaveLength(1));
    jest.useFakeTimers();
    act(() => sockets[0]?.onStatus('disconnected'));
    act(() => jest.advanceTimersByTime(30_000));
    jest.useRealTimers();
    await person.click(screen.getByRole('button', { name: /Уведомления/ }));
    const bell = await screen.findByRole('dialog', { name: 'Уведомления' });
    expect(bell).toHaveTextContent(/Данные перестали обновляться в \d\d:\d\d/);
    const before = fake.sent('get', '/participants').length;
    await person.click(screen.getByRole('button', { name: 'Обновить данные' }));
    await waitFor(() => expect(fake.sent('get', '/participants')).toHaveLength(before + 1));
  });
});
