import type { ParticipationUser, User } from '../../platform/entities';
import type { Role } from '../../domain/participations';

/** The properties of an entity that a test may change; nested objects are replaced, not merged. */
export type Changes<Entity> = Partial<Entity>;

/** The quota of participation 101 of the demo data. */
export const buildQuota = (changes: Changes<User['quota'] & object> = {}): NonNullable<User['quota']> => ({
  certificate: 30,
  certificate_count: 12,
  installation: 20,
  car: null,
  ...changes,
});

/** The editor of participation 101, language Russian. */
export const buildUser = (changes: Changes<User> = {}): User => ({
  id: 3,
  name: 'Елена',
  lastname: 'Соколова',
  middlename: 'Игоревна',
  email: 'editor@severmech.example',
  phone: '+79031112233',
  role: 'edit',
  locale: 'ru',
  access: 'participant',
  currency: 'RUR',
  is_edit: true,
  can_send_notifications: true,
  quota: buildQuota(),
  ...changes,
});

const people: Record<Role, Pick<ParticipationUser, 'id' | 'name' | 'lastname' | 'middlename' | 'email'>> = {
  supervisor: {
    id: 1,
    name: 'Виктор',
    lastname: 'Орлов',
    middlename: 'Павлович',
    email: 'supervisor@severmech.example',
  },
  admin: { id: 2, name: 'Ольга', lastname: 'Белова', middlename: null, email: 'admin@severmech.example' },
  edit: { id: 3, name: 'Елена', lastname: 'Соколова', middlename: 'Игоревна', email: 'editor@severmech.example' },
  read: { id: 4, name: 'Пётр', lastname: 'Ёлкин', middlename: 'Ильич', email: 'reader@severmech.example' },
  installer: { id: 5, name: 'Рустам', lastname: 'Хасанов', middlename: null, email: 'installer@severmech.example' },
};

/** A user of participation 101 with the wanted role; ids 1 to 5 in the order of the roles. */
export const buildParticipationUser = (
  role: Role = 'edit',
  changes: Changes<ParticipationUser> = {},
): ParticipationUser => ({
  ...people[role],
  role,
  invite: 'activated',
  resend_from: null,
  ...changes,
});

/** The signed-in user that has the role in participation 101, so that `useAccess` answers by it. */
export const buildUserWithRole = (role: Role, changes: Changes<User> = {}): User =>
  buildUser({ ...people[role], role, ...changes });
