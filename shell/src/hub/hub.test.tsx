import { within } from '@testing-library/react';
import { defineChecklist, defineTile } from '@fairfront/shared-kit/platform';
import { axeViolations, buildPage, buildUser } from '@fairfront/shared-kit/testing';
import { buildDeadline } from '../testing/deadlines';
import { companyTile, startHub, todoChecklist } from '../testing/hub-double';
import { openParticipation } from '../testing/open-participation';
import { act, screen, startShell, waitFor } from '../testing/shell-double';

const waiting = defineTile(() => ({ state: 'loading' }));

describe('the hub', () => {
  it('links from its calendar to the deadline centre [SHELL-258]', async () => {
    await startHub({});
    expect(await screen.findByRole('link', { name: 'Все сроки' })).toHaveAttribute(
      'href',
      '/participant/101/deadlines',
    );
  });

  it('shows the state in its headline and the tiles in sections [SHELL-130] [SHELL-131]', async () => {
    await startHub({
      tiles: {
        company: { module: companyTile },
        passes: { module: waiting, offer: { group: 'passes', order: 20, sectionDate: 'installation' } },
        first: { module: waiting, offer: { group: 'passes', order: 10 } },
      },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'До открытия 21 день' })).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Пропуска', 'Компания и документы', 'Что сделать дальше']),
    );
    expect(screen.getByText('монтаж начинается через 16 дней')).toBeVisible();
    const passes = within(screen.getByRole('region', { name: 'Пропуска' }));
    expect(passes.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Раздел first',
      'Раздел passes',
    ]);
    const tile = within(await screen.findByRole('region', { name: 'Раздел company' }));
    expect(await tile.findByText('слово 101')).toBeVisible();
    expect(tile.getByText('до 9 июня')).toBeVisible();
    expect(tile.getByRole('link', { name: /^Заполнить ?: Раздел company$/ })).toHaveAttribute(
      'href',
      '/participant/101?modal=event-modal-company-profile',
    );
    expect(await axeViolations()).toEqual([]);
  });

  it('provides event info, stand, calendar, company switch and questions itself [SHELL-131] [ACC-149]', async () => {
    await startShell({ address: '/participant/101' }, (fake) =>
      fake
        .on('get', '/participants/{id}', { data: openParticipation() })
        .on('get', '/participants', () => buildPage([], { total: 2 })),
    );
    expect(await screen.findByRole('link', { name: 'Все сроки' })).toHaveAttribute(
      'href',
      '/participant/101/deadlines',
    );
    const main = within(screen.getByRole('main'));
    for (const text of ['24C10', /Павильон 2, зал 4/, /72 м²/]) expect(main.getAllByText(text)[0]).toBeVisible();
    expect(screen.getByRole('link', { name: 'Поддержка' })).toHaveAttribute('href', '/support');
    expect(await screen.findByRole('button', { name: 'Сменить компанию' })).toBeVisible();
  });

  it('shows the screens without a tile and the questions for every participation type [SHELL-131] [SHELL-280] [ACC-149]', async () => {
    for (const type of ['self', 'installer', 'sub'] as const) {
      const shell = await startHub({}, { type });
      const more = within(await screen.findByRole('navigation', { name: 'Другие разделы' }));
      expect(more.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
        ['Раздел publications', '/participant/101/publications'],
        ['Раздел building-types', '/participant/101/building-types'],
        ['Раздел general-terms', '/participant/101/general-terms'],
        ['Вопросы и ответы', '/support'],
      ]);
      shell.unmount();
    }
  });

  it('lists places of remotes with content before its own [SHELL-280] [ACC-228]', async () => {
    const places = [
      {
        id: 'announcements',
        icon: 'megaphone',
        title: 'Объявления: 5',
        target: { modal: 'event-modal-announcements', params: {} } as const,
      },
    ];
    const module = defineChecklist(() => ({ state: 'ready', items: [], places }));
    await startHub({ checklist: { company: { module } } });
    const more = within(await screen.findByRole('navigation', { name: 'Другие разделы' }));
    await waitFor(() => expect(more.getAllByRole('link')).toHaveLength(5));
    const [first] = more.getAllByRole('link');
    expect([first?.textContent, first?.getAttribute('href')]).toEqual([
      'Объявления: 5',
      '/participant/101?modal=event-modal-announcements',
    ]);
  });

  it.each(['publications', 'building-types', 'general-terms'])(
    'reports that %s is unavailable while no remote provides it, and links back [SHELL-280]',
    async (name) => {
      await startShell({ address: `/participant/101/${name}` });
      expect(await screen.findByRole('heading', { level: 1, name: 'Раздел временно недоступен' })).toBeVisible();
      const main = within(screen.getByRole('main'));
      expect(await main.findByRole('button', { name: 'Вернуться к выставке' })).toBeVisible();
    },
  );

  it('merges the next steps and counts the preparation over all entries [SHELL-230] [SHELL-231]', async () => {
    await startHub({ checklist: { company: { module: todoChecklist }, more: { module: todoChecklist, order: 5 } } });
    const rail = within(await screen.findByRole('region', { name: 'Что сделать дальше' }));
    expect(await rail.findByRole('img', { name: 'Готово 2 из 6' })).toBeInTheDocument();
    expect(screen.getByText(/Готово 2 шага из 6\./)).toBeVisible();
    const links = rail.getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Срочно: Исправить пропускОтклонён',
      'Срочно: Исправить пропускОтклонён',
      'Можно сделать: Указать адрес',
      'Можно сделать: Указать адрес',
    ]);
    expect(links[0]).toHaveAttribute('href', '/participant/101/orders');
    expect(await axeViolations()).toEqual([]);
  });

  it('shows four steps at first and expands the others in place [SHELL-231] [SHELL-385]', async () => {
    const { person } = await startHub({
      checklist: {
        company: { module: todoChecklist },
        more: { module: todoChecklist },
        third: { module: todoChecklist },
      },
    });
    const rail = within(await screen.findByRole('region', { name: 'Что сделать дальше' }));
    const more = await rail.findByRole('button', { name: 'Ещё 2 шага', expanded: false });
    expect(rail.getAllByRole('link')).toHaveLength(4);
    await person.click(more);
    const links = rail.getAllByRole('link');
    expect(links).toHaveLength(6);
    expect(links[4]).toHaveFocus();
    await person.click(rail.getByRole('button', { name: 'Свернуть', expanded: true }));
    expect(rail.getAllByRole('link')).toHaveLength(4);
  });

  it('explains an empty list', async () => {
    const done = defineChecklist(() => ({ state: 'ready', items: [{ id: 'a', done: true, title: 'a' }] }));
    const others = defineChecklist(() => ({ state: 'ready', items: [{ id: 'a', done: false, title: 'a' }] }));
    const failed = defineChecklist(() => ({ state: 'failed', items: [] }));
    const texts = [
      [done, /всё, что можно, сделано/],
      [others, 'Вам сейчас делать ничего не нужно.'],
      [failed, 'Список появится, когда загрузятся разделы.'],
    ] as const;
    for (const [module, text] of texts) {
      const shell = await startHub({ checklist: { one: { module } } });
      expect(await screen.findByText(text)).toBeVisible();
      shell.unmount();
    }
  });

  it('reserves the space of a tile and shows its skeleton', async () => {
    await startHub({ tiles: { slow: { module: waiting, offer: { height: 216 } } } });
    const tile = await screen.findByRole('region', { name: 'Раздел slow' });
    expect(tile).toHaveStyle({ minHeight: '216px' });
    expect(tile.querySelector('[aria-busy="true"]')).not.toBeNull();
  });

  it('shows the open deadlines of the deadline centre on its line, in its month and in its list [SHELL-550]', async () => {
    const at = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString();
    const { person } = await startShell({ address: '/participant/101' }, (fake) =>
      fake.on('get', '/participants/{id}', { data: openParticipation() }).on('get', '/participants/{id}/deadlines', {
        data: [
          buildDeadline({ kind: 'visa-difficult', at: at(2), state: 'done' }),
          buildDeadline({ kind: 'catalogue-order', at: at(9) }),
          buildDeadline({ kind: 'participant-print', at: at(10), edge: 'from', state: 'done' }),
          buildDeadline({ kind: 'services-price', at: at(11), is_optional: true, services: [] }),
          buildDeadline({ kind: 'car-passes', at: at(12), is_optional: true, extended_from: at(11) }),
        ],
      }),
    );
    const calendar = within(
      (await screen.findByRole('button', { name: /Следующий месяц/ })).closest('section') as HTMLElement,
    );
    expect(calendar.getByText('Заявка в каталог')).toBeVisible();
    const lines = [...(calendar.getByText('Заявка в каталог').closest('ul')?.children ?? [])];
    expect(lines.map((line) => line.querySelector('span')?.textContent)).toEqual([
      'Заявка в каталог',
      'Пропуска на автомобили, срок продлён',
    ]);
    const line = screen.getByRole('region', { name: 'Шкала подготовки' });
    const named = within(line)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent ?? '');
    expect(named.filter((text) => /Заявка|Пропуска|Визы|Печать|Услуги/.test(text))).toEqual([
      expect.stringMatching(/: Заявка в каталог$/),
      expect.stringMatching(/: Пропуска на автомобили, срок продлён$/),
    ]);
    const before = calendar.getByRole('heading', { level: 2 }).textContent;
    await person.click(calendar.getByRole('button', { name: /Следующий месяц/ }));
    expect(calendar.getByRole('heading', { level: 2 }).textContent).not.toBe(before);
  });

  const texts = {
    collective: [
      'У вас доступ только для просмотра. Чтобы внести изменения, обратитесь к организатору коллективного стенда',
      'You have read-only access. To make changes, contact your collective organiser',
    ],
    company: [
      'У вас доступ только для просмотра. Чтобы внести изменения, обратитесь к администратору вашей компании',
      'You have read-only access. To make changes, contact your company’s administrator',
    ],
    installer: [
      'Вы можете заказывать услуги. Остальные разделы доступны только для просмотра',
      'You can order services. Everything else is read only',
    ],
  } as const;
  it.each([
    ['read', 'sub', true, 'collective'],
    ['edit', 'sub', false, 'collective'],
    ['read', 'self', true, 'company'],
    ['installer', 'self', true, 'installer'],
    ['installer', 'part-time', true, 'company'],
    ['edit', 'self', true, null],
  ] as const)(
    'tells a %s of type %s, editable %s, whom to contact: %s [SHELL-133] [SHELL-134] [SHELL-223]',
    async (role, type, is_edit, text) => {
      const user = buildUser();
      const users = openParticipation().users.map((member) => ({ ...member, role, id: user.id }));
      const { services } = await startHub({}, { type, users, is_edit });
      await screen.findByRole('heading', { level: 1, name: /До открытия/ });
      if (!text) {
        expect(screen.queryByText(/только для просмотра/)).toBeNull();
        return;
      }
      const [russian, english] = texts[text];
      expect(screen.getByText(russian)).toBeVisible();
      await act(() => services.language.follow('en'));
      expect(screen.getByText(english)).toBeVisible();
    },
  );
});
