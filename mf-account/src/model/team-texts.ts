import type { Locale } from '@fairfront/shared-kit/model';

/** What server and screen say about invitations, by code (ACC-056, ACC-057). */
export const teamErrorTexts = {
  resend_timeout: {
    en: 'The invitation was sent recently, wait about 5 minutes',
    ru: 'Приглашение отправлено недавно. Повторите примерно через 5 минут',
  },
  invite_exists: {
    en: 'An invitation for this e-mail already exists',
    ru: 'На эту электронную почту уже отправлено приглашение',
  },
  other_company: { en: 'The user belongs to a different company', ru: 'Пользователь числится в другой компании' },
  unknown_error: { en: 'Unknown error', ru: 'Неизвестная ошибка' },
} as const satisfies Record<string, Readonly<Record<Locale, string>>>;

/** Why a row of the team is fixed (ACC-061, SHELL-154). */
export const fixedTexts = {
  supervisor: {
    en: 'The main administrator is appointed by the organiser',
    ru: 'Главного администратора назначает организатор',
  },
  self: { en: 'You cannot change your own access', ru: 'Свой доступ изменить нельзя' },
} as const satisfies Record<string, Readonly<Record<Locale, string>>>;

/** Why somebody who was removed cannot be brought back, by code (ACC-234). */
export const restoreTexts = {
  already_back: { en: 'This person has access again already', ru: 'У этого человека уже снова есть доступ' },
  invited_again: {
    en: 'This person has been invited again. The invitation is waiting for an answer',
    ru: 'Этого человека уже пригласили снова. Приглашение ждёт ответа',
  },
  removed_by_organizer: {
    en: 'The organiser has removed this person. Only the organiser can give the access back',
    ru: 'Доступ закрыл организатор, вернуть его может только он',
  },
  restore_expired: {
    en: 'More than 30 days have passed. Send a new invitation',
    ru: 'Прошло больше 30 дней. Отправьте новое приглашение',
  },
} as const satisfies Record<string, Readonly<Record<Locale, string>>>;
