import { Type, type Static } from 'typebox';
import { Id, Instant, Nullable } from '../../http';
import { CatalogOrderStatus } from '../../participations/api/participation.schema';
import { CatalogStepKey } from './order.schema';

/** The edits of one person without a longer break. */
export const CatalogEditSession = Type.Object(
  {
    version: Type.Integer({ minimum: 1, description: 'Last version of the session' }),
    from_version: Type.Integer({ minimum: 1, description: 'First version of the session' }),
    status: CatalogOrderStatus,
    step_key: CatalogStepKey,
    user: Nullable(
      Type.Object(
        { id: Id, name: Type.String() },
        { description: 'Null for organiser staff and users of other participations' },
      ),
    ),
    by_staff: Type.Boolean(),
    started_at: Instant(),
    ended_at: Instant(),
    changes: Type.Array(
      Type.Object({
        field: Type.String({ description: 'Key of the draft' }),
        from: Type.Unknown({ description: 'Null in the first version' }),
        to: Type.Unknown(),
      }),
    ),
  },
  { title: 'CatalogEditSession' },
);
export type CatalogEditSession = Static<typeof CatalogEditSession>;
