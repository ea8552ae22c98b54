import type { Locale } from '@fairfront/shared-kit/model';
import { lineOf } from '../http/values';
import type { Letter } from './mailer';

type Content = Omit<Letter, 'to'>;

const signature: Record<Locale, string> = {
  ru: 'Личный кабинет участника выставки',
  en: 'Exhibitor’s personal account',
};

const letter = (locale: Locale, subject: string, ...paragraphs: string[]): Content => ({
  subject,
  text: [...paragraphs, `--\n${signature[locale]}`].join('\n\n'),
});

/**
 * A text that somebody has typed, as it stands in a letter: one line, and nothing of it becomes a link in a mail client.
 * An invisible word joiner parts addresses, those of rows stored long ago, too (SHELL-325).
 */
export const typed = (text: string): string => lineOf(text).replace(/([.:@/])(?=[\p{L}/])/gu, '$1\u2060');

const greeting = (locale: Locale, name: string): string => {
  if (locale === 'ru') return name ? `Здравствуйте, ${typed(name)}!` : 'Здравствуйте!';
  return name ? `Hello ${typed(name)},` : 'Hello,';
};

/** A letter whose texts stand in the locale files of an area, to a person by name. */
export const areaMail = (locale: Locale, name: string, subject: string, ...paragraphs: string[]): Content =>
  letter(locale, subject, greeting(locale, name), ...paragraphs);

/** The link to set a new password (SHELL-057, SHELL-059). */
export const passwordRecoveryMail = (locale: Locale, { url, name }: { url: string; name: string }): Content =>
  locale === 'ru'
    ? letter(
        locale,
        'Новый пароль',
        greeting(locale, name),
        'Чтобы задать новый пароль, откройте ссылку. Она действует 60 минут и сработает только один раз:',
        url,
        'Если вы этого не запрашивали, просто не отвечайте: пароль останется прежним.',
      )
    : letter(
        locale,
        'New password',
        greeting(locale, name),
        'To set a new password, open this link. It works once, within 60 minutes:',
        url,
        'If you did not ask for this, ignore this e-mail: your password has not changed.',
      );

/** The link by which a person fills in his own pass (PASS-294). */
export const passLinkMail = (
  locale: Locale,
  letterOf: {
    url: string;
    name: string;
    sender: string | null;
    company: string;
    exhibition: string;
    /** Day and time of the fair. */
    until: string;
    isReminder: boolean;
  },
): Content => {
  const { url, name, until, isReminder } = letterOf;
  const sender = letterOf.sender && typed(letterOf.sender);
  const company = typed(letterOf.company);
  const exhibition = typed(letterOf.exhibition);
  if (locale === 'ru') {
    return letter(
      locale,
      isReminder ? `Напоминание: пропуск на выставку «${exhibition}»` : `Пропуск на выставку «${exhibition}»`,
      greeting(locale, name),
      `${company} оформляет вам пропуск на выставку «${exhibition}»${sender ? `, об этом просит ${sender}` : ''}. Заполните свои данные по ссылке:`,
      url,
      `Ссылка действует до ${until} и сработает только один раз. Никому её не пересылайте.`,
    );
  }
  return letter(
    locale,
    isReminder ? `Reminder: pass for ${exhibition}` : `Pass for ${exhibition}`,
    greeting(locale, name),
    `${company} is getting you a pass for ${exhibition}${sender ? `, at the request of ${sender}` : ''}. Fill in your details here:`,
    url,
    `The link works until ${until} and only once. Do not pass it on.`,
  );
};

/** The invitation of a person; its page knows whether to register or to sign in (ACC-053, ACC-176, SHELL-380). */
export const invitationMail = (
  locale: Locale,
  { url, company, exhibition }: Record<'url' | 'company' | 'exhibition', string>,
): Content =>
  locale === 'ru'
    ? letter(
        locale,
        `Приглашение в личный кабинет: ${typed(exhibition)}`,
        greeting(locale, ''),
        `Компания ${typed(company)} приглашает вас в личный кабинет участника выставки «${typed(exhibition)}».`,
        'Чтобы принять приглашение, откройте ссылку. Она действует 7 дней и сработает только один раз:',
        url,
        'Если вы не ждали этого приглашения, просто не отвечайте на письмо.',
      )
    : letter(
        locale,
        `Invitation to your account: ${typed(exhibition)}`,
        greeting(locale, ''),
        `${typed(company)} invites you to its exhibitor’s account for “${typed(exhibition)}”.`,
        'To accept, open this link. It works once, within 7 days:',
        url,
        'If you were not expecting it, ignore this e-mail.',
      );

