import type { Text } from '../http/failure';

/** Why a request is refused (SHELL-484, SHELL-485). */
export const deletionTexts = {
  proofRequired: {
    en: 'Enter your password to ask for the deletion',
    ru: 'Введите пароль, чтобы отправить запрос на удаление',
  },
  waiting: { en: 'Your request is already with the organiser', ru: 'Ваш запрос уже у организатора' },
  /** To the person. */
  lastSupervisor: {
    en: 'You are the only main administrator. Ask the organiser to appoint another one, then you can send the request',
    ru: 'Вы единственный главный администратор. Попросите организатора назначить другого, после этого можно отправить запрос',
  },
  /** To the staff. */
  appointAnother: {
    en: 'The person is the only main administrator of a participation. Appoint another one first',
    ru: 'Это единственный главный администратор участия. Сначала назначьте другого',
  },
  decided: { en: 'This request is no longer waiting', ru: 'Этот запрос уже не ожидает решения' },
  commentRequired: { en: 'Say why the request is refused', ru: 'Укажите, почему запрос отклонён' },
} as const satisfies Record<string, Text>;
