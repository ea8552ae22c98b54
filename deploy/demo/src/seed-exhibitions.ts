import { exhibitionTextsOf } from '@fairfront/shared-kit/domain/participations/exhibition-fields';
import type { Transaction } from 'kysely';
import { createCountries, createExhibitions, createManagers } from '@fairfront/backend/areas/participations';
import type { Tables } from '@fairfront/backend/platform/database/tables';
import { demoCountries, demoCountryId } from './countries';
import type { DemoCalendar } from './demo-calendar';
import { demoExhibitions, demoManagers } from './demo-exhibitions';
import { demoExtensionRules } from './demo-extensions';

/** The exhibitions as values of a set-up, by the names of its fields. */
export const demoExhibitionValues = (calendar: DemoCalendar) =>
  demoExhibitions(calendar).map(
    ({
      installation,
      exhibition,
      dismantling,
      personal_pass,
      print_personal_pass,
      creation_disabled,
      services_shown,
      texts,
      ...facts
    }) => ({
      ...facts,
      external_id: null,
      timezone: 'Europe/Moscow',
      vat_rate: 20,
      currencies: ['RUR'],
      started_at: exhibition[0],
      ended_at: exhibition[1],
      installation_started_at: installation[0],
      installation_ended_at: installation[1],
      dismantling_started_at: dismantling[0],
      dismantling_ended_at: dismantling[1],
      personal_pass_started_at: personal_pass[0],
      personal_pass_ended_at: personal_pass[1],
      print_personal_pass_started_at: print_personal_pass[0],
      print_personal_pass_ended_at: print_personal_pass[1],
      print_installer_pass_started_at: null,
      print_installer_pass_ended_at: null,
      car_pass_ended_at: null,
      create_personal_pass_disabled: creation_disabled,
      create_install_pass_disabled: creation_disabled,
      create_car_pass_disabled: creation_disabled,
      is_show_order_additional_services: services_shown,
      second_factor_from: null,
      pass_data_days: null,
      extension_rules: demoExtensionRules(facts.id, calendar),
      ...exhibitionTextsOf(texts),
    }),
  );

/** Countries, exhibitions and their managers. */
export const seedExhibitions = async (trx: Transaction<Tables>, calendar: DemoCalendar): Promise<void> => {
  await createCountries(
    trx,
    demoCountries.map(({ code, ...country }) => ({ id: demoCountryId(code) ?? 0, ...country })),
  );
  const exhibitionIds = await createExhibitions(trx, demoExhibitionValues(calendar));
  await createManagers(
    trx,
    exhibitionIds.flatMap((exhibition_id) =>
      demoManagers.map(({ id, ...manager }) => ({
        ...manager,
        id: exhibition_id * 100 + id,
        exhibition_id,
        external_id: null,
        position: id,
      })),
    ),
  );
};
