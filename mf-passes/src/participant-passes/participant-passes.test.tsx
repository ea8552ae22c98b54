import {
  axeViolations,
  buildExhibition,
  buildParticipation,
  buildPersonalPass,
  buildUserWithRole,
  failWith,
  renderInPlatform,
  screen,
  startClock,
  waitFor,
  within,
  type PlatformDoubleOptions,
} from '@fairfront/shared-kit/testing';
import type { Participation, PersonalPass } from '@fairfront/shared-kit/platform';
import en from '../locales/en.json';
import ru from '../locales/ru.json';
import { createPassesApi } from '../testing/passes-api';
import ParticipantPassesModal from './participant-passes.modal';

/** Inside the deadline of E1, before its print window. */
const now = '2026-04-20T12:00:00+03:00';
const inPrintWindow = '2026-05-10T12:00:00+03:00';
const accepted = buildPersonalPass({ id: 1, lastname: 'Соколова', name: 'Ирина', status: 'accepted' });
const waiting = buildPersonalPass({ id: 2, lastname: 'Лебедева', name: 'Мария' });
const rejected = buildPersonalPass({ id: 3, lastname: 'Чернов', name: 'Иван', status: 'rejected' });
const china = { id: 3, name_rus: 'Китай', name_eng: 'China', is_simple_visa: true };
const visa = (changes: Partial<PersonalPass> = {}) =>
  buildPersonalPass({ id: 4, type: 'visa', lastname: 'Wang', name: 'Lei', country: china, ...changes });

interface Scene extends Omit<PlatformDoubleOptions, 'now'> {
  /** Null: the clock of the test. */
  now?: string | null;
  passes?: PersonalPass[];
  quota?: number | null;
  add?: boolean;
  event?: Partial<Participation>;
}
const open = ({ passes = [accepted, waiting], quota, add, event, now: at = now, ...options }: Scene = {}) => {
  const store = createPassesApi({ passes, ...(quota === undefined ? {} : { quota }) });
  const rendered = renderInPlatform(<ParticipantPassesModal params={add ? { add: '1' } : {}} />, {
    texts: { passes: { ru, en } },
    modalTitle: en.participant.title,
    ...(at === null ? {} : { now: at }),
    api: store.api,
    participation: buildParticipation(event),
    ...options,
  });
  return { ...rendered, store };
};
const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
/** The hint of a status; the page has to know of a pointer before an element is hovered. */
const hintOf = async (person: ReturnType<typeof open>['person'], line: HTMLElement) => {
  await person.hover(document.body);
  await person.hover(within(line).getByRole('button', { name: 'More about the status' }));
  return screen.findByRole('tooltip');
};
const submit = () => screen.getByRole('button', { name: 'Add' });
const fill = async (person: ReturnType<typeof open>['person'], last: string, first: string) => {
  await person.type(screen.getByLabelText('Last name'), last);
  await person.type(screen.getByLabelText('First name'), first);
};

