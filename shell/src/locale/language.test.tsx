import { storedLocale, useLocale, useTranslation } from '@fairfront/shared-kit/platform';
import { Form, FormTextField, SubmitButton } from '@fairfront/shared-kit/forms';
import { useSchema } from '@fairfront/shared-kit/forms/rules';
import { formatDate } from '@fairfront/shared-kit/platform/formats';
import { recoveryFields } from '@fairfront/shared-kit/domain/identity/person-fields';
import { buildUser, failWith } from '@fairfront/shared-kit/testing';
import { act, homeStands, screen, settle, startShell, waitFor } from '../testing/shell-double';

describe('the language', () => {
  it('is saved on the server first, then changes everything in place [SHELL-081] [SHELL-085] [SHELL-005]', async () => {
    let save = () => {};
    const { person, fake } = await startShell({}, (fake) =>
      fake.on('post', '/language', () => new Promise((resolve) => (save = () => resolve({ message: 'ok' })))),
    );
    await homeStands();
    expect(document.title).toBe('Личный кабинет');
    await person.click(screen.getByRole('radio', { name: 'EN' }));
    await waitFor(() => expect(fake.sent('post', '/language')).toHaveLength(1));
    await settle();
    expect(screen.getByRole('heading', { level: 1, name: 'Мои выставки' })).toBeVisible();
    expect([document.title, document.documentElement.lang]).toEqual(['Личный кабинет', 'ru']);
    expect(storedLocale.read()).not.toBe('en');
    act(() => save());
    expect(await screen.findByRole('heading', { level: 1, name: 'My exhibitions' })).toBeVisible();
    expect(fake.sent('post', '/language')[0]?.body).toEqual({ locale: 'en' });
    expect(document.title).toBe('Personal account');
    expect(document.documentElement.lang).toBe('en');
    expect(storedLocale.read()).toBe('en');
    expect(screen.getByRole('article')).toHaveTextContent('Open exhibition');
  });

  it('changes dates, amounts and validation messages in place and keeps the input [SHELL-081] [SHELL-085]', async () => {
    const Screen = () => {
      const { t } = useTranslation('test');
      const locale = useLocale();
      return (
        <>
          <h1>{t('word')}</h1>
          <p>{formatDate('2026-06-09', locale)}</p>
          <Form
            initialValues={{ email: '', note: '' }}
            validate={useSchema(async () => recoveryFields)}
            onSubmit={() => {}}
          >
            <FormTextField name="email" label="email" />
            <FormTextField name="note" label="note" />
            <SubmitButton>send</SubmitButton>
          </Form>
        </>
      );
    };
    const { person } = await startShell({ address: '/support', parts: { screens: { support: Screen } } }, (fake) =>
      fake.on('post', '/language', { message: 'ok' }),
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'слово' })).toBeVisible();
    const note = screen.getByLabelText('note');
    await person.type(note, 'typed');
    await person.click(screen.getByRole('button', { name: 'send' }));
    expect(await screen.findByText('Обязательное поле')).toBeVisible();
    expect(screen.getByText('09.06.2026')).toBeVisible();
    await person.click(screen.getByRole('radio', { name: 'EN' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'word' })).toBeVisible();
    expect(await screen.findByText('This field is required')).toBeVisible();
    expect(screen.getByText('9 Jun 2026')).toBeVisible();
    expect(screen.getByLabelText('note')).toBe(note);
    expect(note).toHaveValue('typed');
  });

  it('stays the same when the server is unreachable, with a popup [SHELL-081] [SHELL-167]', async () => {
    const { person, fake } = await startShell();
    await homeStands();
    fake.setOffline(true);
    await person.click(screen.getByRole('radio', { name: 'EN' }));
    const text = await screen.findByText('Нет соединения с сервером');
    expect(text.closest('[role=alert]')).not.toBeNull();
    expect(screen.getByRole('radio', { name: 'RU' })).toBeChecked();
  });

  it('stays the same when the server rejects the change, with the reason in a popup [SHELL-081]', async () => {
    const { person } = await startShell({}, (fake) => fake.on('post', '/language', failWith(500)));
    await homeStands();
    await person.click(screen.getByRole('radio', { name: 'EN' }));
    expect(await screen.findByText('Что-то пошло не так. Повторите попытку позже')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'RU' })).toBeChecked();
    expect(storedLocale.read()).not.toBe('en');
  });

  it('of a visitor changes without a call [SHELL-083]', async () => {
    const { person, fake } = await startShell({ address: '/login', token: null });
    await person.click(screen.getByRole('radio', { name: 'EN' }));
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
    expect(fake.requests).toEqual([]);
    expect(storedLocale.read()).toBe('en');
  });

  it('is Russian at first, then the stored one, then that of the loaded user [SHELL-005] [SHELL-080] [SHELL-084]', async () => {
    const first = await startShell({ address: '/login', token: null });
    expect(screen.getByRole('button', { name: 'Войти' })).toBeVisible();
    expect([document.title, document.documentElement.lang]).toEqual(['Личный кабинет', 'ru']);
    first.unmount();
    storedLocale.write('en');
    const { unmount } = await startShell({ address: '/login', token: null });
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeVisible();
    // the texts of another language load after the shell
    expect([document.title, document.documentElement.lang]).toEqual(['Personal account', 'en']);
    unmount();
    storedLocale.write(null);
    await startShell({}, (fake) => fake.on('get', '/auth/user', { data: buildUser({ locale: 'en' }) }));
    expect(await screen.findByRole('heading', { level: 1, name: 'My exhibitions' })).toBeVisible();
    expect(storedLocale.read()).toBe('en');
  });
});
