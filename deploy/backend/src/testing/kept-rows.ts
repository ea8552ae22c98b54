import { sql, type Kysely } from 'kysely';

/**
 * Keeps the rows of a filled database beside its tables, so that a test that has written gets the same rows again: a tenth of
 * the time of a new database. Needs the rights of a superuser, who alone may leave out triggers and foreign keys.
 */
export const keepRows = async <Rows>(database: Kysely<Rows>): Promise<void> => {
  await sql`create schema kept`.execute(database);
  await sql`
    create table kept."all tables" as
    select c.oid::regclass::text as name, 'kept.' || quote_ident(c.relname) as copy,
      string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
    group by c.oid, c.relname`.execute(database);
  await sql`
    do $$ declare each record; begin
      for each in select * from kept."all tables" loop
        execute format('create table %s as table %s', each.copy, each.name);
      end loop;
    end $$`.execute(database);
  await sql`
    create table kept."all sequences" as
    select quote_ident(schemaname) || '.' || quote_ident(sequencename) as name,
      coalesce(last_value, start_value) as value, last_value is not null as is_used
    from pg_sequences where schemaname = 'public'`.execute(database);
  await sql`
    create function kept.restore() returns void language plpgsql as $$ declare each record; begin
      set local session_replication_role = replica;
      for each in select * from kept."all tables" loop
        execute format('delete from %s', each.name);
        execute format('insert into %s (%s) overriding system value select %2$s from %3$s', each.name, each.columns, each.copy);
      end loop;
      perform setval(name, value, is_used) from kept."all sequences";
    end $$`.execute(database);
};

/** Every row as it was at `keepRows`. @throws Error when the database is closed, or when the user may not */
export const restoreRows = async <Rows>(database: Kysely<Rows>): Promise<void> => {
  await sql`select kept.restore()`.execute(database);
};
