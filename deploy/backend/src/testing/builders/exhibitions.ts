import { addDays } from '@fairfront/shared-kit/domain/common';
import type { Insertable, Selectable } from 'kysely';
import type { Tables } from '../../platform/database/tables';
import { nextNumber, type TestPortal } from './test-portal';

/** A country; its citizens need a visa of the long procedure. */
export const aCountry = (
  { database }: TestPortal,
  changes: Partial<Insertable<Tables['countries']>> = {},
): Promise<Selectable<Tables['countries']>> => {
  const number = nextNumber();
  return database.read
    .insertInto('countries')
    .values({
      ...{ name_rus: `Страна ${number}`, name_eng: `Country ${number}` },
      ...{ is_simple_visa: false, is_catalog_order_ru_locale: false },
      ...changes,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
};

/** The periods and deadlines of an exhibition that begins in so many days, in the past if negative. */
export const exhibitionDates = ({ clock }: Pick<TestPortal, 'clock'>, start: number) => {
  const day = (days: number) => addDays(clock.now().toISOString().slice(0, 10), start + days);
  return {
    ...{ installation_started_at: day(-5), installation_ended_at: day(-1) },
    ...{ started_at: day(0), ended_at: day(3) },
    ...{ dismantling_started_at: day(4), dismantling_ended_at: day(5) },
    ...{ personal_pass_started_at: day(-75), personal_pass_ended_at: day(-7) },
    ...{ print_personal_pass_started_at: day(-10), print_personal_pass_ended_at: day(3) },
    ...{ installer_pass_ended_at: day(-6), print_installer_pass_started_at: null, print_installer_pass_ended_at: null },
    ...{ visa_simple_deadline: day(-20), visa_difficult_deadline: day(-33), catalog_order_deadline: day(-25) },
  };
};

/** An exhibition in Moscow in 45 days, for which everything may be ordered and nothing printed yet. */
export const anExhibition = (
  { database, clock }: TestPortal,
  changes: Partial<Insertable<Tables['exhibitions']>> = {},
): Promise<Selectable<Tables['exhibitions']>> => {
  const number = nextNumber();
  return database.read
    .insertInto('exhibitions')
    .values({
      ...{ title_rus: `Выставка ${number}`, title_eng: `Exhibition ${number}`, subtitle_rus: null, subtitle_eng: null },
      ...{ venue_rus: null, venue_eng: null, timezone: 'Europe/Moscow', website: null, vat_rate: 20 },
      ...exhibitionDates({ clock }, 45),
      ...{ create_personal_pass_disabled: false, create_install_pass_disabled: false, create_car_pass_disabled: false },
      ...{ is_show_order_additional_services: true, texts: '{}' },
      ...changes,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
};

/** A manager of an exhibition whom every exhibitor may ask. */
export const aManager = (
  { database }: TestPortal,
  exhibition_id: number,
  changes: Partial<Insertable<Tables['exhibition_managers']>> = {},
): Promise<Selectable<Tables['exhibition_managers']>> =>
  database.read
    .insertInto('exhibition_managers')
    .values({
      ...{ exhibition_id, position: nextNumber(), kind: 'event', locale: null, phone: null, email: null },
      ...{ name_rus: 'Елена', name_eng: 'Elena', lastname_rus: 'Мартынова', lastname_eng: 'Martynova' },
      ...{ middlename_rus: null, middlename_eng: null, area_rus: 'Услуги', area_eng: 'Services' },
      ...changes,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
