import { sql, type Kysely } from 'kysely';

/** Everything of the tables but their rows. */
const schemaSum = sql`
  select md5(string_agg(part, ' ' order by part)) from (
    select 'r' || oid as part from pg_class where relnamespace = 'public'::regnamespace
    union all select 'c' || oid from pg_constraint where connamespace = 'public'::regnamespace
    union all select 't' || t.oid from pg_trigger t join pg_class c on c.oid = t.tgrelid where c.relnamespace = 'public'::regnamespace
    union all select 'f' || oid from pg_proc where pronamespace = 'public'::regnamespace
    union all select 'a' || attrelid || ' ' || attnum || attname || atttypid || attnotnull || attisdropped
      from pg_attribute a join pg_class c on c.oid = a.attrelid where c.relnamespace = 'public'::regnamespace
  ) parts`;

/**
 * Copies the rows of a filled database beside its tables, so that they can be restored after a test has written: in a
 * thirtieth of the time of a new database. Replaces an earlier copy. Needs the rights of a superuser, who alone may
 * leave out triggers and foreign keys.
 */
export const keepRows = async <Rows>(database: Kysely<Rows>): Promise<void> => {
  await sql`drop schema if exists kept cascade`.execute(database);
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
  await sql`create table kept."schema" as select (${schemaSum}) as sum`.execute(database);
  await sql`
    create function kept.restore() returns void language plpgsql as $$ declare each record; begin
      if (select sum from kept."schema") is distinct from (${schemaSum}) then
        raise 'The test has changed tables, not only rows';
      end if;
      set local session_replication_role = replica;
      for each in select * from kept."all tables" loop
        execute format('delete from %s', each.name);
        execute format('insert into %s (%s) overriding system value select %2$s from %3$s', each.name, each.columns, each.copy);
      end loop;
      perform setval(name, value, is_used) from kept."all sequences";
    end $$`.execute(database);
};

/** Every row as it was at `keepRows`. @throws Error when a test has changed more than rows, or when the user may not */
export const restoreRows = async <Rows>(database: Kysely<Rows>): Promise<void> => {
  await sql`select kept.restore()`.execute(database);
};
