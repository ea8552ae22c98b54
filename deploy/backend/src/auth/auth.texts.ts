import type { Text } from '../http/failure';

/** Texts of sign-in and the other account calls (SHELL-051 to SHELL-068). */
export const authTexts = {
  wrongCredentials: { en: 'Wrong login or password', ru: 'Неверный логин или пароль' },
  emailNotConfirmed: { en: 'Your e-mail isn’t confirmed', ru: 'Ваша электронная почта не подтверждена' },
  signedOut: { en: 'You are signed out', ru: 'Вы вышли из кабинета' },
  languageStored: { en: 'The language is saved', ru: 'Язык сохранён' },
  inbox: {
    en: 'If this address is registered, we have sent a link to it',
    ru: 'Если этот адрес зарегистрирован, мы отправили на него ссылку',
  },
  wrongToken: {
    en: 'The link has already been used or is older than 60 minutes. Your password has not changed',
    ru: 'Ссылка уже использована или старше 60 минут. Пароль остался прежним',
  },
  passwordChanged: { en: 'Password changed', ru: 'Пароль изменён' },
  wrongOldPassword: { en: 'The old password is wrong', ru: 'Старый пароль указан неверно' },
  userNotFound: { en: 'User not found', ru: 'Пользователь не найден' },
  wrongCode: { en: 'Wrong confirmation code', ru: 'Неверный код подтверждения' },
  emailConfirmed: {
    en: 'Your e-mail is confirmed, you can sign in',
    ru: 'Электронная почта подтверждена, теперь вы можете войти',
  },
  invalidInvitation: {
    en: 'The invitation link is invalid or has expired',
    ru: 'Ссылка-приглашение недействительна или устарела',
  },
  userExists: {
    en: 'A user with this e-mail already exists',
    ru: 'Пользователь с такой электронной почтой уже существует',
  },
  wrongSignInLink: {
    en: 'The sign-in link is invalid or has expired',
    ru: 'Ссылка для входа недействительна или устарела',
  },
} as const satisfies Record<string, Text>;
