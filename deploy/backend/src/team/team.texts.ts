import type { Text } from '../http/failure';

/** What is said when a user cannot be invited, changed or removed beyond the texts of `mf-account/model` (SHELL-272). */
export const teamTexts = {
  alreadyMember: { en: 'The user has access already', ru: 'У пользователя уже есть доступ' },
  lastSupervisor: {
    en: 'The last supervisor stays: appoint another one first',
    ru: 'Единственного руководителя нельзя убрать. Сначала назначьте другого',
  },
  roleOfOtherType: {
    en: 'There are no installers in a participation of this type',
    ru: 'В участии этого типа нет монтажников',
  },
} as const satisfies Record<string, Text>;
