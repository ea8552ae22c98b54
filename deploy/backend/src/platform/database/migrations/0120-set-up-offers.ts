import { sqlMigration } from './sql-migration';

/**
 * What the organiser sets up for exhibitors to order and read has an id of another system, and is archived when it is in
 * use and no longer offered.
 */
export const setUpOffers = sqlMigration(`
  alter table service_categories add column external_id text unique, add column archived_at timestamptz;
  alter table service_executors add column external_id text unique, add column archived_at timestamptz;
  alter table service_units add column external_id text unique, add column archived_at timestamptz;
  alter table additional_services add column external_id text unique, add column archived_at timestamptz;
  alter table contract_parties add column external_id text unique, add column archived_at timestamptz;
  alter table support_questions add column external_id text unique, add column archived_at timestamptz;
  alter table contracts add column external_id text, add column archived_at timestamptz,
    add unique (participation_id, external_id);
  alter table contract_documents add column external_id text, add column archived_at timestamptz,
    add unique (contract_id, external_id);
  alter table library_items add column external_id text, add unique (exhibition_id, external_id);
  alter table announcements add column external_id text, add unique (exhibition_id, external_id);
`);
