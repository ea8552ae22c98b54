import { Type, type Static } from 'typebox';
import { Id, Instant, Nullable } from '../../http';
import { CatalogOrderStatus } from '../../participations/api/participation.schema';
import { CatalogStepKey } from './order.schema';

/** What one person has done without a longer pause. */
export const CatalogStay = Type.Object(
  {
    version: Type.Integer({ minimum: 1, description: 'The last one of the stay' }),
    from_version: Type.Integer({ minimum: 1, description: 'The first one of the stay' }),
    status: CatalogOrderStatus,
    step_key: CatalogStepKey,
    user: Nullable(
      Type.Object(
        { id: Id, name: Type.String() },
        { description: 'Null: staff of the organiser, or nobody of this participation' },
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
  { title: 'CatalogStay', description: 'CAT-299' },
);
export type CatalogStay = Static<typeof CatalogStay>;
