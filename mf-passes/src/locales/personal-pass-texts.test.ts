import { issueTextIn } from '@fairfront/shared-kit/testing';
import { formTexts } from '@fairfront/shared-kit/forms/schema';
import { en, ru } from '../testing/texts';
import {
  personalPassFormFields,
  readPersonalPass,
  type PersonalPassInput,
} from '@fairfront/shared-kit/domain/passes/personal-pass-fields';
import { personalPassRules } from '@fairfront/shared-kit/domain/passes/personal-pass-rules';
import type { PersonalPassType } from '@fairfront/shared-kit/domain/passes/pass';
import { eventE1, moscow } from '@fairfront/shared-kit/domain/passes/testing';
import { isRussia, isVisaOffered, visaDays, visaRefusal } from '@fairfront/shared-kit/domain/passes/visa';

const texts = { passes: { ru, en } };

const countries = [
  { id: 1, name_rus: 'Россия', name_eng: 'Russia', is_simple_visa: false },
  { id: 2, name_rus: 'Китай', name_eng: 'China', is_simple_visa: true },
  { id: 3, name_rus: 'Непал', name_eng: 'Nepal', is_simple_visa: false },
];
const early = moscow('2026-03-01 12:00:00');
const person = { company_name: 'ООО «Северная механика»', lastname: 'Иванов', name: 'Иван', middlename: null };
const visa = { ...person, country_id: 2, birthday: '1990-01-31', birthday_place: 'Shanghai' };

const errorsOf = (type: PersonalPassType, input: PersonalPassInput, now = early, locale: 'ru' | 'en' = 'en') =>
  formTexts(
    personalPassRules(type, { event: eventE1(), now, countries }),
    readPersonalPass(type, input),
    issueTextIn(locale, texts),
  );

describe('the personal pass schema', () => {
  it.each(['certificate', 'installation'] as const)(
    'a pass of type %s requires company, last name and first name, but no middle name [PASS-080] [PASS-082] [PASS-083] [PASS-119]',
    (type) => {
      expect(errorsOf(type, {})).toEqual({
        company_name: 'This field is required',
        lastname: 'This field is required',
        name: 'This field is required',
      });
      expect(errorsOf(type, person)).toEqual({});
    },
  );

  it.each([
    ["O'Neil", false],
    ['Иван2', false],
    ['Анна-Мария', true],
    ['Mary Ann', true],
    ['Müller', true],
    ['Ёлкин', true],
    ['Абдуллаев–Кириллов', true],
    ['Абдуллаев—Кириллов', true],
    ['Я', true],
  ])('the name %s is valid: %s [PASS-012] [PASS-013] [PASS-119]', (name, passes) => {
    for (const type of ['certificate', 'installation'] as const) {
      for (const field of ['lastname', 'name', 'middlename'] as const) {
        const errors = errorsOf(type, { ...person, [field]: name });
        expect(errors).toEqual(passes ? {} : { [field]: 'Use letters, spaces, hyphens and dashes only' });
      }
    }
  });

  it('names have up to 50 characters, the company up to 255 [PASS-081] [PASS-082] [PASS-083]', () => {
    const long = (n: number) => 'я'.repeat(n);
    const names = { lastname: long(50), name: long(50), middlename: long(50) };
    expect(errorsOf('certificate', { ...names, company_name: long(255) })).toEqual({});
    const tooLong = { lastname: long(51), name: long(51), middlename: long(51), company_name: long(256) };
    expect(errorsOf('certificate', tooLong, early, 'ru')).toEqual({
      lastname: 'Не более 50 символов',
      name: 'Не более 50 символов',
      middlename: 'Не более 50 символов',
      company_name: 'Не более 255 символов',
    });
  });

  it('values are trimmed, blank ones are empty, and control characters are removed [PASS-013]', () => {
    expect(readPersonalPass('certificate', { ...person, lastname: '  Иванов\u0000\n', middlename: '   ' })).toEqual({
      ...person,
      birthday: null,
      birthday_place: null,
      country_id: null,
    });
    expect(errorsOf('certificate', { ...person, lastname: '   ' })).toEqual({ lastname: 'This field is required' });
  });

  it('only a visa keeps citizenship, birthday and birthplace [PASS-086] [PASS-212]', () => {
    expect(readPersonalPass('certificate', visa)).toMatchObject({ country_id: null, birthday: null });
    expect(readPersonalPass('visa', visa)).toEqual({ ...visa, middlename: null });
  });

  it('the form fields use the payload names [PASS-079]', () => {
    expect(personalPassFormFields).toMatchObject({
      companyName: 'company_name',
      lastName: 'lastname',
      firstName: 'name',
      middleName: 'middlename',
    });
  });
});

