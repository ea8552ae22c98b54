import { formatDate, pluralOf } from '@fairfront/shared-kit/formats';
import { dayAt, type Locale } from '@fairfront/shared-kit/model';
import type { Issue } from '@fairfront/shared-kit/model/validation';
import type { PassStatus } from './pass';
import type { WhyNot } from './rights';
import type { VisaRefusal } from './visa';

type Texts = Record<Locale, string>;

/** Texts of the error codes of passes (PASS-240 to PASS-260, PASS-280), the same on screen and server. */
export const passErrorTexts = {
  no_write_access: {
    en: 'You don’t have permission to change passes',
    ru: 'У вас нет прав на изменение пропусков',
  },
  creation_disabled: {
    en: 'The organiser has closed applications for these passes',
    ru: 'Оформление пропусков закрыто организатором',
  },
  deadline_reached: {
    en: 'The deadline for these passes has passed',
    ru: 'Срок оформления этих пропусков истёк',
  },
  quota_reached: { en: 'The pass quota has been reached', ru: 'Достигнута квота пропусков' },
  visa_not_rejected: {
    en: 'A visa pass can be deleted only when it is rejected',
    ru: 'Визовый пропуск можно удалить, только если он отклонён',
  },
  not_rejected: {
    en: 'Only a rejected pass can be re-issued',
    ru: 'Переоформить можно только отклонённый пропуск',
  },
  not_printable: {
    en: 'This pass cannot be downloaded or printed now',
    ru: 'Сейчас этот пропуск нельзя скачать или распечатать',
  },
  nothing_to_print: {
    en: 'There are no passes to download or print',
    ru: 'Нет пропусков для скачивания и печати',
  },
  fields_invalid: { en: 'Check the pass fields', ru: 'Проверьте поля пропуска' },
  birth_date_invalid: {
    en: 'Enter a date of birth between 1 Jan 1900 and today',
    ru: 'Укажите дату рождения не раньше 01.01.1900 и не позже сегодняшнего дня',
  },
  blank_invalid: {
    en: 'The package file is empty or is not a valid template',
    ru: 'Файл пакета пуст или не соответствует бланку',
  },
  upload_failed: { en: 'The file could not be uploaded', ru: 'Не удалось загрузить файл' },
  file_too_complex: {
    en: 'The file holds too much to be checked. Save only the list in a new file and try again',
    ru: 'В файле слишком много данных для проверки. Сохраните только список в новый файл и загрузите его',
  },
  server_error: {
    en: 'Server error, the changes were not saved. Try again later',
    ru: 'Ошибка сервера, изменения не сохранены. Попробуйте позже',
  },
  pass_not_found: {
    en: 'This participant has no such pass',
    ru: 'У этого участника нет такого пропуска',
  },
  link_invalid: {
    en: 'This link does not work: it has expired, was withdrawn or has already been used',
    ru: 'Ссылка не действует: её срок вышел, её отозвали или по ней уже отправили данные',
  },
  link_closed: {
    en: 'This link is no longer open',
    ru: 'Эта ссылка уже не действует',
  },
  not_takeable: {
    en: 'One of the chosen passes can no longer be taken',
    ru: 'Один из выбранных пропусков уже нельзя взять',
  },
  reminded_recently: {
    en: 'An e-mail with this link went out less than a day ago',
    ru: 'Письмо с этой ссылкой ушло меньше суток назад',
  },
} as const satisfies Record<string, Texts>;
export type PassErrorCode = keyof typeof passErrorTexts;

export const passErrorText = (code: PassErrorCode, locale: Locale): string => passErrorTexts[code][locale];

/** Labels of the statuses of passes of people and of vehicles (PASS-104, PASS-105, PASS-164, PASS-165). */
export const statusTexts = {
  personal: {
    consideration: { en: 'Being processed', ru: 'В обработке' },
    accepted: { en: 'Accepted', ru: 'Принят' },
    rejected: { en: 'Rejected', ru: 'Отклонён' },
  },
  car: {
    consideration: { en: 'Under consideration', ru: 'На рассмотрении' },
    accepted: { en: 'Accepted', ru: 'Принят' },
    rejected: { en: 'Rejected', ru: 'Отклонён' },
  },
} as const satisfies Record<string, Record<PassStatus, Texts>>;

/** PASS-259: the number takes the form of its last digits. */
export const rowsInvalidText = (rows: number, locale: Locale): string => {
  if (locale === 'en') return `The file has errors in ${rows} ${pluralOf(rows, { one: 'row', other: 'rows' }, 'en')}`;
  return `В файле ошибки в ${rows} ${pluralOf(rows, { one: 'строке', other: 'строках' }, 'ru')}`;
};

/** Who stands twice, and where (PASS-282). */
export const duplicateText = (
  { of, since }: { of: number | null; since: string | null },
  zone: string,
  locale: Locale,
): string => {
  if (of !== null) return locale === 'en' ? `Same person as in row ${of}` : `Тот же человек, что в строке ${of}`;
  const day = since === null ? '' : formatDate(since, locale, { zone });
  return locale === 'en' ? `There is already a pass from ${day}` : `Уже есть пропуск от ${day}`;
};

