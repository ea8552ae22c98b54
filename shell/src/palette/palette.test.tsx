import { within } from '@testing-library/react';
import { narrowViewport } from '@fairfront/shared-kit/components/viewport';
import { defineCommands, type Command } from '@fairfront/shared-kit/platform';
import { axeViolations, buildParticipationListItem, buildPage, buildUser } from '@fairfront/shared-kit/testing';
import { companyRequests } from '../testing/declared-remotes';
import { act, homeStands, screen, settle, startShell, waitFor, type TestParts } from '../testing/shell-double';

const printed = jest.fn();
const asked = jest.fn();
const actions = defineCommands(() => ({
  state: 'ready',
  commands: [
    {
      id: 'add',
      title: 'Добавить пропуск участника',
      detail: 'свободно 7 из 18',
      action: { modal: 'event-modal-participant-passes', params: { add: '1' } },
    },
    { id: 'print', icon: 'printer', title: 'Печатать все пропуска', locked: 'откроется 8 июня', action: printed },
    { id: 'copy', title: 'Скопировать прошлогодние пропуска', action: printed },
  ],
}));
const people = defineCommands((search) => {
  asked(search);
  const commands: Command[] = [
    { id: '9', title: 'Алёнина Ирина', detail: 'пропуск принят', action: { route: 'orders', params: { id: 101 } } },
  ];
  return { state: 'ready', commands: search.length > 1 ? commands : [] };
});
const orders = defineCommands(() => ({
  state: 'ready',
  commands: [{ id: 'orders', title: 'Заказы', count: 5, action: { route: 'orders', params: { id: 101 } } }],
}));
const staffPlaces = defineCommands(() => ({
  state: 'ready',
  commands: [{ id: 'queue', title: 'Очередь пропусков', action: { route: 'manager-requests', params: {} } }],
}));
const parts: TestParts = {
  modals: { 'event-modal-participant-passes': { part: () => null } },
  commands: {
    actions: { module: actions },
    people: { module: people, offer: { group: 'records', icon: 'user' } },
    places: { module: orders, offer: { group: 'places', icon: 'list' } },
    staff: { module: staffPlaces, offer: { group: 'places', order: 90, managers: true } },
  },
};

