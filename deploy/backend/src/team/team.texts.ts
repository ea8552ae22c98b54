import type { Text } from '../http/failure';

/** What is said when a user cannot be invited, changed or removed beyond the texts of `mf-account/model` (SHELL-272). */
export const teamTexts = {
  alreadyMember: { en: 'This user already has access', ru: 'У пользователя уже есть доступ' },
  lastSupervisor: {
    en: 'The only main administrator cannot be removed. Appoint another one first',
    ru: 'Единственного главного администратора удалить нельзя. Сначала назначьте другого',
  },
  lastSupervisorLeaves: {
    en: 'You are the only main administrator. Ask the organiser to appoint another one, then you can leave',
    ru: 'Вы единственный главный администратор. Попросите организатора назначить другого, после этого вы сможете выйти',
  },
  belongsElsewhere: {
    en: 'Your account belongs to another company, so you cannot accept this role',
    ru: 'Ваша учётная запись относится к другой компании, поэтому принять эту роль нельзя',
  },
  roleOfOtherType: {
    en: 'Participations of this type have no installers',
    ru: 'В участии этого типа нет монтажников',
  },
} as const satisfies Record<string, Text>;
