import { buildExhibition, buildUserWithRole, failWith, screen, waitFor, within } from '@fairfront/shared-kit/testing';
import { createPassesApi } from '../testing/passes-api';
import { inPrintWindow, waiting, visa, open, row, submit, fill } from '../testing/participant-passes-fixture';
import { openListActions } from '../testing/list-tools';

describe('the reasons why participant passes cannot be added', () => {
  const isClosedWith = async (words: string) => {
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Add a pass|Pack of/ })).toBeNull();
    expect(screen.queryByLabelText('Last name')).toBeNull();
    expect(await row('Соколова')).toBeVisible();
  };

  it.each([2, 1])('the two passes use up a quota of %i [PASS-052] [PASS-061] [PASS-071]', async (quota) => {
    const { platform } = open({ quota, add: true });
    await isClosedWith('The pass quota is used up.');
    await platform.setLocale('ru');
    expect(await screen.findByText('Квота пропусков исчерпана.')).toBeVisible();
  });

  it('a quota with one place left keeps the form available [PASS-052]', async () => {
    open({ quota: 3, add: true });
    expect(await screen.findByLabelText('Last name')).toBeVisible();
    expect(screen.queryByText('The pass quota is used up.')).toBeNull();
  });

  it('the organiser has closed passes [PASS-069] [PASS-070]', async () => {
    const exhibition = buildExhibition({ create_personal_pass_disabled: true });
    const { platform } = open({ event: { exhibition }, add: true });
    await isClosedWith('The organiser has closed applications for these passes');
    await platform.setLocale('ru');
    expect(await screen.findByText('Оформление пропусков закрыто организатором')).toBeVisible();
  });

  it('the deadline has passed [PASS-071]', async () => {
    open({ now: '2026-05-16T00:00:00+03:00', add: true });
    expect(await row('Соколова')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Add a pass|Pack of/ })).toBeNull();
    expect(screen.queryByLabelText('Last name')).toBeNull();
  });

  it.each(['read', 'installer'] as const)(
    'the role %s has no write access [PASS-017] [PASS-021] [PASS-071]',
    async (role) => {
      open({ user: buildUserWithRole(role), add: true });
      await isClosedWith('You don’t have permission to change passes.');
    },
  );

  it('passes closed by the organiser keep list, details, download and print, but have no form, button or upload [PASS-069]', async () => {
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

  it('the dialog explains why no common file is available, with the days or that no pass is accepted [PASS-074] [PASS-311]', async () => {
    const early = open();
    const days = 'Download and print are available from 1 May 2026 to 21 May 2026';
    expect(await screen.findByText(days, { selector: 'p' })).toBeVisible();
    early.unmount();
    open({ passes: [waiting], now: inPrintWindow });
    expect(await screen.findByText('There are no passes to download or print')).toBeVisible();
  });

  it('the dialog explains why no pass of a list can be deleted [PASS-112] [PASS-311]', async () => {
    const { person } = open({ passes: [visa()] });
    expect(await screen.findByText('A visa pass can be deleted only when it is rejected')).toBeVisible();
    await openListActions(person);
    expect(screen.queryByRole('menuitem', { name: /^Delete all/ })).toBeNull();
  });

  it('a full quota names the service bureau and the cash limit [PASS-062]', async () => {
    const { container } = open({ quota: 2 });
    expect(await screen.findByText(/cash payments up to 100.000 roubles/)).toBeVisible();
    // two sentences in one notice
    expect(container).toHaveTextContent(
      /The pass quota is used up\. ?Additional passes can be bought at the service bureau; cash payments up to 100.000 roubles/,
    );
  });

  it('an empty quota says that no passes are included [PASS-060]', async () => {
    const { container } = open({ passes: [], quota: null });
    expect(await screen.findByText('No passes are included in your participation')).toBeVisible();
    expect(container).not.toHaveTextContent('0 of 0');
    expect(screen.queryByRole('button', { name: /Add a pass|Pack of/ })).toBeNull();
    expect(screen.queryByLabelText('Last name')).toBeNull();
  });

  it('a quota used up by sub-exhibitors says so [PASS-060] [PASS-061]', async () => {
    open({ passes: [], quota: 0 });
    expect(await screen.findByText('The pass quota is used up.')).toBeVisible();
    expect(screen.queryByText('No passes are included in your participation')).toBeNull();
  });

  it('a reader can view, download and print, but change nothing [PASS-017] [PASS-019] [SHELL-155]', async () => {
    open({ user: buildUserWithRole('read'), now: inPrintWindow });
    const line = await row('Соколова');
    expect(within(line).getByRole('button', { name: /^Download/ })).not.toHaveAttribute('aria-disabled');
    expect(screen.queryByRole('button', { name: /Delete/ })).toBeNull();
  });
});

