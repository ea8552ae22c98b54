import {
  buildParticipation,
  buildPersonalPass,
  renderInPlatform,
  screen,
  startClock,
  waitFor,
} from '@fairfront/shared-kit/testing';
import en from '../locales/en.json';
import ru from '../locales/ru.json';
import ParticipantPassesModal from '../participant-passes/participant-passes.modal';
import { createPassesApi } from '../testing/passes-api';

const open = (now: string | null = '2026-03-20T12:00:00+03:00') => {
  const store = createPassesApi({ passes: [buildPersonalPass()] });
  const rendered = renderInPlatform(<ParticipantPassesModal params={{ add: '1' }} />, {
    texts: { passes: { ru, en } },
    modalTitle: en.participant.title,
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

describe('visa part of the form', () => {
  it('sends a visa with citizenship, birthday and birthplace [PASS-009] [PASS-010] [PASS-066] [PASS-086] [PASS-092] [PASS-212] [PASS-237] [SHELL-143]', async () => {
    const { person, store } = open();
    await person.click(await box());
    for (const field of ['Date of birth', 'Place of birth']) {
      expect(screen.getByLabelText(field)).toHaveAttribute('aria-disabled', 'true');
    }
    expect(screen.getByLabelText('Date of birth')).toHaveAccessibleDescription('Choose the citizenship first');
    expect(screen.getByLabelText('Date of birth')).toHaveAttribute('placeholder', 'DD.MM.YYYY');
    await choose(person, 'China');
    expect(screen.getByText(/Processing the invitation takes up to 5 working days/)).toBeVisible();
    await person.type(screen.getByLabelText('Last name'), 'Wang');
    await person.type(screen.getByLabelText('First name'), 'Lei');
    // the mask sets the dots
    await person.type(screen.getByLabelText('Date of birth'), '14091985');
    expect(screen.getByLabelText('Date of birth')).toHaveValue('14.09.1985');
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
  ])('refuses the birthday %s [PASS-088] [PASS-089]', async (birthday, message) => {
    const { person } = open();
    await person.click(await box());
    await choose(person, 'China');
    await person.type(screen.getByLabelText('Date of birth'), birthday);
    await person.tab();
    await waitFor(() => expect(screen.getByLabelText('Date of birth')).toHaveAccessibleDescription(message));
  });

  it('needs letters beside digits in a birthplace, and a citizenship [PASS-087] [PASS-090]', async () => {
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

  it.each([
    [
      '2026-03-26T12:00:00+03:00',
      'Nepal',
      'Visa support for citizens of this country is closed: processing takes at least 50 days',
    ],
    [
      '2026-05-09T00:00:00+03:00',
      'China',
      'Visa support for citizens of this country is closed: processing takes at least 5 days',
    ],
    ['2026-03-20T12:00:00+03:00', 'Russia', 'Citizens of Russia do not need a visa invitation'],
  ])(
    'at %s a citizen of %s reads why not, and birthday, birthplace and button are closed [PASS-092] [PASS-093] [PASS-094] [PASS-096] [PASS-097] [PASS-102]',
    async (now, country, words) => {
      const { person } = open(now);
      await person.click(await box());
      await choose(person, country);
      expect(await screen.findByRole('combobox', { name: 'Citizenship' })).toHaveAccessibleDescription(words);
      for (const field of ['Date of birth', 'Place of birth']) {
        expect(screen.getByLabelText(field)).toHaveAttribute('aria-disabled', 'true');
      }
      expect(submit()).toHaveAttribute('aria-disabled', 'true');
      expect(submit()).toHaveAccessibleDescription(words);
    },
  );

  it('names 5 working days and the electronic visa for countries of the simple procedure, open while others are closed [PASS-006] [PASS-094] [PASS-098] [PASS-237]', async () => {
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

  it('names the day on which applications for a country were closed [PASS-092] [PASS-311]', async () => {
    const { person } = open('2026-03-26T12:00:00+03:00');
    await person.click(await box());
    await choose(person, 'Nepal');
    expect(screen.getByLabelText('Date of birth')).toHaveAccessibleDescription(
      'Applications closed on 25\u00a0Mar\u00a02026',
    );
  });

  it('names 25 working days for other countries before their deadline [PASS-099]', async () => {
    const { person } = open();
    await person.click(await box());
    await choose(person, 'Nepal');
    expect(screen.getByText('Processing the invitation takes up to 25 working days')).toBeVisible();
  });

  it.each([
    ['2026-05-09T00:00:00+03:00', true],
    ['2026-05-09T00:00:01+03:00', false],
  ])('at %s is offered: %s [PASS-084] [PASS-085]', async (now, isOffered) => {
    open(now);
    await screen.findByLabelText('Last name');
    const found = screen.queryByRole('checkbox', { name: 'Visa invitation' });
    const reason = screen.queryByText(/no later than 5 days before installation starts \(9.May.2026\)/);
    if (isOffered) expect(found).toBeVisible();
    else expect(found).toBeNull();
    expect(reason !== null).toBe(!isOffered);
  });

  it('is unticked when its moment passes while the form is open [PASS-085]', async () => {
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
