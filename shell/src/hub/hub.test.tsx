import { within } from '@testing-library/react';
import { useState } from 'react';
import {
  defineChecklist,
  defineTile,
  storedStand,
  useParticipant,
  useTranslation,
} from '@fairfront/shared-kit/platform';
import { axeViolations, buildPage, buildParticipation, buildUser } from '@fairfront/shared-kit/testing';
import { act, screen, startShell, waitFor, type TestParts } from '../testing/shell-double';

const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);

const participation = (changes: Parameters<typeof buildParticipation>[0] = {}) => {
  const made = buildParticipation(changes);
  Object.assign(made.exhibition, {
    timezone: 'UTC',
    installation_started_at: day(16),
    installation_ended_at: day(20),
    started_at: day(21),
    ended_at: day(24),
    dismantling_started_at: day(25),
    dismantling_ended_at: day(26),
    catalog_order_deadline: day(9),
  });
  return made;
};

const company = defineTile(() => {
  const { t } = useTranslation('test');
  const { id } = useParticipant();
  return {
    state: 'ready',
    body: <p>{`${t('word')} ${id}`}</p>,
    deadline: { label: 'до 9 июня', tone: 'neutral' },
    actions: [{ label: 'Заполнить', target: { modal: 'event-modal-company-profile', params: {} } }],
  };
});
const todo = defineChecklist(() => ({
  state: 'ready',
  items: [
    {
      id: 'address',
      done: false,
      title: 'Указать адрес',
      target: { modal: 'event-modal-company-profile', params: {} },
    },
    {
      id: 'pass',
      done: false,
      tone: 'danger',
      title: 'Исправить пропуск',
      detail: 'Отклонён',
      target: { route: 'orders', params: { id: 101 } },
    },
    { id: 'logo', done: true, title: 'Загрузить логотип' },
  ],
}));
const waiting = defineTile(() => ({ state: 'loading' }));
const broken = defineTile(() => {
  throw new Error('broken while rendering');
});

const start = (parts: TestParts, changes: Parameters<typeof buildParticipation>[0] = {}) =>
  startShell({ address: '/participant/101', parts }, (fake) =>
    fake.on('get', '/participants/{id}', { data: participation(changes) }),
  );

