import type { Transaction } from 'kysely';
import type { Tables } from '@fairfront/backend/platform/database/tables';
import { demoCountries, demoCountryId } from './countries';
import type { DemoCalendar } from './demo-calendar';
import { demoExhibitions, demoManagers } from './demo-exhibitions';
import { demoExtensionRules } from './demo-extensions';

/** Countries, exhibitions and their managers. */
export const seedExhibitions = async (trx: Transaction<Tables>, calendar: DemoCalendar): Promise<void> => {
  await trx
    .insertInto('countries')
    .values(demoCountries.map(({ code, ...country }) => ({ id: demoCountryId(code) ?? 0, ...country })))
    .execute();
  await trx
    .insertInto('exhibitions')
    .values(
      demoExhibitions(calendar).map((exhibition) => ({
        id: exhibition.id,
        title_rus: exhibition.title_rus,
        title_eng: exhibition.title_eng,
        subtitle_rus: exhibition.subtitle_rus,
        subtitle_eng: exhibition.subtitle_eng,
        venue_rus: exhibition.venue_rus,
        venue_eng: exhibition.venue_eng,
        timezone: 'Europe/Moscow',
        website: exhibition.website,
        vat_rate: 20,
        started_at: exhibition.exhibition[0],
        ended_at: exhibition.exhibition[1],
        installation_started_at: exhibition.installation[0],
        installation_ended_at: exhibition.installation[1],
        dismantling_started_at: exhibition.dismantling[0],
        dismantling_ended_at: exhibition.dismantling[1],
        personal_pass_started_at: exhibition.personal_pass[0],
        personal_pass_ended_at: exhibition.personal_pass[1],
        print_personal_pass_started_at: exhibition.print_personal_pass[0],
        print_personal_pass_ended_at: exhibition.print_personal_pass[1],
        installer_pass_ended_at: exhibition.installer_pass_ended_at,
        print_installer_pass_started_at: null,
        print_installer_pass_ended_at: null,
        visa_simple_deadline: exhibition.visa_simple_deadline,
        visa_difficult_deadline: exhibition.visa_difficult_deadline,
        catalog_order_deadline: exhibition.catalog_order_deadline,
        create_personal_pass_disabled: exhibition.creation_disabled,
        create_install_pass_disabled: exhibition.creation_disabled,
        create_car_pass_disabled: exhibition.creation_disabled,
        is_show_order_additional_services: exhibition.services_shown,
        extension_rules: JSON.stringify(demoExtensionRules(exhibition.id, calendar)),
        texts: JSON.stringify(exhibition.texts),
      })),
    )
    .execute();
  const exhibitionIds = demoExhibitions(calendar).map(({ id }) => id);
  await trx
    .insertInto('exhibition_managers')
    .values(
      exhibitionIds.flatMap((exhibition_id) =>
        demoManagers.map(({ id, ...manager }) => ({
          ...manager,
          id: exhibition_id * 100 + id,
          exhibition_id,
          position: id,
        })),
      ),
    )
    .execute();
};
