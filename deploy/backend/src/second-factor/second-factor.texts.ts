import type { Text } from '../http/failure';

/** Texts of the second factor (SHELL-444 to SHELL-451). */
export const secondFactorTexts = {
  proofRequired: {
    en: 'Enter your password to change how you sign in',
    ru: 'Введите пароль, чтобы изменить способ входа',
  },
  wrongPassword: { en: 'The password is wrong', ru: 'Неверный пароль' },
  wrongCode: {
    en: 'The code did not match. Check the time on your phone and enter the new code',
    ru: 'Код не подошёл. Проверьте время на телефоне и введите новый код',
  },
  wrongRecoveryCode: {
    en: 'The code did not match or has already been used',
    ru: 'Код не подошёл или уже использован',
  },
  stepExpired: {
    en: 'The time to confirm is over. Enter your password again',
    ru: 'Время на подтверждение вышло. Введите пароль ещё раз',
  },
  notPrepared: {
    en: 'First add an app or a passkey and save the recovery codes',
    ru: 'Сначала добавьте приложение или ключ доступа и сохраните коды восстановления',
  },
  passkeyNotAdded: {
    en: 'The passkey was not added. Start again',
    ru: 'Ключ доступа не добавлен. Начните ещё раз',
  },
  wrongPasskey: {
    en: 'The passkey did not match. Use it again or choose another way',
    ru: 'Ключ доступа не подошёл. Повторите или выберите другой способ',
  },
  noPasskey: { en: 'You have no passkey', ru: 'У вас нет ключа доступа' },
  tooManyPasskeys: {
    en: 'You have 20 passkeys already. Remove one that you do not need',
    ru: 'У вас уже 20 ключей доступа. Удалите ненужный',
  },
  nameRequired: { en: 'Enter a name', ru: 'Введите название' },
  reset: { en: 'The second factor is off', ru: 'Второй фактор выключен' },
  proved: { en: 'Confirmed', ru: 'Подтверждено' },
} as const satisfies Record<string, Text>;
