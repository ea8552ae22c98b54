import {
  axeViolations,
  buildExhibition,
  buildUserWithRole,
  failWith,
  screen,
  startClock,
  waitFor,
  within,
} from '@fairfront/shared-kit/testing';
import {
  inPrintWindow,
  china,
  accepted,
  waiting,
  rejected,
  visa,
  open,
  row,
  hintOf,
} from '../testing/participant-passes-fixture';
import { buildPersonalPass } from '../testing/passes';

describe('the participant pass header and list', () => {
  it('the dialog shows used and total passes, the deadline and the rows with their data [PASS-058] [PASS-103]', async () => {
    const { platform, container } = open({ passes: [accepted, waiting, visa()] });
    const sokolova = await row('Соколова');
    expect(container).toHaveTextContent('3 of 18 passes');
    expect(screen.getByText(/Passes can be issued until 15.May.2026, 25 days left\./)).toBeVisible();
    expect(within(sokolova).getByRole('rowheader')).toHaveTextContent(
      'Соколова Ирина Иванович' + 'ООО «Северная механика»',
    );
    expect(sokolova).toHaveTextContent('Certificate');
    expect(sokolova).toHaveTextContent('2 May 2026');
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
  ])(
    'a row shows the status of a pass with its reason [PASS-104] [PASS-105] [PASS-107] [PASS-108]',
    async (pass, words) => {
      open({ passes: [pass] });
      expect(await row(pass.lastname)).toHaveTextContent(words);
    },
  );

  it('a rejection shows its reason: the visa or the barcode, and the organiser’s comment [PASS-107] [PASS-108]', async () => {
    open({ passes: [{ ...rejected, comment: 'Wrong surname' }, visa({ status: 'rejected' })] });
    expect(await row('Чернов')).toHaveTextContent('The pass was rejected: its barcode is not validWrong surname');
    expect(await row('Wang')).toHaveTextContent('The visa application was rejected');
    expect(within(await row('Чернов')).getByRole('rowheader')).toHaveTextContent('Wrong surname');
  });

  it('the status explains why a pass lacks actions [PASS-104] [PASS-112] [PASS-311]', async () => {
    const { person } = open({ passes: [visa(), waiting] });
    expect(within(await row('Лебедева')).queryByRole('button', { name: /^(Download|Print)/ })).toBeNull();
    expect(await hintOf(person, await row('Лебедева'))).toHaveTextContent(
      /^Only an accepted pass can be downloaded or printed$/,
    );
    await person.unhover(within(await row('Лебедева')).getByRole('button', { name: 'More about the status' }));
    expect(await hintOf(person, await row('Wang'))).toHaveTextContent(
      'A visa invitation cannot be downloaded hereA visa pass can be deleted only when it is rejected',
    );
  });

  it('the list shows a skeleton while loading, then that it is empty [PASS-115]', async () => {
    const { container } = open({ passes: [] });
    expect(container.querySelector('table')).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByText('No passes yet')).toBeNull();
    expect(await screen.findByRole('heading', { name: 'No passes yet' })).toBeVisible();
  });

  it('an accepted visa shows contacts and no file [PASS-109]', async () => {
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
  ])('a rejected visa shows when to apply again, simple %s: %s days [PASS-110] [PASS-111]', async (simple, days) => {
    const { person } = open({
      passes: [visa({ status: 'rejected', country: { ...china, is_simple_visa: simple } })],
    });
    expect(await hintOf(person, await row('Wang'))).toHaveTextContent(
      `Apply again at least ${days} days before installation starts`,
    );
  });

  it('a new sort order is requested from page 1 [PASS-173] [PASS-174] [PASS-175]', async () => {
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

  it('page and sort order come from the address, so a reload shows the same rows [PASS-002]', async () => {
    const passes = Array.from({ length: 12 }, (_, index) => buildPersonalPass({ id: 50 - index }));
    const { platform } = open({
      passes,
      route: { query: new URLSearchParams('modal=event-modal-participant-passes&page=2&sort=oldest') },
    });
    await waitFor(() => expect(platform.api.sent('get', '/participants/101/personal-passes')).toHaveLength(1));
    const [request] = platform.api.sent('get', '/participants/101/personal-passes');
    expect(Object.fromEntries(request?.query ?? [])).toMatchObject({ page: '2', order_by: 'asc' });
  });

  it('the name opens the detail, which has a link back [PASS-103]', async () => {
    const { person, platform } = open();
    await person.click(within(await row('Соколова')).getByRole('link', { name: /Соколова/ }));
    expect(platform.log.opened).toEqual([
      { name: 'event-modal-detail-pass', params: { pass: '1', from: 'event-modal-participant-passes' } },
    ]);
  });

  it('the info texts are shown in order, in the other language if empty, with the website [PASS-027] [PASS-029] [PASS-068]', async () => {
    const texts = {
      personal_pass_info_2: { rus: 'Второй', eng: null },
      personal_pass_info_1: { rus: 'Первый', eng: '<p>First <b>rule</b></p>' },
      personal_pass_info_3: { rus: null, eng: ' ' },
    };
    const { container, unmount, person } = open({ event: { exhibition: buildExhibition({ texts }) } });
    await row('Соколова');
    await person.click(screen.getByRole('button', { name: 'Rules and information from the organiser' }));
    expect(screen.getByText('rule')).toBeVisible();
    expect(container.textContent).toMatch(/First rule.*Второй/);
    expect(container.querySelectorAll('.texts > .text')).toHaveLength(2);
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

  it('the quota explains how it is counted [PASS-056]', async () => {
    const { person } = open();
    await row('Соколова');
    await person.hover(document.body);
    await person.hover(screen.getByRole('button', { name: 'How the quota is counted' }));
    expect(await screen.findByRole('tooltip')).toHaveTextContent(
      /up to 90 m² one per 3 m², for a larger area 30 and one more per 6 m² over 90/,
    );
  });
});

describe('the participant pass deadlines and windows', () => {
  it('the deadline becomes a warning in the last ten days and disappears afterwards [PASS-046] [PASS-047] [PASS-050]', async () => {
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
    expect(screen.getByText('The deadline for these passes has passed (15 May 2026)')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add a pass' })).toBeNull();
  });

  it('printing becomes available when the window opens, without reopening the dialog [PASS-050]', async () => {
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
    'the role %s reads once that nothing was issued in time [PASS-048]',
    async (role) => {
      open({ passes: [], now: '2026-05-16T00:00:00+03:00', user: buildUserWithRole(role) });
      expect(await screen.findByText('The deadline has passed and no passes were issued')).toBeVisible();
    },
  );

  it('the dialog shows the first day of processing and keeps the form available [PASS-045]', async () => {
    open({ now: '2026-01-15T12:00:00+03:00' });
    expect(await screen.findByText('Passes are processed from 1 Feb 2026')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Add a pass' })).toBeVisible();
  });

  it.each([
    ['2026-04-30T23:59:59+03:00', false],
    ['2026-05-01T00:00:00+03:00', true],
    ['2026-05-21T23:59:59+03:00', true],
    ['2026-05-22T00:00:00+03:00', false],
  ])('at %s download and print are available: %s [PASS-043] [PASS-105] [PASS-106]', async (moment, isPossible) => {
    open({ now: moment });
    const line = await row('Соколова');
    for (const name of [/^Download/, /^Print/]) {
      const button = within(line).getByRole('button', { name });
      if (isPossible) expect(button).not.toHaveAttribute('aria-disabled');
      else {
        expect(button).toHaveAttribute('aria-disabled', 'true');
        expect(button).toHaveAccessibleDescription(
          'Download and print are available from 1\u00a0May\u00a02026 to 21\u00a0May\u00a02026',
        );
      }
    }
  });

  it('the common file is offered beside quota and deadline, only inside the window with an accepted pass other than a visa [PASS-064] [PASS-074] [PASS-075]', async () => {
    const shown = open({ now: inPrintWindow });
    expect(await screen.findByRole('button', { name: 'Download all' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Print all' })).toBeVisible();
    expect(shown.container).toHaveTextContent('2 of 18 passes');
    expect(screen.getByText(/Passes can be issued until 15.May.2026/)).toBeVisible();
    shown.unmount();
    const early = open();
    await row('Соколова');
    expect(screen.queryByRole('button', { name: 'Download all' })).toBeNull();
    early.unmount();
    open({ now: inPrintWindow, passes: [waiting, visa({ status: 'accepted' })] });
    await row('Лебедева');
    expect(screen.queryByRole('button', { name: 'Download all' })).toBeNull();
  });

  it('a file is saved with the server’s name, and a server refusal is shown [PASS-193] [PASS-198] [PASS-223] [PASS-252]', async () => {
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

  it('the download button sends one request while busy and works again after a failure [PASS-197]', async () => {
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

  it('the print button opens a file for printing [PASS-193]', async () => {
    Object.assign(URL, { createObjectURL: () => 'blob:pass', revokeObjectURL: () => {} });
    const { person, store } = open({ now: inPrintWindow });
    store.api.onFile('/participants/101/personal-passes/1/download', '%PDF', 'Пропуск участника 1.pdf');
    await person.click(within(await row('Соколова')).getByRole('button', { name: /^Print/ }));
    await waitFor(() => expect(document.querySelector('iframe[data-print]')).toHaveAttribute('src', 'blob:pass'));
    document.querySelector('iframe[data-print]')?.remove();
  });
});
