import { axeViolations, buildParticipation, failWith, screen, waitFor, within } from '@fairfront/shared-kit/testing';
import { all, loaded, one, open, rezets, rowOf } from './sub-exhibitors.fixture';

describe('the sub-exhibitor list', () => {
  /** The cell of a row in the given column. */
  const cellOf = (company: string, heading: RegExp) => {
    const headings = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    const column = headings.findIndex((text) => heading.test(text ?? ''));
    return rowOf(company).querySelectorAll('th, td')[column]?.textContent;
  };

  it('the list is read once and shows the total and the quota figures, in both languages [ACC-077] [ACC-078] [ACC-079]', async () => {
    const { api, platform } = open({ role: 'read' });
    expect(await loaded()).toHaveLength(2);
    expect(api.sent('get', '/participants/110/sub-participants')).toHaveLength(1);
    expect(screen.getByText('Sub-exhibitors: 2. Passes available: 17 of 40')).toBeVisible();
    await platform.setLocale('ru');
    expect(screen.getByText('Субэкспонентов: 2. Доступно пропусков: 17 из 40')).toBeVisible();
    expect(platform.log.missingTexts).toEqual([]);
    expect(await axeViolations()).toEqual([]);
  });

  it.each([
    ['Rezets LLC', 'Completed', 'No order'],
    ['Frezer JSC', 'Partly filled', 'Sent'],
  ])(
    'the row of %s shows its profile as %s and its application as %s [ACC-095] [ACC-096]',
    async (company, profile, order) => {
      open();
      await loaded();
      expect(cellOf(company, /^Profile/)).toContain(profile);
      expect(cellOf(company, /^Catalogue/)).toContain(order);
    },
  );

  it('a draft application is not shown as sent [ACC-096]', async () => {
    open({ rows: [{ ...rezets, catalog_order_id: 4, catalog_order_status: 'draft' }] });
    await loaded();
    expect(cellOf('Rezets LLC', /^Catalogue/)).not.toContain('Sent');
  });

  it('a row shows used passes out of the editable quota, and cars [ACC-097]', async () => {
    const reader = open({ role: 'read' });
    await loaded();
    expect([cellOf('Rezets LLC', /^Passes/), cellOf('Frezer JSC', /^Passes/)]).toEqual(['2 of 5', '0 of 7']);
    expect([cellOf('Rezets LLC', /^Cars/), cellOf('Frezer JSC', /^Cars/)]).toEqual(['0', '1']);
    reader.unmount();
    open();
    await loaded();
    expect(within(rowOf('Frezer JSC')).getByRole('spinbutton', { name: 'Quota: Frezer JSC' })).toHaveValue('7');
  });

  it('a row shows and changes who manages the sub-exhibitor, in both languages [ACC-099]', async () => {
    const { person, platform } = open();
    await loaded();
    const control = (name: string | RegExp) => screen.getByRole('combobox', { name });
    expect(control('Managed by: Rezets LLC')).toHaveTextContent('Edit: managed by the sub-exhibitor');
    expect(control('Managed by: Frezer JSC')).toHaveTextContent('View: managed by you');
    await person.click(control('Managed by: Rezets LLC'));
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      'Edit: managed by the sub-exhibitor',
      'View: managed by you',
    ]);
    await person.keyboard('{Escape}');
    await platform.setLocale('ru');
    expect(control(/ООО «Резец»/)).toHaveTextContent('Редактирование: управляет субэкспонент');
    expect(control(/АО «Фрезер»/)).toHaveTextContent('Просмотр: управляете вы');
  });

  it('a row shows whether the invitation was accepted [ACC-173]', async () => {
    open({ role: 'read' });
    await loaded();
    expect(rowOf('Rezets LLC')).toHaveTextContent('Invitation accepted');
    expect(rowOf('Frezer JSC')).toHaveTextContent('Invitation sent');
  });

  it('the search matches the name in the current language [ACC-092] [ACC-093]', async () => {
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

  it('the list starts as a table and switches to cards [ACC-094]', async () => {
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

  it('a row opens the sub-exhibitor for editing or viewing [ACC-107]', async () => {
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

  it('a reader sees the list without actions to add, change or delete [ACC-108]', async () => {
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

  it('a failed read is shown and can be retried', async () => {
    let isBroken = true;
    const { person } = open({
      stub: (api) =>
        void api.on('get', all, () =>
          isBroken
            ? failWith(409, { message: 'Not today' })
            : { data: [rezets], meta: { quota: { total: 9, own: 0, held: 0, given: 5, available: 4 } } },
        ),
    });
    expect(await screen.findByText('Not today')).toBeVisible();
    isBroken = false;
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await loaded()).toHaveLength(1);
  });
});

describe('the quota and control of a row', () => {
  it('the quota is limited by used and remaining passes, and both values are sent together [ACC-098] [ACC-099] [ACC-100] [ACC-102]', async () => {
    const { person, api } = open();
    await loaded();
    const quota = () => within(rowOf('Rezets LLC')).getByRole('spinbutton', { name: 'Quota: Rezets LLC' });
    expect([quota().getAttribute('aria-valuemin'), quota().getAttribute('aria-valuemax')]).toEqual(['2', '22']);
    await person.clear(quota());
    await person.type(quota(), '6');
    await person.tab();
    await waitFor(() => expect(api.sent('put', '/participants/110/sub-participants/111')).toHaveLength(1));
    expect(await screen.findByText('Sub-exhibitors: 2. Passes available: 16 of 40')).toBeVisible();
    await person.click(within(rowOf('Rezets LLC')).getByRole('combobox', { name: 'Managed by: Rezets LLC' }));
    await person.click(await screen.findByRole('option', { name: 'View: managed by you' }));
    await waitFor(() => expect(api.sent('put', '/participants/110/sub-participants/111')).toHaveLength(2));
    expect(api.sent('put', '/participants/110/sub-participants/111').map(({ body }) => body)).toEqual([
      { is_edit: true, certificate: 6 },
      { is_edit: false, certificate: 6 },
    ]);
    await waitFor(() => expect(rowOf('Rezets LLC')).toHaveTextContent('View: managed by you'));
  });

  it('a server refusal shows its reason and the stored values [ACC-102]', async () => {
    const { person, platform } = open({
      stub: (api) =>
        void api.on('put', one, () =>
          failWith(422, { message: 'x', errors: { certificate: ['The value must be at most 5'] } }),
        ),
    });
    await loaded();
    await person.click(within(rowOf('Rezets LLC')).getByRole('combobox', { name: /^Managed by/ }));
    await person.click(await screen.findByRole('option', { name: 'View: managed by you' }));
    await waitFor(() => expect(platform.log.errors).toEqual(['The value must be at most 5']));
    await waitFor(() => expect(rowOf('Rezets LLC')).toHaveTextContent('Edit: managed by the sub-exhibitor'));
  });

  it('a pending invitation can be sent again after the waiting time [ACC-173]', async () => {
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

describe('deleting sub-exhibitors', () => {
  it('the confirmation names the number of withdrawn passes, then the row disappears [ACC-103] [ACC-104] [ACC-106]', async () => {
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

  it('deleting all asks once, in Russian too, and opens the form [ACC-103] [ACC-104] [ACC-106]', async () => {
    const { person, platform, api } = open({ locale: 'ru' });
    await loaded();
    await person.click(screen.getByRole('button', { name: 'Удалить всех' }));
    expect(await screen.findByRole('group', { name: 'Компания 1' })).toBeVisible();
    expect(platform.log.confirmations).toEqual([
      expect.objectContaining({ title: 'Удалить всех субэкспонентов?', text: 'Будет аннулировано пропусков: 3' }),
    ]);
    expect(api.sent('delete', '/participants/110/sub-participants')).toHaveLength(1);
  });

  it('a failed deletion is silent, and the list is reloaded in every case [ACC-104]', async () => {
    const { person, platform, api } = open({
      stub: (stubbed) => void stubbed.on('delete', one, () => failWith(500)).on('delete', all, () => failWith(403)),
    });
    await loaded();
    const reads = () => api.sent('get', '/participants/110/sub-participants').length;
    await person.click(screen.getByRole('button', { name: 'Delete: Rezets LLC' }));
    await waitFor(() => expect(reads()).toBe(2));
    await person.click(screen.getByRole('button', { name: 'Delete all' }));
    await waitFor(() => expect(reads()).toBe(3));
    expect([platform.log.errors, (await loaded()).length]).toEqual([[], 2]);
  });

  it('a declined confirmation deletes nothing [ACC-103]', async () => {
    const { person, platform, api } = open({ confirms: false });
    await loaded();
    await person.click(screen.getByRole('button', { name: 'Delete: Rezets LLC' }));
    await person.click(screen.getByRole('button', { name: 'Delete all' }));
    await waitFor(() => expect(platform.log.confirmations).toHaveLength(2));
    expect([...api.sent('delete', one), ...api.sent('delete', all)]).toEqual([]);
  });
});

describe('the payer of service orders', () => {
  const settings = '/participants/{id}/payer-settings';
  const payer = (name: string | RegExp = 'Pay for the services that sub-exhibitors order') =>
    screen.findByRole('switch', { name });

  it('an administrator switches the payer, and the stored value is shown [SVC-164]', async () => {
    const { person, platform, api } = open({
      stub: (stubbed) =>
        void stubbed.on('patch', settings, ({ body }) => ({ data: body as { pays_for_subs: boolean } })),
    });
    expect(await payer()).not.toBeChecked();
    await person.click(await payer());
    await waitFor(() => expect(platform.log.notices).toContain('Sub-exhibitors can choose you as the payer'));
    expect(api.sent('patch', '/participants/110/payer-settings')[0]?.body).toEqual({ pays_for_subs: true });
    await platform.setLocale('ru');
    expect(await payer('Оплачивать услуги, которые заказывают субэкспоненты')).toBeVisible();
    expect(platform.log.missingTexts).toEqual([]);
    expect(await axeViolations()).toEqual([]);
  });

  it('other users see the payer and who decides it; a refusal rolls back [SVC-164]', async () => {
    const { person, api, unmount } = open({ role: 'edit' });
    expect(await payer()).toHaveAccessibleDescription('Only your company’s administrator can change this');
    await person.click(await payer());
    expect(api.sent('patch', '/participants/110/payer-settings')).toEqual([]);
    unmount();
    const refused = open({ stub: (stubbed) => void stubbed.on('patch', settings, () => failWith(403)) });
    await refused.person.click(await payer());
    await waitFor(() => expect(refused.platform.log.errors).toHaveLength(1));
    expect(await payer()).not.toBeChecked();
  });

  it('the payer is hidden where services are not shown [SVC-164]', async () => {
    const event = buildParticipation({ id: 110, type: 'collective' });
    const exhibition = { ...event.exhibition, is_show_order_additional_services: false };
    open({ participation: { ...event, exhibition } });
    await loaded();
    expect(screen.queryByRole('switch')).toBeNull();
  });
});

describe('a participation without sub-exhibitors', () => {
  it('a participation of another type gets an explanation and a link back, without a request, in both languages [ACC-277]', async () => {
    const { api, person, platform } = open({ participation: buildParticipation({ id: 101, type: 'self' }) });
    expect(await screen.findByRole('heading', { name: 'This participation has no sub-exhibitors' })).toBeVisible();
    expect(api.sent('get', '/participants/101/sub-participants')).toEqual([]);
    expect(screen.queryByRole('button', { name: /again/ })).toBeNull();
    await platform.setLocale('ru');
    expect(screen.getByRole('heading', { name: 'В этом участии нет субэкспонентов' })).toBeVisible();
    expect(platform.log.missingTexts).toEqual([]);
    expect(await axeViolations()).toEqual([]);
    await person.click(screen.getByText('Закрыть'));
    expect(platform.log.closed).toHaveLength(1);
  });

  it('an installer reads who can see the list [ACC-077] [ACC-277]', async () => {
    const { api } = open({ role: 'installer' });
    expect(await screen.findByRole('heading', { name: /^Only the collective organiser’s staff/ })).toBeVisible();
    expect(api.sent('get', '/participants/110/sub-participants')).toEqual([]);
  });

  it('a forbidden list offers no retry [ACC-277]', async () => {
    open({ stub: (api) => api.on('get', all, () => failWith(403, { message: 'No rights' })) });
    expect(await screen.findByText('No rights')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});