describe('participant passes: head and list', () => {
  it('shows how many of how many, the deadline and the rows with their facts [PASS-058] [PASS-103]', async () => {
    const { platform, container } = open({ passes: [accepted, waiting, visa()] });
    const sokolova = await row('Соколова');
    expect(container).toHaveTextContent('3 of 18 passes');
    expect(screen.getByText(/Passes can be issued until 15\.05\.2026, 25 days left\./)).toBeVisible();
    expect(within(sokolova).getByRole('rowheader')).toHaveTextContent(
      'Соколова Ирина Иванович' + 'ООО «Северная механика»',
    );
    expect(sokolova).toHaveTextContent('Certificate');
    expect(sokolova).toHaveTextContent('02.05.2026');
    expect(await row('Wang')).toHaveTextContent('VisaChina');
    await platform.setLocale('ru');
    expect(container).toHaveTextContent('Оформлено 3 из 18');
    expect(await row('Wang')).toHaveTextContent('ВизаКитай');
    expect(platform.log.missingTexts).toEqual([]);
    expect(await axeViolations()).toEqual([]);
  });

  it.each([
    [waiting, 'Being processed'],
    [accepted, 'Accepted'],
    [rejected, 'The pass was rejected: its barcode is not valid'],
    [visa({ status: 'rejected' }), 'The visa application was rejected'],
  ])('says the status of a pass with its reason [PASS-104] [PASS-105] [PASS-107] [PASS-108]', async (pass, words) => {
    open({ passes: [pass] });
    expect(await row(pass.lastname)).toHaveTextContent(words);
  });

  it('names the reason of a rejection: the visa, or the barcode, and the words of the organiser [PASS-107] [PASS-108]', async () => {
    open({ passes: [{ ...rejected, comment: 'Wrong surname' }, visa({ status: 'rejected' })] });
    expect(await row('Чернов')).toHaveTextContent('The pass was rejected: its barcode is not validWrong surname');
    expect(await row('Wang')).toHaveTextContent('The visa application was rejected');
  });

  it('says at its status why a pass lacks actions [PASS-104] [PASS-112] [PASS-311]', async () => {
    const { person } = open({ passes: [visa(), waiting] });
    expect(within(await row('Лебедева')).queryByRole('button', { name: /^(Download|Print)/ })).toBeNull();
    expect(await hintOf(person, await row('Лебедева'))).toHaveTextContent(
      /^Only an accepted pass can be downloaded or printed$/,
    );
    await person.unhover(within(await row('Лебедева')).getByRole('button', { name: 'More about the status' }));
    expect(await hintOf(person, await row('Wang'))).toHaveTextContent(
      'A visa invitation is not downloaded hereA visa pass can be deleted only when it is rejected',
    );
  });

  it('shows rows to come while it loads, and then that there are none yet [PASS-115]', async () => {
    const { container } = open({ passes: [] });
    expect(container.querySelector('table')).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByText('No passes yet')).toBeNull();
    expect(await screen.findByRole('heading', { name: 'No passes yet' })).toBeVisible();
  });

  it('explains an accepted visa with contacts and offers no file of it [PASS-109]', async () => {
    const { person } = open({
      passes: [visa({ status: 'accepted' })],
      now: inPrintWindow,
      config: { contacts: { passesSupport: { en: 'visa@fair.example', ru: 'visa@fair.example' } } },
    });
    const line = await row('Wang');
    expect(await hintOf(person, line)).toHaveTextContent(
      'The invitation is ready. To receive it, contact visa@fair.example',
    );
    expect(within(line).queryByRole('button', { name: /Download|Print|Delete/ })).toBeNull();
  });

  it.each([
    [true, '5'],
    [false, '50'],
  ])('tells a rejected visa when to apply again, simple %s: %s days [PASS-110] [PASS-111]', async (simple, days) => {
    const { person } = open({ passes: [visa({ status: 'rejected', country: { ...china, is_simple_visa: simple } })] });
    expect(await hintOf(person, await row('Wang'))).toHaveTextContent(
      `Apply again at least ${days} days before installation starts`,
    );
  });

  it('sends the chosen order and begins at page 1 again [PASS-173] [PASS-174] [PASS-175] [PASS-177]', async () => {
    const passes = Array.from({ length: 12 }, (_, index) => buildPersonalPass({ id: 50 - index }));
    const { person, platform } = open({ passes });
    const queries = () =>
      platform.api.sent('get', '/participants/101/personal-passes').map(({ query }) => Object.fromEntries(query));
    await screen.findAllByRole('link', { name: /Иванов/ });
    expect(queries()).toEqual([{ type: 'certificate', page: '1', order_name: 'id', order_by: 'desc' }]);
    await person.click(screen.getByRole('button', { name: /2/ }));
    await waitFor(() => expect(queries().at(-1)).toMatchObject({ page: '2' }));
    await person.click(screen.getByRole('combobox', { name: 'Sort' }));
    const labels = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    expect(labels).toEqual(['Date, newest first', 'Date, oldest first', 'Surname A–Z', 'Surname Z–A']);
    await person.click(screen.getByRole('option', { name: 'Surname Z–A' }));
    await waitFor(() =>
      expect(queries().at(-1)).toEqual({ type: 'certificate', page: '1', order_name: 'lastname', order_by: 'desc' }),
    );
    expect(platform.log.modalParams).toEqual([
      { page: '2', sort: undefined },
      { page: undefined, sort: 'surname-back' },
    ]);
  });

  it('takes page and order from the address, so that a reload shows the same rows [PASS-002]', async () => {
    const passes = Array.from({ length: 12 }, (_, index) => buildPersonalPass({ id: 50 - index }));
    const { platform } = open({
      passes,
      route: { query: new URLSearchParams('modal=event-modal-participant-passes&page=2&sort=oldest') },
    });
    await waitFor(() => expect(platform.api.sent('get', '/participants/101/personal-passes')).toHaveLength(1));
    const [request] = platform.api.sent('get', '/participants/101/personal-passes');
    expect(Object.fromEntries(request?.query ?? [])).toMatchObject({ page: '2', order_by: 'asc' });
  });

  it('opens the detail by the name, with the way back [PASS-103]', async () => {
    const { person, platform } = open();
    await person.click(within(await row('Соколова')).getByRole('link', { name: /Соколова/ }));
    expect(platform.log.opened).toEqual([
      { name: 'event-modal-detail-pass', params: { pass: '1', from: 'event-modal-participant-passes' } },
    ]);
  });

  it('shows the info texts in their order, the other language where one is empty, and the website [PASS-027] [PASS-029] [PASS-068]', async () => {
    const texts = {
      personal_pass_info_2: { rus: 'Второй', eng: null },
      personal_pass_info_1: { rus: 'Первый', eng: '<p>First <b>rule</b></p>' },
      personal_pass_info_3: { rus: null, eng: ' ' },
    };
    const { container, unmount } = open({ event: { exhibition: buildExhibition({ texts }) } });
    await row('Соколова');
    expect(container.textContent).toMatch(/First rule.*Второй/);
    expect(container.querySelectorAll('.texts > *')).toHaveLength(2);
    expect(screen.getByRole('link', { name: /Exhibition website/ })).toHaveAttribute(
      'href',
      'https://technoforum.example',
    );
    unmount();
    const third = { personal_pass_info_3: { rus: 'Третий', eng: 'Third' } };
    const all = buildExhibition({ website: null, texts: { ...third, ...texts, ...third } });
    const plain = open({ event: { exhibition: all } });
    await row('Соколова');
    expect(plain.container.textContent).toMatch(/First rule.*Второй.*Third/);
    expect(screen.queryByRole('link', { name: /Exhibition website/ })).toBeNull();
  });

  it('explains at the quota how it is counted [PASS-056]', async () => {
    const { person } = open();
    await row('Соколова');
    await person.hover(document.body);
    await person.hover(screen.getByRole('button', { name: 'How the quota is counted' }));
    expect(await screen.findByRole('tooltip')).toHaveTextContent(
      /up to 90 m² one per 3 m², for a larger area 30 and one more per 6 m² over 90/,
    );
  });
});

