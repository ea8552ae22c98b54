import { roles } from '../access';
import { Type } from 'typebox';
import { Nullable } from '../../http';

const Count = Type.Integer({ minimum: 0 });
export const RoleName = Type.Enum([...roles]);

export const Quota = Type.Object(
  {
    certificate: Nullable(Count),
    certificate_count: Nullable(Count),
    installation: Nullable(Count),
    car: Nullable(Count),
  },
  {
    title: 'Quota',
    description:
      'Numbers of passes, null without a quota. certificate: set by the organiser or by the area rule; ' +
      'certificate_count: passes issued against it',
  },
);
