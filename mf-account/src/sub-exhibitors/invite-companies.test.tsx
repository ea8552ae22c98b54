import { failWith, screen, setWindowWidth, waitFor, within } from '@fairfront/shared-kit/testing';
import { all, loaded, open } from './sub-exhibitors.fixture';

const fill = async ({ person }: ReturnType<typeof open>, n: number, values: Record<string, string>) => {
  const group = within(screen.getByRole('group', { name: `Company ${n}` }));
  for (const [label, text] of Object.entries(values)) {
    const control =
      label === 'Pass quota' ? group.getByRole('spinbutton') : group.getByLabelText(new RegExp(`^${label}`));
    await person.clear(control);
    await person.type(control, text);
  }
  await person.tab();
};
const send = (name = /^Send/) => screen.getByRole('button', { name });

describe('the invitation form', () => {
  it('the form opens by itself above an empty list, otherwise by its button [ACC-082]', async () => {
    const empty = open({ rows: [] });
    expect(await screen.findByRole('group', { name: 'Company 1' })).toBeVisible();
    empty.unmount();
    const { person } = open();
    await loaded();
    expect(screen.queryByRole('group', { name: 'Company 1' })).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Add' }));
    expect(screen.getByLabelText('Company name', { selector: 'input:not([type=search])' })).toHaveFocus();
  });

  it('the form requires name, email and quota; the INN is optional in English [ACC-083] [ACC-084]', async () => {
    const opened = open({ rows: [] });
    await screen.findByRole('group', { name: 'Company 1' });
    expect(send()).toHaveAccessibleDescription('Fill in the name, e-mail and quota of every company');
    await fill(opened, 1, { 'Company name': 'Spindle', 'E-mail': 'd@x.example' });
    expect(send()).toHaveAttribute('aria-disabled', 'true');
    await fill(opened, 1, { 'Pass quota': '3' });
    await waitFor(() => expect(send()).not.toHaveAttribute('aria-disabled'));
    const quota = screen.getByRole('spinbutton', { name: 'Pass quota' });
    expect([quota.getAttribute('aria-valuemin'), quota.getAttribute('aria-valuemax')]).toEqual(['0', '29']);
  });

  it('the INN must consist of digits in Russian [ACC-083] [ACC-085] [ACC-086]', async () => {
    const { person } = open({ rows: [], locale: 'ru' });
    const group = within(await screen.findByRole('group', { name: 'Компания 1' }));
    await person.type(group.getByLabelText('Название компании'), 'Шпиндель');
    await person.type(group.getByLabelText('Электронная почта'), 'd@x.example');
    await person.clear(group.getByRole('spinbutton'));
    await person.type(group.getByRole('spinbutton'), '2');
    const inn = group.getByLabelText('ИНН');
    const button = () => screen.getByRole('button', { name: 'Отправить приглашение' });
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    await person.type(inn, '77-01a23456789012345');
    expect(inn).toHaveValue('77012345678901');
    await person.clear(inn);
    await person.type(inn, '77');
    await waitFor(() => expect(button()).not.toHaveAttribute('aria-disabled'));
    await person.click(button());
    await waitFor(() => expect(inn).toHaveAccessibleDescription('Неверный ИНН'));
  });

  it('the form sends several companies at once with one name for both fields, clears itself and reloads the list [ACC-084] [ACC-089] [ACC-090] [ACC-102] [SHELL-229]', async () => {
    const opened = open();
    const { person, api, platform } = opened;
    await loaded();
    await person.click(screen.getByRole('button', { name: 'Add' }));
    await fill(opened, 1, {
      'Company name': ' Spindle ',
      'E-mail': 'd@x.example',
      INN: '7701234567',
      'Pass quota': '3',
    });
    await person.click(screen.getByRole('button', { name: 'Add another company' }));
    const second = within(screen.getByRole('group', { name: 'Company 2' }));
    await waitFor(() => expect(second.getByRole('spinbutton')).toHaveAttribute('aria-valuemax', '14'));
    await fill(opened, 2, { 'Company name': 'Bush', 'E-mail': 'b@x.example', 'Pass quota': '1' });
    await person.click(send(/^Send 2 invitations/));
    await waitFor(() => expect(platform.log.notices).toEqual(['2 invitations sent']));
    const [request] = api.sent('post', '/participants/110/sub-participants');
    expect(request?.body).toEqual({
      companies: [
        { name_rus: 'Spindle', name_eng: 'Spindle', email: 'd@x.example', inn: '7701234567', certificate: 3 },
        { name_rus: 'Bush', name_eng: 'Bush', email: 'b@x.example', inn: null, certificate: 1 },
      ],
    });
    expect(request?.headers.get('idempotency-key')).toMatch(/^[\w-]{8,}$/);
    expect(await screen.findByText('Spindle')).toBeVisible();
    expect(screen.getByText('Sub-exhibitors: 4. Passes available: 13 of 40')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Add' }));
    expect(screen.getAllByRole('group', { name: /^Company \d/ })).toHaveLength(1);
    expect(screen.getByLabelText('E-mail')).toHaveValue('');
  });

  it('the form reports duplicate emails and shows server errors at their rows [ACC-087] [ACC-088] [ACC-091]', async () => {
    const used = 'This e-mail is already used';
    const opened = open({
      rows: [],
      stub: (api) =>
        void api.on('post', all, () =>
          failWith(422, {
            message: 'x',
            errors: { 'companies.1.email': [used], 'companies.0.name_rus': ['Too long'] },
          }),
        ),
    });
    const { person, api } = opened;
    await screen.findByRole('group', { name: 'Company 1' });
    await fill(opened, 1, { 'Company name': 'Spindle', 'E-mail': 'd@x.example', 'Pass quota': '1' });
    await person.click(screen.getByRole('button', { name: 'Add another company' }));
    await fill(opened, 2, { 'Company name': 'Bush', 'E-mail': 'D@x.example', 'Pass quota': '1' });
    const emailOf = (n: number) => within(screen.getByRole('group', { name: `Company ${n}` })).getByLabelText('E-mail');
    await waitFor(() => expect(emailOf(2)).toHaveAccessibleDescription(used));
    await person.click(send());
    expect(api.sent('post', all)).toEqual([]);
    await fill(opened, 2, { 'E-mail': 'b@x.example' });
    await person.click(send());
    await waitFor(() => expect(api.sent('post', '/participants/110/sub-participants')).toHaveLength(1));
    await waitFor(() => expect(emailOf(2)).toHaveAccessibleDescription(used));
    expect(screen.getByText('Too long')).toBeVisible();
    expect(emailOf(1)).toHaveValue('d@x.example');
  });

  describe('the invitation form on a phone', () => {
    let restore = () => {};
    beforeEach(() => {
      restore = setWindowWidth(390);
    });
    afterEach(() => restore());

    it('the form replaces the buttons in the footer until it is closed [ACC-082]', async () => {
      const { person } = open();
      // one in the header and one in the footer
      const closing = () => screen.getAllByRole('button', { name: 'Close' }).length;
      await person.click(await screen.findByRole('button', { name: 'Add' }));
      expect(send()).toBeVisible();
      expect(closing()).toBe(1);
      await person.click(screen.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(closing()).toBe(2));
    });
  });

  it('the form explains why no quota is left', async () => {
    open({ rows: [], own: 40 });
    const words = 'No passes are free. Lower the quota of one of the sub-exhibitors';
    expect((await screen.findAllByText(words))[0]).toBeVisible();
    expect(send()).toHaveAccessibleDescription(words);
  });
});
