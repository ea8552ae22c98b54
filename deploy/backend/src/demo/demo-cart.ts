import type { Transaction } from 'kysely';
import type { QuantityOfDate, TimesOfDate } from '../cart/tables';
import type { Tables } from '../database/tables';
import type { DemoCalendar } from './demo-calendar';
import { demoExhibitions } from './demo-exhibitions';
import { demoServices, demoUnits } from './demo-services';

export interface DemoCartLine {
  id: number;
  participation_id: number;
  service_id: number;
  unit_id: number;
  quantity: number;
  dates: string[];
  quantity_by_dates: QuantityOfDate[];
  time_range_by_dates: TimesOfDate[];
  comment: string | null;
  created_at: string;
}

const dayMs = 86_400_000;

/** Every day of a period, both ends included. */
const daysOf = ([first, last]: readonly [string, string]): string[] => {
  const days: string[] = [];
  for (let at = Date.parse(first); at <= Date.parse(last); at += dayMs)
    days.push(new Date(at).toISOString().slice(0, 10));
  return days;
};

/** The cart of participation 101: three lines of two executors, one of them by stand area and days. */
export const demoCartLines = (calendar: DemoCalendar): DemoCartLine[] => {
  const exhibition = demoExhibitions(calendar).find(({ id }) => id === 1);
  const line = (id: number, name: string, quantity: number, rest: Partial<DemoCartLine> = {}): DemoCartLine => {
    const service = demoServices.find(({ name_eng }) => name_eng === name);
    if (!service) throw new Error(`no demo service ${name}`);
    return {
      id,
      participation_id: 101,
      service_id: service.id,
      unit_id: demoUnits[service.unit].id,
      quantity,
      dates: [],
      quantity_by_dates: [],
      time_range_by_dates: [],
      comment: null,
      created_at: calendar.instant(-2, 11, id),
      ...rest,
    };
  };
  return [
    line(1, 'Meeting table', 4),
    line(2, 'Daily stand cleaning', 72, { dates: exhibition ? daysOf(exhibition.exhibition) : [] }),
    line(3, 'Connection up to 10 kW', 1, { comment: 'Щиток у задней стены' }),
  ];
};

export const seedCart = async (trx: Transaction<Tables>, calendar: DemoCalendar): Promise<void> => {
  const lines = demoCartLines(calendar);
  await trx.insertInto('carts').values({ participation_id: 101, version: lines.length }).execute();
  await trx
    .insertInto('cart_lines')
    .values(
      lines.map(({ dates, quantity_by_dates, time_range_by_dates, created_at, ...line }) => ({
        ...line,
        created_by: null,
        dates: JSON.stringify(dates),
        quantity_by_dates: JSON.stringify(quantity_by_dates),
        time_range_by_dates: JSON.stringify(time_range_by_dates),
        created_at: new Date(created_at),
        priced_at: new Date(created_at),
      })),
    )
    .execute();
};
