import type { Locale } from '@fairfront/shared-kit/model';
import { required, type RuleSet } from '@fairfront/shared-kit/model/validation';

/** POST participants: whether a code is known is for the server to say (ACC-152). */
export const participantCodeRules = { code: [required] } as const satisfies RuleSet<Record<string, unknown>>;

/** What server and screen say about a participant code, by code of the error (ACC-154, ACC-155). */
export const participantCodeTexts = {
  invite_not_found: { en: 'Code not found', ru: 'Код не найден' },
  invite_other_user: {
    en: 'The code belongs to another user',
    ru: 'Код принадлежит другому пользователю',
  },
  other_company: {
    en: 'The user belongs to a different company',
    ru: 'Пользователь числится в другой компании',
  },
  participant_not_found: { en: 'Participant not found', ru: 'Участник не найден' },
  participation_create_error: {
    en: 'Could not create the participation',
    ru: 'Не удалось оформить участие в выставке',
  },
  calendar_create_error: { en: 'Could not create the calendar', ru: 'Не удалось создать календарь' },
  collective_application_not_found: {
    en: 'The collective organiser’s application was not found',
    ru: 'Заявка организатора коллективного стенда не найдена',
  },
  company_not_found: { en: 'Company not found', ru: 'Компания не найдена' },
  server_error: { en: 'Server error', ru: 'Ошибка сервера' },
} as const satisfies Record<string, Readonly<Record<Locale, string>>>;

export type ParticipantCodeError = keyof typeof participantCodeTexts;
