import type { Text } from '../http/failure';

/** What is said when a user cannot be invited, changed or removed (ACC-057, SHELL-272). */
export const teamTexts = {
  inviteExists: {
    en: 'An invitation for this e-mail already exists',
    ru: 'На этот e-mail уже отправлено приглашение',
  },
  alreadyMember: { en: 'The user has access already', ru: 'У пользователя уже есть доступ' },
  otherCompany: {
    en: 'The user belongs to a different company',
    ru: 'Пользователь числится в другой компании',
  },
  lastSupervisor: {
    en: 'The last supervisor stays: appoint another one first',
    ru: 'Единственного руководителя нельзя убрать. Сначала назначьте другого',
  },
  roleOfOtherType: {
    en: 'There are no installers in a participation of this type',
    ru: 'В участии этого типа нет монтажников',
  },
} as const satisfies Record<string, Text>;