const start = async (changes: TestParts = parts) => {
  const shell = await startShell({ address: '/participant/101', parts: changes });
  await screen.findByRole('heading', { level: 1 });
  return shell;
};
const field = () => screen.findByRole('combobox', { name: 'Поиск и команды' });
const press = async (person: { keyboard: (keys: string) => Promise<void> }) => {
  await person.keyboard('{Control>}[KeyK]{/Control}');
  return field();
};
const lines = (group: string) =>
  within(screen.getByRole('group', { name: group }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent?.replace(/Enter$/, ''));

beforeEach(() => {
  printed.mockClear();
  asked.mockClear();
});

describe('the command palette', () => {
  it('opens by Ctrl + K with the commands of remotes and shell, in groups [SHELL-233]', async () => {
    const { person } = await start();
    expect(asked).not.toHaveBeenCalled();
    expect(await press(person)).toHaveFocus();
    await waitFor(() =>
      expect(lines('Действия')).toEqual([
        'Добавить пропуск участника свободно 7 из 18',
        'Печатать все пропуска откроется 8 июнясейчас недоступно',
        'Скопировать прошлогодние пропуска',
        'ещё 3',
      ]),
    );
    expect(lines('Разделы')[0]).toBe('Заказы5');
    expect(lines('Помощь')).toEqual(['Вопросы и ответы', 'Написать в поддержку', 'Заказать звонок', 'Горячие клавиши']);
    // records are found only by search
    expect(screen.queryByRole('group', { name: 'Компании, пропуска, заказы' })).toBeNull();
    expect(await axeViolations()).toEqual([]);
    await person.keyboard('{Control>}[KeyK]{/Control}');
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  });

  it('finds word prefixes and text in the wrong layout, reports it, and searches literally on request [SHELL-234]', async () => {
    const { person } = await start();
    await press(person);
    await person.keyboard('ghjgecr');
    expect(await screen.findByText('Раскладка: ищем «пропуск»')).toBeVisible();
    await waitFor(() => expect(screen.getByText('Найдено 4 результата')).toBeInTheDocument());
    expect(lines('Компании, пропуска, заказы')).toEqual(['Алёнина Ирина пропуск принят']);
    expect(screen.getAllByText('пропуск', { selector: 'mark' }).length).toBeGreaterThan(1);
    expect(asked).toHaveBeenLastCalledWith('ghjgecr');
    await person.click(screen.getByRole('button', { name: 'Искать «ghjgecr»' }));
    expect(screen.getAllByText('По запросу «ghjgecr» ничего не найдено')[0]).toBeVisible();
    await person.clear(await field());
    await person.type(await field(), 'аленина');
    expect(lines('Компании, пропуска, заказы')).toEqual(['Алёнина Ирина пропуск принят']);
  });

  it('opens by a button in the header and offers a next step when nothing is found [SHELL-391]', async () => {
    const { person, address } = await start();
    await person.click(within(screen.getByRole('banner')).getByRole('button', { name: 'Поиск и команды' }));
    await person.type(await field(), 'щщщ');
    expect((await screen.findAllByText('По запросу «щщщ» ничего не найдено'))[0]).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Показать все разделы' }));
    expect(await field()).toHaveFocus();
    expect(await field()).toHaveValue('');
    await person.type(await field(), 'щщщ');
    await person.click(await screen.findByRole('button', { name: 'Спросить поддержку' }));
    await waitFor(() => expect(address()).toContain('modal=modal-feedback'));
  });

  it('opens a modal, runs an action, and explains a locked command [SHELL-235]', async () => {
    const { person, address } = await start();
    await press(person);
    await person.keyboard('печ{Enter}');
    expect(printed).not.toHaveBeenCalled();
    expect(screen.getByText('Сейчас недоступно: Печатать все пропуска, откроется 8 июня')).toBeInTheDocument();
    await person.clear(await field());
    await person.keyboard('скоп{Enter}');
    expect(printed).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
    await press(person);
    await person.keyboard('доб{Enter}');
    await waitFor(() => expect(address()).toContain('modal=event-modal-participant-passes&add=1'));
  });

  it('opens a place in a new tab by Ctrl + Enter, in place by Enter, and remembers it [SHELL-236]', async () => {
    const opened = jest.spyOn(window, 'open').mockImplementation(() => null);
    const { person, address } = await start();
    await press(person);
    await person.keyboard('зак{Control>}{Enter}{/Control}');
    expect(opened).toHaveBeenCalledWith('/participant/101/orders', '_blank', 'noopener');
    expect(address()).toBe('/participant/101');
    await press(person);
    await waitFor(() => expect(lines('Недавние')).toEqual(['Заказы5']));
    await person.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/participant/101/orders'));
    opened.mockRestore();
  });

  it('also opens from the profile menu and returns the focus [SHELL-233] [SHELL-236]', async () => {
    const { person } = await start();
    const menu = await screen.findByRole('button', { name: /Меню профиля: / });
    await person.click(menu);
    await person.click(await screen.findByRole('menuitem', { name: /Поиск и команды/ }));
    expect(await field()).toHaveFocus();
    await person.keyboard('{Escape}');
    await waitFor(() => expect(menu).toHaveFocus());
  });

  it('opens from the menu sheet of narrow windows [SHELL-233]', async () => {
    const wide = window.matchMedia;
    window.matchMedia = (query) => Object.assign(wide(query), { matches: query === narrowViewport });
    // jsdom does not implement the methods of this element
    Object.assign(HTMLDialogElement.prototype, {
      showModal(this: HTMLDialogElement) {
        this.open = true;
      },
      close(this: HTMLDialogElement) {
        this.open = false;
        this.dispatchEvent(new Event('close'));
      },
    });
    const { person } = await start();
    await person.click(screen.getByRole('button', { name: 'Меню' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Меню' }));
    await person.click(sheet.getByRole('button', { name: /Поиск и команды/ }));
    expect(await field()).toHaveFocus();
    window.matchMedia = wide;
  });

  it.each(['manager', 'participant'] as const)(
    'offers the company requests and the commands for staff to organiser staff only, without a participation: %s [SHELL-430] [ORG-359]',
    async (access) => {
      const { person, address } = await startShell({ parts: { ...parts, menu: companyRequests } }, (fake) =>
        fake.on('get', '/auth/user', { data: buildUser({ access, locale: 'ru' }) }),
      );
      await homeStands();
      await press(person);
      await person.keyboard('мой профиль');
      await screen.findByRole('option', { name: /Мой профиль/ });
      await person.clear(await field());
      await person.keyboard('заявки компаний');
      if (access === 'manager') {
        await screen.findByRole('option', { name: /Заявки компаний/ });
        await person.keyboard('{Enter}');
        await waitFor(() => expect(address()).toBe('/manager/requests'));
        await press(person);
        await person.keyboard('очередь');
        await screen.findByRole('option', { name: /Очередь пропусков/ });
      } else {
        await waitFor(() => expect(screen.queryByRole('option', { name: /Мой профиль/ })).toBeNull());
        expect(screen.queryByRole('option', { name: /Заявки компаний/ })).toBeNull();
        await person.clear(await field());
        await person.keyboard('очередь');
        expect((await screen.findAllByText('По запросу «очередь» ничего не найдено'))[0]).toBeVisible();
      }
    },
  );

  it("works without an open participation, with the user's exhibitions [SHELL-233]", async () => {
    const { person, address } = await startShell({ parts }, (fake) =>
      fake.on('get', '/participants', () => buildPage([buildParticipationListItem({ id: 102 })])),
    );
    await homeStands();
    await press(person);
    expect(asked).not.toHaveBeenCalled();
    await person.keyboard('технофорум{Enter}');
    await waitFor(() => expect(address()).toBe('/participant/102'));
  });

  it('expands a group on request', async () => {
    const { person } = await start();
    await press(person);
    const actions = await screen.findByRole('group', { name: 'Действия' });
    await person.click(within(actions).getByRole('option', { name: 'ещё 3' }));
    expect(lines('Действия')).toHaveLength(6);
  });

  it('works without the commands of a remote that crashes [SHELL-237]', async () => {
    const silence = jest.spyOn(console, 'error').mockImplementation(() => {});
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    const crashing = defineCommands(() => {
      throw new Error('broken while it is asked');
    });
    const { person } = await start({
      commands: { one: { module: crashing }, two: { module: orders, offer: { group: 'places' } } },
    });
    await press(person);
    await waitFor(() => expect(lines('Разделы')[0]).toBe('Заказы5'));
    await person.type(await field(), 'щщщ');
    expect((await screen.findAllByText(/ничего не найдено, но часть разделов не ответила/))[0]).toBeVisible();
    silence.mockRestore();
    jest.restoreAllMocks();
  });

  it('does not say that nothing was found when a search has failed [SHELL-237]', async () => {
    const failing = defineCommands(() => ({ state: 'failed', commands: [] }));
    const { person } = await start({ commands: { one: { module: failing } } });
    await press(person);
    await person.type(await field(), 'щщщ');
    expect((await screen.findAllByText(/часть разделов не ответила/))[0]).toBeVisible();
  });

  it('can change the language, and is absent for visitors', async () => {
    const { person, fake, unmount } = await start();
    fake.on('post', '/language', { message: 'ok' });
    await press(person);
    await person.keyboard('английский{Enter}');
    await waitFor(() => expect(document.documentElement.lang).toBe('en'));
    unmount();
    const visitor = await startShell({ address: '/notifications', token: null });
    await screen.findByRole('banner');
    await visitor.person.keyboard('{Control>}[KeyK]{/Control}');
    await act(settle);
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});