/** The code by which a person adds an exhibition to his account (ACC-191). */
export const participantCodeMail = (
  locale: Locale,
  { code, url, name, company, exhibition }: Record<'code' | 'url' | 'name' | 'company' | 'exhibition', string>,
): Content =>
  locale === 'ru'
    ? letter(
        locale,
        `Приглашение к участию: ${typed(exhibition)}`,
        greeting(locale, name),
        `Дирекция выставки «${typed(exhibition)}» открывает вам доступ к личному кабинету компании ${typed(company)}. Код участника:`,
        code,
        `Войдите в личный кабинет и введите код на странице «Добавить выставку»: ${url}`,
        'Код действует только один раз и только для вашего адреса. Никому его не пересылайте.',
      )
    : letter(
        locale,
        `Invitation to take part: ${typed(exhibition)}`,
        greeting(locale, name),
        `The organiser of “${typed(exhibition)}” gives you access to the exhibitor’s account of ${typed(company)}. Your participant code:`,
        code,
        `Sign in to your account and enter the code on the page “Add exhibition”: ${url}`,
        'The code works once and only for your address. Do not pass it on.',
      );

/** How the reader changes such letters; a mandatory one says that it comes always (SHELL-461, SHELL-468). */
export const settingLine = (locale: Locale, url: string, isMandatory = false): string => {
  if (locale === 'ru') {
    return isMandatory
      ? `Такие письма обязательные, они приходят всегда. Остальные уведомления настраиваются здесь: ${url}`
      : `Как приходят такие уведомления, можно изменить здесь: ${url}`;
  }
  return isMandatory
    ? `E-mails like this one are mandatory and always come. Set up your other notifications here: ${url}`
    : `Change how such notifications reach you: ${url}`;
};

/** What a letter about a notification says. */
export interface NotificationLetter {
  name: string;
  message: string;
  reason?: string | null;
  /** What it speaks of. */
  url: string;
  /** The setting of its kind. */
  settingUrl: string;
  isMandatory?: boolean;
}

/** A notification as a letter of its own (ACC-012). */
export const notificationMail = (
  locale: Locale,
  { name, message, reason = null, url, settingUrl, isMandatory = false }: NotificationLetter,
): Content =>
  letter(
    locale,
    typed(message),
    greeting(locale, name),
    `${typed(message)}.`,
    ...(reason === null ? [] : [`${locale === 'ru' ? 'Причина' : 'Reason'}: ${typed(reason)}`]),
    `${locale === 'ru' ? 'Подробнее' : 'Details'}: ${url}`,
    settingLine(locale, settingUrl, isMandatory),
  );

/** A line of the daily letter. */
export interface DailyItem {
  message: string;
  /** Empty for news of no exhibition. */
  exhibition: string;
  reason: string | null;
  url: string;
}

const dailyItem = (locale: Locale, { message, exhibition, reason, url }: DailyItem): string =>
  [
    exhibition === '' ? typed(message) : `${typed(message)} (${typed(exhibition)})`,
    ...(reason === null ? [] : [`${locale === 'ru' ? 'Причина' : 'Reason'}: ${typed(reason)}`]),
    url,
  ].join('\n');

/** The daily letter: what has come since the last one and was not read in the portal, the oldest first (SHELL-462). */
export const dailyMail = (
  locale: Locale,
  { name, items, settingUrl }: { name: string; items: readonly DailyItem[]; settingUrl: string },
): Content =>
  letter(
    locale,
    `${locale === 'ru' ? 'Письмо дня, уведомлений' : 'Daily e-mail, notifications'}: ${items.length}`,
    greeting(locale, name),
    ...items.map((item) => dailyItem(locale, item)),
    locale === 'ru'
      ? `Час письма и что в него попадает, можно изменить здесь: ${settingUrl}`
      : `Change the time of this e-mail and what it collects: ${settingUrl}`,
  );