describe('the participant pass form', () => {
  it('the form opens beside the list by button, by address, and by itself when the list is empty [PASS-065] [PASS-072]', async () => {
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

  it('the form explains every invalid field, keeps the input, and shows the errors beside the button and in a linked summary [PASS-012] [PASS-014] [PASS-082] [PASS-329]', async () => {
    const { person, store } = open({ add: true, locale: 'ru' });
    const lastname = await screen.findByLabelText('Фамилия');
    await person.type(lastname, 'Иван2');
    await person.click(screen.getByRole('button', { name: 'Добавить' }));
    expect(await screen.findByText('Допустимы только буквы, пробел, дефис и тире')).toBeVisible();
    expect(screen.getByText('Обязательное поле')).toBeVisible();
    expect(screen.getByText('Проверьте выделенные поля')).toBeVisible();
    expect(lastname).toHaveValue('Иван2');
    // the summary links to each invalid field
    expect(screen.getByRole('alert', { name: 'Исправьте в форме:' })).toHaveFocus();
    await person.click(screen.getByRole('link', { name: 'Фамилия' }));
    expect(lastname).toHaveFocus();
    expect(store.api.sent('post', '/participants/101/personal-passes')).toHaveLength(0);
  });

  it('the form sends a certificate with the company in the current language, then closes and updates the count [PASS-030] [PASS-073] [PASS-076] [PASS-079] [PASS-211]', async () => {
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

  it('the company is prefilled in Russian too and can be changed [PASS-030]', async () => {
    const { person } = open({ add: true, locale: 'ru' });
    const company = await screen.findByLabelText('Компания');
    expect(company).toHaveValue('ООО «Северная механика»');
    await person.clear(company);
    await person.type(company, 'ИП');
    expect(company).toHaveValue('ИП');
  });

  it('a request under way is not sent twice [PASS-073]', async () => {
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

  it('a server error appears at its field and in the popup, and the input is kept [PASS-073] [PASS-252] [PASS-256]', async () => {
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

  it('a retry after a lost answer reuses the key, and a new pass gets a new one [PASS-279]', async () => {
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

  it('the form confirms before it discards input [SHELL-108]', async () => {
    const { person, platform } = open({ add: true, confirms: false });
    await screen.findByLabelText('Last name');
    await person.type(screen.getByLabelText('Last name'), 'Иванов');
    expect(platform.isDirty()).toBe(true);
    await person.click(screen.getByRole('button', { name: /Close panel|close the panel/i }));
    await waitFor(() => expect(platform.log.confirmations).toHaveLength(1));
    expect(screen.getByLabelText('Last name')).toHaveValue('Иванов');
  });

  it('a language change keeps the input [PASS-006]', async () => {
    const { person, platform } = open({ add: true });
    await screen.findByLabelText('Last name');
    await person.type(screen.getByLabelText('Last name'), 'Иванов');
    await platform.setLocale('ru');
    expect(screen.getByLabelText('Фамилия')).toHaveValue('Иванов');
    expect(platform.log.missingTexts).toEqual([]);
  });
});
