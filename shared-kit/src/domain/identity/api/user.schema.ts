import { localized, locales } from '../../common';
import { Type } from 'typebox';
import { Id, Instant, Nullable } from '../../http';
import { Quota, RoleName } from '../../participations/api/membership.schema';

const LocaleName = Type.Enum([...locales]);

export const User = Type.Object(
  {
    id: Id,
    name: Type.String(),
    lastname: Type.String(),
    middlename: Nullable(Type.String()),
    email: Type.String(),
    phone: Nullable(Type.String({ description: 'With a leading plus' })),
    role: Nullable(RoleName),
    locale: LocaleName,
    access: Type.Enum(['participant', 'manager'], { description: 'manager: organiser staff' }),
    currency: Nullable(Type.String()),
    is_edit: Type.Boolean(),
    can_send_notifications: Type.Boolean(),
    quota: Nullable(Quota),
    opens: Type.Optional(
      Type.Enum(['catalogue'], {
        description: 'Only for an embed token: it opens the catalogue and starts no session',
      }),
    ),
    acting: Type.Optional(
      Type.Object(
        {
          participation_id: Id,
          ...localized('company', () => Type.String()),
          until: Instant(),
        },
        { description: 'Only in a session of staff who act as an exhibitor: the only participation that it opens' },
      ),
    ),
  },
  {
    title: 'User',
    description:
      'The signed-in user; role, currency, is_edit and quota are those of the participation last made primary',
  },
);

/** The maximum length of a deliverable e-mail address. */
const Email = Type.String({ maxLength: 254 });

/** The random key by which a browser identifies itself again. */
const DeviceKey = Type.String({ pattern: '^[\\w-]{16,100}$' });

/** Bodies declare keys and types; the rules of the model validate the values, all fields at once. */
export const LoginBody = Type.Object({ email: Email, password: Type.String(), device: Type.Optional(DeviceKey) });

export const LoginData = Type.Object({ token: Type.String(), user: User });

const profile = {
  name: Type.String(),
  lastname: Type.String(),
  middlename: Type.Optional(Nullable(Type.String())),
  phone: Type.String({ description: 'With or without the plus' }),
};
const newPassword = {
  password: Type.String({ description: '8 to 72 characters' }),
  password_confirmation: Type.String(),
};

export const ProfileBody = Type.Object(profile);

export const ChangePasswordBody = Type.Object({
  old_password: Type.String(),
  new_password: Type.String({ description: '8 to 72 characters' }),
  new_password_confirmation: Type.String(),
});

export const EmailNotificationsBody = Type.Object({ can_send_notifications: Type.Boolean() });

export const LanguageBody = Type.Object({ locale: LocaleName });

export const ForgotPasswordBody = Type.Object({ email: Email });

export const UpdatePasswordBody = Type.Object({ token: Type.String(), ...newPassword });

export const WelcomeBody = Type.Object({
  ...profile,
  ...newPassword,
  can_send_notifications: Type.Optional(Type.Boolean()),
});

export const WelcomeQuery = Type.Object({
  signature: Type.Optional(Type.String()),
  expires: Type.Optional(Type.String({ description: 'Seconds since the epoch' })),
});
