import { sqlMigration } from './sql-migration';

/** What staff need to set up a fair: numbers of other systems, an archive, currencies and halls of an exhibition. */
export const setUp = sqlMigration(`
  alter table exhibitions
    add column external_id text unique,
    add column currencies jsonb not null default '["RUR"]',
    add column archived_at timestamptz;

  -- without an exhibition it stands in all of them, as those of before
  alter table pavilions
    add column exhibition_id bigint references exhibitions on delete cascade,
    add column external_id text,
    add column archived_at timestamptz;
  create unique index pavilions_external_id on pavilions (coalesce(exhibition_id, 0), external_id);

  alter table exhibition_managers
    add column external_id text,
    add column archived_at timestamptz,
    add constraint exhibition_managers_external_id unique (exhibition_id, external_id);

  alter table companies
    add column external_id text unique,
    add column archived_at timestamptz;

  alter table participations
    add column external_id text,
    add constraint participations_external_id unique (exhibition_id, external_id);

  alter table stands
    add column external_id text,
    add constraint stands_external_id unique (participation_id, external_id);
`);
