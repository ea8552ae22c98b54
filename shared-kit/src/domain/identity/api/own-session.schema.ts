import { Type } from 'typebox';
import { Id, Instant, Nullable } from '../../http';

export const OwnSession = Type.Object(
  {
    id: Id,
    is_current: Type.Boolean({ description: 'The session of this call' }),
    kind: Type.Enum(['computer', 'phone', 'tablet', 'program']),
    browser: Nullable(Type.String()),
    system: Nullable(Type.String()),
    network: Nullable(Type.String({ description: 'An IPv4 address or the /64 of an IPv6 one' })),
    created_at: Instant(),
    last_used_at: Instant({ description: 'Accurate to about ten minutes' }),
  },
  { title: 'OwnSession', description: 'A device on which the user is signed in' },
);
