import { movedLine, orderingEnd, quantityModeOf, searchServices, today } from '@fairfront/shared-kit/domain/services';
import { fromHundredths, localizedOf } from '@fairfront/shared-kit/domain/common';
import { flagsOf } from '../additional-services/service-requirements';
import {
  priceOfToday,
  serviceResponse,
  unitsOfService,
  type ServiceContext,
} from '../additional-services/service.response';
import type { OfferedCatalogue } from '../additional-services/service-catalogue';
import type { EarlierLine } from './earlier-lines.repository';
import type { CopyExhibition, CopyLine } from '@fairfront/shared-kit/domain/services/api';

/** The unit of the order if the service still has it, otherwise its first one. */
export const unitOf = (row: EarlierLine, context: ServiceContext) => {
  const units = unitsOfService(row, context);
  return units.find(({ id }) => id === row.ordered.unit.id) ?? units[0] ?? row.ordered.unit;
};

/** Whether and why a line cannot be copied. */
export const copyState = (row: EarlierLine, context: ServiceContext): CopyLine['state'] => {
  if (!row.is_offered) return 'missing';
  const end = orderingEnd(context, row.order_until, context.now);
  if (end) return end;
  return row.is_in_cart ? 'in_cart' : 'open';
};

/** The service with the most similar name to a missing one, in the same category and open for orders. */
const similarTo = (row: EarlierLine, catalogue: OfferedCatalogue, context: ServiceContext): CopyLine['similar'] => {
  const withheld = catalogue.leftOut({ isOpen: true });
  const likest = (text: string) =>
    searchServices(catalogue.indexIn('ru'), { text, categoryId: row.category_id, withheld }).ids.slice(0, 1);
  // the first word of a Russian name is the kind of the service: «Витрина напольная, 0,8 м»
  const [first = ''] = row.name_rus.split(/[\s,]/);
  const whole = likest(row.name_rus);
  const [found] = catalogue.byIds(whole.length > 0 ? whole : likest(first));
  if (!found) return null;
  const price = found.prices.find(({ currency }) => currency === context.currency)?.price_with_vat ?? null;
  return { id: found.id, ...localizedOf(found, 'name'), price };
};

const copyLine = (row: EarlierLine, context: ServiceContext, catalogue: OfferedCatalogue): CopyLine => {
  const flags = flagsOf(row.requires);
  const earlier = {
    quantity: row.quantity,
    dates: row.dates,
    quantity_by_dates: row.quantity_by_dates,
    time_range_by_dates: row.time_range_by_dates,
  };
  const exhibition = { from: row.earlier_days, to: context, today: today(context, context.now) };
  const area = row.stand_areas.includes(row.quantity) ? row.quantity : (row.stand_areas[0] ?? null);
  // if the quantity mode of the service has changed, the quantity is reset
  const isSameMode = quantityModeOf(flags) === row.ordered.mode;
  const counted = isSameMode ? earlier : { ...earlier, quantity: row.min_count ?? 1 };
  const { line, lostDays } = movedLine(counted, flags, exhibition, area);
  const unit = unitOf(row, context);
  const price = priceOfToday(row, { unitId: unit.id, currency: context.currency }, context);
  const state = copyState(row, context);
  return {
    line_id: row.line_id,
    service: serviceResponse(row, context),
    unit,
    earlier,
    earlier_price: row.earlier_price === null ? null : fromHundredths(row.earlier_price),
    moved: line,
    lost_days: lostDays,
    price: price && fromHundredths(price.withVat),
    similar: state === 'missing' ? similarTo(row, catalogue, context) : null,
    state,
  };
};

/** Groups rows by exhibition and order. */
export const copyExhibitions = (
  rows: readonly EarlierLine[],
  context: ServiceContext,
  catalogue: OfferedCatalogue,
): CopyExhibition[] => {
  const exhibitions: CopyExhibition[] = [];
  for (const row of rows) {
    let exhibition = exhibitions.at(-1);
    if (exhibition?.participation_id !== row.past_id) {
      exhibition = {
        participation_id: row.past_id,
        ...localizedOf(row, 'title'),
        started_at: row.earlier_days.started_at,
        ended_at: row.earlier_days.ended_at,
        stands: row.stand_titles,
        orders: [],
      };
      exhibitions.push(exhibition);
    }
    let order = exhibition.orders.at(-1);
    if (order?.id !== row.order_id) {
      order = { id: row.order_id, created_at: row.ordered_at.toISOString(), currency: row.order_currency, lines: [] };
      exhibition.orders.push(order);
    }
    order.lines.push(copyLine(row, context, catalogue));
  }
  return exhibitions;
};