describe('the hub', () => {
  it('leads from its calendar to the deadline centre [SHELL-258]', async () => {
    await start({});
    expect(await screen.findByRole('link', { name: 'Все сроки' })).toHaveAttribute(
      'href',
      '/participant/101/deadlines',
    );
  });

  it('says the state in its headline and draws the tiles in sections [SHELL-130] [SHELL-131]', async () => {
    await start({
      tiles: {
        company: { module: company },
        passes: { module: waiting, offer: { group: 'passes', order: 20 } },
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

  it('offers by itself: event info, stand, calendar, another company and the questions [SHELL-131]', async () => {
    await startShell({ address: '/participant/101' }, (fake) =>
      fake
        .on('get', '/participants/{id}', { data: participation() })
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

  it('merges what to do next and counts the preparation over all entries [SHELL-230] [SHELL-231]', async () => {
    await start({ checklist: { company: { module: todo }, more: { module: todo, order: 5 } } });
    const rail = within(await screen.findByRole('region', { name: /^Что сделать дальше ?, осталось 4 шага$/ }));
    expect(rail.getByRole('img', { name: 'Готово 2 из 6' })).toBeInTheDocument();
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

  it('shows four steps at most and the number of the others [SHELL-231]', async () => {
    await start({ checklist: { company: { module: todo }, more: { module: todo }, third: { module: todo } } });
    const rail = within(await screen.findByRole('region', { name: /^Что сделать дальше ?, осталось 6 шагов$/ }));
    expect(rail.getAllByRole('link')).toHaveLength(4);
    expect(rail.getByText(/ещё 2/i)).toBeVisible();
  });

  it('leaves out what a failing remote cannot tell [SHELL-232]', async () => {
    const silence = jest.spyOn(console, 'error').mockImplementation(() => {});
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    const crashing = defineChecklist(() => {
      throw new Error('broken while it is asked');
    });
    const failed = defineChecklist(() => ({ state: 'failed', items: [] }));
    await start({ checklist: { company: { module: todo }, one: { module: crashing }, two: { module: failed } } });
    expect(await screen.findByText(/Готов 1 шаг из 3\./)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: /До открытия/ })).toBeVisible();
    silence.mockRestore();
    jest.restoreAllMocks();
  });

  it('asks a failed remote for its items again by the retry of its tile [SHELL-232]', async () => {
    const silence = jest.spyOn(console, 'error').mockImplementation(() => {});
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('offline'));
    let healed = false;
    const tile = defineTile(() => {
      if (!healed) throw new Error('broken while rendering');
      return { state: 'ready', body: <p>geheilt</p> };
    });
    const checklist = defineChecklist(() => {
      if (!healed) throw new Error('broken while it is asked');
      return { state: 'ready', items: [{ id: 'a', done: true, title: 'a' }] };
    });
    const { person } = await start({ tiles: { one: { module: tile } }, checklist: { one: { module: checklist } } });
    await screen.findByText(/Раздел временно недоступен/);
    const region = within(screen.getByRole('region', { name: 'Раздел one' }));
    expect(screen.queryByText(/Готов 1 шаг из 1\./)).toBeNull();
    healed = true;
    await person.click(region.getByRole('button', { name: 'Повторить' }));
    expect(await screen.findByText(/Готов 1 шаг из 1\./)).toBeVisible();
    silence.mockRestore();
    jest.restoreAllMocks();
  });

  it('says why nothing is listed', async () => {
    const done = defineChecklist(() => ({ state: 'ready', items: [{ id: 'a', done: true, title: 'a' }] }));
    const others = defineChecklist(() => ({ state: 'ready', items: [{ id: 'a', done: false, title: 'a' }] }));
    const failed = defineChecklist(() => ({ state: 'failed', items: [] }));
    const texts = [
      [done, /всё, что можно, сделано/],
      [others, 'Вам сейчас делать ничего не нужно.'],
      [failed, 'Список появится, когда разделы ответят.'],
    ] as const;
    for (const [module, text] of texts) {
      const shell = await start({ checklist: { one: { module } } });
      expect(await screen.findByText(text)).toBeVisible();
      shell.unmount();
    }
  });

  it('keeps room for a tile before it is there and shows its skeleton', async () => {
    await start({ tiles: { slow: { module: waiting, offer: { height: 216 } } } });
    const tile = await screen.findByRole('region', { name: 'Раздел slow' });
    expect(tile).toHaveStyle({ minHeight: '216px' });
    expect(tile.querySelector('[aria-busy="true"]')).not.toBeNull();
  });

  it('lives on when a tile throws; the retry brings it back [SHELL-109]', async () => {
    let healed = false;
    const sometimes = defineTile(() => {
      // the hook order of a tile is its own: a healed module is mounted anew
      const [word] = useState('geheilt');
      if (!healed) throw new Error('broken while rendering');
      return { state: 'ready', body: <p>{word}</p> };
    });
    const silence = jest.spyOn(console, 'error').mockImplementation(() => {});
    const report = jest.spyOn(console, 'warn').mockImplementation(() => {});
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('offline'));
    const { person } = await start({ tiles: { company: { module: company }, sometimes: { module: sometimes } } });
    expect(await screen.findByText(/Раздел временно недоступен/)).toBeVisible();
    const tile = screen.getByRole('region', { name: 'Раздел sometimes' });
    expect(within(tile).getByText(/MF-TES-504/)).toBeVisible();
    expect(await screen.findByText('слово 101')).toBeVisible();
    healed = true;
    await person.click(within(tile).getByRole('button', { name: 'Повторить' }));
    expect(await screen.findByText('geheilt')).toBeVisible();
    // the button is gone, the focus has stayed in the tile
    expect(screen.getByRole('heading', { name: 'Раздел sometimes' })).toHaveFocus();
    expect(report).toHaveBeenCalledWith('[fairfront] remote-crashed', expect.anything());
    silence.mockRestore();
    jest.restoreAllMocks();
  });

  it('shows a banner only when two or more tiles have failed', async () => {
    const silence = jest.spyOn(console, 'error').mockImplementation(() => {});
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    const one = await start({ tiles: { company: { module: company }, one: { module: broken } } });
    await screen.findByText(/Раздел временно недоступен/);
    expect(screen.queryByText(/Не загрузились/)).toBeNull();
    one.unmount();
    await start({ tiles: { company: { module: company }, one: { module: broken }, two: { module: broken } } });
    expect(await screen.findByText(/Не загрузились 2 раздела: «Раздел one», «Раздел two»\./)).toBeVisible();
    silence.mockRestore();
    jest.restoreAllMocks();
  });

  it('offers a retry while a remote does not answer, and takes it when it does', async () => {
    jest.useFakeTimers();
    const shell = await startShellWithSilentRemote();
    await act(() => jest.advanceTimersByTimeAsync(300));
    const tile = () => screen.getByRole('region', { name: 'Раздел company' });
    expect(within(tile()).queryByRole('button', { name: 'Повторить' })).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(within(tile()).getByRole('button', { name: 'Повторить' })).toBeVisible();
    expect(within(tile()).getByText('Загружаем дольше обычного')).toBeVisible();
    jest.useRealTimers();
    shell.unmount();
  });

  it('shows the deadlines as a month and as a list', async () => {
    const { person } = await start({});
    const calendar = within(
      (await screen.findByRole('button', { name: /Следующий месяц/ })).closest('section') as HTMLElement,
    );
    expect(calendar.getByText('Заявка в каталог')).toBeVisible();
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
      "You have read-only access. To make changes, contact your company's administrator",
    ],
    installer: [
      'Вы можете заказывать услуги. Остальные разделы доступны только для просмотра',
      'You can order services. Everything else is view only',
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
    'tells role %s of type %s, editable %s, whom to ask: %s [SHELL-133] [SHELL-134] [SHELL-223]',
    async (role, type, is_edit, text) => {
      const user = buildUser();
      const users = participation().users.map((member) => ({ ...member, role, id: user.id }));
      const { services } = await start({}, { type, users, is_edit });
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

  it.each([
    ['the stored one', '77', '31B07', '24C10'],
    ['the first one for a stand that the event has lost', '999', '24C10', '31B07'],
    ['the first one where none is stored', null, '24C10', '31B07'],
  ])('uses %s of the stands [SHELL-135]', async (_which, stored, shown, absent) => {
    const made = participation();
    const [first] = made.stands;
    if (!first) throw new Error('no stand');
    const stands = [
      { ...first, title: '24C10' },
      { ...first, id: 77, title: '31B07' },
    ];
    storedStand(made.exhibition.id).write(stored);
    storedStand(made.exhibition.id + 1).write('77');
    await startShell({ address: '/participant/101' }, (fake) =>
      fake.on('get', '/participants/{id}', { data: { ...made, stands } }),
    );
    await waitFor(() => expect(screen.getAllByText(shown).length).toBeGreaterThan(0));
    expect(screen.queryByText(absent)).toBeNull();
  });
});

const startShellWithSilentRemote = () =>
  startShell(
    {
      address: '/participant/101',
      parts: { tiles: { company: { module: company } } },
      loadDefinition: () => new Promise(() => {}),
    },
    (fake) => fake.on('get', '/participants/{id}', { data: participation() }),
  );
