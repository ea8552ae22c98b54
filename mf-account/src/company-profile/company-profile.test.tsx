import {
  act,
  axeViolations,
  buildCompany,
  buildParticipation,
  buildUserWithRole,
  createFakeApi,
  failWith,
  renderInPlatform,
  screen,
  startClock,
  waitFor,
  within,
} from '@fairfront/shared-kit/testing';
import { queryKeys } from '@fairfront/shared-kit/api';
import type { Participation } from '@fairfront/shared-kit/platform';
import type { CompanyValues } from '@fairfront/shared-kit/domain/account';
import { en, ru } from '../testing/texts';
import CompanyProfileModal from './company-profile.modal';

const russia = {
  id: 1,
  name_rus: 'Россия',
  name_eng: 'Russia',
  is_simple_visa: false,
  is_catalog_order_ru_locale: true,
};
const austria = {
  id: 2,
  name_rus: 'Австрия',
  name_eng: 'Austria',
  is_simple_visa: true,
  is_catalog_order_ru_locale: false,
};
const company = buildCompany({ fax: '+7 8152 00-00-01', image: { id: 5, thumbnail_path: 'old.png' } });

interface Options {
  participation?: Partial<Participation>;
  role?: 'edit' | 'read';
  locale?: 'ru' | 'en';
}
const open = ({ participation = { company }, role = 'edit', locale = 'en' }: Options = {}) => {
  const api = createFakeApi()
    .on('get', '/countries', { data: [austria, russia] })
    .on('put', '/participants/{id}/companies/{companyId}', ({ body }) => ({
      data: { ...company, ...(body as CompanyValues), country: austria },
    }));
  const rendered = renderInPlatform(<CompanyProfileModal />, {
    api,
    locale,
    texts: { account: { ru, en } },
    participation: buildParticipation(participation),
    user: buildUserWithRole(role),
    modalTitle: 'Company profile',
  });
  return { ...rendered, api };
};
afterEach(() => sessionStorage.clear());

const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Save' });
const puts = ({ api }: ReturnType<typeof open>) => api.sent('put', '/participants/101/companies/1');
const change = async ({ person }: ReturnType<typeof open>, name: string | RegExp, text: string) => {
  await person.clear(field(name));
  await person.click(field(name));
  await person.paste(text);
};

describe('the company profile', () => {
  it('the form shows the stored company with logo, remove and save buttons [ACC-014]', async () => {
    const { platform } = open();
    expect(field('Name in Russian')).toHaveValue('ООО «Северная механика»');
    expect(field('Name in English')).toHaveValue('Severnaya Mekhanika LLC');
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Country' })).toHaveTextContent('Russia'));
    expect(field('Phone')).toHaveValue('+78152000000');
    expect(field('Website')).toHaveValue('severmech.example');
    expect(field('E-mail')).toHaveValue('info@severmech.example');
    expect(field('Address')).toHaveValue('Мурманск, Портовый проезд, 5');
    expect(field('Mailing address')).toHaveValue('183038, Мурманск, а/я 7');
    expect(screen.getByRole('img', { name: 'Company logo' })).toHaveAttribute(
      'src',
      expect.stringMatching(/\/storage\/old\.png$/),
    );
    for (const name of ['Replace', 'Remove', 'Save']) expect(screen.getByRole('button', { name })).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await platform.setLocale('ru');
    expect(field('Почтовый адрес')).toBeVisible();
    expect(platform.log.missingTexts).toEqual([]);
  });

  it('the meter counts the filled fields and names the missing ones [ACC-015] [ACC-016]', async () => {
    const opened = open({ participation: { company: buildCompany({ website: null, mail_address: null }) } });
    expect(screen.getByRole('img', { name: '6 of 8 fields filled in' })).toBeVisible();
    expect(screen.getByText(/Profile partly filled/)).toHaveTextContent(
      '6 of 8 fields. Profile partly filled, missing: mailing address, website',
    );
    await change(opened, 'Website', 'example.com');
    await opened.person.click(screen.getByRole('button', { name: 'Same as the address' }));
    expect(field('Mailing address')).toHaveValue('Мурманск, Портовый проезд, 5');
    expect(screen.getByText(/Profile completed/)).toBeVisible();
  });

  it('the country list is sorted in the current language [ACC-019]', async () => {
    const opened = open();
    await opened.person.click(await screen.findByRole('combobox', { name: 'Country' }));
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(['Austria', 'Russia']);
    const asked = () => opened.api.sent('get', '/countries').map(({ query }) => query.get('order'));
    expect(asked()).toEqual(['name_eng']);
    await opened.person.keyboard('{Escape}');
    await opened.platform.setLocale('ru');
    await waitFor(() => expect(asked()).toEqual(['name_eng', 'name_rus']));
  });

  it('the website field explains its format [ACC-021]', async () => {
    const { person, platform } = open();
    await person.click(field('Website'));
    await person.tab();
    expect(await screen.findByRole('tooltip')).toHaveTextContent('For example: example.com');
    expect(screen.getByRole('button', { name: 'How to enter a website' })).toHaveFocus();
    await platform.setLocale('ru');
    expect(screen.getByRole('tooltip')).toHaveTextContent('Например: example.com');
  });

  it('both address fields remove characters outside the four allowed scripts as the user types [ACC-025] [ACC-026]', async () => {
    const opened = open();
    await change(opened, 'Address', '東京 Tokyo 서울');
    expect(field('Address')).toHaveValue(' Tokyo ');
    await opened.person.type(field('Mailing address'), 'م京9');
    expect(field('Mailing address')).toHaveValue('183038, Мурманск, а/я 79');
  });
});

