import { buildParticipation, renderInPlatform, screen, startClock, waitFor } from '@fairfront/shared-kit/testing';
import { en, ru } from '../testing/texts';
import ParticipantPassesModal from '../participant-passes/participant-passes.modal';
import { buildPersonalPass } from '../testing/passes';
import { createPassesApi } from '../testing/passes-api';

const open = (now: string | null = '2026-03-20T12:00:00+03:00', locale: 'ru' | 'en' = 'en') => {
  const store = createPassesApi({ passes: [buildPersonalPass()] });
  const rendered = renderInPlatform(<ParticipantPassesModal params={{ add: '1' }} />, {
    texts: { passes: { ru, en } },
    modalTitle: en.participant.title,
    locale,
    ...(now === null ? {} : { now }),
    api: store.api,
    participation: buildParticipation(),
  });
  return { ...rendered, store };
};
type Person = ReturnType<typeof open>['person'];

const box = () => screen.findByRole('checkbox', { name: 'Visa invitation' });
const choose = async (person: Person, country: string) => {
  await person.click(await screen.findByRole('combobox', { name: 'Citizenship' }));
  await person.click(await screen.findByRole('option', { name: country }));
};
const submit = () => screen.getByRole('button', { name: 'Add' });

describe('the visa part of the form', () => {
  it('the checkbox selects between a visa and a certificate [PASS-066] [PASS-086]', async () => {
    const { person, store } = open();
    const visaFields = ['Citizenship', 'Date of birth', 'Place of birth'];
    const shown = () => visaFields.filter((name) => screen.queryByLabelText(name) !== null);
    const types = () =>
      store.api.sent('post', '/participants/101/personal-passes').map(({ body }) => (body as { type: string }).type);
    expect(await box()).not.toBeChecked();
    expect(shown()).toEqual([]);
    await person.click(await box());
    expect(shown()).toEqual(visaFields);
    await person.click(await box());
    expect(shown()).toEqual([]);
    await person.type(screen.getByLabelText('Last name'), 'Wang');
    await person.type(screen.getByLabelText('First name'), 'Lei');
    await person.click(submit());
    await waitFor(() => expect(types()).toEqual(['certificate']));
  });

  it('birthday and birthplace are disabled until a citizenship is selected [PASS-092]', async () => {
    const { person } = open();
    await person.click(await box());
    for (const field of ['Date of birth', 'Place of birth']) {
      expect(screen.getByLabelText(field)).toHaveAttribute('aria-disabled', 'true');
    }
    expect(screen.getByLabelText('Date of birth')).toHaveAccessibleDescription('Choose the citizenship first');
    await choose(person, 'China');
    for (const field of ['Date of birth', 'Place of birth']) {
      expect(screen.getByLabelText(field)).not.toHaveAttribute('aria-disabled');
    }
  });

  it('the birthday uses the mask with dots in both languages [PASS-009] [PASS-010]', async () => {
    const { person, platform } = open();
    await person.click(await box());
    await choose(person, 'China');
    const birthday = (name = 'Date of birth') => screen.getByLabelText(name);
    expect(birthday()).toHaveAttribute('placeholder', 'DD.MM.YYYY');
    // the mask inserts the dots
    await person.type(birthday(), '14091985');
    expect(birthday()).toHaveValue('14.09.1985');
    await platform.setLocale('ru');
    await waitFor(() => expect(birthday('Дата рождения')).toHaveValue('14.09.1985'));
    expect(birthday('Дата рождения')).toHaveAttribute('placeholder', 'ДД.ММ.ГГГГ');
  });

  it('a visa is sent by payload names, and its countries are requested in the order of the language [PASS-009] [PASS-212] [PASS-237] [SHELL-143]', async () => {
    const { person, store } = open();
    await person.click(await box());
    await choose(person, 'China');
    expect(screen.getByText(/Processing the invitation takes up to 5 working days/)).toBeVisible();
    await person.type(screen.getByLabelText('Last name'), 'Wang');
    await person.type(screen.getByLabelText('First name'), 'Lei');
    await person.type(screen.getByLabelText('Date of birth'), '14091985');
    await person.type(screen.getByLabelText('Place of birth'), 'Qingdao');
    await person.click(submit());
    await waitFor(() => expect(store.api.sent('post', '/participants/101/personal-passes')).toHaveLength(1));
    expect(store.api.sent('post', '/participants/101/personal-passes')[0]?.body).toEqual({
      type: 'visa',
      company_name: 'Severnaya Mekhanika LLC',
      lastname: 'Wang',
      name: 'Lei',
      middlename: null,
      birthday: '1985-09-14',
      birthday_place: 'Qingdao',
      country_id: 3,
    });
    const [countries] = store.api.sent('get', '/countries');
    expect(Object.fromEntries(countries?.query ?? [])).toEqual({ order: 'name_eng', visa: '1' });
  });

  it.each([
    ['31.02.1988', 'Enter a date of birth between 1 Jan 1900 and today'],
    ['31.12.1899', 'Enter a date of birth between 1 Jan 1900 and today'],
    ['21.03.2026', 'Enter a date of birth between 1 Jan 1900 and today'],
  ])('the birthday %s is rejected [PASS-088] [PASS-089]', async (birthday, message) => {
    const { person } = open();
    await person.click(await box());
    await choose(person, 'China');
    await person.type(screen.getByLabelText('Date of birth'), birthday);
    await person.tab();
    await waitFor(() => expect(screen.getByLabelText('Date of birth')).toHaveAccessibleDescription(message));
  });

  it('a birthplace must contain letters, and a citizenship is required [PASS-087] [PASS-090]', async () => {
    const { person, store } = open();
    await person.click(await box());
    await person.click(submit());
    expect(await screen.findByRole('combobox', { name: 'Citizenship' })).toHaveAccessibleDescription(
      'This field is required',
    );
    await choose(person, 'China');
    await person.type(screen.getByLabelText('Place of birth'), '12-3');
    await person.tab();
    await waitFor(() =>
      expect(screen.getByLabelText('Place of birth')).toHaveAccessibleDescription(
        'Add letters: digits alone are not enough',
      ),
    );
    expect(store.api.sent('post', '/participants/101/personal-passes')).toHaveLength(0);
  });

  /** Expects the reason at the citizenship in both languages, with birthday, birthplace and button disabled. */
  const isClosed = async (now: string, country: string, english: string, russian: string) => {
    const { person, unmount } = open(now);
    await person.click(await box());
    await choose(person, country);
    expect(await screen.findByRole('combobox', { name: 'Citizenship' })).toHaveAccessibleDescription(english);
    for (const field of ['Date of birth', 'Place of birth']) {
      expect(screen.getByLabelText(field)).toHaveAttribute('aria-disabled', 'true');
    }
    expect(submit()).toHaveAttribute('aria-disabled', 'true');
    expect(submit()).toHaveAccessibleDescription(english);
    unmount();
    // the draft is kept for the tab
    sessionStorage.clear();
    const inRussian = open(now, 'ru');
    await inRussian.person.click(await screen.findByRole('checkbox', { name: 'Визовое приглашение' }));
    await inRussian.person.click(await screen.findByRole('combobox', { name: 'Гражданство' }));
    const names: Record<string, string> = { China: 'Китай', Nepal: 'Непал', Russia: 'Россия' };
    await inRussian.person.click(await screen.findByRole('option', { name: names[country] }));
    expect(await screen.findByRole('combobox', { name: 'Гражданство' })).toHaveAccessibleDescription(russian);
  };

  it('a visa is closed for a simple procedure country 5 days before [PASS-092] [PASS-093] [PASS-094] [PASS-096]', () =>
    isClosed(
      '2026-05-09T00:00:00+03:00',
      'China',
      'Visa support for citizens of this country is closed: processing takes at least 5 days',
      'Приём заявок на визовую поддержку для граждан этой страны завершён: на оформление требуется не менее 5 дней',
    ));

  it('a visa is closed for any other country 50 days before [PASS-092] [PASS-093] [PASS-094] [PASS-097]', () =>
    isClosed(
      '2026-03-26T12:00:00+03:00',
      'Nepal',
      'Visa support for citizens of this country is closed: processing takes at least 50 days',
      'Приём заявок на визовую поддержку для граждан этой страны завершён: на оформление требуется не менее 50 дней',
    ));

  it('a citizen of Russia needs no visa [PASS-102]', () =>
    isClosed(
      '2026-03-20T12:00:00+03:00',
      'Russia',
      'Citizens of Russia do not need a visa invitation',
      'Гражданам России визовое приглашение не требуется',
    ));

  it('a simple procedure country shows 5 working days and the electronic visa, and is open while others are closed [PASS-006] [PASS-094] [PASS-098] [PASS-237]', async () => {
    const { person, platform, store } = open('2026-03-26T12:00:00+03:00');
    await person.click(await box());
    await choose(person, 'China');
    const words = 'Processing the invitation takes up to 5 working days. An electronic visa is valid for 16 days';
    expect(screen.getByText(words)).toBeVisible();
    for (const field of ['Date of birth', 'Place of birth']) {
      expect(screen.getByLabelText(field)).not.toHaveAttribute('aria-disabled');
    }
    expect(submit()).not.toHaveAttribute('aria-disabled');
    await person.type(screen.getByLabelText('Place of birth'), 'Qingdao');
    await platform.setLocale('ru');
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Гражданство' })).toHaveTextContent('Китай'));
    expect(screen.getByDisplayValue('Qingdao')).toBeVisible();
    expect(store.api.sent('get', '/countries').at(-1)?.query.get('order')).toBe('name_rus');
    expect(
      await screen.findByText('Оформление приглашения занимает до 5 рабочих дней. Электронная виза действует 16 дней'),
    ).toBeVisible();
  });

  it('the form names the day on which applications for a country closed [PASS-092] [PASS-311]', async () => {
    const { person } = open('2026-03-26T12:00:00+03:00');
    await person.click(await box());
    await choose(person, 'Nepal');
    expect(screen.getByLabelText('Date of birth')).toHaveAccessibleDescription(
      'Applications closed on 25\u00a0Mar\u00a02026',
    );
  });

  it('another country shows 25 working days before its deadline [PASS-099]', async () => {
    const { person } = open();
    await person.click(await box());
    await choose(person, 'Nepal');
    expect(screen.getByText('Processing the invitation takes up to 25 working days')).toBeVisible();
  });

  it.each([
    ['2026-05-09T00:00:00+03:00', true],
    ['2026-05-09T00:00:01+03:00', false],
  ])('at %s the visa is offered: %s [PASS-084] [PASS-085]', async (now, isOffered) => {
    open(now);
    await screen.findByLabelText('Last name');
    const found = screen.queryByRole('checkbox', { name: 'Visa invitation' });
    const reason = screen.queryByText(/no later than 5 days before installation starts \(9.May.2026\)/);
    if (isOffered) expect(found).toBeVisible();
    else expect(found).toBeNull();
    expect(reason !== null).toBe(!isOffered);
  });

  it('the checkbox is cleared when the deadline passes while the form is open [PASS-085]', async () => {
    const clock = startClock('2026-05-08T23:59:50+03:00');
    const { person, platform } = open(null);
    await clock.advance(0);
    await person.click(await box());
    expect(screen.getByRole('combobox', { name: 'Citizenship' })).toBeVisible();
    await clock.advance(30_000);
    expect(screen.queryByRole('checkbox', { name: 'Visa invitation' })).toBeNull();
    expect(screen.queryByRole('combobox', { name: 'Citizenship' })).toBeNull();
    expect(platform.log.missingTexts).toEqual([]);
  });
});