describe('participant passes: deadlines and windows', () => {
  it('warns in the last ten days and says nothing afterwards [PASS-046] [PASS-047] [PASS-050]', async () => {
    const clock = startClock('2026-05-05T23:59:40+03:00');
    const { container } = open({ now: null });
    await clock.advance(0);
    const notice = () => container.querySelector('[role="note"]');
    expect(notice()?.className).toContain('neutral');
    await clock.advance(30_000);
    expect(notice()?.className).toContain('warning');
    clock.set('2026-05-15T23:59:50+03:00');
    await clock.advance(30_000);
    expect(screen.queryByText(/can be issued until/)).toBeNull();
    expect(screen.getByText('The deadline for these passes has passed (15.05.2026)')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add a pass' })).toBeNull();
  });

  it('lets print as soon as the window opens, without reopening [PASS-050]', async () => {
    const clock = startClock('2026-04-30T23:59:50+03:00');
    open({ now: null });
    await clock.advance(0);
    const download = () => screen.getByRole('button', { name: /^Download: Соколова/ });
    expect(download()).toHaveAttribute('aria-disabled', 'true');
    await clock.advance(30_000);
    expect(download()).not.toHaveAttribute('aria-disabled');
    expect(screen.getByRole('button', { name: 'Print all' })).toBeVisible();
  });

  it.each(['edit', 'read'] as const)(
    'says once to the role %s that nothing was issued in time [PASS-048]',
    async (role) => {
      open({ passes: [], now: '2026-05-16T00:00:00+03:00', user: buildUserWithRole(role) });
      expect(await screen.findByText('The deadline has passed and no passes were issued')).toBeVisible();
    },
  );

  it('names the day from which passes are processed and keeps the form open [PASS-045]', async () => {
    open({ now: '2026-01-15T12:00:00+03:00' });
    expect(await screen.findByText('Passes are processed from 01.02.2026')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Add a pass' })).toBeVisible();
  });

  it.each([
    ['2026-04-30T23:59:59+03:00', false],
    ['2026-05-01T00:00:00+03:00', true],
    ['2026-05-21T23:59:59+03:00', true],
    ['2026-05-22T00:00:00+03:00', false],
  ])('at %s download and print are possible: %s [PASS-043] [PASS-105] [PASS-106]', async (moment, isPossible) => {
    open({ now: moment });
    const line = await row('Соколова');
    for (const name of [/^Download/, /^Print/]) {
      const button = within(line).getByRole('button', { name });
      if (isPossible) expect(button).not.toHaveAttribute('aria-disabled');
      else {
        expect(button).toHaveAttribute('aria-disabled', 'true');
        expect(button).toHaveAccessibleDescription('Download and print are available from 01.05.2026 to 21.05.2026');
      }
    }
  });

  it('offers all in one file beside quota and deadline, only inside the window with an accepted pass that is no visa [PASS-064] [PASS-074] [PASS-075]', async () => {
    const shown = open({ now: inPrintWindow });
    expect(await screen.findByRole('button', { name: 'Download all' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Print all' })).toBeVisible();
    expect(shown.container).toHaveTextContent('2 of 18 passes');
    expect(screen.getByText(/Passes can be issued until 15\.05\.2026/)).toBeVisible();
    shown.unmount();
    const early = open();
    await row('Соколова');
    expect(screen.queryByRole('button', { name: 'Download all' })).toBeNull();
    early.unmount();
    open({ now: inPrintWindow, passes: [waiting, visa({ status: 'accepted' })] });
    await row('Лебедева');
    expect(screen.queryByRole('button', { name: 'Download all' })).toBeNull();
  });

  it('saves a file under the name of the server and says the refusal of the server [PASS-193] [PASS-198] [PASS-223] [PASS-252]', async () => {
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    Object.assign(URL, { createObjectURL: () => 'blob:pass', revokeObjectURL: () => {} });
    const { person, platform, store } = open({ now: inPrintWindow });
    store.api.onFile('/participants/101/personal-passes/1/download', '%PDF', 'Пропуск участника 1.pdf');
    await person.click(within(await row('Соколова')).getByRole('button', { name: /^Download/ }));
    await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
    expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe('Пропуск участника 1.pdf');
    store.api.on(
      'get',
      '/participants/{id}/personal-passes/download' as never,
      (() => failWith(404, { code: 'nothing_to_print' })) as never,
    );
    await person.click(screen.getByRole('button', { name: 'Download all' }));
    await waitFor(() => expect(platform.log.errors).toEqual(['There are no passes to download or print']));
    const [request] = store.api.sent('get', '/participants/101/personal-passes/download');
    expect(request?.query.get('type')).toBe('certificate');
    click.mockRestore();
  });

  it('fetches once while the button is busy, which a failure leaves usable [PASS-197]', async () => {
    const { person, platform, store } = open({ now: inPrintWindow });
    let answer: (value: unknown) => void = () => {};
    const file = '/participants/101/personal-passes/1/download';
    store.api.on('get', file as never, (() => new Promise((resolve) => (answer = resolve))) as never);
    const button = within(await row('Соколова')).getByRole('button', { name: /^Download/ });
    await person.dblClick(button);
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(store.api.sent('get', file)).toHaveLength(1);
    answer(failWith(500));
    await waitFor(() => expect(platform.log.errors).toHaveLength(1));
    expect(button).not.toHaveAttribute('aria-busy', 'true');
    await person.click(button);
    await waitFor(() => expect(store.api.sent('get', file)).toHaveLength(2));
  });

  it('opens a file for printing [PASS-193]', async () => {
    Object.assign(URL, { createObjectURL: () => 'blob:pass', revokeObjectURL: () => {} });
    const { person, store } = open({ now: inPrintWindow });
    store.api.onFile('/participants/101/personal-passes/1/download', '%PDF', 'Пропуск участника 1.pdf');
    await person.click(within(await row('Соколова')).getByRole('button', { name: /^Print/ }));
    await waitFor(() => expect(document.querySelector('iframe[data-print]')).toHaveAttribute('src', 'blob:pass'));
    document.querySelector('iframe[data-print]')?.remove();
  });
});

describe('participant passes: why nothing can be added', () => {
  it.each([
    ['the quota is used up', { quota: 2 }, 'The pass quota is used up'],
    [
      'the organiser has closed it',
      { event: { exhibition: buildExhibition({ create_personal_pass_disabled: true }) } },
      'The organiser has closed applications for these passes',
    ],
    ['the person may only read', { user: buildUserWithRole('read') }, "You don't have permission to change passes."],
    [
      'the person is an installer',
      { user: buildUserWithRole('installer') },
      "You don't have permission to change passes.",
    ],
  ] satisfies [string, Scene, string][])(
    'because %s [PASS-017] [PASS-021] [PASS-052] [PASS-061] [PASS-069] [PASS-070] [PASS-071]',
    async (_why, scene, words) => {
      open(scene);
      expect(await screen.findByText(words)).toBeVisible();
      expect(screen.queryByRole('button', { name: /Add a pass|Pack of/ })).toBeNull();
      expect(screen.queryByLabelText('Last name')).toBeNull();
      expect(await row('Соколова')).toBeVisible();
    },
  );

  it('closed by the organiser it keeps list, details, download and print, and has no form, button or upload [PASS-069]', async () => {
    const exhibition = buildExhibition({ create_personal_pass_disabled: true });
    open({ event: { exhibition }, now: inPrintWindow, add: true });
    const line = await row('Соколова');
    expect(within(line).getByRole('link', { name: /Соколова/ })).toBeVisible();
    expect(within(line).getByRole('button', { name: /^Download/ })).not.toHaveAttribute('aria-disabled');
    expect(within(line).getByRole('button', { name: /^Print/ })).not.toHaveAttribute('aria-disabled');
    expect(screen.getByRole('button', { name: 'Print all' })).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: /Add|[Uu]pload|Pack of/ })).toBeNull();
    expect(document.querySelector('input[type=file]')).toBeNull();
  });

  it('says why all cannot be downloaded together, with the days or that none is accepted [PASS-074] [PASS-311]', async () => {
    const early = open();
    const days = 'Download and print are available from 01.05.2026 to 21.05.2026';
    expect(await screen.findByText(days, { selector: 'p' })).toBeVisible();
    early.unmount();
    open({ passes: [waiting], now: inPrintWindow });
    expect(await screen.findByText('There are no passes to download or print')).toBeVisible();
  });

  it('says why nothing of a list can be deleted [PASS-112] [PASS-311]', async () => {
    open({ passes: [visa()] });
    expect(await screen.findByText('A visa pass can be deleted only when it is rejected')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Delete all' })).toBeNull();
  });

  it('names the service bureau and the limit of cash when the quota is full [PASS-062]', async () => {
    open({ quota: 2 });
    expect(
      await screen.findByText(
        /Additional passes can be bought at the service bureau; cash payments up to 100.000 roubles/,
      ),
    ).toBeVisible();
  });

  it('says that no passes are included when there is no quota [PASS-060]', async () => {
    const { container } = open({ passes: [], quota: null });
    expect(await screen.findByText('No passes are included in your participation')).toBeVisible();
    expect(container).not.toHaveTextContent('0 of 0');
    expect(screen.queryByRole('button', { name: /Add a pass|Pack of/ })).toBeNull();
    expect(screen.queryByLabelText('Last name')).toBeNull();
  });

  it('says that the quota is used up when sub-exhibitors hold all its places [PASS-060] [PASS-061]', async () => {
    open({ passes: [], quota: 0 });
    expect(await screen.findByText('The pass quota is used up')).toBeVisible();
    expect(screen.queryByText('No passes are included in your participation')).toBeNull();
  });

  it('keeps view, download and print for a reader, and nothing that changes [PASS-017] [PASS-019] [SHELL-155]', async () => {
    open({ user: buildUserWithRole('read'), now: inPrintWindow });
    const line = await row('Соколова');
    expect(within(line).getByRole('button', { name: /^Download/ })).not.toHaveAttribute('aria-disabled');
    expect(screen.queryByRole('button', { name: /Delete/ })).toBeNull();
  });
});

describe('participant passes: adding', () => {
  it('opens the form beside the list, by the button or the address, and by itself when the list is empty [PASS-065] [PASS-072]', async () => {
    const first = open();
    await row('Соколова');
    expect(screen.queryByLabelText('Last name')).toBeNull();
    await first.person.click(screen.getByRole('button', { name: 'Add a pass' }));
    await waitFor(() => expect(screen.getByLabelText('Last name')).toHaveFocus());
    expect(await row('Соколова')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Sort' })).toBeVisible();
    first.unmount();
    const second = open({ add: true });
    await waitFor(() => expect(screen.getByLabelText('Last name')).toHaveFocus());
    second.unmount();
    open({ passes: [] });
    expect(await screen.findByLabelText('Last name')).not.toHaveFocus();
    expect(screen.getByRole('heading', { name: 'No passes yet' })).toBeVisible();
  });

  it('explains every wrong field, keeps what was typed and says so beside the button [PASS-012] [PASS-014] [PASS-082]', async () => {
    const { person, store } = open({ add: true, locale: 'ru' });
    const lastname = await screen.findByLabelText('Фамилия');
    await person.type(lastname, 'Иван2');
    await person.click(screen.getByRole('button', { name: 'Добавить' }));
    expect(await screen.findByText('Допустимы только буквы, пробел, дефис и тире')).toBeVisible();
    expect(screen.getByText('Обязательное поле')).toBeVisible();
    expect(screen.getByText('Проверьте выделенные поля')).toBeVisible();
    expect(lastname).toHaveValue('Иван2');
    expect(lastname).toHaveFocus();
    expect(store.api.sent('post', '/participants/101/personal-passes')).toHaveLength(0);
  });

  it('sends a certificate with the company of the language, then hides and counts [PASS-030] [PASS-073] [PASS-076] [PASS-079] [PASS-211]', async () => {
    const { person, store, container, platform } = open({ add: true });
    await screen.findByLabelText('Last name');
    expect(screen.getByLabelText('Company')).toHaveValue('Severnaya Mekhanika LLC');
    await fill(person, ' Тестов ', 'Анна-Мария');
    await person.type(screen.getByLabelText(/Middle name/), 'Фёдоровна');
    await person.click(submit());
    expect(await row('Тестов')).toHaveTextContent('Being processed');
    expect(store.api.sent('post', '/participants/101/personal-passes').map(({ body }) => body)).toEqual([
      {
        type: 'certificate',
        company_name: 'Severnaya Mekhanika LLC',
        lastname: 'Тестов',
        name: 'Анна-Мария',
        middlename: 'Фёдоровна',
      },
    ]);
    await waitFor(() => expect(container).toHaveTextContent('3 of 18 passes'));
    expect(screen.queryByLabelText('Last name')).toBeNull();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add a pass' })).toHaveFocus());
    expect(platform.log.notices).toEqual(['Pass added: Тестов Анна-Мария']);
    expect(platform.log.modalParams).toContainEqual({ add: undefined });
    expect(platform.isDirty()).toBe(false);
  });

  it('offers the company in Russian, too, and lets it be changed [PASS-030]', async () => {
    const { person } = open({ add: true, locale: 'ru' });
    const company = await screen.findByLabelText('Компания');
    expect(company).toHaveValue('ООО «Северная механика»');
    await person.clear(company);
    await person.type(company, 'ИП');
    expect(company).toHaveValue('ИП');
  });

  it('sends nothing twice while it is under way [PASS-073]', async () => {
    const { person, store } = open({ add: true });
    let answer: (value: unknown) => void = () => {};
    store.api.on(
      'post',
      '/participants/{id}/personal-passes',
      () => new Promise((resolve) => (answer = resolve as never)) as never,
    );
    await screen.findByLabelText('Last name');
    await fill(person, 'Иванов', 'Иван');
    await person.dblClick(submit());
    await waitFor(() => expect(submit()).toHaveAttribute('aria-busy', 'true'));
    expect(store.api.sent('post', '/participants/101/personal-passes')).toHaveLength(1);
    answer({ data: waiting });
    await waitFor(() => expect(screen.queryByLabelText('Last name')).toBeNull());
  });

  it('says what the server refuses, at its field and in the popup, and keeps everything typed [PASS-073] [PASS-252] [PASS-256]', async () => {
    const { person, store, platform } = open({ add: true });
    const path = '/participants/{id}/personal-passes';
    store.api.on('post', path, () => failWith(422, { code: 'quota_reached', message: 'x' }));
    await screen.findByLabelText('Last name');
    await fill(person, 'Иванов', 'Иван');
    await person.click(submit());
    await waitFor(() => expect(platform.log.errors).toEqual(['The pass quota has been reached']));
    expect(screen.getByRole('alert')).toHaveTextContent('The pass quota has been reached');
    expect(screen.getByLabelText('Last name')).toHaveValue('Иванов');
    store.api.on('post', path, () =>
      failWith(422, { code: 'fields_invalid', errors: { lastname: ['Too odd'] }, message: 'Check the pass fields' }),
    );
    await person.click(submit());
    await waitFor(() => expect(screen.getByLabelText('Last name')).toHaveAccessibleDescription('Too odd'));
  });

  it('repeats with the same key after a lost answer and takes a new one after a success [PASS-279]', async () => {
    const { person, store } = open({ add: true });
    await screen.findByLabelText('Last name');
    await fill(person, 'Тестов', 'Иван');
    const path = '/participants/{id}/personal-passes';
    let isLost = true;
    const healed = createPassesApi({ passes: store.passes });
    store.api.on('post', path, async ({ body }) => {
      if (isLost) throw new TypeError('The answer is lost');
      const answer = await healed.api.client.post(path, { params: { path: { id: 101 } }, body });
      store.passes.unshift(answer.data);
      return answer;
    });
    await person.click(submit());
    await screen.findByRole('alert');
    isLost = false;
    await person.click(submit());
    await row('Тестов');
    await person.click(screen.getByRole('button', { name: 'Add a pass' }));
    await fill(person, 'Петров', 'Пётр');
    await person.click(submit());
    await row('Петров');
    const keys = store.api
      .sent('post', '/participants/101/personal-passes')
      .map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(3);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
    expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
  });

  it('asks before typed values are thrown away [SHELL-108]', async () => {
    const { person, platform } = open({ add: true, confirms: false });
    await screen.findByLabelText('Last name');
    await person.type(screen.getByLabelText('Last name'), 'Иванов');
    expect(platform.isDirty()).toBe(true);
    await person.click(screen.getByRole('button', { name: /Close panel|close the panel/i }));
    await waitFor(() => expect(platform.log.confirmations).toHaveLength(1));
    expect(screen.getByLabelText('Last name')).toHaveValue('Иванов');
  });

  it('follows the language without losing what was typed [PASS-006]', async () => {
    const { person, platform } = open({ add: true });
    await screen.findByLabelText('Last name');
    await person.type(screen.getByLabelText('Last name'), 'Иванов');
    await platform.setLocale('ru');
    expect(screen.getByLabelText('Фамилия')).toHaveValue('Иванов');
    expect(platform.log.missingTexts).toEqual([]);
  });
});
