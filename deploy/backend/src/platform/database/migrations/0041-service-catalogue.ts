import { sqlMigration } from './sql-migration';

/**
 * A stamp of the catalogue of services that every change of services, of who does them and of what an exhibition changes of
 * them renews in its own transaction: who keeps the catalogue in memory sees by one value whether it is still right (SVC-165).
 */
export const serviceCatalogue = sqlMigration(`
  create table service_catalogue (
    id int primary key default 1 check (id = 1),
    stamp uuid not null default gen_random_uuid()
  );
  insert into service_catalogue default values;
  create function renew_service_catalogue() returns trigger language plpgsql as $$
    begin update service_catalogue set stamp = gen_random_uuid(); return null; end $$;
  create trigger additional_services_changed after insert or update or delete or truncate on additional_services
    for each statement execute function renew_service_catalogue();
  create trigger service_offers_changed after insert or update or delete or truncate on service_offers
    for each statement execute function renew_service_catalogue();
  create trigger service_executors_changed after insert or update or delete or truncate on service_executors
    for each statement execute function renew_service_catalogue()
`);