describe('saving the profile', () => {
  it('a save sends the nine values, keeps the modal open, confirms for 3 s and updates the open event [ACC-026] [ACC-027] [ACC-028] [ACC-029] [ACC-032]', async () => {
    const clock = startClock('2026-04-20T12:00:00+03:00');
    const opened = open({ locale: 'en' });
    opened.platform.queryClient.setQueryData(queryKeys.participation.detail(101), buildParticipation({ company }));
    await change(opened, 'Name in English', 'North Mechanics Ltd');
    await opened.person.click(save());
    await waitFor(() => expect(screen.getByText('Saved')).toBeVisible());
    expect(puts(opened).map(({ body }) => body)).toEqual([
      {
        name_rus: 'ООО «Северная механика»',
        name_eng: 'North Mechanics Ltd',
        country_id: 1,
        phone: '+78152000000',
        mail_address: '183038, Мурманск, а/я 7',
        address: 'Мурманск, Портовый проезд, 5',
        website: 'severmech.example',
        email: 'info@severmech.example',
        fax: '+7 8152 00-00-01',
      },
    ]);
    const loaded = opened.platform.queryClient.getQueryData<Participation>(queryKeys.participation.detail(101));
    expect(loaded?.company).toMatchObject({ name_eng: 'North Mechanics Ltd', country: { name_eng: 'Austria' } });
    expect(opened.platform.log.closed).toEqual([]);
    expect(opened.platform.isDirty()).toBe(false);
    await clock.advance(2900);
    expect(screen.getByText('Saved')).toBeVisible();
    await clock.advance(200);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('the Russian confirmation uses the required text [ACC-032] [ACC-178]', async () => {
    const opened = open({ locale: 'ru' });
    await change(opened, 'Название на русском', 'ООО «Север»');
    expect(screen.getByText('Есть несохранённые изменения')).toBeVisible();
    await opened.person.click(screen.getByRole('button', { name: 'Сохранить' }));
    expect(await screen.findByText('Сохранено')).toBeVisible();
  });

  it.each([
    ['name in Russian [ACC-017]', 'Name in Russian', '', 'This field is required'],
    ['name in English [ACC-018]', 'Name in English', ' ', 'This field is required'],
    ['phone [ACC-020]', 'Phone', '', 'This field is required'],
    ['website [ACC-021]', 'Website', 'severmech.', 'Enter a website address like example.com'],
    ['e-mail [ACC-023]', 'E-mail', '', 'This field is required'],
    ['e-mail [ACC-024]', 'E-mail', 'info', 'Enter an e-mail like name@example.com'],
  ])(
    'a wrong %s shows an error at the field and beside the save button, and nothing is sent [ACC-030]',
    async (_what, name, text, error) => {
      const opened = open();
      await opened.person.clear(field(name));
      if (text) await opened.person.type(field(name), text);
      await opened.person.click(save());
      await waitFor(() => expect(field(name)).toHaveAccessibleDescription(error));
      expect(screen.getByText(/^Check the highlighted fields: /)).toBeVisible();
      expect(puts(opened)).toEqual([]);
      await change(
        opened,
        name,
        String(name).includes('mail') ? 'a@b.example' : String(name).includes('Phone') ? '+7999' : 'ok.example',
      );
      await opened.person.tab();
      await waitFor(() => expect(screen.queryByText(/^Check the highlighted fields/)).toBeNull());
    },
  );

  it('an empty website does not block saving [ACC-022]', async () => {
    const opened = open();
    await opened.person.clear(field('Website'));
    await opened.person.click(save());
    await waitFor(() => expect(puts(opened)).toHaveLength(1));
    expect(puts(opened)[0]?.body).toMatchObject({ website: '' });
  });

  it('the save button is disabled during the request [ACC-030]', async () => {
    const opened = open();
    let answer = (_value: { data: typeof company }) => {};
    opened.api.on(
      'put',
      '/participants/{id}/companies/{companyId}',
      () => new Promise((resolve) => (answer = resolve)),
    );
    await change(opened, 'Name in English', 'North');
    await opened.person.click(save());
    await waitFor(() => expect(save()).toHaveAttribute('aria-busy', 'true'));
    await opened.person.click(save());
    expect(puts(opened)).toHaveLength(1);
    await act(async () => answer({ data: company }));
    await waitFor(() => expect(save()).not.toHaveAttribute('aria-busy', 'true'));
  });

  const failedSaves = [
    ['the server’s message', failWith(500, { message: 'Server error', code: 'server_error' }), 'Server error'],
    ['the common text without one', failWith(502), 'Something went wrong. Try again later'],
  ] as const;
  it.each(failedSaves)(
    'a failed save shows %s with a retry and keeps the typed values [ACC-031] [ACC-178]',
    async (_what, failure, text) => {
      const opened = open();
      opened.api.on('put', '/participants/{id}/companies/{companyId}', failure);
      await change(opened, 'Name in English', 'North');
      await opened.person.click(save());
      const notice = (await screen.findByText('Not saved.')).closest('[role=alert]');
      expect(notice).toHaveTextContent(`Not saved. ${text}`);
      expect(field('Name in English')).toHaveValue('North');
      expect(screen.getByText('Unsaved changes')).toBeVisible();
      expect(save()).not.toHaveAttribute('aria-busy', 'true');
      opened.api.on('put', '/participants/{id}/companies/{companyId}', { data: { ...company, name_eng: 'North' } });
      await opened.person.click(screen.getByRole('button', { name: 'Try again' }));
      expect(await screen.findByText('Saved')).toBeVisible();
      expect(screen.queryByText('Not saved.')).toBeNull();
    },
  );

  it('server field errors appear at their fields, with label and marker [ACC-178]', async () => {
    const opened = open();
    const errors = { phone: ['This number is barred'], country_id: ['Select from the list'] };
    opened.api.on('put', '/participants/{id}/companies/{companyId}', failWith(422, { message: 'Check', errors }));
    await change(opened, 'Phone', '+7999');
    expect(screen.getByText('Unsaved changes')).toBeVisible();
    await opened.person.click(save());
    await waitFor(() => expect(field('Phone')).toHaveAccessibleDescription('This number is barred'));
    expect(screen.getByText('Check the highlighted fields: country, phone')).toBeVisible();
    expect(screen.getByText('Unsaved changes')).toBeVisible();
    expect([field('Phone')].map((input) => (input as HTMLInputElement).value)).toEqual(['+7999']);
  });

  it('the form follows a change made elsewhere but keeps the edited fields [ACC-178]', async () => {
    const opened = open();
    await change(opened, 'Name in English', 'Typed here');
    opened.platform.update({
      participation: buildParticipation({ company: { ...company, name_eng: 'From elsewhere', phone: '+49301234567' } }),
    });
    await waitFor(() => expect(field('Phone')).toHaveValue('+49301234567'));
    expect(field('Name in English')).toHaveValue('Typed here');
    expect(screen.getByText('Unsaved changes')).toBeVisible();
  });
});

describe('the profile without write access', () => {
  it('every field is text, and save, upload and remove buttons are hidden [ACC-033] [ACC-204] [SHELL-401]', async () => {
    open({ role: 'read' });
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.getAllByRole('definition')).toHaveLength(8);
    expect(screen.getByRole('link', { name: /815/ })).toHaveAttribute('href', 'tel:+78152000000');
    expect(await axeViolations()).toEqual([]);
    for (const name of ['Save', 'Replace', 'Upload', 'Remove', 'Same as the address']) {
      expect(screen.queryByRole('button', { name })).toBeNull();
    }
    expect(screen.getByText(/^You can only view the profile/)).toBeVisible();
    expect(within(document.body).queryByLabelText('Logo file')).toBeNull();
  });
});
