import type { Text } from '../http/failure';

/** What is said when a user cannot be invited, changed or removed beyond the texts of `mf-account/model` (SHELL-272). */
export const teamTexts = {
  alreadyMember: { en: 'The user has access already', ru: 'У пользователя уже есть доступ' },
  lastSupervisor: {
    en: 'The last supervisor stays: appoint another one first',
    ru: 'Единственного руководителя нельзя убрать. Сначала назначьте другого',
  },
  lastSupervisorLeaves: {
    en: 'You are the only supervisor: ask the organiser to appoint another one, then you can leave',
    ru: 'Вы единственный руководитель. Попросите организатора назначить другого, после этого сможете выйти',
  },
  belongsElsewhere: {
    en: 'Your account belongs to another company, so you cannot accept this role',
    ru: 'Ваша учётная запись относится к другой компании, с ней эту роль принять нельзя',
  },
  roleOfOtherType: {
    en: 'There are no installers in a participation of this type',
    ru: 'В участии этого типа нет монтажников',
  },
} as const satisfies Record<string, Text>;