/** PASS-189 */
export const passesAddedText = (count: number, locale: Locale): string => {
  if (locale === 'en') return `${count} ${pluralOf(count, { one: 'pass', other: 'passes' }, 'en')} added`;
  const verb = pluralOf(count, { one: 'Добавлен', other: 'Добавлено' }, 'ru');
  const noun = pluralOf(count, { one: 'пропуск', few: 'пропуска', many: 'пропусков', other: 'пропуска' }, 'ru');
  return `${verb} ${count} ${noun}`;
};

/** What a citizen's country says about the invitation (PASS-096, PASS-097, PASS-102, PASS-245). */
export const visaRefusalTexts: Record<NonNullable<VisaRefusal>, Texts> = {
  russia: {
    en: 'Citizens of Russia do not need a visa invitation',
    ru: 'Гражданам России визовое приглашение не требуется',
  },
  'late-simple': {
    en: 'Visa support for citizens of this country is closed: processing takes at least 5 days',
    ru: 'Приём заявок на визовую поддержку для граждан этой страны завершён: на оформление требуется не менее 5 дней',
  },
  'late-difficult': {
    en: 'Visa support for citizens of this country is closed: processing takes at least 50 days',
    ru: 'Приём заявок на визовую поддержку для граждан этой страны завершён: на оформление требуется не менее 50 дней',
  },
  'installation-near': {
    en: 'Visa invitations are accepted no later than 5 days before installation starts',
    ru: 'Заявки на визовые приглашения принимаются не позднее чем за 5 дней до начала монтажа',
  },
};

/** Reasons of fields of the car pass form (PASS-139, PASS-141, PASS-148, PASS-149, PASS-151, PASS-157). */
export const carPassTexts = {
  vehicleCharacters: {
    en: 'Use Latin capitals, digits, space, hyphen and the letters А В Е К М Н О Р С Т У Х',
    ru: 'Допустимы заглавные латинские буквы, цифры, пробел, дефис и буквы А В Е К М Н О Р С Т У Х',
  },
  trailerCharacters: {
    en: 'Use letters, digits, spaces and hyphens',
    ru: 'Допустимы буквы, цифры, пробел и дефис',
  },
  noDatesLeft: { en: 'No dates left for this purpose', ru: 'Для этой цели свободных дат нет' },
  dateNotOfPurpose: {
    en: 'This date is not available for this purpose',
    ru: 'В эту дату заезд с этой целью невозможен',
  },
  loadCapacity: {
    en: 'Enter tonnes: more than 0, at most 100, up to 2 decimal places',
    ru: 'Укажите тонны: больше 0, не больше 100, до двух знаков после запятой',
  },
  wholeNumber: { en: 'Enter a whole number', ru: 'Введите целое число' },
  cargoRows: { en: 'Add 1 to 50 cargo rows', ru: 'Добавьте от 1 до 50 строк груза' },
} as const satisfies Record<string, Texts>;

/** A broken rule of passes, with the texts that belong to it. */
export const ownIssue = (texts: Texts): Issue => ({ rule: 'own', texts });

/** The calendar day of a moment, ms since the epoch, in a zone (SHELL-171). */
export const passDateAt = (instant: number, zone: string, locale: Locale): string =>
  formatDate(dayAt(instant, zone), locale);

/** A reason in words, with its date where it has one: beside every action that is missing or refused. */
export const whyNotText = (why: WhyNot, zone: string, locale: Locale): string => {
  const isEnglish = locale === 'en';
  if (why.code === 'deadline_reached') {
    const date = passDateAt(why.at, zone, locale);
    return isEnglish
      ? `${passErrorTexts.deadline_reached.en} (${date})`
      : `${passErrorTexts.deadline_reached.ru} (${date})`;
  }
  if (why.code === 'quota_reached' && why.total === null) {
    return isEnglish ? 'No passes are included in your participation' : 'Пропуска не входят в условия вашего участия';
  }
  if (why.code !== 'not_printable') return passErrorTexts[why.code][locale];
  if (why.because === 'window') {
    const [from, to] = [passDateAt(why.window.from, zone, locale), passDateAt(why.window.to, zone, locale)];
    return isEnglish
      ? `Download and print are available from ${from} to ${to}`
      : `Скачать и распечатать можно с ${from} по ${to}`;
  }
  if (why.because === 'visa') {
    return isEnglish ? 'A visa invitation cannot be downloaded here' : 'Визовое приглашение здесь скачать нельзя';
  }
  return isEnglish
    ? 'Only an accepted pass can be downloaded or printed'
    : 'Скачать и распечатать можно только принятый пропуск';
};

/** Reasons of the fields of a new link (PASS-291). */
export const passLinkTexts = {
  alreadySent: {
    en: 'This person already has an open link',
    ru: 'У этого человека уже есть действующая ссылка',
  },
} as const satisfies Record<string, Texts>;

/** What taking over from an earlier fair changes (PASS-304, PASS-305). */
export const takeOverTexts = {
  otherCompany: (name: string): Texts => ({
    en: `It had another company: ${name} will be used`,
    ru: `Была другая компания: укажем ${name}`,
  }),
  newDates: (entry: string, departure: string | null): Texts => {
    const dates = (locale: Locale) =>
      [entry, departure].flatMap((day) => (day === null ? [] : formatDate(day, locale))).join(' – ');
    return { en: `New dates: ${dates('en')}`, ru: `Новые даты: ${dates('ru')}` };
  },
};
