import { localizedNames } from '@fairfront/shared-kit/domain/common';
import type { ExhibitionDays } from '@fairfront/shared-kit/domain/services';
import { sql, type Kysely } from 'kysely';
import { isOffered, serviceColumns } from '../additional-services/additional-services.repository';
import type { ServiceContext } from '../additional-services/service.response';
import type { Tables } from '../../../platform/database/tables';
import { isEarlierPlace } from '../../participations';

/** Maximum number of lines to choose from, the newest ones. */
const mostLines = 500;

const earlierDays = sql<ExhibitionDays>`jsonb_build_object(
  'started_at', pe.started_at, 'ended_at', pe.ended_at,
  'installation_started_at', pe.installation_started_at, 'installation_ended_at', pe.installation_ended_at,
  'dismantling_started_at', pe.dismantling_started_at, 'dismantling_ended_at', pe.dismantling_ended_at)`;

const standTitles = sql<string[]>`coalesce((
  select jsonb_agg(st.title order by st.id) from stands st where st.participation_id = past.id), '[]')`;

/**
 * Lines of earlier orders that a user may copy into a participation, without cancelled orders and removed lines.
 */
export const earlierLines = (
  db: Kysely<Tables>,
  userId: number,
  { participationId, exhibitionId, type, started_at }: ServiceContext,
) =>
  db
    .selectFrom('order_lines as l')
    .innerJoin('additional_orders as ao', 'ao.id', 'l.order_id')
    .innerJoin('participations as past', 'past.id', 'ao.participation_id')
    .innerJoin('participations as here', (join) => join.on('here.id', '=', participationId))
    .innerJoin('exhibitions as pe', 'pe.id', 'past.exhibition_id')
    .innerJoin('additional_services as s', 's.id', 'l.service_id')
    .innerJoin('service_executors as e', 'e.id', 's.executor_id')
    .leftJoin('service_offers as o', (join) =>
      join.onRef('o.service_id', '=', 's.id').on('o.exhibition_id', '=', exhibitionId),
    )
    .select(serviceColumns)
    .select([
      'l.id as line_id',
      'l.order_id',
      'l.service as ordered',
      'l.quantity',
      'l.dates',
      'l.quantity_by_dates',
      'l.time_range_by_dates',
      'l.comment',
      'l.price as earlier_price',
      'ao.created_at as ordered_at',
      'ao.currency as order_currency',
      'past.id as past_id',
      ...localizedNames('pe.title'),
    ])
    .select([
      earlierDays.as('earlier_days'),
      standTitles.as('stand_titles'),
      isOffered(type).as('is_offered'),
      sql<boolean>`exists (
        select 1 from cart_lines cl where cl.participation_id = here.id and cl.service_id = s.id)`.as('is_in_cart'),
      sql<number[]>`coalesce((
        select jsonb_agg(st.area order by st.id) from stands st where st.participation_id = here.id), '[]')`.as(
        'stand_areas',
      ),
    ])
    .where(isEarlierPlace(userId, started_at))
    .where('ao.status', '!=', 'canceled')
    .where('l.is_removed', '=', false)
    .orderBy('pe.started_at', 'desc')
    .orderBy('past.id')
    .orderBy('ao.id', 'desc')
    .orderBy('l.position')
    .limit(mostLines);

/** A line of an earlier order with its service as this exhibition offers it. */
export type EarlierLine = Awaited<ReturnType<ReturnType<typeof earlierLines>['execute']>>[number];