describe('the visa schema', () => {
  it('a visa requires a listed citizenship, birthday and birthplace [PASS-087] [PASS-088] [PASS-090]', () => {
    expect(errorsOf('visa', visa)).toEqual({});
    expect(errorsOf('visa', person)).toEqual({ country_id: 'This field is required' });
    expect(errorsOf('visa', { ...person, country_id: 99 })).toEqual({ country_id: 'Select from the list' });
    expect(errorsOf('visa', { ...person, country_id: 2 })).toEqual({
      birthday: 'This field is required',
      birthday_place: 'This field is required',
    });
  });

  it.each([
    ['1899-12-31', false],
    ['1900-01-01', true],
    ['2026-03-01', true],
    ['2026-03-02', false],
    ['1990-02-30', false],
    ['31.12.1990', false],
  ])('the birthday %s is valid: %s [PASS-088] [PASS-089] [PASS-257]', (birthday, passes) => {
    expect(errorsOf('visa', { ...visa, birthday })).toEqual(
      passes ? {} : { birthday: 'Enter a date of birth between 1 Jan 1900 and today' },
    );
    if (!passes) {
      expect(errorsOf('visa', { ...visa, birthday }, early, 'ru').birthday).toBe(
        'Укажите дату рождения не раньше 01.01.1900 и не позже сегодняшнего дня',
      );
    }
  });

  it.each([
    ['Москва', true],
    ['Район 5', true],
    ['12345', false],
    ['12-3', false],
  ])('the birthplace %s is valid: %s [PASS-090]', (birthday_place, passes) => {
    expect(errorsOf('visa', { ...visa, birthday_place })).toEqual(
      passes ? {} : { birthday_place: 'Add letters: digits alone are not enough' },
    );
  });

  it('the birthplace has up to 255 characters [PASS-091]', () => {
    expect(errorsOf('visa', { ...visa, birthday_place: 'я'.repeat(255) })).toEqual({});
    expect(errorsOf('visa', { ...visa, birthday_place: 'я'.repeat(256) })).toHaveProperty('birthday_place');
  });

  it('only the country is reported while birthday and birthplace are disabled [PASS-092] [PASS-096] [PASS-097] [PASS-102] [PASS-245]', () => {
    const empty = { ...person, country_id: 1 };
    expect(errorsOf('visa', empty)).toEqual({ country_id: 'Citizens of Russia do not need a visa invitation' });
    expect(errorsOf('visa', { ...person, country_id: 3 }, moscow('2026-03-26 00:00:00'))).toEqual({
      country_id: 'Visa support for citizens of this country is closed: processing takes at least 50 days',
    });
    expect(errorsOf('visa', { ...person, country_id: 2 }, moscow('2026-05-09 00:00:00'), 'ru')).toEqual({
      country_id:
        'Приём заявок на визовую поддержку для граждан этой страны завершён: на оформление требуется не менее 5 дней',
    });
  });
});

describe('the visa rules of E1', () => {
  const [russia, china, nepal] = countries;
  const at = (country: (typeof countries)[number] | undefined, clock: string) =>
    country && visaRefusal(eventE1(), country, moscow(clock));

  it('a difficult country is closed on 26.03.2026, a simple one open until 08.05.2026 [PASS-093] [PASS-094]', () => {
    expect(at(nepal, '2026-03-25 23:59:59')).toBeNull();
    expect(at(nepal, '2026-03-26 00:00:00')).toBe('late-difficult');
    expect(at(china, '2026-03-26 00:00:00')).toBeNull();
    expect(at(china, '2026-05-08 23:59:59')).toBeNull();
    expect(at(china, '2026-05-09 00:00:00')).toBe('late-simple');
    expect(at(russia, '2026-03-01 00:00:00')).toBe('russia');
  });

  it('no limit applies without a date, except the 5 days before installation [PASS-095] [PASS-245]', () => {
    const event = eventE1({ visa_simple_deadline: null, visa_difficult_deadline: null });
    if (!china || !nepal) throw new Error('two countries are needed');
    expect(visaRefusal(event, nepal, moscow('2026-05-09 00:00:00'))).toBeNull();
    expect(visaRefusal(event, china, moscow('2026-05-09 00:00:01'))).toBe('installation-near');
  });

  it('the invitation is offered until 432000 s before installation [PASS-084] [PASS-085]', () => {
    expect(isVisaOffered(eventE1(), moscow('2026-05-09 00:00:00'))).toBe(true);
    expect(isVisaOffered(eventE1(), moscow('2026-05-09 00:00:01'))).toBe(false);
  });

  it.each(['Россия', 'РОССИЙСКАЯ ФЕДЕРАЦИЯ', ' russia ', 'Russian Federation'])(
    'the citizenship %s is Russia [PASS-100] [PASS-101]',
    (name) => {
      expect(isRussia({ name_rus: name, name_eng: '' })).toBe(true);
      expect(isRussia({ name_rus: '', name_eng: name })).toBe(true);
    },
  );

  it('other countries are not Russia, even if their name contains it [PASS-101]', () => {
    expect(isRussia({ name_rus: 'Белоруссия', name_eng: 'Belarus' })).toBe(false);
    expect(isRussia({ name_rus: 'Прусская Россия', name_eng: 'Prussia' })).toBe(false);
  });

  it('the limit is 5 days for a simple visa, otherwise 50 [PASS-110] [PASS-111]', () => {
    expect([visaDays({ is_simple_visa: true }), visaDays({ is_simple_visa: false })]).toEqual([5, 50]);
  });
});
